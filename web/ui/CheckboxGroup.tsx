import { clsx } from 'clsx';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { Checkbox } from './Checkbox.tsx';
import styles from './Choice.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';

interface CheckboxGroupProps extends FieldProps {
  value: string[];
  onChange: (ids: string[]) => void;
  options: readonly { id: string; label: string; detail?: string; isFaint?: boolean }[];
  columns?: 1 | 2;
}

/** Checkboxes of a short list, of which any number can be ticked. */
export function CheckboxGroup({ value, onChange, options, columns = 1, ...field }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      value={value}
      onChange={onChange}
      isDisabled={field.isDisabled}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(styles.group, field.className)}
    >
      <FieldLabel {...field} />
      <div className={clsx(styles.options, columns === 2 && styles.two)}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            detail={option.detail}
            isFaint={option.isFaint ?? false}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldHelp hint={field.hint} error={field.error} />
    </AriaCheckboxGroup>
  );
}
