import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import styles from './DateRangeField.module.css';
import { formatDay, formatDayRange, nightsBetween } from './date-text.ts';
import { PopoverField } from './PopoverField.tsx';
import type { DaysHandle } from './DaysPanel.tsx';
import { DaysPart } from './daysPart.ts';
import { AfterPaint } from './lazy/AfterPaint.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { DayNotes } from './StayCalendar.tsx';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';
import type { DateRange, Shortcut } from './useTypedRange.ts';

interface DateRangeFieldProps extends DateRange {
  label: string;
  startLabel: string;
  endLabel: string;
  /** Called only with complete, valid ranges; days are yyyy-MM-dd, empty is ''. */
  onChange: (range: DateRange) => void;
  /** The first day that can be chosen: today where the traveller is. */
  today: string;
  max?: string;
  minNights?: number;
  maxNights?: number;
  /** Suggested dates, shown above the months. */
  shortcuts?: readonly Shortcut[];
  /** Short notes below days, by day. */
  dayNotes?: DayNotes;
  /** Meaning of the notes below the days. */
  legend?: string | undefined;
  onOpen?: () => void;
  onClose?: () => void;
  variant?: 'field' | 'bar' | 'panel';
  placeholder?: string;
  error?: string;
  className?: string;
  /** The button that opens the calendar. */
  ref?: Ref<HTMLButtonElement>;
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

interface SummaryProps extends DateRange {
  picked: string | null;
  isRefused: boolean;
}

/**
 * The stay in words; after the first press, its first day and what to choose next. While typed days are refused, it
 * says so instead of showing the old stay.
 */
function Summary({ start, end, picked, isRefused }: SummaryProps) {
  const locale = useDateLocale();
  const text = useUiText();
  if (isRefused) return <p className={clsx(styles.summary, styles.refused)}>{text.datesNotTaken}</p>;
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

/** As large as the panel of a month with five weeks. */
function DateRangeSkeleton({ hasShortcuts }: { hasShortcuts: boolean }) {
  return (
    <div className={clsx(styles.panel, hasShortcuts && styles.withShortcuts)}>
      <div className={styles.typed}>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </div>
      {hasShortcuts && <Skeleton className={styles.shortcutBones ?? ''} height="100%" />}
      <Skeleton height="21.5rem" radius="md" />
    </div>
  );
}

const NO_SHORTCUTS: readonly Shortcut[] = [];

/** Two text fields and a calendar, in a popover or, on phones, in a sheet. */
export function DateRangeField({ ref, ...props }: DateRangeFieldProps) {
  const { label, startLabel, endLabel, start, end, onChange, today, max } = props;
  const { minNights = 1, maxNights = 30, shortcuts = NO_SHORTCUTS, dayNotes, legend } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const panel = useRef<DaysHandle>(null);
  const locale = useDateLocale();
  const text = useUiText();
  const isPanel = props.variant === 'panel';
  const skeleton = <DateRangeSkeleton hasShortcuts={shortcuts.length > 0} />;
  const cells = (
    <span className={styles.cells}>
      <Cell label={startLabel} day={start} />
      <Cell label={endLabel} day={end} />
    </span>
  );

  return (
    <PopoverField
      ref={ref}
      label={label}
      value={isPanel ? cells : formatDayRange(start, end, locale)}
      isLabelHidden={isPanel}
      moment={isPanel ? undefined : 'dates'}
      placeholder={props.placeholder ?? text.chooseDates}
      {...(isPanel ? {} : { icon: CalendarDays })}
      variant={props.variant}
      error={props.error}
      className={props.className}
      summary={<Summary {...{ start, end, picked, isRefused }} />}
      onNear={DaysPart.load}
      onDone={() => panel.current?.leave() ?? true}
      onOpenChange={(isOpen) => {
        if (isOpen) props.onOpen?.();
        else props.onClose?.();
      }}
    >
      <AfterPaint skeleton={skeleton}>
        <DaysPart
          skeleton={skeleton}
          {...{ label, startLabel, endLabel, start, end, onChange, today, max, minNights, maxNights }}
          {...{ shortcuts, dayNotes, legend }}
          onPicked={setPicked}
          onRefused={setRefused}
          handle={panel}
        />
      </AfterPaint>
    </PopoverField>
  );
}
