import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

/** True when the sum before `to` is for the whole stay: “1500 shekels for 3 nights”, “600 euro and four nights”. */
export function isOfNights({ terms }: Pick<ParseState, 'terms'>, to: number): boolean {
  // “under 600 euros for the week”
  const next = terms.slice(to, to + 3).find(({ tags }) => tags.has('unit') || tags.has('weekend'));
  const isForAll = terms
    .slice(to - 1, to + 1)
    .some(({ text, number }) => /^(?:for(?: |$)|ל)/u.test(text) && number === null);
  if (
    isForAll &&
    next &&
    (next.tags.has('weekend') || ['week', 'month'].includes(String(next.tags.get('unit'))))
  )
    return true;
  const at = terms.findIndex((term, here) => here >= to && term.number !== null);
  const [count, nights] = terms.slice(Math.max(at, 0), at + 2);
  const isJoint = ({ text }: Term): boolean => /^(?:for|and|&)$/u.test(text);
  const isJoined = /^[לו]/u.test(count?.prefix ?? '') || terms.slice(to - 1, at).some(isJoint);
  return at >= to && terms.slice(to, at).every(isJoint) && isJoined && nights?.tags.get('unit') === 'night';
}

/** “the whole caper”, “כל הסיפור”: anything but those who travel and the parts of a stay. */
export const isThing = ({ kind, text, prefix, number }: Term): boolean =>
  kind === 'word' &&
  number === null &&
  (/^[a-z]/u.test(text) || /ה/u.test(prefix + text.charAt(0))) &&
  !IS_PART.test(text);
const IS_PART =
  /night|room|famil|group|gang|party|person|people|hotel|place|floor|house|apartment|flat|villa|suite|לילה|חדר|משפח|קבוצ|חבור|מלונ?ו?ת?(?: |$)|ילדים|אנשים|דירה|וילה|סוויטה/u;

/** True for “for the whole caper” and “על כל העסק”; not “all the results under 400”, “בריכה פתוחה כל השנה”. */
export function isForWhole({ terms }: Pick<ParseState, 'terms'>, at: number): boolean {
  const whole = terms[at];
  const before = terms.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return (
    /^לכל$/u.test(`${whole?.prefix ?? ''}${whole?.text ?? ''}`) ||
    whole?.text === 'לכל' ||
    /(?:^| )(?:(?:for|on|over)(?: (?:the|this|our|my))?|על)$/u.test(before.join(' '))
  );
}
