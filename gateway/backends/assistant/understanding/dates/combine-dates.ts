import type { DateDetails } from '../reading.ts';
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import { dayOfPhrase, onOrAfter, weekdayNumber, weekdayOf, type Day } from './calendar.ts';

/**
 * One date detail of a message. `at` is its position among the terms; `.5` is added to what follows another detail
 * of the same term, so that sorting keeps their order.
 */
export type DateMention = { readonly at: number } &
  /**
   * One day, as a phrase for `dayOfPhrase`. `role`: which end of the stay it is, null when the message does not
   * say.
   */
  (
    | { readonly kind: 'day'; readonly phrase: string; readonly role: 'from' | 'until' | null }
    | {
        readonly kind: 'span';
        readonly checkIn: Day;
        readonly checkOut: Day | null;
        /** A weekend without a month: the coming one, unless another detail gives the time. */
        readonly isAnyWeekend?: boolean;
        /** The first weekend of a longer time; the message did not say which one. */
        readonly isFirstWeekend?: boolean;
        /** A month without a day. */
        readonly isMonth?: boolean;
        /** A stay over a holiday may begin shortly before it. */
        readonly isHoliday?: boolean;
        /** The holiday itself, for a single night. */
        readonly day?: Day | null;
      }
    /** Moves the stay by this many days, or only its first day. */
    | { readonly kind: 'shift'; readonly days: number; readonly isStart?: boolean }
    /** Makes the stay this many nights longer or shorter. */
    | { readonly kind: 'longer'; readonly days: number }
    /** Returns to the days searched first. */
    | { readonly kind: 'first' }
    | { readonly kind: 'nights'; readonly nights: number }
  );

/** Most terms between the beginnings of the two days of a range: “June 4 to June 9”. */
const MAX_RANGE = 3;
/** “we get married on 2 June and want Venice after it, 4 June to 9 June”: a day before a whole range is another one. */
function withoutEvent(days: readonly DayMention[]): readonly DayMention[] {
  const [event, from, until] = days;
  // “until Monday the 25th, Sunday flights are dear”
  if (event?.role === 'until' && from?.role === null && weekdayNumber(from.phrase) !== null) return [event];
  if (!event || !from || !until || event.role !== null || from.role === 'until') return days;
  const isRange = from.role === 'from' || until.role === 'until' || until.at - from.at <= MAX_RANGE;
  return isRange && from.at - event.at > MAX_RANGE ? days.slice(1) : days;
}

/** A stay whose last day alone is told. */
const endsOn = (checkOut: Day) => ({ checkIn: null, checkOut, nights: null });

/** Days before the eve of a holiday, or before the current stay, that still count as part of it. */
const AROUND = 3;

/** The day from which on the weekdays of a period are looked for; null for a period whose days they are not. */
function startOf({ checkIn, isHoliday, isAnyWeekend }: Span, today: Day): Day | null {
  if (isAnyWeekend) return null;
  // A week that has already begun includes today when its days are named.
  return isHoliday ? addDays(checkIn, -AROUND) : checkIn === addDays(today, 1) ? today : checkIn;
}

/**
 * The days of the stay among the mentions, in order. A weekday beside a period is the one in that period, “Easter, Friday
 * until Monday”; without one, it is the one nearest to the current stay.
 */
function daysOf(sorted: readonly DateMention[], today: Day, span?: Span, currentCheckIn?: Day) {
  const days = withoutDuplicates(
    sorted.filter((mention) => mention.kind === 'day'),
    today,
  );
  const isNear = currentCheckIn !== undefined && days.every(isWeekdayAlone);
  const nearStay = isNear ? addDays(currentCheckIn, -AROUND) : null;
  return days.map((mention, at) => {
    const from = span ? startOf(span, today) : at === 0 ? nearStay : null;
    const weekday = weekdayNumber(mention.phrase);
    if (weekday === null || from === null || mention.role === 'until') return mention;
    return Object.assign({}, mention, { phrase: onOrAfter(from > today ? from : today, weekday) });
  });
}

/** Dates that only change the current stay. */
const NO_DAYS = { checkIn: null, checkOut: null, nights: null } as const;

/**
 * Combines the date details of a message. Null when there are none, when their day does not exist, or when it is a
 * holiday within the current stay.
 * @param stay the current stay; a last day given alone is read as the next such day after its check-in
 * @param keepsEnd a first day alone keeps the last day of the current stay
 */
export function combineDates(
  mentions: readonly DateMention[],
  today: Day,
  stay: { readonly checkIn: Day; readonly checkOut: Day } | null = null,
  keepsEnd = false,
): DateDetails | null {
  const currentCheckIn = stay?.checkIn ?? null;
  const sorted = [...mentions].sort((one, other) => one.at - other.at);
  if (sorted.some(({ kind }) => kind === 'first')) return { ...NO_DAYS, isFirst: true };
  const nights = sorted.find((mention) => mention.kind === 'nights')?.nights ?? null;
  const span = spanOf(sorted.filter((mention) => mention.kind === 'span'));
  const longer = sorted.find((mention) => mention.kind === 'longer');
  const shift = sorted.find((mention) => mention.kind === 'shift');
  const days = daysOf(sorted, today, span, stay?.checkIn);
  // “until the 5th, from the 2nd”
  const isReversed = days[0]?.role === 'until' && days[1]?.role === 'from';
  const [first, second] = isReversed ? days.toReversed() : withoutEvent(days);
  if (first && second) {
    const range = rangeOf(first.phrase, second.phrase, today);
    if (range) return range;
  }
  // “leave a day earlier, on 9 June”, “נצא יום קודם, ב-9 ביוני”
  const moved = stay && shift ? addDays(stay.checkOut, shift.days) : null;
  const isNewEnd = first?.role === null && longer !== undefined && first.at > longer.at;
  const isEnd = (first?.role === 'until' || isNewEnd) && !span;
  const after = isEnd && isWrittenDay(first) && currentCheckIn !== null ? addDays(currentCheckIn, 1) : today;
  const day = first ? dayOfPhrase(first.phrase, after) : null;
  if (first && day && isEnd) {
    if (shift && first.role === 'until' && !shift.isStart && day === moved) return endsOn(day);
    if (shift && (shift.isStart || first.role === 'until')) return { ...endsOn(day), start: shift.days };
    const isWeekday = weekdayNumber(first.phrase) !== null;
    if (isWeekday && longer) return { ...endsOn(day), isWeekday };
    const checkIn = nights === null ? null : addDays(day, -nights);
    return { checkIn, checkOut: day, nights, ...(isWeekday && checkIn === null && { isWeekday }) };
  }
  // “a day later, on the 8th, and the return stays”, “a day earlier, so from the 19th”
  const isMovedStart = shift && stay && first?.role === 'from' && day === addDays(stay.checkIn, shift.days);
  // “we arrive a day later but still stay four nights”
  if (shift?.isStart && stay && !day && nights !== null)
    return withNights(addDays(stay.checkIn, shift.days), null, nights);
  if (first && day && (shift?.isStart || isMovedStart) && currentCheckIn !== null)
    return { ...NO_DAYS, start: nightsBetween(currentCheckIn, day) };
  // A day is more exact than a month or week that contains it.
  if (first && day) {
    const isLength = span?.isAnyWeekend === true && span.checkOut !== null && isWrittenDay(first);
    const length = nights ?? (isLength ? nightsBetween(span.checkIn, span.checkOut) : null);
    const isKept = keepsEnd && stay && length === null && canEnd(day, stay);
    return withNights(day, isKept ? stay.checkOut : null, length);
  }
  // “my friend comes too, it is Valentine’s Day”: within the current stay
  if (span?.isHoliday && stay && span.checkOut !== null && nights === null)
    if (stay.checkIn <= addDays(span.checkIn, 1) && stay.checkOut >= span.checkOut) return null;
  if (span)
    return {
      ...withNights((nights === 1 ? span.day : null) ?? span.checkIn, span.checkOut, nights),
      ...(span.isMonth && nights === null && { isMonth: true }),
      ...(span.isFirstWeekend && { isFirstWeekend: true }),
    };
  if (shift) return { ...NO_DAYS, ...(shift.isStart ? { start: shift.days } : { shift: shift.days }) };
  if (longer) return { ...NO_DAYS, longer: longer.days };
  return nights === null ? null : { checkIn: null, checkOut: null, nights };
}

/** True when a stay that begins on another day can end as before: it does not become more than twice as long. */
const canEnd = (first: Day, { checkIn, checkOut }: { readonly checkIn: Day; readonly checkOut: Day }) =>
  first < checkOut && nightsBetween(first, checkOut) <= 2 * nightsBetween(checkIn, checkOut);

type DayMention = Extract<DateMention, { kind: 'day' }>;

/** Maximum number of terms between a date and the weekday that repeats it: “Monday the 4th of January”. */
const NEAR = 6;
/** The same for a weekday after “until”. */
const NEXT = 3;

const isWeekdayAlone = ({ phrase }: DayMention): boolean => weekdayNumber(phrase) !== null;

/** A written or counted day: “4 January”, “in 3 weeks”. */
const isWritten = ({ phrase }: DayMention): boolean => /^(?:\d|in )/u.test(phrase);

const isWrittenDay = ({ phrase }: DayMention): boolean => /^\d/u.test(phrase);

/** A day counted from today: “tomorrow”, “in 3 weeks”. */
const isRelative = ({ phrase }: Pick<DayMention, 'phrase'>): boolean =>
  /^(?:today|tomorrow|in )/u.test(phrase);

/**
 * The days without those counted from today, where a written date of the same day, or two other days, are more
 * exact: “in two weeks, Thursday 10.12 till Saturday”.
 */
function withoutCounted(days: readonly DayMention[], today: Day): readonly DayMention[] {
  const named = days.filter((one) => !isRelative(one));
  const dated = new Set(named.filter(isWrittenDay).map(({ phrase }) => dayOfPhrase(phrase, today)));
  if (named.length > 1) return named;
  return days.filter((one) => !isRelative(one) || !dated.has(dayOfPhrase(one.phrase, today)));
}

/** Removes weekdays that repeat a nearby date or weekday; “till Sunday the 14th” ends on that date. */
function withoutDuplicates(days: readonly DayMention[], today: Day): readonly DayMention[] {
  const isDateOf = (one: DayMention, other: DayMention): boolean => {
    const day = isWritten(other) ? dayOfPhrase(other.phrase, today) : null;
    const most = one.role === 'until' ? NEXT : NEAR;
    const isNear = Math.abs(other.at - one.at) <= most && (one.role !== 'until' || other.at > one.at);
    return day !== null && isNear && weekdayOf(day) === weekdayNumber(one.phrase);
  };
  const isDuplicate = (one: DayMention, index: number): boolean => {
    // “she can only come from the 13th, so from the 13th to the 20th”
    const next = days[index + 1];
    // “we land on the 12th, so from the 12th”
    const isAgain =
      next?.role === 'from' || (next?.role === 'until' && next.at - one.at > NEXT && isWeekdayAlone(one));
    if (next?.phrase === one.phrase && (days.length > 2 || isAgain)) return true;
    if (weekdayNumber(one.phrase) === null) return false;
    const isSame = days.slice(0, index).some(({ phrase }) => phrase === one.phrase);
    return (isSame && one.role !== 'until') || days.some((other) => isDateOf(one, other));
  };
  const endsOn = (one: DayMention): boolean =>
    days.some((other) => other.role === 'until' && isDateOf(other, one));
  const named = days.filter((one, index) => !isDuplicate(one, index));
  // “the 14th, arriving two days before, leaving the day after”
  const hasEnds = (['from', 'until'] as const).every((role) => named.some((one) => one.role === role));
  return withoutCounted(hasEnds ? named.filter(({ role }) => role !== null) : named, today).map(
    (one): DayMention => (endsOn(one) ? Object.assign({}, one, { role: 'until' }) : one),
  );
}

/** A period; see `DateMention`. */
export type Span = Extract<DateMention, { kind: 'span' }>;

/**
 * The period of a message. A weekend beside a longer period is its first one: “a weekend in Eilat, in mid
 * December”.
 */
function spanOf(spans: readonly Span[]): Span | undefined {
  const weekend = spans.find(({ isAnyWeekend }) => isAnyWeekend);
  const period = spans.find(({ isAnyWeekend, checkOut }) => !isAnyWeekend && checkOut === null);
  // Without a longer time it is the coming weekend.
  if (weekend && spans.length === 1) return { ...weekend, isFirstWeekend: false };
  if (!weekend?.checkOut || !period) return spans[0];
  const from = period.checkIn > weekend.checkIn ? period.checkIn : weekend.checkIn;
  const checkIn = onOrAfter(from, weekdayOf(weekend.checkIn));
  const checkOut = addDays(checkIn, nightsBetween(weekend.checkIn, weekend.checkOut));
  return { ...weekend, checkIn, checkOut };
}

/**
 * The stay between two days. The second one is the next such day after the first, so “25/12 to 2/1” crosses the
 * year. Null when one of them does not exist.
 */
function rangeOf(from: string, to: string, today: Day): DateDetails | null {
  const checkIn = dayOfPhrase(from, today);
  if (!checkIn) return null;
  const checkOut = dayOfPhrase(to, isRelative({ phrase: to }) ? today : addDays(checkIn, 1));
  if (!checkOut) return null;
  return { checkIn, checkOut, nights: checkOut > checkIn ? nightsBetween(checkIn, checkOut) : null };
}

/** The dates from a first day and either a last day or a number of nights, which outweighs it. */
function withNights(checkIn: Day, checkOut: Day | null, nights: number | null): DateDetails {
  if (nights !== null) return { checkIn, checkOut: addDays(checkIn, nights), nights };
  return { checkIn, checkOut, nights: checkOut === null ? null : nightsBetween(checkIn, checkOut) };
}
