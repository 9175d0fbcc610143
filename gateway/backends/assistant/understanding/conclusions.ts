/**
 * Messages that reach a conclusion: “I thought of the 14th, but school isn't off yet, so from the 21st to the 25th”.
 * What is told first is replaced by what is concluded. Of the reason between them only people, meals and amenities count,
 * where nothing else tells them.
 */
import { mergeCorrection } from './corrections.ts';
import { mentions } from './mentions.ts';
import type { MessageContext } from './goals/message-context.ts';
import type { GuestDetails, Reading, SearchDetails } from './reading.ts';
import { addDays } from '#shared/stay/nights.ts';

/** Before the conclusion. A comma alone is enough after words such as “I thought”. */
const CONCLUDES =
  /[,.;:!?…–—-]*\s+(?:(?<!\bor )so(?! (?:that|what(?! about)|much|many|far|hot|(?:we|i|they|he|she) can)\b)|therefore|hence|in the end(?! of)|אז|לכן|ולכן|בסוף(?!\s+(?:ה?שבוע|ה?חודש|ה?שנה|ינואר|פברואר|מרץ|מרס|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)))[,\s]+(?:(?:let['’]?s|let us) (?:say|make it|do)\s+|(?:בואי?|בואו) (?:נגיד|נעשה)\s+|נגיד\s+)?|[,.;:!?…–—-]+\s+(?:(?:let['’]?s|let us) (?:say|make it|do)|make (?:it|that)|(?:בואי?|בואו) (?:נגיד|נעשה)|נגיד)\s+/giu;
/** Between what is told and the reason why it does not hold. */
const BUT =
  /[,.;:!?…–—-]*\s+(?:but|except|only(?= (?:my|our|the|that))|however|no,? wait|wait,? no|אבל|רק ש\S*|רגע,? לא|לא,? רגע)[,\s]+/iu;
/** Words of a plan that was only considered, as in “we thought of Rome, but …”. */
const CONSIDERS =
  /(?<!\p{L})(?:thinking|thought|wanted|planned|planning|hoped|considered|originally|at first|said|told|was going to|were going to|meant to|חשבתי|חשבנו|רציתי|רצינו|תכננתי|תכננו|התכוונ(?:תי|ו)|אמרתי|אמרנו|בהתחלה|במקור)(?!\p{L})/iu;

const REFUSED = /(?<!\p{L})(?:not|can['’]?t|cannot|לא|אי אפשר)(?!\p{L})/iu;

/** What is told and what is concluded, for each way to split the message; the last conclusion first. */
function waysToSplit(message: string) {
  const all = [...message.matchAll(CONCLUDES)].toReversed();
  return all.flatMap(({ index, 0: words }) => {
    const before = message.slice(0, index);
    const second = message.slice(index + words.length).trim();
    const but = BUT.exec(before);
    const told = (but ? before.slice(0, but.index) : before).trim();
    const reason = but ? before.slice(but.index + but[0].length).trim() : '';
    // “not the 14th but the 15th, so till the 18th”: what stands after “but” is told.
    const [first, why] = REFUSED.test(told) ? [reason, ''] : [told, reason];
    const isTurned = but !== null || CONSIDERS.test(first);
    return isTurned && first !== '' && second !== '' ? [{ first, why, second }] : [];
  });
}

/** True when both readings name a day of the stay, or both a sum. */
function isReplaced({ details: before }: Reading, { details: after }: Reading): boolean {
  const { checkIn, checkOut, nights } = after.dates ?? {};
  // “we planned 4 nights, so what is there from 10 May?” keeps the nights.
  const isDayTold = (before.dates?.checkIn ?? before.dates?.checkOut) != null;
  const isOfDays =
    before.dates !== null && (checkIn ?? checkOut) != null && (isDayTold || (checkOut ?? nights) != null);
  // “at least 100, but nothing crazy, so up to 250” gives both ends.
  const isOtherEnd = before.budget?.max === null && after.budget?.min === null;
  return isOfDays || (mentions(before, 'budget') && mentions(after, 'budget') && !isOtherEnd);
}

/** False for “the girl is back on the 5th only”, which counts nobody. */
const isCounted = ({ adults, children, childrenAges }: GuestDetails): boolean =>
  adults !== null || (children ?? 0) > 1 || (childrenAges?.length ?? 0) > 0;

/** “but there will be four of us”, “but my wife wants a pool”: the reason may tell what nothing else tells. */
function toldInReason({ details }: Reading, { details: told }: Reading): Partial<SearchDetails> {
  const { guests, meals, amenities } = details;
  return {
    ...(guests && !told.guests && isCounted(guests) && { guests }),
    ...(told.meals.length === 0 && { meals }),
    ...(told.amenities.length === 0 && { amenities }),
  };
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
    // “the 14th of May, but …, so from the 21st”: the month is that of the first day.
    const stay = checkIn ? { checkIn, checkOut: checkOut ?? addDays(checkIn, 1) } : context.stay;
    const after = read(sides.second, { ...context, ...(stay && { stay }) });
    const merged = isReplaced(before, after) ? mergeCorrection(before, after, sides) : null;
    if (merged && sides.why !== '')
      Object.assign(merged.details, toldInReason(read(sides.why, context), merged));
    if (merged) return { ...merged, coreMessage: `${sides.first}, ${sides.second}` };
  }
  return null;
}
