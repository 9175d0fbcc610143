import { clsx } from 'clsx';
import { useContext, useEffect, useState } from 'react';
import { Input, NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components';
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

/** Reports whether the text in the field is a number in its range; a number is passed on only when the field is left. */
function TypedNumber({ onChange }: { onChange: (isInRange: boolean) => void }) {
  const state = useContext(NumberFieldStateContext);
  const { numberValue = Number.NaN, minValue = -Infinity, maxValue = Infinity } = state ?? {};
  const isInRange = numberValue >= minValue && numberValue <= maxValue;
  useEffect(() => onChange(isInRange), [isInRange, onChange]);
  return null;
}

/**
 * A typed number, read in the page's language; arrow keys step it. The error of an empty field is hidden as soon as the
 * typed text is a number in range, although the value stays null until the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, isRequired, className, suffix } = props;
  const [isInRange, setInRange] = useState(false);
  const error = isInRange && props.value === null ? undefined : props.error;
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
      <TypedNumber onChange={setInRange} />
      <FieldHelp hint={hint} error={error} />
    </AriaNumberField>
  );
}
