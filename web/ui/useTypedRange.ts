import { useState } from 'react';
import { formatDay, formatTypedDay, nightsBetween, toDay } from './date-text.ts';
import { readTypedDay } from './typed-day.ts';
import { readNights } from './typed-nights.ts';
import { useUiText } from './ui-text.ts';
import { useDateLocale } from './useDateLocale.ts';

/** Two days, yyyy-MM-dd; empty is ''. */
export interface DateRange {
  start: string;
  end: string;
}

export interface StayLimits {
  /** The first day that can be chosen: the traveller's own today. */
  today: string;
  max?: string | undefined;
  minNights: number;
  maxNights: number;
}

export type RangeEnd = keyof DateRange;

interface Problem {
  end: RangeEnd;
  message: string;
}

/** What keeps days from being taken, tied to the end it belongs to; null when nothing does. */
function useProblems({ today, max, minNights, maxNights }: StayLimits) {
  const text = useUiText();
  const locale = useDateLocale();
  const words = (day: string) => formatDay(day, locale, { dateStyle: 'medium' });
  const unread = text.badDate(
    formatTypedDay(today, locale),
    formatDay(today, locale, { day: 'numeric', month: 'long' }),
  );
  return {
    ofStart: (start: string | null): Problem | null => {
      if (!start) return { end: 'start', message: unread };
      if (start < today) return { end: 'start', message: text.tooEarly(words(today)) };
      const last = toDay(max ?? '')
        ?.subtract({ days: minNights })
        .toString();
      return last && start > last ? { end: 'start', message: text.tooLate(words(last)) } : null;
    },
    ofEnd: (start: string, end: string | null): Problem | null => {
      if (!end) return { end: 'end', message: unread };
      if (max && end > max) return { end: 'end', message: text.tooLate(words(max)) };
      const nights = nightsBetween(start, end);
      if (nights < minNights) return { end: 'end', message: text.tooShort(minNights) };
      return nights > maxNights ? { end: 'end', message: text.tooLong(maxNights) } : null;
    },
  };
}

/** The old check-out where it still fits; otherwise as many nights as before, as far as days can be chosen. */
function endFor(start: string, old: DateRange, { max, minNights, maxNights }: StayLimits): string {
  const kept = nightsBetween(start, old.end);
  if (kept >= minNights && kept <= maxNights) return old.end;
  const nights = Math.min(Math.max(nightsBetween(old.start, old.end), minNights), maxNights);
  const end = toDay(start)?.add({ days: nights }).toString() ?? '';
  return max && end > max ? max : end;
}

/**
 * The words of two fields while they are typed, and the first day while a second one is pressed.
 * @param accept takes whole, valid ranges
 */
export function useTypedRange(range: DateRange, limits: StayLimits, accept: (range: DateRange) => void) {
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

  /** A check-out is the first such day after the check-in, or so many nights after it. */
  const readEnd = (words: string, start: string): string | null => {
    const { today, maxNights } = limits;
    const nights = readNights(words, locale, text.nights);
    if (nights !== null) return toDay(start)?.add({ days: nights }).toString() ?? null;
    const end = readTypedDay(words, { locale, today, after: start });
    if (!end || nightsBetween(start, end) <= maxNights) return end;
    // Far after the check-in: who wrote no year meant the day before it.
    return readTypedDay(words, { locale, today });
  };

  /** @returns whether nothing is left that could not be taken */
  const leave = (from: RangeEnd): boolean => {
    if (!draft) return true;
    const { today } = limits;
    const start = typed.start === shown.start ? range.start : readTypedDay(typed.start, { locale, today });
    const wrongStart = problems.ofStart(start);
    if (wrongStart || !start) {
      setProblem(wrongStart);
      return false;
    }
    // Who has not touched the check-out has nothing to mend in it: it moves along.
    const isUntouched = typed.end === shown.end || typed.end.trim() === '';
    const end = isUntouched ? endFor(start, range, limits) : readEnd(typed.end, start);
    const wrongEnd = problems.ofEnd(start, end);
    if (wrongEnd || !end) {
      setProblem(from === 'end' || problem?.end === 'end' ? wrongEnd : null);
      return false;
    }
    take({ start, end });
    return true;
  };

  return {
    typed,
    /** The first day of a stay whose second one is still to be pressed. */
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
    leave,
    errorOf: (end: RangeEnd) => (problem?.end === end ? problem.message : undefined),
  };
}
