/** Rules for weekdays and for days relative to today: “next Friday”, “tomorrow”, “in 3 weeks”. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase, weekdayOf } from '../../dates/calendar.ts';
import { hasTag, tagOf, textOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { WEEK, addDay, addDayInRole, daysIn, when } from './day-patterns.ts';
import { roleAt } from './day-roles.ts';

/** True for Hebrew words that are both an ordinal and a weekday: שני is “second” and Monday. */
const isHebrewOrdinal = (term: Term | undefined): boolean =>
  term !== undefined && term.tags.has('ordinal') && term.tags.has('weekday');

/** Words that ask about a hotel; not תזמיני מראשון עד שלישי (book from Sunday to Tuesday). */
const points = (term: Term): boolean =>
  hasTag(term, 'ask', 'has-it', 'amenity', 'unmet', 'meal', 'free-cancellation') ||
  term.tags.get('act') === 'apply';

/** True when such a word means a hotel of the list: בשני יש חניה? (does the second have parking?) */
export function pointsAtShown(term: Term | undefined, { context, terms }: ParseState): boolean {
  const place = Number(tagOf(term, 'ordinal'));
  const { shownNames, isAboutHotel, lastQuestion } = context;
  // A list of one hotel has no second one, but on no Monday is there parking, while a room may be free then.
  const isOfOne =
    shownNames.length === 1 &&
    terms.some((term) => hasTag(term, 'has-it')) &&
    !terms.some((term) => hasTag(term, 'room') || term.tags.get('ask') === 'rooms');
  // ובשני? (and the second?) after a question about another hotel, or asked which one
  const isAlone = terms.filter(({ kind }) => kind === 'word').length === 1;
  const isAnswer = isAlone && (isAboutHotel === true || lastQuestion === 'which-hotel');
  return place >= 1 && place <= (isOfOne ? 3 : shownNames.length) && (isAnswer || terms.some(points));
}

/** Plural nouns that no weekday is followed by: לפצל לשני כרטיסים (to split between two cards). */
const COUNTED =
  /^(?:כרטיסי\p{L}*|תשלומים|חלקים|שמות|אנשים|מקומות|ערים|מלונות|הזמנות|חשבונות|מזוודות|כלבים|חתולים|רכבים|אורחים)$/u;
const NOUNS = ['adult', 'child', 'room', 'person', 'unit', 'infant', 'hotel-word'];

/**
 * True when the word is a weekday. ראשון is Sunday after the prefixes ב (on), מ (from) and ל (to), otherwise “first”; שני
 * is Monday, but “two” before a noun.
 * @param to position after the word
 * @param hasLead a word before or after it leads to a day
 */
function isWeekday(term: Term | undefined, state: ParseState, to: number, hasLead: boolean): boolean {
  if (!term || !isHebrewOrdinal(term)) return term !== undefined;
  const { terms, context } = state;
  const [next, second] = terms.slice(to, to + 2);
  const place = Number(tagOf(term, 'ordinal'));
  const isShown = place <= Math.max(1, context.shownNames.length);
  // כמה השלישי יותר יקר מהראשון (how much more expensive is the third than the first)
  const isCompared = terms.some(
    (one) => hasTag(one, 'compare') || (isShown && /^יותר(?: |$)/u.test(one.text)),
  );
  const isPosition = !term.text.startsWith('יום') && pointsAtShown(term, state);
  if (isCompared || isPosition || COUNTED.test(next?.text ?? '')) return false;
  // עדיף חמישי (rather Thursday, or the fifth): an ordinal beyond the hotels shown must be a weekday.
  const isEither = [next, terms[to - 2]].some((one) => /^(?:or|או|מול)$/u.test(one?.text ?? ''));
  const isOpen = context.stay && next?.kind !== 'word' && !isEither && !terms.some(points);
  // ראשון עד רביעי (Sunday to Wednesday)
  const isRange = (next?.text === '-' || hasTag(next, 'until')) && hasTag(second, 'weekday');
  if ((!isShown && isOpen) || isRange) return true;
  // שלישי עד חמישי שבוע הבא (Tuesday to Thursday next week), but not שני שבועות (two weeks)
  const isItsWeek = tagOf(next, 'unit') === 'week' && hasTag(second, 'next') && hasLead;
  if (!isItsWeek && hasTag(next, ...NOUNS)) return false;
  return /[במלש]/u.test(term.prefix) || hasLead || hasTag(next, 'next');
}

const NIGHT = /night|evening|nite|לילה|לילות|ערב/u;

/** The number of whole weeks in a length of time; 0 when it is not in weeks. */
function weeksOf(unit: Term | undefined, number?: Term): number {
  const days = unit?.tags.has('nights') || tagOf(unit, 'unit') === 'week' ? daysIn(unit, number) : 0;
  return days % WEEK === 0 ? days / WEEK : 0;
}

/** A length of time as a phrase for the date library: “in 3 weeks”. */
function inTime(unit: Term | undefined, number?: Term): string {
  const name = tagOf(unit, 'unit').replace('night', 'day');
  return name === '' ? `in ${tagOf(unit, 'nights')} days` : `in ${number?.number ?? 1} ${name}s`;
}

/**
 * True when עוד (in, or more) makes the stay longer: עוד לילה (one more night), with a current stay also עוד יומיים (two
 * more days). נגיע עוד יומיים (we arrive in two days) is a day.
 */
const isMoreDays = (lead: Term | undefined, unit: Term | undefined, state: ParseState, at: number): boolean =>
  lead?.text === 'עוד' &&
  !state.terms[at - 1]?.tags.has('arriving') &&
  (tagOf(unit, 'unit') === 'night' ||
    ((tagOf(unit, 'unit') === 'day' || unit?.tags.get('nights') === 2) && Boolean(state.context.stay)));

/** The phrase of a day named by a word: “tomorrow”, “friday”. */
const phraseOfDay = (day: Term | undefined): string => tagOf(day, 'day-word') || tagOf(day, 'weekday');

/** The phrase of a weekday. ביום חמישי הבא (next Thursday), written on a Thursday, is a week from today. */
function comingWeekday(
  { context: { today }, isHebrew }: ParseState,
  [before, day, after]: (Term | undefined)[],
) {
  const name = tagOf(day, 'weekday');
  // The Hebrew הבא (next) means the coming one.
  if (before?.tags.has('next') && !isHebrew) return `next ${name}`;
  return after?.text === 'הבא' && dayOfPhrase(name, today) === today ? addDays(today, WEEK) : name;
}

/** Days counted from another one: from a weekday, from today, from the end of the current stay. */
const countedDayRules: readonly Rule[] = [
  // “the Monday straight after it”: after the current stay
  ...when(['[{lead}] day:#weekday ~ #after|#after-next it:[#it]'], ({ day, it }, state, at, to) => {
    const { stay } = state.context;
    const isOpen = it !== undefined || state.terms[to]?.kind !== 'word';
    const monday = stay && isOpen ? dayOfPhrase(tagOf(day, 'weekday'), stay.checkOut) : null;
    return monday !== null && addDay(state, monday, at, 'from');
  }),
  // “not tomorrow, the day after”
  ...when(['#not day:#day-word [","] ~ #day-after'], (found, state, at) =>
    addDay(state, tagOf(found.day, 'day-word') === 'today' ? 'tomorrow' : 'in 2 days', at),
  ),
  // “two weeks from Friday”, “a week on Monday”, “three weeks today”, “Friday week”
  ...when(
    [
      'number:[1-20] unit:{span} link:on|#from day:#weekday',
      'number:[1-20] unit:{span} day:#day-word',
      'day:#weekday week:week',
    ],
    ({ number, unit, link, day, week }, state, at) => {
      const weeks = week ? 1 : weeksOf(unit, number);
      const from = weeks > 0 ? dayOfPhrase(phraseOfDay(day), state.context.today) : null;
      // “for a week on Monday”
      const isLength = unit && !hasTag(link, 'from') && hasTag(state.terms[at - 1], 'for');
      return from !== null && !isLength && addDay(state, addDays(from, weeks * WEEK), at);
    },
  ),
];

/** Days that are nights, too: “tonight”, “on Friday and Saturday nights”. */
const nightRules: readonly Rule[] = [
  // “tonight and tomorrow night”: until the day after the second
  ...when(
    [
      '[{lead}] first:#day-word and:[and] second:#day-word',
      '[{lead}] first:#weekday and:[and] second:#weekday unit:[#unit]',
    ],
    ({ first, and, second, unit }, state, at) => {
      const { today } = state.context;
      const isWeekday = second?.tags.has('weekday');
      const from = dayOfPhrase(phraseOfDay(first), today);
      const last = from && dayOfPhrase(phraseOfDay(second), isWeekday ? addDays(from, 1) : today);
      const isTwo =
        tagOf(unit, 'unit') === 'night' ||
        state.dates.some((one) => one.kind === 'nights' && one.nights === 2) ||
        /(?:two|2|שני) (?:nights|לילות)/u.test(textOf(state.terms));
      if (!from || !last || !(and || second?.prefix.includes('ו'))) return false;
      if (isWeekday ? !isTwo || last !== addDays(from, 1) : !NIGHT.test(second?.text ?? '')) return false;
      return addDay(state, from, at, 'from') && addDay(state, addDays(last, 1), at + 0.5);
    },
  ),
  // “tomorrow too”, גם ביום שישי (on Friday too): the night after the current stay
  ...when(
    ['{too} ~ ~ day:#day-word|#weekday', '~ ~ day:#day-word|#weekday [#unit] {too}'],
    ({ day }, state, at) => {
      const { stay, today } = state.context;
      if (!stay) return false;
      // “also on Friday 18 December”
      const dated = state.dates.findIndex((one) => one.kind === 'day' && one.at > at);
      const date = state.dates[dated];
      const isWeekday = day?.tags.has('weekday') && !date;
      const named =
        date?.kind === 'day' ? dayOfPhrase(date.phrase, today) : dayOfPhrase(phraseOfDay(day), stay.checkIn);
      if (named === null) return false;
      const isNext = isWeekday ? weekdayOf(named) === weekdayOf(stay.checkOut) : named === stay.checkOut;
      if (isNext && date) state.dates.splice(dated, 1);
      return isNext && state.addDates({ kind: 'longer', days: 1, at });
    },
  ),
  // “saturday night”, “tonight”: one night, unless more are given
  ...when(
    ['lead:[{lead}] day:#weekday night:{span}|#eve|#per-night', 'lead:[{lead}] day:#day-word'],
    ({ lead, day, night }, state, at) => {
      const isNight = NIGHT.test((night ?? day)?.text ?? '');
      if (night && (!isNight || isHebrewOrdinal(day))) return false;
      if (isNight) state.dates.push({ kind: 'nights', nights: 1, at: state.terms.length });
      return addDayInRole(state, phraseOfDay(day), at, [lead, day]);
    },
  ),
];

/** Weekdays, and days relative to today. */
export const relativeDayRules: readonly Rule[] = [
  ...countedDayRules,
  ...nightRules,
  // “in 3 weeks”, בעוד שבוע (in a week)
  ...when(['lead:#in-time number:[1-400] unit:{span}'], ({ lead, number, unit }, state, at) => {
    const isTime = number ?? (unit?.tags.has('nights') === true || lead?.text.endsWith('עוד') === true);
    const isLength = isMoreDays(lead, unit, state, at) || (!number && /לילה|לילות/u.test(unit?.text ?? ''));
    return Boolean(isTime) && !isLength && addDay(state, inTime(unit, number), at);
  }),
  // “a fortnight from today”
  ...when(['number:[1-400] unit:{span} #from-now'], ({ number, unit }, state, at) =>
    addDay(state, inTime(unit, number), at),
  ),
  ...when(
    ['lead:[{lead}] [#of] before:[{near}] weekday:#weekday last:[{near}]'],
    ({ lead, before, weekday, last }, state, at, to) => {
      // “thursday next week”: “next” belongs to the week.
      const next = state.terms[to];
      const isOfUnit = last !== undefined && next?.tags.has('unit') === true;
      const after = isOfUnit ? undefined : last;
      const isLed = lead?.kind === 'sign' || lead?.tags.has('from') || lead?.tags.has('until');
      const hasLead = isLed === true || after !== undefined || weekday?.text.startsWith('יום') === true;
      if (!isWeekday(weekday, state, to, hasLead)) return false;
      // “until Sunday, Thursday arrival”, but not “until 10 May, Sunday arrival”
      const isArrival =
        /^(?:arrival|check in|checkin|start)$/u.test(next?.text ?? '') &&
        !state.terms.some(({ tags }) => tags.has('month'));
      const role = roleAt(state, at, lead, weekday) ?? (isArrival ? 'from' : null);
      addDay(state, comingWeekday(state, [before, weekday, after]), at, role);
      return isOfUnit ? to - 1 : true;
    },
  ),
];

/** A weekday after the coming one. Applied before the days that replace another. */
export const weekAfterRules: readonly Rule[] = [
  // “not this Friday, the one after”, “on Sunday, not today, the Sunday after”
  ...when(
    [
      '[{lead}] #not [#of] [{near}] day:#weekday|#day-word|{coming} [{near}] [",."] ~ ~ again:[#weekday|{that}] after:#after|#after-next|#next|#neighbor=1 [{that}|#it]',
    ],
    ({ day, again, after }, state, at) => {
      const before = state.terms.slice(0, at).findLastIndex(({ tags }) => tags.has('weekday'));
      const earlier = tagOf(state.terms[before], 'weekday');
      const name = tagOf(day, 'weekday') || tagOf(again, 'weekday') || earlier;
      const first = name === '' ? null : dayOfPhrase(name, state.context.today);
      // “not tomorrow, the day after”
      if (first === null || after?.tags.has('day-after')) return false;
      // The same weekday named before is the one that is corrected.
      if (earlier === name) state.consume(before, before + 1);
      return addDay(state, addDays(first, WEEK), at);
    },
  ),
];
