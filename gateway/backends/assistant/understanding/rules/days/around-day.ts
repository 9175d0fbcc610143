/** Lengths of time in days, and the days around an event: “the wedding is on the 14th, arriving two days before”. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase } from '../../dates/calendar.ts';
import { isCounted, tagOf, textOf, type RuleAction } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { WEEK } from './periods.ts';

/** Days in a unit of time; 0 for a year, which is not a length of a stay. */
export const DAYS: Readonly<Record<string, number>> = { night: 1, day: 1, week: WEEK, month: 30, year: 0 };

/** Number of days in “two weeks”, “a fortnight”, “a day”. */
export const daysIn = (unit: Term | undefined, number?: Term): number =>
  Number(unit?.tags.get('nights') ?? DAYS[tagOf(unit, 'unit')] ?? 1) * (number?.number ?? 1);

/**
 * The action for days around the day that the message names: “the wedding is on the 14th, arriving two days
 * before, leaving the day after”.
 */
export const aroundDay: RuleAction = ([, number, unit, side, it], state, at, to) => {
  const { today } = state.context;
  const anchor = state.dates.find((one) => one.kind === 'day' && one.role === null && one.at < at);
  const moved = unit?.tags.get('shift-days') ?? side?.tags.get('shift');
  const isOpen = it !== undefined || state.terms[to]?.kind !== 'word' || state.terms[to]?.text === 'and';
  const day = anchor?.kind === 'day' && isOpen ? dayOfPhrase(anchor.phrase, today) : null;
  if (!anchor || !day || (!side && !unit?.tags.has('day-after') && moved === undefined)) return false;
  const isBefore = Number(moved ?? (side?.tags.has('before') ? -1 : 1)) < 0;
  const days = unit?.tags.has('unit') || unit?.tags.has('nights') ? daysIn(unit, number) : 1;
  return state.addDates({
    kind: 'day',
    phrase: addDays(day, isBefore ? -days : days),
    role: isBefore ? 'from' : 'until',
    at: isBefore ? anchor.at - 0.5 : at,
  });
};

const MAX_NIGHTS_READ = 400;

/** Adds a number of nights; false for none. */
export function addNights(state: ParseState, at: number, nights: number): boolean {
  if (nights < 1) return false;
  return state.addDates({ kind: 'nights', nights: Math.min(nights, MAX_NIGHTS_READ), at });
}

/** Terms after a number of nights in which another one is named. */
const REASON_LENGTH = 9;
const NOT_SO_LONG =
  /^(?:(?:is|are|זה|הם|a|bit) ){0,2}(?:(?:bit|way|far) )?(?:too (?:long|short|many|much|few)|much|not enough|(?:isnt|arent) enough|(?:לא )?(?:ארוך|קצר|מעט|יותר|הרבה) מדי|ארוך (?:לי|לנו)|לא מספיק)(?: |$)/u;

/** The action for “4 nights is too long, 2 is plenty”, “3 nights are not enough, make it 5”. */
export const notSoLong: RuleAction = (_match, state, at, to) => {
  const rest = state.terms.slice(to, to + REASON_LENGTH);
  if (!NOT_SO_LONG.test(textOf(rest))) return false;
  const next = rest.findIndex(({ number }) => number !== null);
  const [count, unit] = rest.slice(Math.max(0, next));
  // “3 nights are not enough, we leave on the 14th”, “too long, we are 2”
  const before = rest[next - 1];
  const isOther =
    count?.isOrdinal === true ||
    /[הב]/u.test(count?.prefix ?? '') ||
    ['until', 'from', 'of', 'group', 'leaving', 'arriving'].some((name) => before?.tags.has(name)) ||
    /^(?:on|the|by)$/u.test(before?.text ?? '') ||
    ['room', 'star'].some((name) => unit?.tags.has(name));
  if (next >= 0 && isOther) return false;
  if (next < 0) return rest.some(({ tags }) => tags.has('nights'));
  if (unit?.tags.has('unit')) return true;
  if (isCounted(unit)) return false;
  state.consume(to, to + next + 1);
  return addNights(state, at, daysIn(state.terms[to - 1], count));
};
