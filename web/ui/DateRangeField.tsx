import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import styles from './DateRangeField.module.css';
import { formatDay, formatDayRange, formatTypedDay, nightsBetween, parseTypedDay } from './date-text.ts';
import { PopoverField } from './PopoverField.tsx';
import { StayCalendar } from './StayCalendar.tsx';
import { TextField } from './TextField.tsx';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';

interface DateRange {
  start: string;
  end: string;
}

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
  variant?: 'field' | 'bar' | 'panel';
  placeholder?: string;
  error?: string;
  className?: string;
}

interface Limits {
  today: string;
  max?: string | undefined;
  minNights: number;
  maxNights: number;
}

/** Why a typed range cannot be taken, tied to the end it belongs to; null when it can. */
function useProblem() {
  const text = useUiText();
  const locale = useDateLocale();
  return ({ start, end }: { start: string | null; end: string | null }, limits: Limits) => {
    const words = (day: string) => formatDay(day, locale, { dateStyle: 'medium' });
    const example = formatTypedDay(limits.today, locale);
    if (!start) return { field: 'start' as const, message: text.badDate(example) };
    if (start < limits.today) return { field: 'start' as const, message: text.tooEarly(words(limits.today)) };
    if (!end) return { field: 'end' as const, message: text.badDate(example) };
    if (limits.max && end > limits.max)
      return { field: 'end' as const, message: text.tooLate(words(limits.max)) };
    const nights = nightsBetween(start, end);
    if (nights < limits.minNights) return { field: 'end' as const, message: text.tooShort(limits.minNights) };
    if (nights > limits.maxNights) return { field: 'end' as const, message: text.tooLong(limits.maxNights) };
    return null;
  };
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

/** Two typed days and one month to press, in a popover or, on phones, a sheet (CV-04). */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, start, end, onChange, today, max, minNights = 1, maxNights = 30 } = props;
  const locale = useDateLocale();
  const text = useUiText();
  const announce = useAnnounce();
  const problemOf = useProblem();
  const limits = { today, max, minNights, maxNights };
  const [draft, setDraft] = useState<DateRange | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  const typed = draft ?? { start: formatTypedDay(start, locale), end: formatTypedDay(end, locale) };
  const nights = nightsBetween(start, end);

  const accept = (range: DateRange) => {
    setDraft(null);
    setProblem(null);
    onChange(range);
    announce(text.nights(nightsBetween(range.start, range.end)));
  };
  const commit = () => {
    if (!draft) return;
    const range = { start: parseTypedDay(draft.start, locale), end: parseTypedDay(draft.end, locale) };
    const found = problemOf(range, limits);
    setProblem(found);
    if (!found && range.start && range.end) accept({ start: range.start, end: range.end });
  };
  const errorFor = (field: 'start' | 'end') => (problem?.field === field ? problem.message : undefined);
  const summary = start && end && (
    <p className={styles.summary}>
      <strong>{formatDayRange(start, end, locale)}</strong> <span>{text.nights(nights)}</span>
    </p>
  );

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
      placeholder={props.placeholder ?? text.chooseDates}
      {...(isPanel ? {} : { icon: CalendarDays })}
      variant={props.variant}
      error={props.error}
      className={props.className}
      summary={summary}
      onOpenChange={() => {
        setDraft(null);
        setProblem(null);
      }}
    >
      <div className={styles.panel}>
        <form
          className={styles.typed}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            commit();
          }}
        >
          <TextField
            label={props.startLabel}
            value={typed.start}
            onChange={(value) => setDraft({ ...typed, start: value })}
            onBlur={commit}
            error={errorFor('start')}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <TextField
            label={props.endLabel}
            value={typed.end}
            onChange={(value) => setDraft({ ...typed, end: value })}
            onBlur={commit}
            error={errorFor('end')}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        </form>
        <StayCalendar
          key={`${start}/${end}`}
          label={label}
          start={start}
          end={end}
          min={today}
          max={max}
          minNights={minNights}
          maxNights={maxNights}
          onChange={accept}
        />
        <div className={styles.footer}>{summary}</div>
      </div>
    </PopoverField>
  );
}
