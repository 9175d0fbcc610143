import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

/** “more than 90 a night I am not prepared to give”, “the rooms must not come to more than 900”: the amount is a maximum. */
export function isRefused({ terms }: Pick<ParseState, 'terms'>, at: number, to: number): boolean {
  const isEnd = ({ text }: Term): boolean => /^[.!;\n]$/u.test(text);
  const textOf = (part: readonly Term[]): string => part.map(({ text }) => text).join(' ');
  const before = terms.slice(Math.max(0, at - NEAR_SUM), at);
  const after = terms.slice(to, to + NEAR_SUM);
  const end = after.findIndex(isEnd);
  return (
    IS_MORE.test(terms[at]?.text ?? '') &&
    (NOT_PAID.test(textOf(after.slice(0, end < 0 ? undefined : end))) ||
      NEGATES.test(textOf(before.slice(before.findLastIndex(isEnd) + 1))))
  );
}
const NEAR_SUM = 10;
const NEGATES =
  /(?:^| )(?:not|no|never|neither|nothing|nobody|without|(?:ca|wo|do|does|did|is|are|was|could|would|should|must|ai|have|has)nt|cannot|not come|ש?לא|אין|אינ\p{L}+|בלי|אף)(?: (?!far|near|(?:too )?close|רחוק|קרוב)|$)/u;
const IS_MORE = /more|over|above|higher|exceed|מעל|יותר/u;
export const NOT_PAID = new RegExp(
  [
    NEGATES.source,
    '\\b(?:out of the question|over my dead body|forget (?:it|about it)|off the table|too much|(?:is|are|its|thats) out|i walk|(?:im|were) out|refuse|beyond (?:me|us|my|our))\\b',
    '(?:^| )(?:על גופתי|תשכחי מזה|שכחי מזה|עזבי|מוגזם|חבל על הזמן|(?:אני|אנחנו) בחוץ|מסרב(?:ת|ים)?|מבחינתי תשכחי|גדול עליי)(?: |$)',
  ].join('|'),
  'u',
);
