/** Rules for written days: “10-14 December”, “2027-03-01”, 10.12. The longest readings come first. */
import { addDays } from '#shared/stay/nights.ts';
import { dayOfPhrase, phraseOf } from '../../dates/calendar.ts';
import { isCounted, isCounting, tagOf, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
import { isAmount } from '../currencies.ts';
import { addDay, addDayInRole, dateOf, dayText, isNth, monthOf, when, type Written } from './day-patterns.ts';

const DAY_TAGS = ['month', 'weekday', 'day-word', 'nth'];
const isWritten = (term: Term | undefined): boolean =>
  term?.isOrdinal === true || /[במה]/u.test(term?.prefix ?? '');

/** Days that another day of the message replaces: they are used up. */
const replacedDayRules: readonly Rule[] = [
  // “instead of 2-6 May, 9-13 May”; “tomorrow rather than today”, “March instead of February”
  ...when(
    [
      '{instead} [#of] {date} [".,"] [{joint}] [#of] [{date}] [".,"] [#of] #month',
      '[{rather}] {instead} [{able}] [{able}] [{near}] {otherDay} [",;."] [{rather}]',
    ],
    (_found, state, at, to) => {
      const isReplaced = state.terms.some(
        (term, here) =>
          (here < at || here >= to) &&
          (term.kind === 'pair' || term.isOrdinal || DAY_TAGS.some((name) => term.tags.has(name))),
      );
      if (isReplaced)
        state.replacesWeekday = state.terms.slice(at, to).some(({ tags }) => tags.has('weekday'));
      return isReplaced;
    },
  ),
  // “from the 6th instead of the 5th”, “מה-6 ולא מה-5”
  ...when(
    ['{instead} from:[#from|on] [#of] date:{date} [".,"] [#of] month:[#month]'],
    ({ from, date, month }, state, at, to) => {
      const { stay } = state.context;
      const others = state.terms.filter((_term, here) => here < at || here >= to);
      const isOther = others.some(
        (term) => isWritten(term) || term.kind === 'pair' || term.tags.has('month'),
      );
      if (!(isWritten(date) || from || month) || !isOther || isCounted(state.terms[to])) return false;
      // “on 12 March, not on 12 February” replaces the month; “leave on the 10th and not on the 9th” the last day.
      const isEdge = (day: string | undefined): boolean => Number(day?.slice(-2)) === dateOf(date);
      const isMonth = others.some((term) => dateOf(term) === dateOf(date));
      const isLast = !isMonth && isEdge(stay?.checkOut) && !isEdge(stay?.checkIn);
      state.replacesEdge = isLast ? 'until' : null;
      return true;
    },
  ),
];

/** Adds the days of a range within one month: “10-14 December”. */
function addRange(
  state: ParseState,
  at: number,
  { first, second, ...written }: Written & Readonly<Partial<Record<'first' | 'second', Term>>>,
): boolean {
  const [month = 0, year] = monthOf(state, written);
  const from = month > 12 ? null : phraseOf(written.iso?.parts[2] ?? dateOf(first), month, year);
  const until = written.pair ? dayText(state, written) : phraseOf(dateOf(second), month, year);
  return until !== null && addDay(state, from, at, 'from') && addDay(state, until, at + 0.5);
}

/** True when the two days are joined by a word or dash, or by the Hebrew prefix ל (to), ו (and) or ע of עד (until). */
const isJoined = (joint: Term | undefined, second: Term | undefined): boolean =>
  joint !== undefined || /[לוע]/u.test(second?.prefix ?? '');

const MEASURES =
  /^(?:%|mins?|minutes?|hours?|times|years?|points?|km|couples?|families|am|pm|דקות|שעות|שנים|זוגות|משפחות)(?: |$)/u;
/** True for a noun of numbers that are no days. */
const isMeasured = (next: Term | undefined): boolean =>
  isCounted(next) || next?.tags.has('party') === true || MEASURES.test(next?.text ?? '');

const rangeRules: readonly Rule[] = [
  // “the nights of 3, 4 and 5 May”: until the day after the last
  ...when(
    [
      'unit:{span} [#of] [#of] date:{date} [","] [{date}] [","] ~ last:{date} [#of] month:#month year:[{year}]',
    ],
    ({ unit, date, last, month, year }, state, at) => {
      const end = dayOfPhrase(dayText(state, { date: last, month, year }) ?? '', state.context.today);
      const isNights = /nights|לילות/u.test(unit?.text ?? '');
      return (
        isNights &&
        end !== null &&
        addDay(state, dayText(state, { date, month, year }), at, 'from') &&
        addDay(state, addDays(end, 1), at + 0.5)
      );
    },
  ),
  ...when(
    [
      // “2027-03-01/04”, 10-14.12
      '[{lead}] iso:{iso} joint:"/-" second:{date}',
      '[{lead}] first:{date} [".,"] joint:[{joint}] [#of] pair:{pair}',
      // “10 to 14 December 2026”, “Monday 11 to Thursday 14 January”
      '[{lead}] [#weekday] [#of] first:{date} [".,"] joint:[{joint}] [#weekday] [#of] second:{date} [".,"] [#of] month:#month [","] year:[{year}]',
    ],
    (found, state, at) => isJoined(found.joint, found.pair ?? found.second) && addRange(state, at, found),
  ),
  ...when(
    [
      // “December 10-14, 2026”, בדצמבר, בין 10 ל-14 (in December, between 10 and 14)
      '[{lead}] month:#month [","] [#from] [#of] first:{date} joint:[{joint}] [#of] second:{date} [","] year:[{year}]',
      // “from the eighth of March until the fifteenth”
      '[{lead}] [#of] first:{date} [".,"] [#of] month:#month [","] until:{joint} [#of] second:{date}',
    ],
    (found, state, at, to) => {
      const { first, joint, until, second } = found;
      const next = state.terms[to];
      // “27 December to 31”, not “27 December and 3 rooms”, “next month 10 to 20 minutes from the beach”
      const isOther = until?.text === 'and' || dateOf(second) <= dateOf(first) || isMeasured(next);
      return (
        isJoined(joint ?? until, second) &&
        (isNth(second) || !isOther) &&
        !(until && next?.tags.has('of')) &&
        addRange(state, at, found)
      );
    },
  ),
];

const MAX_OF_PARTY = 9;
/** Before a party: “hotel for three”. */
const FOR_PARTY = ['hotel-word', 'room', 'find-word', 'nights'];

/**
 * True for people before a month: “for 2 in March”, “two next month”, מלון לשלושה במרץ (a hotel for three in March), but
 * not “on 12 in March”, רומא לשלושה במאי (Rome on the third of May).
 */
function isParty(
  { lead, date, linked, month }: Readonly<Partial<Record<'lead' | 'date' | 'linked' | 'month', Term>>>,
  state: ParseState,
  at: number,
): boolean {
  const isTold = state.terms.some(({ tags }) => tags.has('party') || tags.has('adult'));
  const isNext = month?.tags.get('month') === 'next';
  if (!date || date.isOrdinal || (date.tags.has('nth') && !date.tags.has('weekday'))) return false;
  if (!isNext && (isTold || date.tags.has('weekday'))) return false;
  const before = state.terms[at - 1];
  const isWord = date.kind !== 'number';
  if (state.isHebrew) {
    const isLed = FOR_PARTY.some((name) => before?.tags.has(name)) || dateOf(date) === 2;
    return isWord && date.prefix.includes('ל') && !lead?.tags.has('until') && (isNext || isLed);
  }
  const isFor = [lead, before].some((term) => term?.tags.has('for')) && dateOf(date) <= MAX_OF_PARTY;
  return isNext ? !linked?.text.startsWith('of') && (isWord || isFor) : linked?.text === 'in' && isFor;
}

const singleDayRules: readonly Rule[] = [
  ...when(
    ['lead:[{lead}] iso:{iso}', 'lead:[{lead}] [#of] pair:{pair}'],
    ({ lead, iso, pair }, state, at, to) =>
      isAmount(pair, state, at, to)
        ? false
        : addDayInRole(state, dayText(state, { iso, pair }), at, [lead, iso ?? pair]),
  ),
  ...when(
    ['lead:[{lead}] [#of] date:{date} [".,"] linked:[#of] month:#month [","] year:[{year}]'],
    (found, state, at) =>
      isParty(found, state, at)
        ? false
        : addDayInRole(state, dayText(state, found), at, [found.lead, found.date]),
  ),
  ...when(
    ['lead:[{lead}] month:#month [#of] date:{date} apart:[","] year:[{year}]'],
    (found, state, at, to) => {
      const { lead, month, date, apart, year } = found;
      // “next month 2 to 4 couples”
      const isAway = ['this', 'next'].includes(tagOf(month, 'month'));
      const isCount = isAway || (!apart && !year && isCounting(state, to));
      if (isCount && !isNth(date)) return false;
      return addDayInRole(state, dayText(state, found), at, [lead, month]);
    },
  ),
];

/** Applied after the periods. */
export const writtenDayRules: readonly Rule[] = [...replacedDayRules, ...rangeRules, ...singleDayRules];
