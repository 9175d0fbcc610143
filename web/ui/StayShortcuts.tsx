import { ToggleButton } from 'react-aria-components';
import { formatDayRange } from './date-text.ts';
import styles from './StayShortcuts.module.css';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';
import type { DateRange, Shortcut } from './useTypedRange.ts';

interface StayShortcutsProps {
  shortcuts: readonly Shortcut[];
  /** The stay in effect. */
  value: DateRange;
  onTake: (range: DateRange) => void;
  onShow: (day: string) => void;
}

/** Popular dates, each with its days. */
export function StayShortcuts({ shortcuts, value, onTake, onShow }: StayShortcutsProps) {
  const text = useUiText();
  const locale = useDateLocale();
  return (
    <fieldset aria-label={text.shortcuts} className={styles.list}>
      {shortcuts.map(({ label, start, end, isPeriod }) => (
        <ToggleButton
          key={label}
          className={styles.chip}
          isSelected={value.start === start && value.end === end}
          onChange={() => (isPeriod ? onShow(start) : onTake({ start, end }))}
        >
          <span className={styles.name}>{label}</span>{' '}
          <bdi className={styles.days}>{formatDayRange(start, end, locale)}</bdi>
        </ToggleButton>
      ))}
    </fieldset>
  );
}
