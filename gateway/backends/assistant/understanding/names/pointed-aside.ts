import { termsOf, type Term } from '../words/terms.ts';
import type { HotelRef } from '../reading.ts';
import { EXTREMES } from './references.ts';

/** What may follow “the third”: other words make it something else, as in “the third time”. */
const GOES_ON =
  /^(?:is|was|looks?|seems?|sounds?|has|had|does|did|got|gets|in|on|of|from|you|u|and|but|because|since|cos|as|so|for|with|that|which|best|most|too|over|at|made|makes|would|will|might|could|up|there|here|down|listed|shown)(?: |$)/u;
/** Before a Hebrew “third” that is not an adjective of a noun: “היא רוצה את השלישי” (she wants the third). */
const LEADS = /^(?:את|על|של|עם|לי|לנו|לו|לה|להם|זה|המלון|ב?מלון|הוא|רק|דווקא|אוהב\p{L}*)$/u;
const OF_LIST = /^(?:ones?|of|option|hotel|מביניהם|מהם|מכולם|מבין|מהשלושה|ביותר|ברשימה|שם)(?: |$)/u;
const TRAVELS =
  /^(?:we|i)? ?(?:arriv\p{L}*|leav\p{L}*|fly|land|מגיע\p{L}*|נגיע|אגיע|טס\p{L}*|נוסע\p{L}*|נוחת\p{L}*|חוזר\p{L}*|יוצא\p{L}*)$/u;
const HEBREW = /\p{Script=Hebrew}/u;

const isNoun = (term: Term | undefined): boolean =>
  ['unit', 'nights', 'person', 'adult', 'child', 'room', 'month', 'kin'].some((name) => term?.tags.has(name));

/** True for a hotel of the list, “the third one”, “the first is sweet”; false for a time, a day or a relative. */
function isOfList(terms: readonly Term[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  if (!term || isNoun(next)) return false;
  if (term.text.includes(' ')) return true;
  if (HEBREW.test(term.text)) {
    const isFree = before?.kind !== 'word' || LEADS.test(before.text) || /[במלש]/u.test(term.prefix);
    return isFree && !terms.some(({ text }) => TRAVELS.test(text));
  }
  const isEnd = next?.kind !== 'word';
  return before?.text === 'the' && (isEnd || GOES_ON.test(next.text));
}

/** The hotel that a message points at beside its question: “The children love the third. How far out is it?” */
export function pointedAside(message: string): HotelRef | null {
  const terms = termsOf(message);
  for (const [at, { tags, number, isOrdinal, text }] of terms.entries()) {
    const place = tags.get('ordinal') ?? (isOrdinal ? number : null);
    if (typeof place === 'number' && place <= MAX_PLACE && isOfList(terms, at))
      return { kind: 'ordinal', place };
    const most = EXTREMES[String(tags.get('sort') ?? '')];
    const isOne = OF_LIST.test(terms[at + 1]?.text ?? '') || / (?:one|hotel|option)$/u.test(text);
    if (most && isOne) return { kind: 'extreme', most };
  }
  return null;
}
const MAX_PLACE = 10;
