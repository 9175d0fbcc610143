/** Rules for periods longer than a day: weekends, weeks, months and parts of a month, holidays. */
import { nextHoliday, type HolidaySpan } from '#shared/holidays/holidays.ts';
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase, onOrAfter, type Day } from '../../dates/calendar.ts';
import type { Span } from '../../dates/combine-dates.ts';
import { tagOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { WEEK, addDay, dayText, monthStart, startOfWeek, stepsAhead, when } from './day-patterns.ts';

/** Adds a period. One that has begun already starts tomorrow; its end is null when it is not after the start. */
function addSpan(
  state: ParseState,
  at: number,
  checkIn: Day,
  checkOut: Day | null,
  kind: Pick<Span, 'isAnyWeekend' | 'isFirstWeekend' | 'isMonth' | 'isHoliday' | 'day'> = {},
): true {
  const { today } = state.context;
  const start = checkIn > today ? checkIn : addDays(today, 1);
  const end = checkOut !== null && checkOut > start ? checkOut : null;
  return state.addDates({ kind: 'span', checkIn: start, checkOut: end, at, ...kind });
}

const [THURSDAY, FRIDAY, SATURDAY] = [4, 5, 6] as const;
/** Days from the first to the last day of a weekend. */
const LAST_OF_WEEKEND = 2;

/**
 * Adds the first weekend from `after` on: Thursday to Saturday in Hebrew, Friday to Sunday in English; a long one ends a
 * day later.
 */
function addWeekend(
  state: ParseState,
  at: number,
  weekend: Term | undefined,
  after: Day,
  kind: Pick<Span, 'isAnyWeekend' | 'isFirstWeekend'> = {},
): boolean {
  const name = tagOf(weekend, 'weekend');
  const isShabbat = name === 'shabbat';
  // מחמישי לשבת (from Thursday to Saturday) ends on Saturday.
  if (isShabbat && state.terms[at - 1]?.tags.has('weekday')) return false;
  // מהשבת הקרובה לשבוע (from the coming Saturday for a week) begins on that Saturday.
  if (isShabbat && weekend?.prefix.includes('מ'))
    return addDay(state, onOrAfter(after, SATURDAY), at, 'from');
  const checkIn = onOrAfter(after, state.isHebrew && !isShabbat ? THURSDAY : FRIDAY);
  const nights = isShabbat ? 1 : name === 'long' ? LAST_OF_WEEKEND + 1 : LAST_OF_WEEKEND;
  return addSpan(state, at, checkIn, addDays(checkIn, nights), kind);
}

/** The first day of a part of a month. */
const PARTS: Readonly<Record<string, (start: Day) => Day>> = {
  start: (start) => start,
  middle: (start) => addDays(start, 13),
  half: (start) => addDays(start, 15),
  end: (start) => addDays(addMonths(start, 1), -WEEK),
};

const monthRules: readonly Rule[] = [
  // “the first week of August”, השבוע הראשון של אוגוסט (the same): seven days from the first; or the last seven days
  ...when(
    [
      '[{over}] nth:#ordinal ~ unit:#unit=week|#weekend [{link}] [{link}] month:#month year:[{year}]',
      '[{over}] unit:#unit=week|#weekend nth:#ordinal [{link}] [{link}] month:#month year:[{year}]',
    ],
    (found, state, at) => {
      const { nth, unit } = found;
      const start = monthStart(state, found);
      const place = Number(tagOf(nth, 'ordinal'));
      if (start === null) return false;
      const first = place < 0 ? addDays(addMonths(start, 1), -WEEK) : addDays(start, (place - 1) * WEEK);
      if (unit?.tags.has('weekend')) return addWeekend(state, at, unit, first);
      return addSpan(state, at, first, addDays(first, WEEK));
    },
  ),
  // “mid-December”, “the end of the month”
  ...when(
    ['[{over}] part:#part ["-"] ~ [#unit] ~ month:#month|#unit=month year:[{year}]'],
    (found, state, at) => {
      const start = monthStart(state, found);
      const first = start === null ? null : PARTS[tagOf(found.part, 'part')]?.(start);
      return first != null && addSpan(state, at, first, null);
    },
  ),
  // “the last three nights of February”, שלושת הלילות האחרונים של פברואר (the same)
  ...when(
    [
      '[{over}] ~ #edge=-1 number:1-14 #unit=night|#unit=day [{link}] [{link}] month:#month year:[{year}]',
      '[{over}] number:1-14 #unit=night|#unit=day #edge=-1 [{link}] [{link}] month:#month year:[{year}]',
    ],
    (found, state, at) => {
      const start = monthStart(state, found);
      const end = start === null ? null : addMonths(start, 1);
      return end !== null && addSpan(state, at, addDays(end, -(found.number?.number ?? 1)), end);
    },
  ),
];

type Holiday = Readonly<Record<'holiday' | 'year', Term | undefined>>;

/** The next such holiday, or the one in the written year; null when it is unknown. */
const holidayOf = ({ context: { today } }: ParseState, { holiday, year }: Holiday): HolidaySpan | null =>
  nextHoliday(tagOf(holiday, 'holiday'), today, year?.number || null);

/** Stays over these begin the day before. */
const LATER_HOLIDAYS = /^(?:new-years-eve|new-year|valentine)$/u;

const holidayRules: readonly Rule[] = [
  ...when(
    [
      '[{over}] ~ weekend:#weekend ~ side:#before|#after ~ holiday:#holiday year:[{year}]',
      '[{over}] side:#before|#after|#eve ~ holiday:#holiday year:[{year}]',
    ],
    (found, state, at) => {
      const { weekend, side } = found;
      const span = holidayOf(state, found);
      if (!span) return false;
      const isBefore = side?.tags.has('before');
      const end = state.isHebrew ? -LAST_OF_WEEKEND : -1;
      const before = addDays(span.checkIn, -WEEK - LAST_OF_WEEKEND);
      if (weekend) return addWeekend(state, at, weekend, isBefore ? before : addDays(span.checkOut, end));
      if (isBefore) return addSpan(state, at, addDays(span.checkIn, -WEEK), span.checkIn);
      return addSpan(state, at, side?.tags.has('after') ? span.checkOut : span.checkIn, null);
    },
  ),
  ...when(['[{over}] ~ holiday:#holiday year:[{year}]'], (found, state, at) => {
    const span = holidayOf(state, found);
    if (!span) return false;
    const isLater = LATER_HOLIDAYS.test(tagOf(found.holiday, 'holiday'));
    const day = isLater ? addDays(span.checkIn, 1) : null;
    return addSpan(state, at, span.checkIn, span.checkOut, { isHoliday: true, day });
  }),
];

const weekendRules: readonly Rule[] = [
  // “the weekend of 12 December”: the weekend that contains the day, else the next one
  ...when(
    [
      'weekend:#weekend [#of] [#of] date:{date} [#of] month:#month year:[{year}]',
      'weekend:#weekend [#of] [#of] month:#month [#of] date:{date} year:[{year}]',
      'weekend:#weekend [#of] [#of] pair:{pair}',
    ],
    (found, state, at) => {
      const day = dayOfPhrase(dayText(state, found) ?? '', state.context.today);
      return day !== null && addWeekend(state, at, found.weekend, addDays(day, -LAST_OF_WEEKEND));
    },
  ),
  // “what about the weekend after?”: after the current stay
  ...when(
    ['[{over}] weekend:#weekend after:#after|#after-next|#shift'],
    ({ weekend, after }, state, at, to) => {
      const { stay } = state.context;
      const next = state.terms[to];
      const isOpen = next?.kind !== 'word' || /^(?:that|this|זה|כן)$/u.test(next.text);
      if (!stay || !isOpen || Number(after?.tags.get('shift') ?? 1) < 0) return false;
      return addWeekend(state, at, weekend, stay.checkOut);
    },
  ),
  ...when(
    ['[{over}] ~ before:[{near}] weekend:#weekend after:[#next|#this|#after-next]'],
    ({ before, weekend, after }, state, at, to) => {
      const { today } = state.context;
      const previous = state.terms[at - 1];
      // “not a weekend, Sunday to Wednesday”
      if (previous?.tags.has('not') && state.terms.some(({ tags }) => tags.has('weekday'))) return true;
      const weeks = stepsAhead(before, after);
      const from = weeks ? addDays(startOfWeek(today, state), weeks * WEEK) : today;
      const isAnyWeekend = weeks === null;
      const isFirst = [previous, state.terms[to]].some((term) => term?.tags.get('ordinal') === 1);
      return addWeekend(state, at, weekend, from, {
        isAnyWeekend,
        isFirstWeekend: isAnyWeekend && !isFirst,
      });
    },
  ),
];

/** Applied before the rules for written days, because the periods need their months. */
export const periodRules: readonly Rule[] = [...monthRules, ...holidayRules, ...weekendRules];

/** “next week”, “in May”, “in winter”. Applied after the rules for days, which use the same words. */
export const widePeriodRules: readonly Rule[] = [
  ...when(
    ['[{lead}] ~ before:[{near}] unit:#unit after:[#after-next|#next|#this]'],
    ({ before, unit, after }, state, at) => {
      const { today } = state.context;
      const name = tagOf(unit, 'unit');
      const steps = stepsAhead(before, after);
      if (name === 'week' && steps) {
        const start = addDays(startOfWeek(today, state), steps * WEEK);
        return addSpan(state, at, start, addDays(start, WEEK));
      }
      if (name === 'week' && (steps === 0 || unit?.prefix === 'ה')) return addSpan(state, at, today, null);
      if (name === 'year' && steps) return addSpan(state, at, `${Number(today.slice(0, 4)) + 1}-01-01`, null);
      return false;
    },
  ),
  ...when(['leading:[{fill}|#of|#this] [#next] month:#month [{near}] year:[{year}]'], (found, state, at) => {
    const { leading, month } = found;
    if (!leading && month?.raw === 'may') return false;
    const start = monthStart(state, found);
    const isMonth = !['this', 'next'].includes(tagOf(month, 'month'));
    return start !== null && addSpan(state, at, start, null, isMonth ? { isMonth } : {});
  }),
  ...when(['[#of] ~ [{near}] season:#season'], (found, state, at) => {
    // “no pool in winter”, of a stay that is known
    if (state.dropped.length > 0 && state.context.stay) return true;
    const start = monthStart(state, found);
    return start !== null && addSpan(state, at, start, null, { isMonth: true });
  }),
];
