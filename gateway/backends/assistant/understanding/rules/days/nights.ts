/** Rules for the length of the stay: “3 nights”, “make it two weeks”, “4 nights is too long, 2 is plenty”. */
import { isEveryday } from '../../lexicon/spellings/real-words.ts';
import { isCounted, tagOf, textOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { daysIn, when } from './day-patterns.ts';

const MAX_NIGHTS_READ = 400;

/** Adds a number of nights; false for none. */
const addNights = (state: ParseState, at: number, nights: number): boolean =>
  nights >= 1 && state.addDates({ kind: 'nights', nights: Math.min(nights, MAX_NIGHTS_READ), at });

/** Terms after a number of nights in which another one is named. */
const REASON_LENGTH = 9;
const NOT_SO_LONG =
  /^(?:(?:is|are|זה|הם|a|bit) ){0,2}(?:(?:bit|way|far) )?(?:too (?:long|short|many|much|few)|much|not enough|(?:isnt|arent) enough|(?:לא )?(?:ארוך|קצר|מעט|יותר|הרבה) מדי|ארוך (?:לי|לנו)|לא מספיק)(?: |$)/u;
/** Before or after a number that does not count the nights: “we leave on the 14th”, “we are 2”, “2 rooms”. */
const NO_LENGTH = ['until', 'from', 'of', 'group', 'leaving', 'arriving'];

/** Applied before the moves of the stay, which may contain the same numbers. */
export const newLengthRules: readonly Rule[] = [
  // “nights: 3”, לילה 1 (1 night); “month: 5” is a part of a date.
  ...when(['unit:#unit colon:[":"] number:1-30'], ({ unit, colon, number }, state, at, to) => {
    const isAfter = number?.kind === 'number' && tagOf(unit, 'unit') === 'night' && state.isHebrew;
    const isOther = state.peek(at - 1)?.number != null || isCounted(state.peek(to));
    if (!colon && (!isAfter || isOther || number.prefix !== '')) return false;
    return tagOf(unit, 'unit') !== 'month' && addNights(state, at, daysIn(unit, number));
  }),
  // “shorten it to 14 days”, תקצרי ל-3 לילות (shorten it to 3 nights), “bump everything to 5 nights”
  ...when(
    ['verb:#one-less|#one-more|#set-to|#postpone * * * * number:1-30 unit:#unit'],
    ({ verb, number, unit }, state, at, to) => {
      const isTo =
        number?.prefix === 'ל' || /^(?:(?:down |up )?to|ל|עד)$/u.test(state.terms[to - 3]?.text ?? '');
      const isMove = verb?.tags.has('postpone') === true && tagOf(unit, 'unit') !== 'night';
      if (!isTo || isMove || state.terms[to]?.tags.has('shift')) return false;
      return addNights(state, at, daysIn(unit, number));
    },
  ),
  // תקצרי ללילה אחד (shorten it to one night)
  ...when(['#one-less|#set-to ~ toNights:{toNights}'], ({ toNights }, state, at) =>
    addNights(state, at, daysIn(toNights)),
  ),
  // “4 nights is too long, 2 is plenty”, “3 nights are not enough, make it 5”
  ...when(['[1-60] unit:{span}'], ({ unit }, state, at, to) => {
    const rest = state.terms.slice(to, to + REASON_LENGTH);
    if (!NOT_SO_LONG.test(textOf(rest))) return false;
    const next = rest.findIndex(({ number }) => number !== null);
    if (next < 0) return rest.some(({ tags }) => tags.has('nights'));
    const [before, count, noun] = [rest[next - 1], rest[next], rest[next + 1]];
    const isOther =
      count?.isOrdinal === true ||
      /[הב]/u.test(count?.prefix ?? '') ||
      NO_LENGTH.some((name) => before?.tags.has(name)) ||
      /^(?:on|the|by)$/u.test(before?.text ?? '');
    if (isOther || (isCounted(noun) && !noun?.tags.has('unit'))) return false;
    if (noun?.tags.has('unit')) return true;
    state.consume(to, to + next + 1);
    return addNights(state, at, daysIn(unit, count));
  }),
];

/** Something wanted for a night, not its price: “a bed for the night”. */
const BED = /^(?:מיטה|חדר|מקום|לינה|לישון|ללון|מקום לישון|מקום ללון)$/u;

/** Applied after the rules for written days and moves, which may contain the same numbers. */
export const lengthRules: readonly Rule[] = [
  ...when(['[{lead}] number:1- ["-"] ~ unit:#unit'], ({ number, unit }, state, at) => {
    const count = number?.number ?? 0;
    // “the 14th of the month”
    const isDay = count > 12 || unit?.text.startsWith('ב');
    if (tagOf(unit, 'unit') === 'month' && isDay) return false;
    // “4 days, 3 nights”
    const isWithNights = state.terms.some(
      (term, here) => tagOf(term, 'unit') === 'night' && state.terms[here - 1]?.number === count - 1,
    );
    return (tagOf(unit, 'unit') === 'day' && isWithNights) || addNights(state, at, daysIn(unit, number));
  }),
  ...when(['[{lead}] nights:#nights'], ({ nights }, state, at) => addNights(state, at, daysIn(nights))),
  // “tonight … ללילה” (for a night): one night, if a day was named.
  ...when(['unit:ללילה'], (_found, state, at) => {
    const isDated =
      state.dates.some(({ kind }) => kind === 'day') || BED.test(state.terms[at - 1]?.text ?? '');
    const isAsked = state.terms.some(({ tags }) =>
      ['ask', 'currency', 'at-most'].some((name) => tags.has(name)),
    );
    return isDated && !isAsked && addNights(state, at, 1);
  }),
  // “Haifa, tomorrow, night”: one night
  ...when(['night|לילה'], (_found, state, at, to) => {
    const isApart = [state.terms[at - 1], state.terms[to]].every((term) => term?.kind !== 'word');
    return isApart && state.dates.length === 1 && state.dates[0]?.kind === 'day' && addNights(state, at, 1);
  }),
  // “week” alone means one, except in “fashion week”; “night” or “day” alone means nothing.
  ...when(['lead:[{lead}] unit:#unit'], ({ lead, unit }, state, at) => {
    const name = tagOf(unit, 'unit');
    const isNamed = !state.isHebrew && isEveryday(state.terms[at - 1]?.text ?? '');
    const isLength = name === 'week' ? !isNamed : name === 'month' && lead?.tags.has('for');
    return isLength === true && addNights(state, at, daysIn(unit));
  }),
];
