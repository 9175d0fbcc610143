import { hasDetails } from './mentions.ts';
import type { GuestDetails, SearchDetails, Understanding } from './understanding.ts';

type Reading = (text: string) => Understanding;

/** Ends of sentences; “St. Moritz” and “3.5” are none. */
const SENTENCE = /(?<=[.!?…](?<!\b(?:st|mt|ft|no|dr|mr|mrs|approx|max|min)\.))\s+|\n+/giu;
/** Where the reason for a request begins: “…, my bus gets in at 6”, “… because we come by car”, “… כי אנחנו עם רכב”. */
const REASON =
  /(?:,|[-–—])\s*(?=(?:my|our|we|we['’]?(?:ll|re|ve)|i|i['’]?(?:ll|m|ve)|the (?:kids|baby|children)|it['’]?s|אני|אנחנו|הילדים|התינוקת?|יש לנו|ה\p{L}+ של(?:י|נו))(?!\p{L}))|\s+(?=(?:because|cause|cuz|bc|since (?:we|i|my|our)|as (?:we|i|my|our)|כי|מאחר ש|משום ש|בגלל ש)(?!\p{L}))/iu;

/** A message about something other than a search. */
const isDefinite = ({ goal }: Understanding): boolean =>
  !['unknown', 'find', 'small-talk', 'yes', 'no', 'more', 'start-over', 'undo', 'act'].includes(goal.kind);

const isMentioned = (guests: GuestDetails | null): boolean =>
  guests === null ||
  ((guests.adults ?? 1) === 1 &&
    guests.rooms === null &&
    !guests.isChange &&
    (guests.childrenAges ?? []).length === 0);

/** The words change neither the search nor the party: at most they mention a child. */
const saysNothing = (details: SearchDetails): boolean =>
  !hasDetails({ ...details, guests: null }) && isMentioned(details.guests) && details.dropped.length === 0;

const NAMES_HOTEL = /hotel|מלון/iu;

/** The sentence asks for nothing of its own: a greeting, a preamble, an aside. */
function isIdle(sentence: string, read: Reading): boolean {
  const reading = read(sentence);
  return (
    saysNothing(reading.details) &&
    (!isDefinite(reading) || reading.details.guests !== null) &&
    !NAMES_HOTEL.test(sentence)
  );
}

/**
 * The message without sentences and reasons that only lead to a question or explain it, whose words would be read as
 * part of it: “I am no good with computers. Which booking do I have?”, “when can I check in, my bus gets in at 6”.
 */
export function withoutAsides(message: string, read: Reading): string {
  const sentences = message.split(SENTENCE).filter((one) => one.trim() !== '');
  const asking = sentences.filter((one) => one.trimEnd().endsWith('?') && isDefinite(read(one)));
  const others = sentences.filter((one) => !asking.includes(one));
  if (asking.length > 0 && others.every((one) => isIdle(one, read)))
    return asking.map(withoutReason(read)).join(' ');
  return sentences.length === 1 ? withoutReason(read)(message) : message;
}

/** The request before its reason. */
const withoutReason =
  (read: Reading) =>
  (sentence: string): string => {
    const [request = '', ...reason] = sentence.split(REASON);
    if (reason.length === 0 || request.trim() === '' || !isDefinite(read(request))) return sentence;
    return saysNothing(read(reason.join(' ')).details) ? request : sentence;
  };
