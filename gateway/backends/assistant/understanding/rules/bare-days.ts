import { addDays, addMonths } from '#shared/stay/nights.ts';
import { dayNamed, type Day } from '../dates/calendar.ts';
import type { Draft } from '../draft.ts';
import { either, filler, isCounted, mark, maybe, rule, sign, tag, word } from '../grammar.ts';
import type { Match, Part, Rule } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import { roleAt, type Role } from './edges.ts';

const dayLead = maybe(either(filler, tag('from', 'until', 'of', 'leaving', 'arriving')));
const the = maybe(tag('of'));
const colon = mark(':');
const ofMonth = maybe(either(tag('of'), word(/^(?:בחודש|בו)$/u)));
/** “12”, “12th”, “twelfth”. */
const date: Part = { fits: (term) => dateOf(term) >= 1 && dateOf(term) <= 31, optional: false };
const dateOf = (term: Term | undefined): number =>
  term?.number ?? (term?.tags.has('weekday') ? 0 : Number(term?.tags.get('nth') ?? 0));
const isNth = (term: Term | undefined): boolean => term?.isOrdinal === true || term?.tags.has('nth') === true;
const isOfMonth = (match: Match): boolean =>
  match.some((term) => /^(?:[לב]חודש|בו)$/u.test(term?.text ?? ''));
const isFromTo = (from: Term | undefined, to: Term | undefined): boolean =>
  from?.tags.has('from') === true && to?.tags.has('until') === true;

const BESIDE = 'filler until from of correction set-to what-about it number nth yes no'.split(' ');
/** “16 to 20” changes the current stay when no other word has a meaning. */
const isNewRange = (
  { scene: { stay }, terms }: Draft,
  first: Term | undefined,
  last: Term | undefined,
): boolean =>
  Boolean(stay) &&
  dateOf(last) - dateOf(first) > 0 &&
  terms.every((term) => term.kind !== 'word' || BESIDE.some((name) => term.tags.has(name)));

/** Tags of a question about a hotel. */
const ASKS = ['ask', 'amenity', 'unmet', 'has-it'];

const isCountedAt = ({ terms }: Draft, to: number): boolean =>
  isCounted(terms[to]) || terms[to]?.tags.has('per-night') === true;

const weekday = tag('weekday');
const clock: Part = word(/^(?:am|pm|:|oclock)$/u);

/** A weekday with the number of its day: “thu 21”, “from mon 18 to thu 21”. Applied before the rules for the weekday alone. */
export const weekdayDateRules: readonly Rule[] = [
  rule(
    [dayLead, weekday, the, date, maybe(either(tag('until'), sign('-'))), weekday, the, date],
    ([, , , first, , , , second], draft, at, to) => {
      if (isCountedAt(draft, to)) return false;
      const from = addBare(draft, at, first, 'from');
      addBare(draft, at + 0.5, second, 'until', from);
      return true;
    },
  ),
  rule([dayLead, weekday, the, date], ([leading, , , day], draft, at, to) => {
    const next = draft.terms[to];
    if (isCountedAt(draft, to) || (next && clock.fits(next)) || day?.tags.has('weekday')) return false;
    addBare(draft, at, day, roleAt(draft, at, leading, day));
    return true;
  }),
];

/** Days without a month, when Sherry asked for dates or they are ordinal: “the 10th to the 14th”. */
export const bareDayRules: readonly Rule[] = [
  // “leaving on the 5th, not the 6th”
  rule([tag('not'), dayLead, the, date, ofMonth, mark(',')], ([, , , day], draft, at) => {
    const isDay = isNth(day) || (day?.kind === 'number' && /[הב]/u.test(day.glued));
    return isDay && draft.terms.some((term, here) => here !== at && term !== day && isNth(term));
  }),
  rule(
    [dayLead, the, date, ofMonth, maybe(either(tag('until'), sign('-'))), dayLead, the, date, ofMonth],
    (match, draft, at, to) => {
      const [leading, , first, , joint, , , second] = match;
      const { shownNames } = draft.scene;
      // “the first or the second” of the hotels shown
      const isListed = dateOf(first) <= shownNames.length && dateOf(second) <= shownNames.length;
      const isPlain =
        (isNth(first) && isNth(second) && !isListed) ||
        isOfMonth(match) ||
        isFromTo(leading, joint) ||
        // “מה-14 ל-17”
        (first?.glued.includes('מ') === true && second?.glued === 'ל' && Boolean(draft.scene.stay)) ||
        (joint !== undefined && !isListed && isNewRange(draft, first, second));
      if (!isPlain && draft.scene.asked !== 'dates') return false;
      if (isCountedAt(draft, to) || draft.terms.some(({ tags }) => tags.has('compare'))) return false;
      const from = addBare(draft, at, first, 'from');
      addBare(draft, at + 0.5, second, 'until', from);
      return true;
    },
  ),
  rule([dayLead, colon, filler, the, date, ofMonth], (match, draft, at, to) => {
    const [leading, , on, , day] = match;
    const { shownNames, asked, stay } = draft.scene;
    if (isCountedAt(draft, to) || draft.terms.some(({ tags }) => tags.has('compare'))) return false;
    const role = roleAt(draft, at, on?.tags.has('until') ? on : leading, day);
    const isLed =
      role !== null || ['from', 'until'].some((name) => leading?.tags.has(name)) || isOn(leading, on);
    const asks = draft.terms.some(({ tags }) => ASKS.some((name) => tags.has(name)));
    // “until which hour can I arrive in the first?”
    if (
      asks &&
      asked !== 'dates' &&
      isNth(day) &&
      dateOf(day) <= shownNames.length &&
      !isOn(leading, on) &&
      !leading?.tags.has('until')
    )
      return false;
    const isPlace = asked !== 'dates' && !isLed && dateOf(day) <= shownNames.length;
    const isListed = isPlace || /^(?:one|hotel|option)$/u.test(draft.terms[to]?.text ?? '');
    // “until 14” with a current stay, “עד ה9”, “עוזבים ב-11”.
    const isSure =
      role !== null &&
      (isNth(day) ||
        ((day?.kind === 'number' || day?.tags.has('number')) && /[הב]/u.test(day.glued)) ||
        (role === 'until' && Boolean(stay)));
    // “the ninth for four nights”, with fewer hotels in the list
    const isBeyond = dateOf(day) > shownNames.length && draft.mentions.some(({ kind }) => kind === 'nights');
    const isPlain =
      ((day?.isOrdinal === true || isOn(leading, on) || isBeyond) && isNth(day) && !isListed) ||
      isSure ||
      isOfMonth(match);
    if (!isPlain && asked !== 'dates') return false;
    addBare(draft, at, day, role);
    return true;
  }),
];

const isOn = (...terms: readonly (Term | undefined)[]): boolean => terms.some((term) => term?.text === 'on');

/** The next such day: after the first one of the message, else after the first day of the current stay, or in its month. */
function addBare(draft: Draft, at: number, term: Term | undefined, role: Role, first?: Day): Day {
  const phrase = nextDate(first ?? reference(draft, role), dateOf(term));
  draft.mentions.push({ kind: 'day', phrase, role, at });
  return phrase;
}

function reference({ mentions, scene: { stay, today } }: Draft, role: Role): Day {
  const earlier = mentions.find(({ kind }) => kind === 'day');
  const named = role === 'until' && earlier?.kind === 'day' ? dayNamed(earlier.phrase, today) : null;
  if (named) return named;
  // “New Year’s Eve, 3 nights from the 30th”
  const span = mentions.find(({ kind }) => kind === 'span');
  if (span?.kind === 'span' && !span.isAnyWeekend) return addDays(span.checkIn, -1);
  if (!stay) return today;
  const day = role === 'until' ? stay.checkIn : addDays(`${stay.checkIn.slice(0, 8)}01`, -1);
  return day > today ? day : today;
}

/** The next day with that number, as a text for `dayNamed`, which refuses the 31st of a short month. */
function nextDate(after: Day, date: number): Day {
  const day = String(date).padStart(2, '0');
  const here = `${after.slice(0, 8)}${day}`;
  return here > after ? here : `${addMonths(`${after.slice(0, 8)}01`, 1).slice(0, 8)}${day}`;
}
