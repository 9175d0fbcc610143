/** Recognizes days that are not days of the stay: those of another act, of a reason, of something told in passing. */
import { weekdayNumber } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/combine-dates.ts';
import { hasTag, tagOf, textOf } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

const isEnd = ({ kind, text }: Term): boolean =>
  (kind === 'break' && text !== ':') || /^(?:\?|but|so|אבל|אז)$/u.test(text);

/** The clause around a position, as its first position and the one after its last. */
function clauseAt(terms: readonly Term[], at: number, isOver = isEnd): readonly [from: number, to: number] {
  const end = terms.findIndex((term, here) => here >= at && isOver(term));
  return [terms.findLastIndex((term, here) => here < at && isEnd(term)) + 1, end < 0 ? terms.length : end];
}

const textIn = ({ terms }: ParseState, from: number, to: number): string => textOf(terms.slice(from, to));

/** Words before the days of a stay: “for 10 February”, “from the 10th”. */
const OF_STAY = /^(?:for|from|starting|between|stay|stays|בין|החל מ?)$/u;
/** Words before the last day on which something is done. */
const LIMIT = /^(?:by|until|till|til|up to|before|after|לפני|אחרי|עד|עד ל)$/u;
const PAYS = /^(?:pay|paid|paying|charged?|לשלם|משלמים|אשלם|נשלם)$/u;
const LATE = /\b(?:late|after midnight)\b|מאוחר|חצות/u;
/** “with good cancellation terms”, “that I can cancel”: a wish for a rate. */
const WISH = /(?:^| )(?:with|including|plus|עם|כולל|(?:that|which) (?:i|we) can)(?: \S+)?$/u;
/** Tags of words that begin another request, or words about the days of the stay. */
const OTHER_TAGS = ['arriving', 'leaving', 'postpone', 'set-to', 'alter', 'find-word'];
const IS_FINE =
  /\b(?:fine|ok|okay|alright|good|enough|in time|possible|too late|early enough)\b|(?:^| )(?:בסדר|טוב|אפשרי|מספיק|בזמן|מאוחר מדי|אוקיי|אוקי)(?: |$)/u;
/** “a week before”, “two days in advance” */
const BEFORE =
  /(?:^| )(?:before|after|earlier|ahead|in advance|beforehand|prior|לפני|אחרי|מראש|קודם)(?: |$)/u;

const isCancelling = (term: Term | undefined): boolean =>
  tagOf(term, 'ask') === 'cancellation' || tagOf(term, 'booking-ask') === 'cancel';

/** False for the days of a stay. `isLimit`: “until” or the like is before the date. */
function isOneDay({ terms, dates }: ParseState, mention: DateMention, isLimit: boolean): boolean {
  const at = Math.floor(mention.at);
  // “cancelling 10-14 February” cancels a stay.
  if (mention.kind === 'day')
    return !dates.some(
      (one) =>
        one !== mention && (one.kind === 'day' || one.kind === 'span') && Math.abs(one.at - mention.at) < 2,
    );
  // “until the end of January”
  if (mention.kind === 'span') return isLimit;
  return (
    mention.kind !== 'first' && BEFORE.test(textOf(terms.slice(at, Math.min(at + 4, clauseAt(terms, at)[1]))))
  );
}

/** True when the act at a position may have a day at `at`: a cancellation, a payment or a late arrival. */
function mayHaveDay(state: ParseState, here: number, at: number, isLimit: boolean): boolean {
  const { terms, dates, context } = state;
  const act = terms[here];
  // “can we check out late on the 8th?”, of a stay that is known already
  const isLate = tagOf(act, 'ask') === 'times' && LATE.test(textIn(state, here, here + 2));
  if (isLate && context.stay && dates.length === 1) return true;
  if (isCancelling(act)) return !WISH.test(textIn(state, Math.max(0, here - 4), here));
  // “until 28 January free cancellation?” asks; “until 10 February with free cancellation” is the end of a stay.
  const isAsked = Boolean(context.stay) && at === 0 && terms.at(-1)?.text === '?';
  const isPaying = tagOf(act, 'page') === 'payment' || PAYS.test(act?.text ?? '');
  return (here < at || isAsked) && isLimit && (isPaying || hasTag(act, 'free-cancellation'));
}

/**
 * True when the date is the day of an act, which changes no stay: “what if I cancel on 28 January?”, “free cancellation
 * until a week before”.
 */
export function isActDay(state: ParseState, mention: DateMention): boolean {
  const { terms, dates } = state;
  const at = Math.floor(mention.at);
  const leads = terms.slice(Math.max(0, at - 1), at + 2);
  const isLimit = leads.some(({ text }) => LIMIT.test(text));
  const isPrefixed = (letters: RegExp): boolean =>
    leads.some(({ number, prefix }) => number !== null && letters.test(prefix));
  const isOfStay = leads.some(({ text }) => OF_STAY.test(text)) || isPrefixed(/[מל]/u);
  if (!isOneDay(state, mention, isLimit) || (mention.kind === 'day' && isOfStay)) return false;
  const [start] = clauseAt(terms, at);
  // “on 30 January, can I still cancel?”
  const isFirst = at === start && (isLimit || isPrefixed(/ב/u) || leads.some(({ text }) => text === 'on'));
  const [from, to] = clauseAt(terms, at, (term) => isEnd(term) && !(isFirst && term.text === ','));
  // “until when can I cancel? is 25 January fine?”
  const isJudged = IS_FINE.test(textIn(state, from, to)) && dates.length === 1;
  if (isJudged && terms.slice(0, from).some(isCancelling)) return true;
  return terms.slice(from, to).some((_act, index) => {
    const [low, high] = [Math.min(from + index, at), Math.max(from + index, at)];
    const isOther = (term: Term): boolean => hasTag(term, ...OTHER_TAGS) || OF_STAY.test(term.text);
    return (
      mayHaveDay(state, from + index, at, isLimit) &&
      !terms.slice(low + 1, high).some(isOther) &&
      !dates.some((other) => other !== mention && other.at > low && other.at < high)
    );
  });
}

const REFUSES =
  /(?:^| )(?:not|no|cant|cannot|wont|dont|off|busy|work|working|bad|לא|אין|עסוק\S*|עובד\S*|תפוס\S*)(?: |$)/u;

/**
 * True for a weekday that is the reason for other days: “I can't get Friday off, move it a day later”, “she works on
 * Friday. Start on Monday”.
 */
function tellsReason(state: ParseState, day: DateMention, [from, to]: readonly [number, number]): boolean {
  if (day.kind !== 'day' || day.role !== null || weekdayNumber(day.phrase) === null) return false;
  const later = state.dates.filter((one) => one.at > day.at);
  const shift = later.find((one) => one.kind === 'shift' && !one.isStart);
  if (shift && REFUSES.test(textIn(state, 0, Math.floor(shift.at)))) return true;
  return later.some((one) => one.kind === 'day' && one.at > to) && REFUSES.test(textIn(state, from, to));
}

/** Tells when something falls due: “she will be five in January”, “my salary comes in December”. */
const OWN_TIME =
  /\b(?:turn(?:s|ed|ing)?|b(?:irth)?days?|bonus|salary|payday|will be (?:\d|one|two|three|four|five|six|seven|eight|nine|ten))\b|(?:^| )(?:יום ה?הולדת|חוגגת?|ימלאו|ה?בונוס|ה?משכורת|[תי]היה (?:בן|בת))(?: |$)/u;
/** Tells of another time: “she has a birthday in July”, “we were there in May”. */
const OTHER_TIME =
  /\b(?:was|were|went|had|sold|bought|loved|visited|been|born|paid|married|surgery|operation|graduat\w*)\b|(?:^| )(?:היינו|הייתי|היה|הייתה|היתה|נולדה?|מכרתי|מכרנו|קנינו|ניתוח|התחתנו|ביקרנו)(?: |$)/u;
/** Tags of words that show that a clause is about the stay. */
const STAY_TAGS =
  'find-word hotel-word arriving leaving until for unit nights room what-about set-to alter month weekday weekend day-word same one-more'.split(
    ' ',
  );

/** True when the message has something else that it may be about: a wish, an age, a question. */
const hasOther = (state: ParseState): boolean =>
  state.people.hasChildren ||
  state.freeCancellation ||
  state.dropped.length + state.amenities.size + state.meals.size + state.stars.size > 0 ||
  (state.budget ?? state.sort ?? state.rating) !== null ||
  state.terms.some((term) => hasTag(term, 'ask', 'ordinal'));

/** A shorter clause is about the stay: “and tomorrow?” */
const MIN_WORDS = 4;

/**
 * True when the date belongs to a clause about something else while the stay is known already: “we read about it today,
 * add a gym”, or is the reason for another one.
 */
export function isAsideDay(state: ParseState, mention: DateMention): boolean {
  const { terms, context, dates, dropped } = state;
  const at = Math.floor(mention.at);
  const [from, to] = clauseAt(terms, at);
  if (tellsReason(state, mention, [from, to])) return true;
  const isOpen = mention.kind === 'day' && mention.role === null;
  if (!context.stay) return false;
  // “she is turning ten on the 6th”
  if (isOpen && hasOther(state) && OWN_TIME.test(textIn(state, from, at))) return true;
  const day = terms.slice(at, at + 3).find((term) => hasTag(term, 'day-word', 'season', 'month'));
  if (!day || dates.some((other) => other.at !== mention.at)) return false;
  const others = terms.slice(from, to).filter((term) => term !== day && term.text !== 'and');
  const isOfStay = others.some((term) => hasTag(term, ...STAY_TAGS));
  const text = textIn(state, from, to);
  // “is anything available tomorrow?” alone is about the stay; “forget the pool, it’s winter anyway” is not.
  const isAlone = from === 0 && to === terms.length;
  if (hasTag(day, 'month')) {
    const isMonth = mention.kind === 'span' && mention.isMonth === true && !isAlone && hasOther(state);
    return isMonth && (OWN_TIME.test(text) || (OTHER_TIME.test(text) && !isOfStay));
  }
  if (isAlone && !terms.slice(0, at).some((term) => hasTag(term, 'without'))) return false;
  // “throw out the pool, winter outside”
  const isReason = from > 0 && dropped.length > 0 && hasTag(day, 'season') && day.prefix === '';
  const isTold = text.split(' ').length >= MIN_WORDS;
  return (isReason || isTold) && !isOfStay && others.every(({ number }) => number === null);
}
