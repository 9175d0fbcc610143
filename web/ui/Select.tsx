import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import styles from './Field.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import list from './listbox.module.css';

interface SelectProps extends FieldProps {
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; label: string; detail?: string; lang?: string }[];
  placeholder?: string;
  icon?: IconType;
  variant?: 'field' | 'bar' | 'ghost';
}

/** One option of a short list; the selected row has a check mark. */
export function Select(props: SelectProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    className,
    options,
    icon,
    variant = 'field',
  } = props;
  return (
    <AriaSelect
      id={props.id}
      name={props.name}
      value={props.value}
      onChange={(key) => key !== null && props.onChange(String(key))}
      placeholder={props.placeholder}
      isDisabled={props.isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={clsx(styles.field, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <Button className={clsx(styles.control, variant !== 'field' && styles.barControl)}>
        {icon && <Icon icon={icon} />}
        <SelectValue className={clsx(styles.barText, styles.value)}>
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : (selectedText ?? defaultChildren)
          }
        </SelectValue>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <FieldHelp hint={hint} error={error} />
      <Popover className={list.popover} offset={6} aria-label={label}>
        <ListBox className={list.list} items={options} aria-label={label}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={list.option}>
              <span className={list.words} lang={option.lang}>
                {option.label}
                {option.detail && <span className={list.detail}>{option.detail}</span>}
              </span>
              <Icon icon={Check} size={16} className={list.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
