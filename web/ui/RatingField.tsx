import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components';
import { FieldHelp, FieldLabel, type FieldProps } from './FieldParts.tsx';
import styles from './RatingField.module.css';

interface RatingFieldProps extends FieldProps {
  /** 1 to 5; null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** What each number of stars is called, from one star to five. */
  names: readonly [string, string, string, string, string];
}

/** One to five stars: a radio group, so the arrow keys choose and a screen reader hears each name. */
export function RatingField({ value, onChange, names, ...field }: RatingFieldProps) {
  const chosen = value === null ? null : names[value - 1];
  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
      orientation="horizontal"
      isDisabled={field.isDisabled}
      isRequired={field.isRequired}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(styles.group, field.className)}
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
              <Star size={30} aria-hidden="true" />
            </Radio>
          ))}
        </div>
        <span className={styles.chosen} aria-hidden="true">
          {chosen}
        </span>
      </div>
      <FieldHelp hint={field.hint} error={field.error} />
    </RadioGroup>
  );
}
