import { clsx } from 'clsx';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from './announcer.tsx';
import styles from './DateRangeField.module.css';
import { nightsBetween } from './date-text.ts';
import { type DayNotes, StayCalendar } from './StayCalendar.tsx';
import { StayShortcuts } from './StayShortcuts.tsx';
import { TextField } from './TextField.tsx';
import { useUiText } from './ui-text.ts';
import { type DateRange, type RangeEnd, type StayLimits, useTypedRange } from './useTypedRange.ts';

/** Actions that the field can request from its panel. */
export interface DaysHandle {
  /**
   * Applies the typed text; if it is refused, the reason is shown and its field gets the focus.
   * @returns true when no text is left to correct
   */
  leave(): boolean;
}

export interface DaysPanelProps extends DateRange, StayLimits {
  label: string;
  startLabel: string;
  endLabel: string;
  /** Called only with complete, valid ranges; days are yyyy-MM-dd, empty is ''. */
  onChange: (range: DateRange) => void;
  /** Called when the first of two days was pressed; with null once the stay is complete or the press was dropped. */
  onPicked: (day: string | null) => void;
  /** Called with true when typed text was refused, with false once it is corrected or dropped. */
  onRefused: (isRefused: boolean) => void;
  dayNotes: DayNotes | undefined;
  legend: string | undefined;
  handle: Ref<DaysHandle>;
}

interface TypedDaysProps {
  form: RefObject<HTMLFormElement | null>;
  range: ReturnType<typeof useTypedRange>;
  /** The days in effect. */
  days: DateRange;
  labels: Record<RangeEnd, string>;
}

/** Both days as text. Leaving a field, or Enter, applies the text. */
function TypedDays({ form, range, days, labels }: TypedDaysProps) {
  const appliedDays = `${days.start}/${days.end}`;
  const before = useRef(appliedDays);
  useLayoutEffect(() => {
    if (before.current === appliedDays) return;
    before.current = appliedDays;
    const focused = document.activeElement;
    // Tab selects the complete text of a field; the selection is lost when a check-out that moved along is written into
    // the field, so it is restored.
    if (focused instanceof HTMLInputElement && form.current?.contains(focused)) focused.select();
  }, [appliedDays, form]);
  const field = (end: RangeEnd): ReactNode => (
    <TextField
      name={end}
      label={labels[end]}
      value={range.typed[end]}
      onChange={(words) => range.type(end, words)}
      onBlur={() => range.applyTyped(end)}
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
        range.applyTyped('end');
      }}
    >
      {field('start')}
      {field('end')}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
}

/**
 * Reports a value to the field around the panel, which shows it in its footer; reports `nothing` when the panel is
 * unmounted.
 */
function useReportedValue<Value>(value: Value, notify: (value: Value) => void, nothing: Value) {
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  });
  useEffect(() => {
    latest.current(value);
    return () => latest.current(nothing);
  }, [value, nothing]);
}

/** Two text fields, suggested dates and a calendar. */
export function DaysPanel(props: DaysPanelProps) {
  const { label, start, end, today, max, minNights, maxNights, shortcuts, onChange, onPicked, handle } =
    props;
  const [shown, setShown] = useState<{ readonly day: string } | null>(null);
  const text = useUiText();
  const announce = useAnnounce();
  const accept = (next: DateRange) => {
    onChange(next);
    announce(text.nights(nightsBetween(next.start, next.end)));
  };
  const limits = { today, max, minNights, maxNights, shortcuts };
  const range = useTypedRange({ start, end }, limits, accept, (day) => setShown({ day }));
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(handle, () => ({
    leave: () => {
      const refused = range.applyTyped('end');
      if (refused) form.current?.querySelector<HTMLInputElement>(`input[name=${refused}]`)?.focus();
      return refused === null;
    },
  }));
  useReportedValue(range.picked, onPicked, null);
  useReportedValue(range.isRefused, props.onRefused, false);
  return (
    <div className={clsx(styles.panel, shortcuts.length > 0 && styles.withShortcuts)}>
      <TypedDays
        form={form}
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
  );
}
