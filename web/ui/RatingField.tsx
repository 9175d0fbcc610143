import { clsx } from 'clsx';
import { Star, X } from 'lucide-react';
import { useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './RatingField.module.css';

interface RatingFieldProps extends FieldProps {
  /** 1 to 5; null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** Names of one star to five stars. */
  names: readonly [string, string, string, string, string];
  /** A button that removes the choice, where none is required. */
  clear?: { readonly label: string; readonly onClear: () => void };
  /**
   * One of several in a list: the label is beside the stars where there is room, and the choice is not repeated as
   * text.
   */
  isRow?: boolean;
}

/** One to five stars as a radio group, so the arrow keys choose and a screen reader says each name. */
export function RatingField({ value, onChange, names, clear, isRow = false, ...field }: RatingFieldProps) {
  const chosen = value === null ? null : names[value - 1];
  const frame = useRef<HTMLDivElement>(null);
  const takeBack = () => {
    clear?.onClear();
    // The button disappears with the choice, so the keyboard focus moves to the stars.
    frame.current?.querySelector('input')?.focus();
  };
  const group = (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      orientation="horizontal"
      isDisabled={field.isDisabled}
      isRequired={field.isRequired}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(styles.group, isRow && styles.inRow, field.className)}
    >
      <FieldLabel {...field} />
      <div className={styles.row}>
        <div className={styles.stars}>
          {names.map((name, index) => (
            <Radio
              key={name}
              value={String(index + 1)}
              aria-label={name}
              className={clsx(styles.star, value !== null && index < value && styles.on)}
            >
              <Star size={isRow ? 24 : 30} aria-hidden="true" />
            </Radio>
          ))}
        </div>
        {!isRow && (
          <span className={styles.chosen} aria-hidden="true">
            {chosen}
          </span>
        )}
      </div>
      <FieldHelp hint={field.hint} error={field.error} />
    </RadioGroup>
  );
  if (!clear) return group;
  return (
    <div ref={frame} className={styles.clearable}>
      {group}
      <div className={styles.clear}>
        {value !== null && <IconButton icon={X} size="sm" label={clear.label} onPress={takeBack} />}
      </div>
    </div>
  );
}
