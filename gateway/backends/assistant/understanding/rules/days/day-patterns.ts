/** The vocabulary of the patterns for days, and what their terms mean. */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase, monthNumber, onOrAfter, phraseOf, type Day } from '../../dates/calendar.ts';
import { either, filler, num, sign, tag, tagOf, word, type Part } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import { whenOf } from '../pattern.ts';
import type { Term } from '../../words/terms.ts';
import { roleAt, type Role } from './day-roles.ts';

export const WEEK = 7;

/** The day of the month that a term means; 0 for none. */
export const dateOf = (term: Term | undefined): number => term?.number ?? Number(term?.tags.get('nth') ?? 0);

/** An ordinal: “12th”, “twelfth”. */
export const isNth = (term: Term | undefined): boolean =>
  term?.isOrdinal === true || term?.tags.has('nth') === true;

/** A day of a month: “12”, “12th”, “twelfth”. */
const date: Part = { fits: (term) => dateOf(term) >= 1 && dateOf(term) <= 31 };

export const when = whenOf({
  fill: filler,
  // What may precede a date: “from”, “until”, a filler or a dash.
  lead: either(
    tag('from', 'until'),
    { fits: (term) => filler.fits(term) && !term.tags.has('kin') },
    sign('-'),
  ),
  // What may precede a period.
  over: either(filler, tag('of', 'for', 'from')),
  // Between a day or a period and its month.
  link: either(filler, tag('of')),
  near: tag('next', 'this'),
  joint: either(tag('until'), sign('-')),
  date,
  // A day without its month: ראשון (first, or Sunday) is none.
  bare: { fits: (term) => date.fits(term) && (term.number !== null || !term.tags.has('weekday')) },
  dayLead: either(filler, tag('from', 'until', 'of', 'leaving', 'arriving')),
  ofMonth: either(tag('of'), word(/^(?:בחודש|בו)$/u)),
  year: num(2_000, 2_100),
  pair: { fits: ({ kind }) => kind === 'pair' },
  iso: { fits: ({ kind }) => kind === 'iso' },
  span: tag('unit', 'nights'),
  able: either(tag('of'), word(/^(?:do|make|come|go|it|לבוא|(?:יכול|אוכל|נוכל)\p{L}*)$/u)),
  rather: word(/^(?:better|rather|preferably|עדיף|אלא|יותר טוב)$/u),
  // A weekday, today or a month; not “שני”, which may be a hotel in the list.
  otherDay: {
    fits: ({ tags }) =>
      !tags.has('ordinal') && ['day-word', 'weekday', 'month'].some((name) => tags.has(name)),
  },
  // תקצרי ללילה אחד (shorten it to one night), not לילה (night) itself; בלילה אחד (by one night)
  toNights: { fits: ({ tags, text }) => tags.has('nights') && /^ל(?!יל)/u.test(text) },
  byNights: { fits: ({ tags, text }) => tags.has('nights') && text.startsWith('ב') },
  back: word(
    /^(?:(?:go(?:ing)?|get|put|move|set|take|bring|change|switch)(?: it| that| this| everything)? )?back(?: to)?$|^(?:return|revert|תחזירי?|להחזיר|נחזיר|תחזרי|נחזור|לחזור|ב?חזרה)$/u,
  ),
  too: word(/^(?:too|also|as well|גם|וגם|and also)$/u),
  coming: word(/^(?:this one|the coming one|הקרוב|הקרובה|הזה)$/u),
  that: either(tag('that'), word(/^(?:one|that|ההוא|זה|אלא)$/u)),
  instead: either(tag('not'), word(/^(?:instead of|rather than|cant|cannot|במקום|מאשר)$/u)),
});

/** The terms of a written day. */
export type Written = Readonly<Partial<Record<'iso' | 'pair' | 'date' | 'month' | 'year', Term | undefined>>>;

/** The first day of the current month, or of a later one. */
const firstOfMonth = ({ context: { today } }: ParseState, later = 0): Day =>
  addMonths(withDate(today, 1), later);

/** Months from now by the word for them. */
const MONTHS_AWAY: Readonly<Record<string, number>> = { this: 0, next: 1 };

/** First day of a month by name, the current or the next such month, and of “next month”; null for no month. */
export function monthStart(
  state: ParseState,
  { month, season, year }: Readonly<Partial<Record<'month' | 'season' | 'year', Term | undefined>>>,
): Day | null {
  const { today } = state.context;
  const isRunning = tagOf(month, 'unit') === 'month';
  const name = isRunning ? 'this' : tagOf(month, 'month') || tagOf(season, 'season');
  const away = MONTHS_AWAY[name];
  if (away !== undefined) return firstOfMonth(state, away);
  if (!year && Number(today.slice(5, 7)) === monthNumber(name)) return firstOfMonth(state);
  return dayOfPhrase(`1 ${name}${year ? ` ${year.number}` : ''}`, today);
}

/** The month of a written day, and the year if it has one. */
export function monthOf(state: ParseState, written: Written): readonly [month?: number, year?: number] {
  const { iso, pair, month, year } = written;
  if (iso) return [iso.parts[1], iso.parts[0]];
  if (pair) return [pair.parts[1], pair.parts[2]];
  const name = tagOf(month, 'month');
  const start = name in MONTHS_AWAY ? monthStart(state, written) : null;
  if (start !== null) return [Number(start.slice(5, 7)), Number(start.slice(0, 4))];
  return [monthNumber(name), year?.number ?? undefined];
}

/** The phrase of a written day: 2027-03-01, 10/12, “10 December 2026”; null when it is not a date. */
export function dayText(state: ParseState, written: Written): string | null {
  const { iso, pair, date: day } = written;
  const [month = 0, year] = monthOf(state, written);
  return phraseOf(iso?.parts[2] ?? pair?.parts[0] ?? dateOf(day), month, year);
}

/** Another day of the same month; the month may be too short for it, which `dayOfPhrase` notices. */
export const withDate = (day: Day, date: number): Day => `${day.slice(0, 8)}${String(date).padStart(2, '0')}`;

/** The day before the first of the month of a day. */
export const beforeMonth = (day: Day): Day => addDays(withDate(day, 1), -1);

/** The next day with that number. */
export const nextDate = (after: Day, date: number): Day =>
  Number(after.slice(-2)) < date ? withDate(after, date) : withDate(addMonths(withDate(after, 1), 1), date);

/** Adds one day by its phrase; false when the phrase is null, because no such day exists. */
export const addDay = (state: ParseState, phrase: string | null, at: number, role: Role = null): boolean =>
  phrase !== null && state.addDates({ kind: 'day', phrase, role, at });

/** The same with the role that the words before the day give it. */
export const addDayInRole = (
  state: ParseState,
  phrase: string | null,
  at: number,
  [lead, first]: readonly (Term | undefined)[],
): boolean => phrase !== null && addDay(state, phrase, at, roleAt(state, at, lead, first));

/** The first day of the week of a day: Sunday in Hebrew, Monday in English. */
export const startOfWeek = (day: Day, { isHebrew }: ParseState): Day =>
  onOrAfter(addDays(day, 1 - WEEK), isHebrew ? 0 : 1);

/** How many weeks or months ahead “next”, “this” or “after next” lead; null without such a word. */
export function stepsAhead(before: Term | undefined, after: Term | undefined): number | null {
  if (after?.tags.has('after-next')) return 2;
  // In Hebrew הבא (next) follows the noun.
  if (before?.tags.has('next') || /^ה?בא/u.test(after?.text ?? '')) return 1;
  return (before ?? after) ? 0 : null;
}

/** Number of days in “two weeks”, “a fortnight”, “a day”; 0 for years, which are no length of a stay. */
export const daysIn = (unit: Term | undefined, number?: Term): number =>
  Number(unit?.tags.get('nights') ?? DAYS[tagOf(unit, 'unit')] ?? 1) * (number?.number ?? 1);
const DAYS: Readonly<Record<string, number>> = { night: 1, day: 1, week: WEEK, month: 30, year: 0 };
