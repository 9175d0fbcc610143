/**
 * Rules for written dates: “10-14 December”, “2027-03-01”, 10.12. The order of the rules matters: the longest
 * readings come first.
 */
import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayOfPhrase, monthNumber, phraseOf } from '../../dates/calendar.ts';
import type { ParseState } from '../../parse-state.ts';
import {
  either,
  filler,
  isCounted,
  isCounting,
  mark,
  maybe,
  num,
  rule,
  sign,
  tag,
  tagOf,
  word,
} from '../../grammar.ts';
import type { RuleAction, Match, Part, Rule } from '../../grammar.ts';
import type { Term } from '../../words/terms.ts';
import { isAmount, isDecimal } from '../currencies.ts';
import { roleAt, type Role } from './day-roles.ts';

/** What may precede a date: “from”, “until”, a filler or a dash. */
const noKin: Part = { fits: (term) => filler.fits(term) && !term.tags.has('kin') };
export const lead = maybe(either(tag('from', 'until'), noKin, sign('-')));
const joint = maybe(either(tag('until'), sign('-')));
export const of = maybe(tag('of'));
/** A day of a month: “12”, “12th”, “twelfth”. */
const date: Part = { fits: (term) => dateOf(term) >= 1 && dateOf(term) <= 31 };

/** An ordinal that is not a weekday: ראשון is “first” and Sunday. */
const nth: Part = {
  fits: (term) => term.isOrdinal || (term.tags.has('nth') && !term.tags.has('weekday')),
};

/** The day of the month that a term means; 0 for none. */
const dateOf = (term: Term | undefined): number => term?.number ?? Number(term?.tags.get('nth') ?? 0);

const year = maybe(num(2_000, 2_100));
const pair: Part = { fits: (term) => term.kind === 'pair' };
const iso: Part = { fits: (term) => term.kind === 'iso' };
const comma = mark(',');
const dot = mark('.,');
const month = tag('month');
const weekday = maybe(tag('weekday'));

/** Adds one day by its phrase; false when the phrase is null, because no such day exists. */
export function addDay(state: ParseState, phrase: string | null, at: number, role: Role = null): boolean {
  if (phrase === null) return false;
  return state.addDates({ kind: 'day', phrase, role, at });
}

/** The phrase of a pair such as 10/12 or 10.12.26; null when it is not a date. */
const pairPhrase = (term: Term | undefined): string | null => {
  const [first, second, written] = term?.parts ?? [];
  return first === undefined || second === undefined ? null : phraseOf(first, second, written);
};

/** The phrase of a day and a month, and of the year if there is one; null when no such day exists. */
function phrase(day: Term | undefined, named: Term | undefined, written?: Term): string | null {
  return phraseOf(dateOf(day), monthNumber(tagOf(named, 'month')), written?.number ?? undefined);
}

/**
 * Adds the two days of a range, “10-14 December”; false when one of them is null. The second one gets the position
 * `at + 0.5`, so that it sorts after the first.
 */
function range(state: ParseState, at: number, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return false;
  return addDay(state, from, at, 'from') && addDay(state, to, at + 0.5);
}

/**
 * True when the two days are joined by a word or dash, or by the Hebrew prefix ל (to), ו (and) or ע of עד (until).
 */
const isJoined = (joint: Term | undefined, second: Term | undefined): boolean =>
  joint !== undefined || /[לוע]/u.test(second?.prefix ?? '');

/** The action for two numbers before a month: “10 to 14 December 2026”. */
function numbersOfMonth(match: Match, state: ParseState, at: number): boolean {
  const [, , , first, , join, , , second, , , named, , written] = match;
  if (!isJoined(join, second)) return false;
  return range(state, at, phrase(first, named, written), phrase(second, named, written));
}

/**
 * True for a pair that is written like a date although no such day exists: “32.1”, “31/13”. Limited to numbers
 * that are likely mistakes.
 */
const isImpossibleDay = (term: Term): boolean => {
  const [first = 0, second = 0] = term.kind === 'pair' ? term.parts : [];
  const [lastDay, lastHour] = isDecimal(term) ? [39, 24] : [99, 12];
  const isTooLate = first > 31 && first <= lastDay && second >= 1 && second <= 12;
  return isTooLate || (first > lastHour && first <= 31 && second > 12 && second <= 31);
};

const noDay: RuleAction = (_match, state) => state.impossible.add('day').size > 0;

const noDayOfPair: RuleAction = (match, state, at, to) => {
  const [leading, , written] = match;
  if (isAmount(written, state, at, to)) return false;
  // עד 35.5 (up to 35.5) may be a budget as well as a date, unless the message has another date.
  const isAlone = state.terms.every((term) => term === written || !['pair', 'iso'].includes(term.kind));
  const bound = leading ?? state.peek(at - 1);
  if (written && isDecimal(written) && bound?.tags.has('at-most') && isAlone) return false;
  return noDay(match, state, at, to);
};

/** Days that do not exist. Applied before the periods, which would use the month of “32 January”. */
export const impossibleDayRules: readonly Rule[] = [
  rule([lead, of, { fits: isImpossibleDay }], noDayOfPair),
  rule([lead, of, num(32, 99), dot, of, month, comma, year], noDay),
];

const isOrdinal = (day: Term | undefined): boolean => day !== undefined && nth.fits(day);
const MAX_OF_PARTY = 9;

/** True when the number counts people: “for two next month”, לשניים בחודש הבא (for two next month). */
function isParty([leading, , day, , linked]: Match, state: ParseState, at: number): boolean {
  if (!day || nth.fits(day)) return false;
  const isWord = day.kind !== 'number';
  if (state.isHebrew) return isWord && day.prefix.includes('ל') && !leading?.tags.has('until');
  if (linked?.text.startsWith('of')) return false;
  const isFor = [leading, state.terms[at - 1]].some((term) => term?.tags.has('for'));
  return isWord || (isFor && dateOf(day) <= MAX_OF_PARTY);
}

/** Before a party: “hotel for three”. */
const FOR_PARTY = ['hotel-word', 'room', 'find-word', 'nights'];
/**
 * True for people before a month: “for 2 in March”, מלון לשלושה במרץ (a hotel for three in March), but not “on 12 in March”,
 * רומא לשלושה במאי (Rome on the third of May).
 */
function isPartyInMonth(match: Match, state: ParseState, at: number): boolean {
  const [leading, , day, , linked] = match;
  const isTold = state.terms.some(({ tags }) => tags.has('party') || tags.has('adult'));
  if (!day || isOrdinal(day) || day.tags.has('weekday') || isTold) return false;
  if (state.isHebrew) {
    const isLed = FOR_PARTY.some((name) => state.terms[at - 1]?.tags.has(name));
    return isParty(match, state, at) && (isLed || dateOf(day) === 2);
  }
  const isFor = [leading, state.terms[at - 1]].some((term) => term?.tags.has('for'));
  return linked?.text === 'in' && isFor && dateOf(day) <= MAX_OF_PARTY;
}

/** The action for a day of the current or the next month: “the 28th of next month”. */
function dateOfNextMonth(match: Match, state: ParseState, at: number): boolean {
  const [leading, , day, , , before, unit, after] = match;
  if (isParty(match, state, at)) return false;
  const isMonth = tagOf(unit, 'unit') === 'month' || unit?.text === 'לחודש';
  const isNext = before?.tags.has('next') === true || /^ה?בא/u.test(after?.text ?? '');
  if (!isMonth || !(isNext || before || after)) return false;
  const month = addMonths(`${state.context.today.slice(0, 8)}01`, isNext ? 1 : 0);
  const phrase = phraseOf(dateOf(day), Number(month.slice(5, 7)), Number(month.slice(0, 4)));
  return addDay(state, phrase, at, roleAt(state, at, leading, day));
}

const insteadOf = either(tag('not'), word(/^(?:instead of|rather than|cant|cannot|במקום|מאשר)$/u));
const able = maybe(either(tag('of'), word(/^(?:do|make|come|go|it|לבוא|(?:יכול|אוכל|נוכל)\p{L}*)$/u)));
/** A weekday, today or a month; not “שני”, which may be a hotel in the list. */
const otherDay: Part = {
  fits: ({ tags }) => ['day-word', 'weekday', 'month'].some((name) => tags.has(name)) && !tags.has('ordinal'),
};
const rather = maybe(word(/^(?:better|rather|preferably|עדיף|אלא|יותר טוב)$/u));
const DAY_TAGS = ['month', 'weekday', 'day-word', 'nth'];
/** The action for a day that another one replaces; false when the message has no other day. */
const isReplacedDay: RuleAction = (match, state) => {
  const isReplaced = state.terms.some(
    (term) =>
      !match.includes(term) &&
      (term.kind === 'pair' || term.isOrdinal || DAY_TAGS.some((name) => term.tags.has(name))),
  );
  if (isReplaced) state.replacesWeekday = match.some((term) => term?.tags.has('weekday'));
  return isReplaced;
};

/** The end of the current stay that has this day of the month: “leave on the 10th and not on the 9th”. */
function edgeOf(day: number, { context: { stay } }: ParseState): Role {
  if (!stay || Number(stay.checkIn.slice(-2)) === day) return null;
  return Number(stay.checkOut.slice(-2)) === day ? 'until' : null;
}

const nearMonth = maybe(tag('next', 'this'));
/** The action for “from the 1st to the 5th of next month”. */
export const datesOfNextMonth: RuleAction = (match, state, at) => {
  const [leading, , first, dot, joint, , second, , ...month] = match;
  if (!isJoined(joint, second)) return false;
  const before = state.dates.length;
  if (!dateOfNextMonth([leading, undefined, second, dot, ...month], state, at + 0.5)) return false;
  const last = state.dates[before];
  if (last?.kind !== 'day') return false;
  const phrase = last.phrase.replace(/^\d+/u, String(dateOf(first)));
  state.dates.splice(before, 1, { ...last, role: null });
  return addDay(state, phrase, at, 'from');
};

const never: Part = { fits: () => false, optional: true };

/** Written days; the longest readings first. */
export const dayRules: readonly Rule[] = [
  // “instead of 2-6 May, 9-13 May”
  rule([insteadOf, of, date, dot, joint, of, maybe(date), dot, of, month], isReplacedDay),
  // “from the 6th instead of the 5th”, “מה-6 ולא מה-5”
  rule(
    [insteadOf, maybe(either(tag('from'), word(/^on$/u))), of, date, dot, of, maybe(month)],
    (match, state, at, to) => {
      const [, from, , day, , , named] = match;
      const isWritten = (term: Term | undefined): boolean =>
        term?.isOrdinal === true || /[במה]/u.test(term?.prefix ?? '');
      const isDay = isWritten(day) || from !== undefined || named !== undefined;
      const isOther = state.terms.some(
        (term) =>
          !match.includes(term) && (isWritten(term) || term.kind === 'pair' || term.tags.has('month')),
      );
      if (!isDay || !isOther || isCounted(state.terms[to])) return false;
      // “on 12 March, not on 12 February” replaces the month.
      const isMonth = state.terms.some((term) => term !== day && dateOf(term) === dateOf(day));
      state.replacesEdge = isMonth ? null : edgeOf(dateOf(day), state);
      return true;
    },
  ),
  // “tomorrow rather than today”, “March instead of February”, “can’t do tomorrow. Thursday”
  rule([rather, insteadOf, able, able, nearMonth, otherDay, mark(',;.'), rather], isReplacedDay),
  // “the nights of 3, 4 and 5 May”: until the day after the last.
  rule(
    [tag('unit', 'nights'), of, of, date, mark(','), maybe(date), mark(','), filler, date, of, month, year],
    (match, state, at) => {
      const [unit, , , first, , , , , last, , named, written] = match;
      if (!/nights|לילות/u.test(unit?.text ?? '')) return false;
      const until = dayOfPhrase(phrase(last, named, written) ?? '', state.context.today);
      return until !== null && range(state, at, phrase(first, named, written), addDays(until, 1));
    },
  ),
  rule([lead, of, date, dot, joint, of, date, dot, of, nearMonth, tag('unit'), nearMonth], datesOfNextMonth),
  rule([lead, of, date, dot, never, never, word(/^לחודש$/u), nearMonth], dateOfNextMonth),
  // “2027-03-01/04”
  rule([lead, iso, sign('/', '-'), date], ([, day, , second], state, at) => {
    const [y = 0, m = 0, d = 0] = day?.parts ?? [];
    return range(state, at, phraseOf(d, m, y), phraseOf(dateOf(second), m, y));
  }),
  rule([lead, iso], ([leading, day], state, at) => {
    const [y, m, d] = day?.parts ?? [];
    const text = y === undefined || m === undefined || d === undefined ? null : phraseOf(d, m, y);
    return addDay(state, text, at, roleAt(state, at, leading, day));
  }),
  // 10-14.12, “10 to 14/12/2026”
  rule([lead, date, dot, joint, of, pair], (match, state, at) => {
    const [, first, , join, , last] = match;
    const [, second, written] = last?.parts ?? [];
    if (second === undefined || !isJoined(join, last)) return false;
    const from = second > 12 ? null : phraseOf(first?.number ?? 0, second, written);
    return range(state, at, from, pairPhrase(last));
  }),
  rule([lead, of, pair], ([leading, , day], state, at, to) =>
    isAmount(day, state, at, to)
      ? false
      : addDay(state, pairPhrase(day), at, roleAt(state, at, leading, day)),
  ),
  // “10 to 14 December 2026”, “Monday 11 to Thursday 14 January”, בין ה-10 ל-14 בדצמבר (between the 10th and the
  // 14th of December)
  rule([lead, weekday, of, date, dot, joint, weekday, of, date, dot, of, month, comma, year], numbersOfMonth),
  // “December 10-14, 2026”, בדצמבר, בין 10 ל-14 (in December, between 10 and 14)
  rule(
    [lead, month, comma, maybe(tag('from')), of, date, joint, of, date, comma, year],
    (match, state, at, to) => {
      const [, named, , , , first, join, , second, , written] = match;
      if (!isJoined(join, second) || isCounted(state.peek(to))) return false;
      return range(state, at, phrase(first, named, written), phrase(second, named, written));
    },
  ),
  // “from the eighth of March until the fifteenth”
  rule(
    [lead, of, date, dot, of, month, comma, either(tag('until'), sign('-')), of, date],
    (match, state, at, to) => {
      const [, , first, , , named, , until, , second] = match;
      if (['month', 'of'].some((name) => state.peek(to)?.tags.has(name))) return false;
      // “27 December to 31”, not “27 December and 3 rooms”
      const isPlain = second !== undefined && !nth.fits(second);
      if (isPlain && (until?.text === 'and' || isCounted(state.peek(to)) || dateOf(second) <= dateOf(first)))
        return false;
      return range(state, at, phrase(first, named), phrase(second, named));
    },
  ),
  rule([lead, of, date, dot, of, month, comma, year], (match, state, at) => {
    const [leading, , day, , , named, , written] = match;
    if (isPartyInMonth(match, state, at)) return false;
    return addDay(state, phrase(day, named, written), at, roleAt(state, at, leading, day));
  }),
  rule([lead, month, of, date, comma, year], (match, state, at, to) => {
    const [leading, named, , day, apart, written] = match;
    if (!apart && !written && !isOrdinal(day) && isCounting(state, to)) return false;
    return addDay(state, phrase(day, named, written), at, roleAt(state, at, leading, named));
  }),
];
