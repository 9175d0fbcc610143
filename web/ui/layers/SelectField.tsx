import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components';
import styles from '../Field.module.css';
import { FieldHelp, FieldLabel } from '../FieldParts.tsx';
import { Icon } from '../Icon.tsx';
import type { TakesOver } from '../lazy/lazyField.tsx';
import list from '../listbox.module.css';
import type { SelectProps } from '../Select.tsx';

/** A `Select` with its list. */
export function SelectField({ entry, ...props }: SelectProps & TakesOver) {
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
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = useRef(entry);
  useEffect(() => {
    if (!first.current) return;
    // The list returns the focus to the element that had it when the list opened.
    button.current?.focus({ preventScroll: true });
    setOpen(first.current.isListWanted);
  }, []);
  return (
    <AriaSelect
      isOpen={isOpen}
      onOpenChange={setOpen}
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
      <Button ref={button} className={clsx(styles.control, variant !== 'field' && styles.barControl)}>
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
