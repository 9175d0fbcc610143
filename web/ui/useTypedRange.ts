import { useState } from 'react';
import { formatDay, formatTypedDay, nightsBetween, toDay } from './date-text.ts';
import { readTypedDay } from './typed-day.ts';
import { plain } from './day-words.ts';
import { readFlexibleMonth, readNights } from './typed-nights.ts';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';

/** Two days, yyyy-MM-dd; empty is ''. */
export interface DateRange {
  start: string;
  end: string;
}

/** Days with a name. */
export interface Shortcut extends DateRange {
  label: string;
  /** Other names of the range that can be typed, in any language. */
  names?: readonly string[];
  /** True for a period that is longer than a stay may be: a press shows its months, in which to choose days. */
  isPeriod: boolean;
}

export interface StayLimits {
  /** The first day that can be chosen: today where the traveller is. */
  today: string;
  max?: string | undefined;
  minNights: number;
  maxNights: number;
  /** Days with names, which can be typed too. */
  shortcuts: readonly Shortcut[];
}

export type RangeEnd = keyof DateRange;

interface Problem {
  end: RangeEnd;
  message: string;
  /** The first day of the month of a flexible stay: a day has to be pressed there. */
  month?: string | undefined;
}

/**
 * Checks typed days: the functions return why they cannot be accepted, with the field concerned; null when they can.
 */
function useProblems({ today, max, minNights, maxNights }: StayLimits) {
  const text = useUiText();
  const locale = useDateLocale();
  const words = (day: string) => formatDay(day, locale, { dateStyle: 'medium' });
  const bad = text.badDate(
    formatTypedDay(today, locale),
    formatDay(today, locale, { day: 'numeric', month: 'long' }),
  );
  const unread = (end: RangeEnd, typed: string): Problem => {
    const month = readFlexibleMonth(typed, { locale, today }, text.nights);
    if (month === null) return { end, message: bad };
    return {
      end,
      message: text.anyDayOf(formatDay(month, locale, { month: 'long', year: 'numeric' })),
      month,
    };
  };
  return {
    ofStart: (start: string | null, typed: string): Problem | null => {
      if (!start) return unread('start', typed);
      if (start < today) return { end: 'start', message: text.tooEarly(words(today)) };
      const last = toDay(max ?? '')
        ?.subtract({ days: minNights })
        .toString();
      return last && start > last ? { end: 'start', message: text.tooLate(words(last)) } : null;
    },
    ofEnd: (start: string, end: string | null, typed: string): Problem | null => {
      if (!end) return unread('end', typed);
      if (max && end > max) return { end: 'end', message: text.tooLate(words(max)) };
      const nights = nightsBetween(start, end);
      if (nights < minNights) return { end: 'end', message: text.tooShort(minNights) };
      return nights > maxNights ? { end: 'end', message: text.tooLong(maxNights) } : null;
    },
  };
}

/** The check-out for another check-in: as many nights as before, within the allowed length of a stay and the last day. */
function endFor(start: string, old: DateRange, { max, minNights, maxNights }: StayLimits): string {
  const nights = Math.min(Math.max(nightsBetween(old.start, old.end), minNights), maxNights);
  const end = toDay(start)?.add({ days: nights }).toString() ?? '';
  return max && end > max ? max : end;
}

/** The days of a name such as "this weekend"; null for other texts, and for a period longer than a stay may be. */
const namedDays = (shortcuts: readonly Shortcut[], typed: string): DateRange | null => {
  const words = plain(typed);
  const found = shortcuts.find(
    ({ label, names = [], isPeriod }) => !isPeriod && [label, ...names].some((name) => plain(name) === words),
  );
  return words !== '' && found ? { start: found.start, end: found.end } : null;
};

/**
 * State of two date fields: the typed text, its errors, and the first day that was chosen in the calendar while the
 * second has not been.
 * @param accept called with complete, valid ranges
 * @param showMonth shows the month of a day, for a flexible stay
 */
export function useTypedRange(
  range: DateRange,
  limits: StayLimits,
  accept: (range: DateRange) => void,
  showMonth: (day: string) => void,
) {
  const locale = useDateLocale();
  const text = useUiText();
  const problems = useProblems(limits);
  const shown = { start: formatTypedDay(range.start, locale), end: formatTypedDay(range.end, locale) };
  const [draft, setDraft] = useState<DateRange | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const typed = draft ?? shown;

  const clear = () => {
    setDraft(null);
    setPicked(null);
    setProblem(null);
  };
  const take = (next: DateRange) => {
    clear();
    accept(next);
  };

  const refuse = (found: Problem | null) => {
    setProblem(found);
    if (found?.month && found.message !== problem?.message) showMonth(found.month);
  };

  /** Reads a typed check-out: a day, the first one after the check-in that matches, or a number of nights. */
  const readEnd = (words: string, start: string): string | null => {
    const { today, maxNights } = limits;
    const nights = readNights(words, locale, text.nights);
    if (nights !== null) return toDay(start)?.add({ days: nights }).toString() ?? null;
    const end = readTypedDay(words, { locale, today, after: start });
    if (!end || nightsBetween(start, end) <= maxNights) return end;
    // The day is far after the check-in: a traveller who typed no year meant the one before it.
    return readTypedDay(words, { locale, today });
  };

  /**
   * Applies the typed text.
   * @returns the field whose text was refused; null when nothing is left to correct
   */
  const applyTyped = (from: RangeEnd): RangeEnd | null => {
    if (!draft) return null;
    const { today, shortcuts } = limits;
    const named = namedDays(shortcuts, draft.start) ?? namedDays(shortcuts, draft.end);
    if (named) {
      take(named);
      return null;
    }
    const start = typed.start === shown.start ? range.start : readTypedDay(typed.start, { locale, today });
    const wrongStart = problems.ofStart(start, typed.start);
    if (wrongStart || !start) {
      refuse(wrongStart);
      return 'start';
    }
    // A check-out that the traveller has not changed moves along with the check-in.
    const isUntouched = typed.end === shown.end || typed.end.trim() === '';
    const end = isUntouched ? endFor(start, range, limits) : readEnd(typed.end, start);
    const wrongEnd = problems.ofEnd(start, end, typed.end);
    if (wrongEnd || !end) {
      refuse(from === 'end' || problem?.end === 'end' ? wrongEnd : null);
      return 'end';
    }
    take({ start, end });
    return null;
  };

  return {
    typed,
    /** The first day of a stay whose second day has not been pressed yet. */
    picked,
    type: (end: RangeEnd, words: string) => {
      setPicked(null);
      setDraft({ ...typed, [end]: words });
    },
    pick: (day: string) => {
      setPicked(day);
      setProblem(null);
      setDraft({ start: formatTypedDay(day, locale), end: '' });
    },
    take,
    applyTyped,
    /** Whether the typed text was refused. */
    isRefused: problem !== null,
    errorOf: (end: RangeEnd) => (problem?.end === end ? problem.message : undefined),
  };
}
