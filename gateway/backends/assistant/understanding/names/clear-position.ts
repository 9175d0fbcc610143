/** Whether words stand where a message names its place, so that even a misspelled name there is one. */
import { hasOnlyFillers } from '../grammar.ts';
import type { Term } from '../words/terms.ts';
import type { Stretch } from './retracted.ts';

const DETAILS =
  'month weekday weekend unit nights day-word same same-day period adult person child infant kin party room star budget'.split(
    ' ',
  );
const LEADS =
  /^(?:hmm+|um+|ok|okay|maybe|perhaps|and|or|so|then|actually|now|try|sorry|hi|hey|hello|אולי|אז|טוב|אוקיי?|רגע|היי|שלום|עכשיו|בעצם|סליחה)$/u;
/** Words after a name at the beginning. */
const FOLLOWS =
  /^(?:instead|rather|then|now|next|maybe|perhaps|please|pls|hotels?|with|without|but|on|במקום|עכשיו|אולי|בבקשה|מלון|מלונות|עם|בלי|אבל)(?: |$)/u;

const isBreak = (term: Term | undefined): boolean => term?.kind === 'break' || term?.kind === 'sign';

/** True for words that may come before the name: “hmm, what about”, “show me hotels”. */
const isLead = (term: Term): boolean =>
  isBreak(term) ||
  LEADS.test(term.text) ||
  hasOnlyFillers(term, 'find-word', 'hotel-word', 'swap', 'yes', 'talk', 'wish-word');

/** True for a word of the days or the people. */
const isDetail = (term: Term | undefined): boolean =>
  term !== undefined &&
  (term.number !== null || term.kind === 'pair' || DETAILS.some((name) => term.tags.has(name)));

/** True when days, people, a comma or nothing follow. */
function endsWell(after: readonly Term[]): boolean {
  const [next] = after;
  if (!next || isBreak(next) || FOLLOWS.test(next.text)) return true;
  return isDetail(
    after.find((term) => !hasOnlyFillers(term, 'next', 'this', 'in-time', 'and') || isDetail(term)),
  );
}

/**
 * True for a name at the beginning of a message or beside its days and people: “londn tomorrow”, “in June for two,
 * londn”.
 */
export function isInClearPosition(terms: readonly Term[], { at, size }: Stretch): boolean {
  const after = terms.slice(at + size);
  const [next] = after;
  const before = terms.slice(0, at);
  if (before.every(isLead)) return endsWell(after);
  return (!next || isBreak(next)) && isDetail(before.findLast((term) => !isBreak(term)));
}
