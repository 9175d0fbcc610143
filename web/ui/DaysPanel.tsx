import { clsx } from 'clsx';
import {
  type ReactNode,
  type Ref,
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
import { type Shortcut, StayShortcuts } from './StayShortcuts.tsx';
import { TextField } from './TextField.tsx';
import { useUiText } from './ui-text.ts';
import { type DateRange, type RangeEnd, type StayLimits, useTypedRange } from './useTypedRange.ts';

/** What the field asks of its panel. */
export interface DaysHandle {
  /** Takes what was typed. @returns whether nothing is left that could not be taken */
  leave(): boolean;
}

export interface DaysPanelProps extends DateRange, StayLimits {
  label: string;
  startLabel: string;
  endLabel: string;
  /** Called with whole, valid ranges only; days are yyyy-MM-dd, empty is ''. */
  onChange: (range: DateRange) => void;
  /** The first of two days was pressed; null when there is no such day any more. */
  onPicked: (day: string | null) => void;
  shortcuts: readonly Shortcut[];
  dayNotes: DayNotes | undefined;
  legend: string | undefined;
  handle: Ref<DaysHandle>;
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

/** Two typed days, suggested ones, and months to press. */
export function DaysPanel(props: DaysPanelProps) {
  const { label, start, end, today, max, minNights, maxNights, shortcuts, onChange, onPicked, handle } =
    props;
  const [shown, setShown] = useState<{ readonly day: string } | null>(null);
  const text = useUiText();
  const announce = useAnnounce();
  const range = useTypedRange({ start, end }, { today, max, minNights, maxNights }, (next) => {
    onChange(next);
    announce(text.nights(nightsBetween(next.start, next.end)));
  });
  useImperativeHandle(handle, () => ({ leave: () => range.leave('end') }));
  const told = useRef(onPicked);
  useEffect(() => {
    told.current = onPicked;
  });
  const { picked } = range;
  useEffect(() => {
    told.current(picked);
    return () => told.current(null);
  }, [picked]);
  return (
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
  );
}
