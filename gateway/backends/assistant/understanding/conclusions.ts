/**
 * Messages that reach a conclusion: “I thought of the 14th, but school isn't off yet, so from the 21st to the 25th”.
 * What is told first is replaced by what is concluded; the reason between them is not read at all.
 */
import { mergeCorrection } from './corrections.ts';
import { mentions } from './mentions.ts';
import type { MessageContext } from './goals/message-context.ts';
import type { Reading } from './reading.ts';

/** Before the conclusion. A comma alone is enough after words such as “I thought”. */
const CONCLUDES =
  /[,.;:!?…–—-]*\s+(?:so|therefore|hence|in the end|אז|לכן|ולכן|בסוף)[,\s]+(?:(?:let['’]?s|let us) (?:say|make it|do)\s+|(?:בואי?|בואו) (?:נגיד|נעשה)\s+|נגיד\s+)?|[,.;:!?…–—-]+\s+(?:(?:let['’]?s|let us) (?:say|make it|do)|make (?:it|that)|(?:בואי?|בואו) (?:נגיד|נעשה)|נגיד)\s+/giu;
/** Between what is told and the reason why it does not hold. */
const BUT =
  /[,.;:!?…–—-]*\s+(?:but|except|only(?= (?:my|our|the|that))|however|no,? wait|wait,? no|אבל|רק ש\S*|רגע,? לא|לא,? רגע)[,\s]+/iu;
/** What is told was only considered. */
const CONSIDERS =
  /(?<!\p{L})(?:thinking|thought|wanted|planned|planning|hoped|considered|originally|at first|said|told|was going to|were going to|meant to|חשבתי|חשבנו|רציתי|רצינו|תכננתי|תכננו|התכוונ(?:תי|ו)|אמרתי|אמרנו|בהתחלה|במקור)(?!\p{L})/iu;

/** What is told and what is concluded, for each way to split the message; the last conclusion first. */
function waysToSplit(message: string) {
  const all = [...message.matchAll(CONCLUDES)].toReversed();
  return all.flatMap(({ index, 0: words }) => {
    const before = message.slice(0, index);
    const second = message.slice(index + words.length).trim();
    const but = BUT.exec(before);
    const first = (but ? before.slice(0, but.index) : before).trim();
    const isTurned = but !== null || CONSIDERS.test(first);
    return isTurned && first !== '' && second !== '' ? [{ first, second }] : [];
  });
}

/** True when both readings name a day of the stay, or both a sum. */
function isReplaced({ details: before }: Reading, { details: after }: Reading): boolean {
  const isOfDays = before.dates !== null && (after.dates?.checkIn ?? after.dates?.checkOut) != null;
  return isOfDays || (mentions(before, 'budget') && mentions(after, 'budget'));
}

/**
 * The reading of a message whose conclusion replaces the days or the budget that it told first; null for any other
 * message.
 * @param read reads a part of the message
 */
export function readConclusion(
  message: string,
  context: MessageContext,
  read: (text: string, context: MessageContext) => Reading,
): Reading | null {
  for (const sides of waysToSplit(message)) {
    const before = read(sides.first, context);
    const { checkIn, checkOut } = before.details.dates ?? {};
    const stay = checkIn && checkOut ? { checkIn, checkOut } : context.stay;
    const after = read(sides.second, { ...context, ...(stay && { stay }) });
    const merged = isReplaced(before, after) ? mergeCorrection(before, after, sides) : null;
    if (merged) return { ...merged, coreMessage: `${sides.first}, ${sides.second}` };
  }
  return null;
}
