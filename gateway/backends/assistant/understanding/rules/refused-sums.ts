import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

const textOf = (part: readonly Term[]): string => part.map(({ text }) => text).join(' ');
/** Ends the clause of a sum: “we’re not students, over 900 is fine” refuses nothing. */
const isEnd = ({ kind, text }: Term): boolean =>
  kind === 'break' || /^(?:[-,.!?;:\n]|but|so|because|if|unless|though|אבל|אז|כי|ו?אם)$/u.test(text);

/** The terms up to the first that ends a clause, and those of the next clause. */
function clausesAfter(terms: readonly Term[], to: number): readonly [string, string] {
  const after = terms.slice(to, to + NEAR_SUM);
  const end = after.findIndex(isEnd);
  if (end < 0) return [textOf(after), ''];
  const next = after.slice(end).filter((term) => term.text !== '\n');
  const from = next.findIndex((term) => !isEnd(term));
  return [textOf(after.slice(0, end)), from < 0 ? '' : textOf(next.slice(from))];
}

/**
 * True when the amount after “more than” is a maximum: “more than 90 a night I am not prepared to give”, “the rooms
 * must not come to more than 900”.
 */
export function isRefused({ terms }: Pick<ParseState, 'terms'>, at: number, to: number): boolean {
  if (!IS_MORE.test(terms[at]?.text ?? '')) return false;
  const before = terms.slice(Math.max(0, at - NEAR_SUM), at);
  const [after, next] = clausesAfter(terms, to);
  const leading = textOf(before.slice(before.findLastIndex(isEnd) + 1));
  if ([leading, after, next].some((text) => ALLOWS.test(text))) return false;
  return NOT_PAID.test(after) || REFUSES.test(next) || OBJECTS.test(next) || NEGATES.test(leading);
}
const NEAR_SUM = 10;
const NEGATES =
  /(?:^| )(?:not|no|never|neither|nothing|nobody|without|(?:ca|wo|do|does|did|is|are|was|could|would|should|must|ai|have|has)nt|cannot|not come|ש?לא|אין|אינ\p{L}+|בלי|אף)(?: (?!far|near|(?:too )?close|רחוק|קרוב)|$)/u;
/** A negation that allows the sum: “no problem”, “I don’t mind”, “לא אכפת לי”. */
const ALLOWS =
  /(?:^| )(?:(?:no|not a|isnt a|not an) (?:big )?(?:problem|issue|deal breaker|worries|objection)|(?:dont|doesnt|wont|not|do not|does not|would not|wouldnt) (?:really )?(?:mind|care|matter|bother)|(?:לא|אין) (?:אכפת|משנה|נורא|מפריע\p{L}*|ב?בעיה|בעייתי))(?: |$)/u;
/** Opens the clause after a sum that is refused: “more than 120? nope”, “over 200, we can’t”. */
const REFUSES =
  /^(?:nope|never|no way|no chance|no thanks?|not (?:happening|a chance|for (?:me|us)|in my|on my)|(?:(?:i|we|im|were|my \p{L}+) )?(?:really |just |simply )?(?:cant|wont|cannot|will not|dont (?:have|pay|go|want|spend)|not (?:prepared|able|going|paying|willing)|am not|are not)|(?:(?:זה|אני|אנחנו) )?לא(?: (?:בחיים|בא|באה|אצלנו|נשלם|אשלם|משלמ\p{L}*|מוכנ\p{L}*|יכול\p{L}*|מסוגל\p{L}*|אפשרי|רלוונטי|תודה)|$)|אין (?:מצב|סיכוי|לי|לנו))(?: |$)/u;
const IS_MORE = /more|over|above|higher|exceed|מעל|יותר/u;
const OBJECTS =
  /\b(?:out of the question|over my dead body|forget (?:it|about it)|off the table|too much|(?:is|are|its|thats) out|i walk|(?:im|were) out|refuse|beyond (?:me|us|my|our))\b|(?:^| )(?:על גופתי|תשכחי מזה|שכחי מזה|עזבי|מוגזם|חבל על הזמן|(?:אני|אנחנו) בחוץ|מסרב(?:ת|ים)?|מבחינתי תשכחי|גדול עליי)(?: |$)/u;
export const NOT_PAID = new RegExp([NEGATES.source, OBJECTS.source].join('|'), 'u');
