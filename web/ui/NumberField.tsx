import { clsx } from 'clsx';
import { useContext, useEffect, useRef, useState } from 'react';
import { Input, NumberField as AriaNumberField, NumberFieldStateContext } from 'react-aria-components';
import { useAnnounce } from './announcer.tsx';
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
  /** Shown and announced after a typed number above the maximum was replaced by it. */
  cutHint?: string;
}

/** The text in the field, as far as it is a number. */
interface Typed {
  readonly isInRange: boolean;
  /** True when a number above the maximum was typed and then replaced by the maximum. */
  readonly isCut: boolean;
}

const NOTHING_TYPED: Typed = { isInRange: false, isCut: false };

/** Reports what is typed in the field; a number is passed on only when the field is left. */
function TypedNumber({ onChange }: { onChange: (typed: Typed) => void }) {
  const state = useContext(NumberFieldStateContext);
  const { numberValue = Number.NaN, minValue = -Infinity, maxValue = Infinity } = state ?? {};
  const last = useRef(numberValue);
  useEffect(() => {
    const isInRange = numberValue >= minValue && numberValue <= maxValue;
    onChange({ isInRange, isCut: last.current > maxValue && numberValue === maxValue });
    // Between the typed number and its replacement the field is empty for a moment.
    if (!Number.isNaN(numberValue)) last.current = numberValue;
  }, [numberValue, minValue, maxValue, onChange]);
  return null;
}

/**
 * A typed number, read in the page's language; arrow keys step it. The error of an empty field is hidden as soon as the
 * typed text is a number in range, although the value stays null until the field is left.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, isRequired, className, suffix } = props;
  const [{ isInRange, isCut }, setTyped] = useState(NOTHING_TYPED);
  const cutHint = isCut ? props.cutHint : undefined;
  const hint = cutHint ?? props.hint;
  const announce = useAnnounce();
  // The focus has left the field by then, so its description is not read.
  useEffect(() => {
    if (cutHint) announce(cutHint);
  }, [cutHint, announce]);
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
      <TypedNumber onChange={setTyped} />
      <FieldHelp hint={hint} error={error} />
    </AriaNumberField>
  );
}
