import { startOfMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button, RangeCalendarStateContext } from 'react-aria-components';
import { formatDay, toDay } from './date-text.ts';
import { Icon } from './Icon.tsx';
import { Select } from './Select.tsx';
import styles from './StayCalendar.module.css';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';

interface StayCalendarHeaderProps {
  /** How many months are side by side. */
  months: number;
  min: string;
  max?: string | undefined;
}

/** Without a last day, the list has this many months. */
const MONTHS_LISTED = 18;

/** First days of the months from one day to another. */
function monthsBetween(min: string, max: string | undefined): readonly string[] {
  const first = toDay(min);
  const last = toDay(max ?? '');
  if (!first) return [];
  const count = last ? (last.year - first.year) * 12 + last.month - first.month + 1 : MONTHS_LISTED;
  return Array.from({ length: count }, (_, ahead) => startOfMonth(first).add({ months: ahead }).toString());
}

/** Buttons one month back and forth, and a list of all months. */
export function StayCalendarHeader({ months, min, max }: StayCalendarHeaderProps) {
  const text = useUiText();
  const locale = useDateLocale();
  const state = useContext(RangeCalendarStateContext);
  if (!state) return null;
  const shown = startOfMonth(state.visibleRange.start);
  const name = (day: string) => formatDay(day, locale, { month: 'long', year: 'numeric' });
  const jump = (month: string) => {
    const target = toDay(month);
    if (!target) return;
    // Focusing a month that is visible already would not move the view.
    if (target.compare(state.visibleRange.end) <= 0 && target.compare(shown) > 0) state.focusNextPage();
    else state.setFocusedDate(target);
  };
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <Button slot="previous" className={styles.arrow} aria-label={text.previousMonth}>
          <Icon icon={ChevronLeft} size={20} flip />
        </Button>
        <Select
          className={styles.month ?? ''}
          variant="ghost"
          label={text.month}
          isLabelHidden
          value={shown.toString()}
          onChange={jump}
          options={monthsBetween(min, max).map((id) => ({ id, label: name(id) }))}
        />
        {months === 1 && <NextMonth />}
      </div>
      {months === 2 && (
        <div className={styles.heading}>
          <span className={styles.secondMonth}>{name(shown.add({ months: 1 }).toString())}</span>
          <NextMonth />
        </div>
      )}
    </header>
  );
}

function NextMonth() {
  const text = useUiText();
  return (
    <Button slot="next" className={styles.arrow} aria-label={text.nextMonth}>
      <Icon icon={ChevronRight} size={20} flip />
    </Button>
  );
}
