import { endOfWeek, maxDate, minDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import { clsx } from 'clsx';
import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  RangeCalendar,
  RangeCalendarStateContext,
  type CalendarCellRenderProps,
} from 'react-aria-components';
import { formatDay, toDay } from './date-text.ts';
import styles from './StayCalendar.module.css';
import { StayCalendarHeader } from './StayCalendarHeader.tsx';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';
import { useIsOneColumn } from './useIsPhone.ts';

/** Notes of days, by yyyy-MM-dd: a short text, and the words that a screen reader says for it. */
export type DayNotes = ReadonlyMap<string, { readonly text: string; readonly words: string }>;

interface StayCalendarProps {
  label: string;
  start: string;
  end: string;
  onChange: (range: { start: string; end: string }) => void;
  /** A day whose month is to be shown; each new object shows it again. */
  shown: { readonly day: string } | null;
  /** Called when the first of the two days was pressed. */
  onPick: (day: string) => void;
  /** First and last selectable days. */
  min: string;
  max?: string | undefined;
  notes?: DayNotes | undefined;
  /** Meaning of the notes. */
  legend?: string | undefined;
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

/** Reports the first pressed day, which the calendar keeps to itself until the second is pressed. */
function PickedDay({ onPick }: Pick<StayCalendarProps, 'onPick'>) {
  const anchor = useContext(RangeCalendarStateContext)?.anchorDate?.toString() ?? null;
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    if (anchor) latest.current(anchor);
  }, [anchor]);
  return null;
}

/** Controls which month is shown; days that were set elsewhere, such as typed ones, bring their month into view. */
function useFocusedDay({
  start,
  end,
  min,
  shown,
}: Pick<StayCalendarProps, 'start' | 'end' | 'min' | 'shown'>) {
  const [focused, setFocused] = useState<CalendarDate | null>(toDay(start) ?? toDay(min));
  const [seen, setSeen] = useState({ start, end });
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    if (shown) setFocused(toDay(shown.day));
  }
  if (seen.start !== start || seen.end !== end) {
    setSeen({ start, end });
    setFocused(toDay(start) ?? toDay(min));
  }
  return { focused, setFocused, setSeen };
}

/** Home and End move to the ends of the week, as in every calendar grid; the library moves to those of the month. */
function useWeekKeys(
  day: CalendarDate | null,
  { min, max }: Pick<StayCalendarProps, 'min' | 'max'>,
  go: (day: CalendarDate) => void,
) {
  const locale = useDateLocale();
  return (event: KeyboardEvent) => {
    const isCell = event.target instanceof Element && event.target.closest('[role=gridcell]');
    if (!day || !isCell || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === 'Home' ? startOfWeek(day, locale, 'sun') : endOfWeek(day, locale, 'sun');
    go(maxDate(minDate(end, toDay(max ?? '')) ?? end, toDay(min)) ?? end);
  };
}

function Month({ offset, notes }: Pick<StayCalendarProps, 'notes'> & { offset: number }) {
  const locale = useDateLocale();
  const dayName = useDayName();
  const text = useUiText();
  return (
    <CalendarGrid
      offset={{ months: offset }}
      className={styles.grid}
      // Hebrew and Arabic have no short weekday names that fit a column.
      weekdayStyle={/^(?:he|ar)/.test(locale) ? 'narrow' : 'short'}
    >
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={clsx(styles.day, 'num')}
            render={(domProps, state) => {
              const note = state.isDisabled ? undefined : notes?.get(state.date.toString());
              const name = [dayName(state), note?.words].filter(Boolean).join(text.comma);
              return <div {...domProps} aria-label={name} title={note?.words} />;
            }}
          >
            {({ formattedDate, isDisabled }) => (
              <span className={styles.face}>
                {formattedDate}
                {!isDisabled && <bdi className={styles.note}>{notes?.get(date.toString())?.text}</bdi>}
              </span>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

/** One month, or two where there is room; two presses choose a stay. Arrow keys follow the visual direction. */
export function StayCalendar(props: StayCalendarProps) {
  const { start, end, onChange, min, max, minNights, maxNights } = props;
  const first = toDay(start);
  const last = toDay(end);
  const months = useIsOneColumn() ? 1 : 2;
  const { focused, setFocused, setSeen } = useFocusedDay(props);
  const weekKeys = useWeekKeys(focused, { min, max }, setFocused);

  return (
    <RangeCalendar
      aria-label={props.label}
      value={first && last ? { start: first, end: last } : null}
      onChange={(range) => {
        const from = range.start;
        const to = range.end.compare(from) < minNights ? from.add({ days: minNights }) : range.end;
        const next = { start: from.toString(), end: to.toString() };
        // The months do not move when a day is pressed.
        setSeen(next);
        onChange(next);
      }}
      focusedValue={focused}
      onFocusChange={setFocused}
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="start"
      // A traveller who moves to the fields after the first press can finish there.
      commitBehavior="reset"
      minValue={toDay(min)}
      maxValue={toDay(max ?? '')}
      isDateUnavailable={(date, anchor) => anchor !== null && Math.abs(date.compare(anchor)) > maxNights}
      firstDayOfWeek="sun"
      className={clsx(styles.calendar, months === 2 && styles.wide)}
    >
      <StayCalendarHeader months={months} min={min} max={max} />
      <div className={styles.months} onKeyDownCapture={weekKeys}>
        <Month offset={0} notes={props.notes} />
        {months === 2 && <Month offset={1} notes={props.notes} />}
      </div>
      {props.legend && <p className={styles.legend}>{props.legend}</p>}
      <PickedDay onPick={props.onPick} />
    </RangeCalendar>
  );
}
