import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Button, LabelContext } from 'react-aria-components';
import styles from './Field.module.css';
import { FieldLabel, type FieldProps, LinkedHelp } from './FieldParts.tsx';
import { Icon, type IconType } from './Icon.tsx';
import { lazyField, type StandsIn } from './lazy/lazyField.tsx';

export interface SelectProps extends FieldProps {
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; label: string; detail?: string; lang?: string }[];
  placeholder?: string;
  icon?: IconType;
  variant?: 'field' | 'bar' | 'ghost';
}

/** Keys that open the list. */
const listKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The field without its list. */
function PlainSelect({ around, onListWanted, ...props }: SelectProps & StandsIn) {
  const { label, isLabelHidden, hint, error, isRequired, icon, variant = 'field' } = props;
  const openByKey = (event: KeyboardEvent) => {
    if (!listKeys.has(event.key)) return;
    event.preventDefault();
    onListWanted();
  };
  const ids = { label: useId(), value: useId(), help: useId() };
  const chosen = props.options.find(({ id }) => id === props.value);
  return (
    <div
      {...around}
      onKeyDownCapture={openByKey}
      className={clsx(styles.field, props.className)}
      data-disabled={props.isDisabled || undefined}
      data-invalid={error ? true : undefined}
    >
      <LabelContext value={{ id: ids.label, elementType: 'span' }}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      </LabelContext>
      <Button
        // The button must not use a slot of a calendar or field around it.
        slot={null}
        id={props.id}
        isDisabled={props.isDisabled}
        className={clsx(styles.control, variant !== 'field' && styles.barControl)}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${ids.value} ${ids.label}`}
        {...(hint || error ? { 'aria-describedby': ids.help } : {})}
        onPress={onListWanted}
      >
        {icon && <Icon icon={icon} />}
        <span
          id={ids.value}
          className={clsx(styles.barText, styles.value)}
          data-placeholder={chosen ? undefined : true}
        >
          {chosen?.label ?? props.placeholder}
        </span>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <LinkedHelp id={ids.help} hint={hint} error={error} />
    </div>
  );
}

/** One option of a short list; the selected row has a check mark. */
export const Select = lazyField<SelectProps>(
  async () => (await import('./layers/SelectField.tsx')).SelectField,
  PlainSelect,
);
