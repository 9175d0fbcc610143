/**
 * Rules for a stay of which one end changes and the other stays: “check-in on the 4th, check-out the same”, “go back to
 * the 14th”.
 */
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import type { DateMention } from '../../dates/combine-dates.ts';
import { either, filler, isCounted, mark, maybe, num, rule, tag, word } from '../../grammar.ts';
import type { Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';

const END = /check ?out|departure|end|return|leav|יציאה|עזיבה|חזרה|צק אאוט/u;

/** Words before a day that replaces only the arrival: “just from the 29th”. */
export const ONLY = /^(?:just|only|but|already|רק|אבל|כבר)$/u;

/**
 * Lets the stay begin on the only day of the message and end as before. False when the message has another day, or
 * there is no current stay.
 */
/** “come a day later, on the 14th, and leave the same”: the day counts. */
const rank = ({ kind }: DateMention): number => (kind === 'day' ? 0 : 1);

const keepEnd = (state: ParseState): boolean => {
  const [day, ...others] = state.dates.toSorted((one, other) => rank(one) - rank(other));
  const isOnly = day?.kind === 'day' && day.role !== 'until' && others.every(({ kind }) => kind === 'shift');
  state.keepsEnd ||= isOnly && Boolean(state.context.stay);
  return state.keepsEnd;
};

/** Applied after the other rules for days, whose result they need. */
export const sameEndRules: readonly Rule[] = [
  // “can we come on the 10th already?”
  rule([word(/^(?:already|כבר)$/u)], (_match, state, at, to) => {
    const [day] = state.dates;
    // “we already have flights on 10 February”
    const isBeside = state.terms[to]?.kind !== 'word' || (day !== undefined && day.at > at && day.at <= to);
    return isBeside && keepEnd(state);
  }),
  // “just from the 29th”
  rule([word(ONLY)], (_match, state, at) => {
    const [day] = state.dates;
    const isNext = day?.kind === 'day' && day.role === 'from' && day.at > at && day.at <= at + 2;
    return isNext && keepEnd(state);
  }),
  rule(
    [
      maybe(tag('leaving', 'until', 'ask')),
      maybe(either(mark(',:'), filler)),
      filler,
      tag('same-day', 'same'),
    ],
    ([leaving, , , same], state) => END.test(leaving?.text ?? same?.text ?? '') && keepEnd(state),
  ),
];

const returns = word(
  /^(?:(?:go(?:ing)?|get|put|move|set|take|bring|change|switch)(?: it| that| this| everything)? )?back(?: to)?$|^(?:return|revert|תחזירי?|להחזיר|נחזיר|תחזרי|נחזור|לחזור|ב?חזרה)$/u,
);
const to = maybe(word(/^to$/u));
const MAX_AWAY = 10;

/** The end of the current stay that a day of the month returns to, and that day; null for none. */
function returnedEnd({ context: { stay, earlierStay } }: ParseState, date: number, isDay: boolean) {
  if (!stay) return null;
  const ends = [
    ['from', stay.checkIn, earlierStay?.checkIn],
    ['until', stay.checkOut, earlierStay?.checkOut],
  ] as const;
  const before = ends.find(([, now, day]) => day !== now && Number(day?.slice(-2)) === date);
  // A stay that was moved as a whole is moved back.
  const isWhole = earlierStay?.checkIn !== stay.checkIn && earlierStay?.checkOut !== stay.checkOut;
  if (before) return { role: before[0], phrase: before[2] ?? '', isWhole };
  if (!isDay) return null;
  // A day that was not searched before replaces the nearer end.
  const near = ends.flatMap(([role, now]) =>
    Array.from({ length: 2 * MAX_AWAY + 1 }, (_, at) => addDays(now, at - MAX_AWAY))
      .filter((day) => Number(day.slice(-2)) === date)
      .map((phrase) => ({ role, phrase, isWhole: false, away: Math.abs(nightsBetween(now, phrase)) })),
  );
  const [nearest] = near
    .filter(({ role, phrase }) => (role === 'from' ? phrase < stay.checkOut : phrase > stay.checkIn))
    .toSorted((one, other) => one.away - other.away);
  return nearest ?? null;
}

/** Applied before the other rules for days: “go back to the 14th” is no day of going home. */
export const returnedDayRules: readonly Rule[] = [
  rule([returns, maybe(tag('it')), to, maybe(tag('of')), filler, num(1, 31)], (match, state, at, end) => {
    const day = match.at(-1);
    const isTo = match.some((term) => /(?:^| )to$/u.test(term?.text ?? '')) || day?.prefix === 'ל';
    const next = state.peek(end);
    if (
      !isTo ||
      !day ||
      isCounted(next) ||
      state.terms.slice(end, end + 2).some(({ tags }) => tags.has('month')) ||
      next?.kind === 'sign'
    )
      return false;
    const found = returnedEnd(state, day.number ?? 0, day.isOrdinal);
    if (!found) return false;
    state.keepsEnd ||= found.role === 'from' && !found.isWhole;
    return state.addDates({ kind: 'day', phrase: found.phrase, role: found.role, at });
  }),
];
