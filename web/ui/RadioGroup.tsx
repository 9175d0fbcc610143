import { clsx } from 'clsx';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import styles from './Choice.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';

interface RadioGroupProps extends FieldProps {
  value: string | null;
  onChange: (id: string) => void;
  options: readonly { id: string; label: string; detail?: string; isDisabled?: boolean }[];
  orientation?: 'vertical' | 'horizontal';
}

/** One option of a short list, all of them visible. */
export function RadioGroup({
  value,
  onChange,
  options,
  orientation = 'vertical',
  ...field
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={onChange}
      name={field.name}
      orientation={orientation}
      isDisabled={field.isDisabled}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(styles.group, field.className)}
    >
      <FieldLabel {...field} />
      <div className={clsx(styles.options, orientation === 'horizontal' && styles.inline)}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={styles.row}>
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.words}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </Radio>
        ))}
      </div>
      <FieldHelp hint={field.hint} error={field.error} />
    </AriaRadioGroup>
  );
}
