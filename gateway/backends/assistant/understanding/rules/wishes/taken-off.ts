/** The rule for an order that removes the wish named before it: “the spa is more than we need, take it off”. */
import { either, maybe, rule, tag, word, type Rule } from '../../grammar.ts';
import type { ParseState } from '../../parse-state.ts';
import type { Term } from '../../words/terms.ts';

/**
 * True for a score or a sum with its limit: “skip everything rated under 8” takes off hotels, not the wish, and “drop the
 * price limit under 500” sets another one. In “no pool, min 4 stars” the limit is another wish.
 */
export function isBounded({ terms }: ParseState, named: Term): boolean {
  const [limit, number, unit] = terms.slice(terms.indexOf(named) + 1);
  if (number?.number == null || ['star', 'currency', 'nights'].some((name) => unit?.tags.has(name)))
    return false;
  const isMost = limit?.tags.has('at-most') === true;
  if (named.tags.has('budget-word')) return isMost;
  return (
    ['rating', 'rating-word'].some((name) => named.tags.has(name)) &&
    (isMost || limit?.tags.has('at-least') === true)
  );
}

const TAKES_OFF =
  /^(?:drop|remove|scrap|ditch|skip|lose|forget|leave out|take (?:off|out)|(?:drop|remove|take|scrap|scratch|forget)(?: (?:it|that|them|those))(?: off| out)?|[תל]הסיר|תסירי?|[תל]הוריד|תורידי?|ל?(?:מחוק|השמיט|וותר)|תוותרי?|תמחקי?|תבטלי?|תעיפי?|ת?שמיטי?|[תל]?ה?ורידי? (?:את זה|אות[הוםן]))$/u;
export const takesOffRule = (
  withdraw: (state: ParseState, term: Term | undefined) => boolean,
  isFilter: (term: Term) => boolean,
): Rule =>
  rule(
    [
      either(word(TAKES_OFF), tag('without')),
      maybe(word(/^(?:it|that|them|(?:אות|עלי)[הוםן])$/u)),
      maybe(word(/^(?:off|out|please|pls|בבקשה)$/u)),
    ],
    ([order, it], state, at, to) => {
      // “we eat at my cousin’s, no need for it”
      if (!TAKES_OFF.test(order?.text ?? '') && !it) return false;
      const next = state.terms[to];
      const clause = state.terms.findLastIndex(({ text }, here) => here < at && /^[.!?;]$/u.test(text));
      const of = state.terms.findLastIndex(
        (term, here) => here > clause && here < at && isFilter(term) && state.peek(here),
      );
      if ((next && next.kind !== 'break' && !AND.test(next.text)) || of < 0 || of < at - MAX_DISTANCE)
        return false;
      // “a pool, don't forget”, “with nothing to lose”, “my plans may drop”
      const before = state.terms[at - 1];
      const isOrder = before?.kind === 'break' || of === at - 1 || BEFORE_ORDER.test(before?.text ?? '');
      if (!isOrder || state.terms.slice(of + 1, at).some(({ text }) => REFUSES.test(text))) return false;
      const term = state.terms[of];
      state.consume(of, of + 1);
      return withdraw(state, term);
    },
  );
/** What may stand between a wish and the order: “the pool you can remove”. */
const BEFORE_ORDER =
  /^(?:and|but|so|then|just|please|pls|kindly|to|you can|can|could|might|you could|אז|פשוט|בבקשה|נא|אנא|אפשר|ניתן|תוכלי|ו?את זה)$/u;
export const REFUSES =
  /^(?:not?|dont|do not|never|wont|cant|cannot|nothing|didnt|doesnt|shouldnt|wouldnt|לא|אל|בלי ל|אסור|אין)(?: |$)/u;
const AND = /^(?:and|but|also|or|ו?גם|אבל|או)$/u;
/** Maximum number of terms between a wish and the order to remove it. */
const MAX_DISTANCE = 12;
