import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from './announcer.tsx';
import styles from './DateRangeField.module.css';
import { formatDay, formatDayRange, nightsBetween } from './date-text.ts';
import { PopoverField } from './PopoverField.tsx';
import { type DayNotes, StayCalendar } from './StayCalendar.tsx';
import { type Shortcut, StayShortcuts } from './StayShortcuts.tsx';
import { TextField } from './TextField.tsx';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';
import { type DateRange, type RangeEnd, useTypedRange } from './useTypedRange.ts';

interface DateRangeFieldProps extends DateRange {
  label: string;
  startLabel: string;
  endLabel: string;
  /** Called with whole, valid ranges only; days are yyyy-MM-dd, empty is ''. */
  onChange: (range: DateRange) => void;
  /** The first day that can be chosen: the traveller's own today. */
  today: string;
  max?: string;
  minNights?: number;
  maxNights?: number;
  /** Days worth a press, offered above the months. */
  shortcuts?: readonly Shortcut[];
  /** Short words under days, by day. */
  dayNotes?: DayNotes;
  /** What the words under the days mean. */
  legend?: string | undefined;
  onOpen?: () => void;
  variant?: 'field' | 'bar' | 'panel';
  placeholder?: string;
  error?: string;
  className?: string;
}

function Cell({ label, day }: { label: string; day: string }) {
  const locale = useDateLocale();
  return (
    <span className={styles.cell}>
      <span className={styles.cellLabel}>{label}</span>{' '}
      <span>{formatDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })}</span>
    </span>
  );
}

/** The stay in words; after the first press, its first day and what is asked for next. */
function Summary({ start, end, picked }: DateRange & { picked: string | null }) {
  const locale = useDateLocale();
  const text = useUiText();
  if (picked) {
    const day = formatDay(picked, locale, { day: 'numeric', month: 'short' });
    return <p className={styles.summary}>{text.chooseEnd(day)}</p>;
  }
  if (!start || !end) return null;
  return (
    <p className={styles.summary}>
      <strong>{formatDayRange(start, end, locale)}</strong>{' '}
      <span>{text.nights(nightsBetween(start, end))}</span>
    </p>
  );
}

interface TypedDaysProps {
  range: ReturnType<typeof useTypedRange>;
  /** The days that were taken. */
  days: DateRange;
  labels: Record<RangeEnd, string>;
}

/** Both days as text. Leaving a field, or Enter, takes what was typed. */
function TypedDays({ range, days, labels }: TypedDaysProps) {
  const form = useRef<HTMLFormElement>(null);
  const taken = `${days.start}/${days.end}`;
  const before = useRef(taken);
  useLayoutEffect(() => {
    if (before.current === taken) return;
    before.current = taken;
    const focused = document.activeElement;
    // Tab marks the whole text of a field, which ends when a check-out that moved along is written into it.
    if (focused instanceof HTMLInputElement && form.current?.contains(focused)) focused.select();
  }, [taken]);
  const field = (end: RangeEnd): ReactNode => (
    <TextField
      label={labels[end]}
      value={range.typed[end]}
      onChange={(words) => range.type(end, words)}
      onBlur={() => range.leave(end)}
      error={range.errorOf(end)}
      autoComplete="off"
      dir="auto"
    />
  );
  return (
    <form
      ref={form}
      className={styles.typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        range.leave('end');
      }}
    >
      {field('start')}
      {field('end')}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
}

/** Two typed days and months to press, in a popover or, on phones, a sheet. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, start, end, onChange, today, max, minNights = 1, maxNights = 30, shortcuts = [] } = props;
  const [shown, setShown] = useState<{ readonly day: string } | null>(null);
  const locale = useDateLocale();
  const text = useUiText();
  const announce = useAnnounce();
  const range = useTypedRange({ start, end }, { today, max, minNights, maxNights }, (next) => {
    onChange(next);
    announce(text.nights(nightsBetween(next.start, next.end)));
  });
  const isPanel = props.variant === 'panel';
  const cells = (
    <span className={styles.cells}>
      <Cell label={props.startLabel} day={start} />
      <Cell label={props.endLabel} day={end} />
    </span>
  );

  return (
    <PopoverField
      label={label}
      value={isPanel ? cells : formatDayRange(start, end, locale)}
      isLabelHidden={isPanel}
      moment={isPanel ? undefined : 'dates'}
      placeholder={props.placeholder ?? text.chooseDates}
      {...(isPanel ? {} : { icon: CalendarDays })}
      variant={props.variant}
      error={props.error}
      className={props.className}
      summary={<Summary start={start} end={end} picked={range.picked} />}
      onDone={() => range.leave('end')}
      onOpenChange={(isOpen) => {
        if (isOpen) props.onOpen?.();
        range.clear();
        setShown(null);
      }}
    >
      <div className={clsx(styles.panel, shortcuts.length > 0 && styles.withShortcuts)}>
        <TypedDays
          range={range}
          days={{ start, end }}
          labels={{ start: props.startLabel, end: props.endLabel }}
        />
        {shortcuts.length > 0 && (
          <StayShortcuts
            shortcuts={shortcuts}
            value={{ start, end }}
            onTake={range.take}
            onShow={(day) => setShown({ day })}
          />
        )}
        <StayCalendar
          shown={shown}
          notes={props.dayNotes}
          legend={props.legend}
          label={label}
          start={start}
          end={end}
          min={today}
          max={max}
          minNights={minNights}
          maxNights={maxNights}
          onPick={range.pick}
          onChange={range.take}
        />
      </div>
    </PopoverField>
  );
}
