import { Check } from 'lucide-react';
import { useState } from 'react';
import { ToggleChip } from '#ui/ToggleChip.tsx';
import styles from '../HotelForm.module.css';
import { withChoice } from '../hotelDraft.ts';

interface ChipChoiceProps {
  label: string;
  /** The offered keys, in their order. */
  keys: readonly string[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  labelOf: (key: string) => string;
}

/**
 * Selects any number of keys from a short list. Stored keys that are not offered are shown too, and can be removed and
 * added again.
 */
export function ChipChoice({ label, keys, value, onChange, labelOf }: ChipChoiceProps) {
  const [others] = useState(() => value.filter((key) => !keys.includes(key)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {[...new Set([...keys, ...others, ...value])].map((key) => {
          const isSelected = value.includes(key);
          return (
            <ToggleChip
              key={key}
              isSelected={isSelected}
              onChange={(isOn) => onChange(withChoice(value, key, isOn))}
              {...(isSelected && { icon: Check })}
            >
              {labelOf(key)}
            </ToggleChip>
          );
        })}
      </div>
    </fieldset>
  );
}
