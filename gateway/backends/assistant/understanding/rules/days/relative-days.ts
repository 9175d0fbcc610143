/** Rules for weekdays and for days relative to today: “next Friday”, “tomorrow”, “in 3 weeks”. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase, onOrAfter, weekdayNumber, weekdayOf } from '../../dates/calendar.ts';
import type { ParseState } from '../../parse-state.ts';
import { either, filler, mark, maybe, near, num, rule, tag, tagOf, word, textOf } from '../../grammar.ts';
import type { Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { addDay, lead, of } from './dates.ts';
import { roleAt } from './day-roles.ts';
import { WEEK } from './periods.ts';

/** True for Hebrew words that are both an ordinal and a weekday: שני is “second” and Monday. */
const isHebrewOrdinal = (term: Term | undefined): boolean =>
  term !== undefined && term.tags.has('ordinal') && term.tags.has('weekday');

/** Tags of what a message asks about a hotel. */
const POINTING = ['ask', 'has-it', 'amenity', 'unmet', 'meal', 'free-cancellation'];
/** “open the second”, but not תזמיני מראשון עד שלישי (book from Sunday to Tuesday) */
const points = ({ tags }: Term): boolean =>
  POINTING.some((name) => tags.has(name)) || tags.get('act') === 'apply';

/** True when such a word means a hotel of the list: בשני יש חניה? (does the second have parking?) */
export const pointsAtShown = (term: Term | undefined, { context, terms }: ParseState): boolean => {
  const place = Number(term?.tags.get('ordinal') ?? 0);
  // A list of one hotel has no second one, but on no Monday is there parking, while a room may be free then.
  const isOfOne =
    context.shownNames.length === 1 &&
    terms.some(({ tags }) => tags.has('has-it')) &&
    !terms.some(({ tags }) => tags.has('room') || tags.get('ask') === 'rooms');
  return (
    place >= 1 &&
    place <= (isOfOne ? 3 : context.shownNames.length) &&
    (terms.some(points) ||
      // ובשני? (and the second?) after a question about another hotel, or asked which one
      ((context.isAboutHotel === true || context.lastQuestion === 'which-hotel') &&
        terms.filter(({ kind }) => kind === 'word').length === 1))
  );
};

const additive: Part = word(/^(?:too|also|as well|גם|וגם|and also)$/u);
const NOUNS = ['adult', 'child', 'room', 'person', 'unit', 'infant', 'hotel-word'];

/** Plural nouns that no weekday is followed by. */
const COUNTED =
  /^(?:כרטיסי\p{L}*|תשלומים|חלקים|שמות|אנשים|מקומות|ערים|מלונות|הזמנות|חשבונות|מזוודות|כלבים|חתולים|רכבים|אורחים)$/u;
/**
 * True when the word is a weekday. ראשון is Sunday after the prefixes ב (on), מ (from) and ל (to), otherwise
 * “first”; שני is Monday, but “two” before a noun.
 * @param to position after the word
 * @param hasLead a word before or after it leads to a day
 */
function isWeekday(term: Term | undefined, state: ParseState, to: number, hasLead: boolean): boolean {
  if (!isHebrewOrdinal(term)) return term !== undefined;
  if (state.terms.some((other) => other.tags.has('compare'))) return false;
  if (pointsAtShown(term, state) && !term?.text.startsWith('יום')) return false;
  // כמה השלישי יותר יקר מהראשון (how much more expensive is the third than the first)
  const place = Number(term?.tags.get('ordinal'));
  if (place <= state.context.shownNames.length && state.terms.some(({ text }) => /^יותר(?: |$)/u.test(text)))
    return false;
  const next = state.terms[to];
  // לפצל לשני כרטיסים (to split between two cards)
  if (COUNTED.test(next?.text ?? '')) return false;
  // עדיף חמישי (rather Thursday, or the fifth): an ordinal larger than the number of listed hotels must be a
  // weekday.
  const isBeyond = Number(term?.tags.get('ordinal')) > Math.max(1, state.context.shownNames.length);
  const isAsking = state.terms.some(points);
  const isEither = [state.terms[to], state.terms[to - 2]].some((one) =>
    /^(?:or|או|מול)$/u.test(one?.text ?? ''),
  );
  if (isBeyond && !isAsking && !isEither && state.context.stay && next?.kind !== 'word') return true;
  // ראשון עד רביעי (Sunday to Wednesday)
  if (next && (next.text === '-' || next.tags.has('until')) && state.terms[to + 1]?.tags.has('weekday'))
    return true;
  // שלישי עד חמישי שבוע הבא (Tuesday to Thursday next week), but not שני שבועות (two weeks)
  const isItsWeek =
    tagOf(next, 'unit') === 'week' && state.terms[to + 1]?.tags.has('next') === true && hasLead;
  if (next && !isItsWeek && NOUNS.some((name) => next.tags.has(name))) return false;
  return /[במלש]/u.test(term?.prefix ?? '') || hasLead || next?.tags.has('next') === true;
}

const NIGHT = /night|evening|nite|לילה|לילות|ערב/u;
const isText = (word: string): Part => ({ fits: ({ text }) => text === word });

/** The number of whole weeks in a length of time; 0 when it is not in weeks. */
function weeksOf(unit: Term | undefined, number: number): number {
  const days = Number(unit?.tags.get('nights') ?? 0);
  return tagOf(unit, 'unit') === 'week' ? number : days % WEEK === 0 ? days / WEEK : 0;
}

/** A length of time as a phrase for the date library: “in 3 weeks”. */
function inTime(unit: Term | undefined, number?: Term): string {
  const name = tagOf(unit, 'unit').replace('night', 'day');
  return name === '' ? `in ${tagOf(unit, 'nights')} days` : `in ${number?.number ?? 1} ${name}s`;
}

/**
 * True when עוד (in, or more) makes the stay longer: עוד לילה (one more night), with a current stay also עוד
 * יומיים (two more days). נגיע עוד יומיים (we arrive in two days) is a day.
 */
const isMoreDays = (lead: Term | undefined, unit: Term | undefined, state: ParseState, at: number): boolean =>
  lead?.text === 'עוד' &&
  !state.terms[at - 1]?.tags.has('arriving') &&
  (tagOf(unit, 'unit') === 'night' || (isDays(unit) && Boolean(state.context.stay)));

const isDays = (unit: Term | undefined): boolean =>
  tagOf(unit, 'unit') === 'day' || unit?.tags.get('nights') === 2;

/** Adds the day that is this many weeks after the coming weekday; false for 0 weeks. */
function addWeeksFrom(state: ParseState, at: number, weekday: Term | undefined, weeks: number): boolean {
  const day = weeks > 0 ? dayOfPhrase(tagOf(weekday, 'weekday'), state.context.today) : null;
  return day !== null && addDay(state, addDays(day, weeks * WEEK), at);
}

/** The phrase of a weekday. ביום חמישי הבא (next Thursday), written on a Thursday, is a week from today. */
function comingWeekday(
  { context: { today } }: ParseState,
  next: string,
  day: Term | undefined,
  after: Term | undefined,
): string {
  const name = tagOf(day, 'weekday');
  const isToday = dayOfPhrase(name, today) === today;
  return isToday && next === '' && after?.text === 'הבא' ? addDays(today, WEEK) : next + name;
}

/** Weekdays, and days relative to today. */
export const relativeDayRules: readonly Rule[] = [
  // “the Monday straight after it”: after the current stay
  rule(
    [lead, tag('weekday'), maybe(filler), tag('after', 'after-next'), maybe(tag('it'))],
    (match, state, at, to) => {
      const [, day] = match;
      const { stay } = state.context;
      const number = weekdayNumber(tagOf(day, 'weekday'));
      const isOpen = state.terms[to]?.kind !== 'word' || match.at(-1) !== undefined;
      if (!stay || number === null || !isOpen) return false;
      return addDay(state, onOrAfter(stay.checkOut, number), at, 'from');
    },
  ),
  // “not tomorrow, the day after”
  rule([tag('not'), tag('day-word'), mark(','), filler, tag('day-after')], ([, day], state, at) =>
    addDay(state, tagOf(day, 'day-word') === 'today' ? 'tomorrow' : 'in 2 days', at),
  ),
  // “three weeks today”
  rule([maybe(num(1, 20)), tag('unit', 'nights'), tag('day-word')], ([number, unit, day], state, at) => {
    const weeks = weeksOf(unit, number?.number ?? 1);
    const from = dayOfPhrase(tagOf(day, 'day-word'), state.context.today);
    if (weeks === 0 || from === null || state.terms[at - 1]?.tags.has('for')) return false;
    return addDay(state, addDays(from, weeks * WEEK), at);
  }),
  // “tonight and tomorrow night”: until the day after the second.
  rule(
    [lead, tag('day-word'), maybe(isText('and')), tag('day-word')],
    ([, first, and, second], state, at) => {
      const last = dayOfPhrase(tagOf(second, 'day-word'), state.context.today);
      if (last === null || !(and || second?.prefix.includes('ו')) || !NIGHT.test(second?.text ?? ''))
        return false;
      return addDay(state, tagOf(first, 'day-word'), at, 'from') && addDay(state, addDays(last, 1), at + 0.5);
    },
  ),
  // “friday and saturday nights”
  rule(
    [lead, tag('weekday'), maybe(isText('and')), tag('weekday'), maybe(tag('unit'))],
    (match, state, at) => {
      const [, first, and, second, unit] = match;
      const isNights =
        tagOf(unit, 'unit') === 'night' ||
        state.dates.some((one) => one.kind === 'nights' && one.nights === 2) ||
        /(?:two|2|שני) (?:nights|לילות)/u.test(textOf(state.terms));
      const from = dayOfPhrase(tagOf(first, 'weekday'), state.context.today);
      const last = from && dayOfPhrase(tagOf(second, 'weekday'), addDays(from, 1));
      if (!isNights || !last || !(and || second?.prefix.includes('ו')) || last !== addDays(from, 1))
        return false;
      return addDay(state, from, at, 'from') && addDay(state, addDays(last, 1), at + 0.5);
    },
  ),
  // “tomorrow too”, גם ביום שישי (on Friday too): the night after the current stay
  rule(
    [maybe(additive), filler, filler, tag('day-word', 'weekday'), maybe(tag('unit')), maybe(additive)],
    (match, state, at) => {
      const [before, , , day, , after] = match;
      const { stay } = state.context;
      if (!stay || !(before ?? after)) return false;
      // “also on Friday 18 December”
      const dated = state.dates.findIndex((one) => one.kind === 'day' && one.at > at);
      const date = state.dates[dated];
      const named =
        date?.kind === 'day'
          ? dayOfPhrase(date.phrase, state.context.today)
          : dayOfPhrase(tagOf(day, 'day-word') || tagOf(day, 'weekday'), stay.checkIn);
      const isNext =
        named !== null &&
        (day?.tags.has('weekday') && !date
          ? weekdayOf(named) === weekdayOf(stay.checkOut)
          : named === stay.checkOut);
      if (isNext && date) state.dates.splice(dated, 1);
      return isNext && state.addDates({ kind: 'longer', days: 1, at });
    },
  ),
  // “saturday night” is one night, unless more are given.
  rule(
    [lead, tag('weekday'), tag('unit', 'nights', 'eve', 'per-night')],
    ([leading, day, unit], state, at) => {
      if (!NIGHT.test(unit?.text ?? '') || isHebrewOrdinal(day)) return false;
      state.dates.push({ kind: 'nights', nights: 1, at: state.terms.length });
      return addDay(state, tagOf(day, 'weekday'), at, roleAt(state, at, leading, day));
    },
  ),
  rule([lead, tag('day-word')], ([leading, day], state, at) => {
    // “tonight” is one night, unless the message gives more.
    if (NIGHT.test(day?.text ?? '')) state.dates.push({ kind: 'nights', nights: 1, at: state.terms.length });
    return addDay(state, tagOf(day, 'day-word'), at, roleAt(state, at, leading, day));
  }),
  rule([tag('in-time'), num(1, 400), tag('unit')], ([lead, number, unit], state, at) =>
    isMoreDays(lead, unit, state, at) ? false : addDay(state, inTime(unit, number), at),
  ),
  // “a fortnight from today”
  rule([maybe(num(1, 400)), tag('unit', 'nights'), tag('from-now')], ([number, unit], state, at) =>
    addDay(state, inTime(unit, number), at),
  ),
  // “two weeks from Friday”, “a week on Monday”, but not “for a week on Monday”
  rule(
    [maybe(num(1, 20)), tag('unit', 'nights'), either(isText('on'), tag('from')), tag('weekday')],
    ([number, unit, link, day], state, at) => {
      const isLength = state.terms[at - 1]?.tags.has('for') || tagOf(unit, 'unit') === 'night';
      if (isLength && link?.text === 'on') return false;
      return addWeeksFrom(state, at, day, weeksOf(unit, number?.number ?? 1));
    },
  ),
  rule([tag('weekday'), isText('week')], ([day], state, at) => addWeeksFrom(state, at, day, 1)),
  // בעוד שבוע (in a week)
  rule([tag('in-time'), tag('unit', 'nights')], ([lead, unit], state, at) => {
    const isLength = isMoreDays(lead, unit, state, at) || /לילה|לילות/u.test(unit?.text ?? '');
    const isTime = unit?.tags.has('nights') === true || lead?.text.endsWith('עוד') === true;
    return isTime && !isLength && addDay(state, inTime(unit), at);
  }),
  rule([lead, of, near, tag('weekday'), near], (match, state, at, to) => {
    const [leading, , before, day, last] = match;
    // “thursday next week”: “next” belongs to the week.
    const isOfUnit = last !== undefined && state.peek(to)?.tags.has('unit') === true;
    const after = isOfUnit ? undefined : last;
    const hasLead =
      leading !== undefined &&
      (leading.kind === 'sign' || leading.tags.has('from') || leading.tags.has('until'));
    if (!isWeekday(day, state, to, hasLead || after !== undefined || day?.text.startsWith('יום') === true))
      return false;
    // The Hebrew הבא (next) means the coming one.
    const next = before?.tags.has('next') === true && !state.isHebrew ? 'next ' : '';
    const role = roleAt(state, at, leading, day);
    // “until Sunday, Thursday arrival”
    const isArrival = /^(?:arrival|check in|checkin|start)$/u.test(state.terms[to]?.text ?? '');
    // “until 10 May, Sunday arrival” is not next Sunday.
    const hasMonth = state.terms.some(({ tags }) => tags.has('month'));
    const from = isArrival && !hasMonth ? 'from' : null;
    addDay(state, comingWeekday(state, next, day, after), at, role ?? from);
    return isOfUnit ? to - 1 : true;
  }),
];
