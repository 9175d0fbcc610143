import { addDays } from '#shared/stay/nights.ts';
import { dayNamed } from '../dates/calendar.ts';
import type { Draft } from '../draft.ts';
import { either, filler, mark, maybe, num, rule, tag, textOf, word } from '../grammar.ts';
import type { Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { addDay, lead, of } from './dates.ts';
import { roleAt } from './edges.ts';
import { WEEK } from './periods.ts';

const isHebrewOrdinal = (term: Term | undefined): boolean =>
  term !== undefined && term.tags.has('ordinal') && term.tags.has('weekday');

/** “בשני יש חניה?” about a list of hotels means its second one. */
const pointsAtShown = (term: Term | undefined, { scene, terms }: Draft): boolean => {
  const place = Number(term?.tags.get('ordinal') ?? 0);
  return (
    place >= 1 &&
    place <= scene.shownNames.length &&
    (terms.some((other) => ['ask', 'has-it', 'amenity', 'unmet'].some((name) => other.tags.has(name))) ||
      // “ובשני?” after a question about another hotel
      (scene.isAboutHotel === true && terms.filter(({ kind }) => kind === 'word').length === 1))
  );
};

const NOUNS = ['adult', 'child', 'room', 'person', 'unit', 'infant', 'hotel-word'];

/** ראשון is Sunday after ב, מ or ל, and otherwise “first”; שני is “two” before a noun. */
function isWeekday(term: Term | undefined, draft: Draft, to: number, hasLead: boolean): boolean {
  if (!isHebrewOrdinal(term)) return term !== undefined;
  if (draft.terms.some((other) => other.tags.has('compare'))) return false;
  if (pointsAtShown(term, draft) && !term?.text.startsWith('יום')) return false;
  const next = draft.terms[to];
  // “ראשון עד רביעי”
  if (next && (next.text === '-' || next.tags.has('until')) && draft.terms[to + 1]?.tags.has('weekday'))
    return true;
  // “שלישי עד חמישי שבוע הבא”, but not “שני שבועות”
  const isItsWeek =
    textOf(next, 'unit') === 'week' && draft.terms[to + 1]?.tags.has('next') === true && hasLead;
  if (next && !isItsWeek && NOUNS.some((name) => next.tags.has(name))) return false;
  return /[במלש]/u.test(term?.glued ?? '') || hasLead || next?.tags.has('next') === true;
}

const NIGHT = /night|evening|nite|לילה|לילות|ערב/u;
const isText = (word: string): Part => ({ fits: ({ text }) => text === word, optional: false });

function weeksOf(unit: Term | undefined, number: number): number {
  const days = Number(unit?.tags.get('nights') ?? 0);
  return textOf(unit, 'unit') === 'week' ? number : days % WEEK === 0 ? days / WEEK : 0;
}

/** “in 3 weeks”, for `dayNamed`. */
function inTime(unit: Term | undefined, number?: Term): string {
  const name = textOf(unit, 'unit').replace('night', 'day');
  return name === '' ? `in ${textOf(unit, 'nights')} days` : `in ${number?.number ?? 1} ${name}s`;
}

/** So many weeks after the coming weekday. */
function addWeeksFrom(draft: Draft, at: number, weekday: Term | undefined, weeks: number): boolean {
  const day = weeks > 0 ? dayNamed(textOf(weekday, 'weekday'), draft.scene.today) : null;
  return day !== null && addDay(draft, addDays(day, weeks * WEEK), at);
}

/** “ביום חמישי הבא”, written on a Thursday: a week from today. */
function comingWeekday(
  { scene: { today } }: Draft,
  next: string,
  day: Term | undefined,
  after: Term | undefined,
): string {
  const name = textOf(day, 'weekday');
  const isToday = dayNamed(name, today) === today;
  return isToday && next === '' && after?.text === 'הבא' ? addDays(today, WEEK) : next + name;
}

/** Weekdays, and days relative to today. */
export const relativeDayRules: readonly Rule[] = [
  // “not tomorrow, the day after”
  rule([tag('not'), tag('day-word'), mark(','), filler, tag('day-after')], ([, day], draft, at) =>
    addDay(draft, textOf(day, 'day-word') === 'today' ? 'tomorrow' : 'in 2 days', at),
  ),
  // “Monday instead of Sunday”
  rule(
    [word(/^(?:instead of|rather than|במקום)$/u), filler, tag('day-word', 'weekday')],
    (_match, draft) =>
      draft.terms.filter(({ tags }) => tags.has('weekday') || tags.has('day-word')).length > 1,
  ),
  // “not tomorrow, Friday”
  rule([tag('not'), tag('day-word', 'weekday'), mark(',')], (_match, draft, _at, to) =>
    draft.terms
      .slice(to)
      .some((term) => ['day-word', 'weekday', 'month'].some((name) => term.tags.has(name))),
  ),
  // “three weeks today”
  rule([maybe(num(1, 20)), tag('unit', 'nights'), tag('day-word')], ([number, unit, day], draft, at) => {
    const weeks = weeksOf(unit, number?.number ?? 1);
    const from = dayNamed(textOf(day, 'day-word'), draft.scene.today);
    if (weeks === 0 || from === null || draft.terms[at - 1]?.tags.has('for')) return false;
    return addDay(draft, addDays(from, weeks * WEEK), at);
  }),
  // “tonight and tomorrow night”: until the day after the second.
  rule(
    [lead, tag('day-word'), maybe(isText('and')), tag('day-word')],
    ([, first, and, second], draft, at) => {
      const last = dayNamed(textOf(second, 'day-word'), draft.scene.today);
      if (last === null || !(and || second?.glued.includes('ו')) || !NIGHT.test(second?.text ?? ''))
        return false;
      return (
        addDay(draft, textOf(first, 'day-word'), at, 'from') && addDay(draft, addDays(last, 1), at + 0.5)
      );
    },
  ),
  // “friday and saturday nights”
  rule(
    [lead, tag('weekday'), maybe(isText('and')), tag('weekday'), maybe(tag('unit'))],
    (match, draft, at) => {
      const [, first, and, second, unit] = match;
      const isNights =
        textOf(unit, 'unit') === 'night' ||
        draft.mentions.some((one) => one.kind === 'nights' && one.nights === 2) ||
        /(?:two|2|שני) (?:nights|לילות)/u.test(draft.terms.map(({ text }) => text).join(' '));
      const from = dayNamed(textOf(first, 'weekday'), draft.scene.today);
      const last = from && dayNamed(textOf(second, 'weekday'), addDays(from, 1));
      if (!isNights || !last || !(and || second?.glued.includes('ו')) || last !== addDays(from, 1))
        return false;
      return addDay(draft, from, at, 'from') && addDay(draft, addDays(last, 1), at + 0.5);
    },
  ),
  // “saturday night” is one night, unless more are said.
  rule(
    [lead, tag('weekday'), tag('unit', 'nights', 'eve', 'per-night')],
    ([leading, day, unit], draft, at) => {
      if (!NIGHT.test(unit?.text ?? '') || isHebrewOrdinal(day)) return false;
      draft.mentions.push({ kind: 'nights', nights: 1, at: draft.terms.length });
      return addDay(draft, textOf(day, 'weekday'), at, roleAt(draft, at, leading, day));
    },
  ),
  rule([lead, tag('day-word')], ([leading, day], draft, at) => {
    // “tonight” is one night, unless the message gives more.
    if (NIGHT.test(day?.text ?? ''))
      draft.mentions.push({ kind: 'nights', nights: 1, at: draft.terms.length });
    return addDay(draft, textOf(day, 'day-word'), at, roleAt(draft, at, leading, day));
  }),
  rule([tag('in-time'), num(1, 400), tag('unit')], ([lead, number, unit], draft, at) =>
    // “עוד שני לילות” are two nights more.
    lead?.text === 'עוד' && textOf(unit, 'unit') === 'night'
      ? false
      : addDay(draft, inTime(unit, number), at),
  ),
  // “a fortnight from today”
  rule([maybe(num(1, 400)), tag('unit', 'nights'), tag('from-now')], ([number, unit], draft, at) =>
    addDay(draft, inTime(unit, number), at),
  ),
  // “two weeks from Friday”, “a week on Monday”, but not “for a week on Monday”
  rule(
    [maybe(num(1, 20)), tag('unit', 'nights'), either(isText('on'), tag('from')), tag('weekday')],
    ([number, unit, link, day], draft, at) => {
      const isLength = draft.terms[at - 1]?.tags.has('for') || textOf(unit, 'unit') === 'night';
      if (isLength && link?.text === 'on') return false;
      return addWeeksFrom(draft, at, day, weeksOf(unit, number?.number ?? 1));
    },
  ),
  rule([tag('weekday'), isText('week')], ([day], draft, at) => addWeeksFrom(draft, at, day, 1)),
  // “בעוד שבוע”; “עוד לילה” is one night longer.
  rule([tag('in-time'), tag('unit', 'nights')], ([lead, unit], draft, at) => {
    const isLength = textOf(unit, 'unit') === 'night' || /לילה|לילות/u.test(unit?.text ?? '');
    const isTime = unit?.tags.has('nights') === true || lead?.text.endsWith('עוד') === true;
    return isTime && !isLength && addDay(draft, inTime(unit), at);
  }),
  rule(
    [lead, of, maybe(tag('next', 'this')), tag('weekday'), maybe(tag('next', 'this'))],
    (match, draft, at, to) => {
      const [leading, , before, day, last] = match;
      // “thursday next week”: “next” belongs to the week.
      const isOfUnit = last !== undefined && draft.free(to)?.tags.has('unit') === true;
      const after = isOfUnit ? undefined : last;
      const hasLead =
        leading !== undefined &&
        (leading.kind === 'sign' || leading.tags.has('from') || leading.tags.has('until'));
      if (!isWeekday(day, draft, to, hasLead || after !== undefined || day?.text.startsWith('יום') === true))
        return false;
      // The Hebrew “הבא” means the coming one.
      const next = before?.tags.has('next') === true && !draft.isHebrew ? 'next ' : '';
      addDay(draft, comingWeekday(draft, next, day, after), at, roleAt(draft, at, leading, day));
      return isOfUnit ? to - 1 : true;
    },
  ),
];
