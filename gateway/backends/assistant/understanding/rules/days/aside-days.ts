/** Recognizes days that are mentioned in passing and are not days of the stay. */
import { textOf } from '../../grammar.ts';
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

/**
 * True for a weekday that is the reason for other days: “I can't get Friday off, move it a day later”, “she works on
 * Friday. Start on Monday”.
 */
const tellsReason = ({ terms, dates }: ParseState, at: number): boolean => {
  const day = dates.find((one) => one.at === at);
  if (day?.kind !== 'day' || day.role !== null || weekdayNumber(day.phrase) === null) return false;
  const refuses = (from: number, to: number): boolean =>
    terms.slice(from, Math.floor(to)).some(({ text }) => REFUSES.test(text));
  const shift = dates.find((one) => one.kind === 'shift' && !one.isStart && one.at > at);
  const from = terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1;
  const end = terms.findIndex((term, here) => here > at && isEnd(term));
  const isMoved = end > 0 && dates.some((one) => one.kind === 'day' && one.at > end);
  return refuses(0, shift?.at ?? 0) || (isMoved && refuses(from, end));
};
const REFUSES =
  /^(?:not|no|cant|cannot|wont|dont|off|busy|work|working|bad|לא|אין|עסוק\S*|עובד\S*|תפוס\S*)(?: |$)/u;

/** “she is turning ten on the 6th” */
const tellsBirthday = ({ terms, dates }: ParseState, at: number): boolean => {
  const from = terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1;
  const isDay = dates.some((one) => one.at === at && one.kind === 'day' && one.role === null);
  return isDay && BIRTHDAY.test(textOf(terms.slice(from, Math.floor(at))));
};
const BIRTHDAY = /\b(?:turn(?:s|ed|ing)?|b(?:irth)?days?)\b|(?:^| )(?:יום ה?הולדת|חוגגת?|ימלאו)(?: |$)/u;

/** True when the message has something else that it may be about: a wish, an age, a question. */
const hasOther = (state: ParseState): boolean =>
  state.people.hasChildren ||
  state.freeCancellation ||
  state.dropped.length + state.amenities.size + state.meals.size + state.stars.size > 0 ||
  (state.budget ?? state.sort ?? state.rating) !== null ||
  state.terms.some(({ tags }) => tags.has('ask') || tags.has('ordinal'));

/** Tells when something falls due: “she will be five in January”, “my salary comes in December”. */
const OWN_TIME =
  /\b(?:turn(?:s|ed|ing)?|b(?:irth)?days?|bonus|salary|payday|will be (?:\d|one|two|three|four|five|six|seven|eight|nine|ten))\b|(?:^| )(?:יום ה?הולדת|ה?בונוס|ה?משכורת|[תי]היה (?:בן|בת))(?: |$)/u;
/** Tells of another time: “she has a birthday in July”, “we were there in May”. */
const OTHER_TIME =
  /\b(?:was|were|went|had|sold|bought|loved|visited|been|born|paid|married|surgery|operation|graduat\w*)\b|(?:^| )(?:היינו|הייתי|היה|הייתה|היתה|נולדה?|מכרתי|מכרנו|קנינו|ניתוח|התחתנו|ביקרנו)(?: |$)/u;
/**
 * True when the date at `at` belongs to a clause about something else while the stay is known already: “we read
 * about it today, add a gym”.
 */
export function isAsideDay(state: ParseState, at: number): boolean {
  const { terms, context, dates, dropped } = state;
  const day = terms
    .slice(at, at + NEAR)
    .find(({ tags }) => ['day-word', 'season', 'month'].some((name) => tags.has(name)));
  if (tellsReason(state, at)) return true;
  if (context.stay && hasOther(state) && tellsBirthday(state, at)) return true;
  if (!context.stay || !day) return false;
  if (dates.some((other) => other.at !== at)) return false;
  const from = terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1;
  const end = terms.findIndex((term, here) => here > at && isEnd(term));
  const clause = terms.slice(from, end < 0 ? undefined : end);
  // “is anything available tomorrow?” alone is about the stay; “forget the pool, it’s winter anyway” is not.
  const isAlone = from === 0 && end < 0;
  const isMonth = dates.some((one) => one.at === at && one.kind === 'span' && one.isMonth);
  if (day.tags.has('month'))
    return (
      isMonth &&
      !isAlone &&
      hasOther(state) &&
      (OWN_TIME.test(textOf(clause)) ||
        (OTHER_TIME.test(textOf(clause)) &&
          !clause.some((term) => term !== day && term.text !== 'and' && isOfStay({ ...term, number: null }))))
    );
  if (isAlone && !terms.some((term, here) => here < at && term.tags.has('without'))) return false;
  // “throw out the pool, winter outside”
  const isReason = from > 0 && dropped.length > 0 && day.tags.has('season') && day.prefix === '';
  return (isReason || wordsIn(clause) >= MIN_WORDS) && !clause.some((term) => term !== day && isOfStay(term));
}
