import type { CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
  type CalendarCellRenderProps,
} from 'react-aria-components';
import { formatDay, toDay } from './date-text.ts';
import { Icon } from './Icon.tsx';
import styles from './StayCalendar.module.css';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';

interface StayCalendarProps {
  label: string;
  start: string;
  end: string;
  onChange: (range: { start: string; end: string }) => void;
  /** First and last selectable days. */
  min: string;
  max?: string | undefined;
  minNights: number;
  maxNights: number;
}

function useDayName() {
  const text = useUiText();
  const locale = useDateLocale();
  return (state: CalendarCellRenderProps) => {
    const date = formatDay(state.date.toString(), locale, { dateStyle: 'full' });
    if (state.isDisabled || state.isUnavailable) return text.dayUnavailable(date);
    if (state.isSelectionStart) return text.dayStart(date);
    if (state.isSelectionEnd) return text.dayEnd(date);
    return state.isSelected ? text.dayInside(date) : date;
  };
}

/** One month; two presses choose a stay (CV-04). Arrow keys follow the visual direction. */
export function StayCalendar({
  label,
  start,
  end,
  onChange,
  min,
  max,
  minNights,
  maxNights,
}: StayCalendarProps) {
  const text = useUiText();
  const dayName = useDayName();
  const locale = useDateLocale();
  const first = toDay(start);
  const last = toDay(end);
  const minDay = toDay(min);
  const [month, setMonth] = useState<CalendarDate | null>(first ?? minDay);

  return (
    <RangeCalendar
      aria-label={label}
      value={first && last ? { start: first, end: last } : null}
      onChange={(range) => {
        const from = range.start;
        const to = range.end.compare(from) < minNights ? from.add({ days: minNights }) : range.end;
        onChange({ start: from.toString(), end: to.toString() });
      }}
      focusedValue={month}
      onFocusChange={setMonth}
      minValue={minDay}
      maxValue={toDay(max ?? '')}
      isDateUnavailable={(date, anchor) => anchor !== null && Math.abs(date.compare(anchor)) > maxNights}
      firstDayOfWeek="sun"
      className={styles.calendar}
    >
      <header className={styles.header}>
        <Button slot="previous" className={styles.arrow} aria-label={text.previousMonth}>
          <Icon icon={ChevronLeft} size={20} flip />
        </Button>
        <Heading level={3} className={styles.month} />
        <Button slot="next" className={styles.arrow} aria-label={text.nextMonth}>
          <Icon icon={ChevronRight} size={20} flip />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle={locale.startsWith('he') ? 'narrow' : 'short'}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={clsx(styles.day, 'num')}
              render={(domProps, state) => <div {...domProps} aria-label={dayName(state)} />}
            >
              {({ formattedDate }) => <span className={styles.face}>{formattedDate}</span>}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  );
}
