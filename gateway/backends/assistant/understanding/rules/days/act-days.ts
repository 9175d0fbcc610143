/** Recognizes the day of an act other than the stay: of a cancellation, of a payment, of a late arrival. */
import type { DateMention } from '../../dates/combine-dates.ts';
import { tagOf, textOf } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';
const isCancelling = (term: Term): boolean =>
  tagOf(term, 'ask') === 'cancellation' || tagOf(term, 'booking-ask') === 'cancel';
const isFreeUntil = ({ tags }: Term): boolean => tags.has('free-cancellation');
const PAYS = /^(?:pay|paid|paying|charged?|לשלם|משלמים|אשלם|נשלם)$/u;
const isPaying = (term: Term): boolean => tagOf(term, 'page') === 'payment' || PAYS.test(term.text);
const LATE = /\b(?:late|after midnight)\b|מאוחר|חצות/u;
/** “can we check out late on the 8th?”, of a stay that is known already. */
const isLate = (term: Term, { terms, context, dates }: ParseState): boolean =>
  Boolean(context.stay) &&
  dates.length === 1 &&
  tagOf(term, 'ask') === 'times' &&
  LATE.test(`${term.text} ${terms[terms.indexOf(term) + 1]?.text ?? ''}`);

/** Words before the days of a stay: “for 10 February”, “from the 10th”. */
const OF_STAY = /^(?:for|from|starting|between|stay|stays|בין|החל מ?)$/u;
/** Words before the last day on which something is done. */
const LIMIT = /^(?:by|until|till|til|up to|before|after|לפני|אחרי|עד|עד ל)$/u;
const isDayLead = ({ text, prefix, number }: Term): boolean =>
  text === 'on' || LIMIT.test(text) || (number !== null && prefix.includes('ב'));
const BESIDE = /^(?:before|after|earlier|ahead|in advance|beforehand|prior|לפני|אחרי|מראש|קודם)(?: |$)/u;
/** Tags of words that begin another request, or words about the days of the stay. */
const OTHER_TAGS = ['arriving', 'leaving', 'postpone', 'set-to', 'alter', 'find-word'];

const isEnd = ({ kind, text }: Term): boolean =>
  (kind === 'break' && text !== ':') || /^[?!;]$/u.test(text) || /^(?:but|so|אבל|אז)$/u.test(text);

const IS_FINE =
  /\b(?:fine|ok|okay|alright|good|enough|in time|possible|too late|early enough)\b|(?:^| )(?:בסדר|טוב|אפשרי|מספיק|בזמן|מאוחר מדי|אוקיי|אוקי)(?: |$)/u;

/** Number of terms at the beginning of a date among which its first word or number is found. */
const NEAR = 2;

/** “a week before”, “two days in advance” */
function isBefore({ terms }: ParseState, at: number): boolean {
  const rest = terms.slice(at, at + 4);
  const end = rest.findIndex(isEnd);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .some(({ text }) => text.endsWith(' before') || BESIDE.test(text));
}

/** True when another day makes the date a stay: “cancelling 10-14 February”. */
const isPair = ({ dates }: ParseState, at: number): boolean =>
  dates.filter((one) => (one.kind === 'day' || one.kind === 'span') && Math.abs(one.at - at) < NEAR).length >
  1;

/** False for the days of a stay. `isLed`: “until” or the like is before the date. */
function isOneDay(state: ParseState, mention: DateMention, isLed: boolean): boolean {
  if (mention.kind === 'first') return false;
  if (mention.kind === 'day') return !isPair(state, mention.at);
  // “until the end of January”
  return mention.kind === 'span' ? isLed : isBefore(state, Math.floor(mention.at));
}

/** “with good cancellation terms”, “that I can cancel”: a wish for a rate. */
const WISH_BEFORE = /(?:^| )(?:with|including|plus|עם|כולל|(?:that|which) (?:i|we) can)(?: \S+)?$/u;
const isWishedFor = ({ terms }: ParseState, here: number): boolean =>
  WISH_BEFORE.test(textOf(terms.slice(Math.max(0, here - 4), here)));

/** “until 28 January free cancellation?” asks; “Rome until 10 May, free cancellation” is a stay. */
const isAsked = ({ terms, context }: ParseState, at: number): boolean =>
  Boolean(context.stay) && at === 0 && terms.at(-1)?.text === '?';

/** True when the act of the term may have a day that is led by these words. `here`: the term; `at`: the day. */
function hasDay(state: ParseState, here: number, at: number, leads: readonly Term[]): boolean {
  const act = state.terms[here];
  if (!act) return false;
  if (isLate(act, state)) return true;
  if (isCancelling(act)) return !isWishedFor(state, here);
  // “until 10 February with free cancellation” is the end of the stay.
  return (
    (here < at || isAsked(state, at)) &&
    (isFreeUntil(act) || isPaying(act)) &&
    leads.some(({ text }) => LIMIT.test(text))
  );
}

/**
 * True when the date is the day of an act, which changes no stay: “what if I cancel on 28 January?”, “free
 * cancellation until a week before”.
 */
export function isActDay(state: ParseState, mention: DateMention): boolean {
  const { terms, dates } = state;
  const at = Math.floor(mention.at);
  const leads = terms.slice(Math.max(0, at - 1), at + NEAR);
  const isLed = leads.some(({ text }) => LIMIT.test(text));
  if (!isOneDay(state, mention, isLed)) return false;
  const isOfStay = ({ text, prefix, number }: Term): boolean =>
    OF_STAY.test(text) || (number !== null && /[מל]/u.test(prefix));
  if (mention.kind === 'day' && leads.some(isOfStay)) return false;
  const from = terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1;
  // “on 30 January, can I still cancel?”
  const isFirst = at === from && leads.some(isDayLead);
  const end = terms.findIndex((term, here) => here >= at && isEnd(term) && !(isFirst && term.text === ','));
  const to = end < 0 ? terms.length : end;
  // “until when can I cancel? is 25 January fine?”
  const isJudged = IS_FINE.test(textOf(terms.slice(from, to)));
  if (isJudged && dates.length === 1 && terms.slice(0, from).some(isCancelling)) return true;
  return terms.slice(from, to).some((_act, index) => {
    const here = from + index;
    const [low, high] = here < at ? [here, at] : [at, here];
    const between = terms.slice(low + 1, high);
    return (
      hasDay(state, here, at, leads) &&
      !between.some(({ tags, text }) => OTHER_TAGS.some((name) => tags.has(name)) || OF_STAY.test(text)) &&
      !dates.some((other) => other !== mention && other.at > low && other.at < high)
    );
  });
}
