/** Recognizes days that are mentioned in passing and are not days of the stay. */
import { weekdayNumber } from '../../dates/calendar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

/** Tags of words that show that a clause is about the stay. */
const STAY_TAGS =
  'find-word hotel-word arriving leaving until for unit nights room what-about set-to alter month weekday weekend day-word same one-more'.split(
    ' ',
  );
const isOfStay = ({ tags, number }: Term): boolean =>
  number !== null || STAY_TAGS.some((name) => tags.has(name));
const isEnd = ({ kind, text }: Term): boolean => kind === 'break' || /^(?:but|so|אבל|אז)$/u.test(text);
const wordsIn = (clause: readonly Term[]): number => clause.flatMap(({ text }) => text.split(' ')).length;
/** Number of terms, from the beginning of a date on, among which its day is found. */
const NEAR = 3;
/** A shorter clause is about the stay: “and tomorrow?” */
const MIN_WORDS = 4;

/** True for a weekday that is the reason for other days: “I can't get Friday off, move it a day later”. */
const tellsReason = ({ terms, dates }: ParseState, at: number): boolean => {
  const day = dates.find((one) => one.at === at);
  const shift = dates.find((one) => one.kind === 'shift' && !one.isStart && one.at > at);
  const before = terms.slice(0, Math.floor(shift?.at ?? 0)).map(({ text }) => text);
  return (
    day?.kind === 'day' &&
    day.role === null &&
    weekdayNumber(day.phrase) !== null &&
    before.some((text) => REFUSES.test(text))
  );
};
const REFUSES =
  /^(?:not|no|cant|cannot|wont|dont|off|busy|work|working|bad|לא|אין|עסוק\S*|עובד\S*|תפוס\S*)(?: |$)/u;

/**
 * True when the date at `at` belongs to a clause about something else while the stay is known already: “we read
 * about it today, add a gym”.
 */
export function isAsideDay(state: ParseState, at: number): boolean {
  const { terms, context, dates, dropped } = state;
  const day = terms.slice(at, at + NEAR).find(({ tags }) => tags.has('day-word') || tags.has('season'));
  if (tellsReason(state, at)) return true;
  if (!context.stay || !day) return false;
  if (dates.some((other) => other.at !== at)) return false;
  const from = terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1;
  const end = terms.findIndex((term, here) => here > at && isEnd(term));
  const clause = terms.slice(from, end < 0 ? undefined : end);
  // “is anything available tomorrow?” alone is about the stay; “forget the pool, it’s winter anyway” is not.
  const isAlone = from === 0 && end < 0;
  if (isAlone && !terms.some((term, here) => here < at && term.tags.has('without'))) return false;
  // “throw out the pool, winter outside”
  const isReason = from > 0 && dropped.length > 0 && day.tags.has('season') && day.prefix === '';
  return (isReason || wordsIn(clause) >= MIN_WORDS) && !clause.some((term) => term !== day && isOfStay(term));
}
