import { clsx } from 'clsx';
import { Input, NumberField as AriaNumberField } from 'react-aria-components';
import styles from './Field.module.css';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';

interface NumberFieldProps extends FieldProps {
  /** null shows an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Short text at the end of the field: a unit or the range. */
  suffix?: string;
  placeholder?: string;
  formatOptions?: Intl.NumberFormatOptions;
}

/** A typed number, read in the page's language; arrow keys step it. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, className, suffix } = props;
  return (
    <AriaNumberField
      id={props.id}
      name={props.name}
      value={props.value ?? Number.NaN}
      onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
      minValue={props.min}
      maxValue={props.max}
      step={props.step}
      formatOptions={props.formatOptions}
      isDisabled={props.isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={clsx(styles.field, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <span className={styles.control}>
        <Input className={clsx(styles.input, 'num')} placeholder={props.placeholder} />
        {suffix && <span className={styles.hint}>{suffix}</span>}
      </span>
      <FieldHelp hint={hint} error={error} />
    </AriaNumberField>
  );
}
