/** Tells messages about something that is booked already from searches: “have I got something booked in Rome?” */
import type { SearchDetails } from '../understanding/reading.ts';

/** Asks something. */
export const QUESTION =
  /[?？]|(?:^|[,.!–-]\s*)(?:(?:and|so|ok|please|now) )*(?:is|are|am|do|does|did|can|could|may|will|would|have|has|had|when|what|where|which|who|how|why|whats|hows|any|cancel|change)\b|(?:^|[,.!–-]\s*)ו?(?:האם|אפשר|ניתן|יש|מתי|מה|איפה|איך|כמה|למה|איז[הו]|מי|תבטלי|לבטל)(?!\p{L})/iu;

/** Has something booked: “I've got something booked in Rome, when is it?”, כבר סגרנו משהו בירושלים? (did we book something in Jerusalem) */
const HAS_BOOKED =
  /^(?!.*(?:\b(?:hotels|find|look|show me (?:some|other|more|hotels)|search|need|another|cheaper|nearby|near|in mind|budget|(?:have|want|like) to (?:book|reserve))\b|צריכ?[ךהי]|מחפש|קרוב)).*(?:\b(?:i|we)(?:['’]ve| have)?(?: got| already)* (?:something|anything|a (?:hotel|room|place|booking|reservation)|(?:it|one))\b(?: \p{L}+){0,2} (?:booked|reserved|in(?! mind)|for)|\b(?:have|did|do|had) (?:i|we)(?: \p{L}+){0,3} (?:book|booked|reserve|reserved)\b|\b(?:i|we)(?:['’]ve)?(?: already)? (?:booked|reserved)\b(?!.*\b(?:flights?|trains?|cars?|tables?)\b)|\b(?:do|have) (?:i|we)(?: still)? (?:have|got) (?:that|the|my|our) (?:hotel|room|place|booking|reservation)\b|\b(?:have|do) (?:i|we)(?: have| got)? (?:half board|breakfast|full board|all inclusive|meals|a car|parking)\b|(?<!\p{L})(?:יש ל(?:י|נו) (?:כבר )?(?:משהו|מלון|חדר|הזמנה|ארוח\p{L}*|רכב|ביטוח)|(?:סגר|שריי?נ)(?:נו|תי) (?:משהו|מלון|חדר)|(?:לקח|הזמ|עשי)(?:נו|תי) (?:ביטוח|רכב|ארוח\p{L}*|מלון|חדר))(?!\p{L}))/isu;

/** Restates the party of a booking: “we'll be three, not two”; “Rome for three, not two” is a search. */
export const PARTY =
  /(?:\b(?:we|make (?:it|that)|there(?: will|['’]ll) be)(?!\p{L})|(?<!\p{L})(?:נהיה|אנחנו|נבוא|נגיע)(?!\p{L})).*(?:\b(?:not|instead of|rather than) (?:two|three|four|five|\d)\b(?! nights?)|(?<!\p{L})(?:ו?לא|במקום) (?:שניים|שתיים|שלוש\p{L}*|ארבע\p{L}*|חמישה|חמש|\d)(?!\p{L}| לילות))/iu;

/** True for something that is booked; false for what is told beside a search, “I have a car, Rome with parking”. */
export function tellsBooking(message: string): boolean {
  const isQuestion = QUESTION.test(message.replace(/^יש (?=ל)/u, ''));
  return HAS_BOOKED.test(message) && (isQuestion || !/[,:;.]\s/u.test(message.trim()));
}

/** True for another number of travellers and nothing else: “in Rome we’ll be three, not two”. */
export const restatesParty = (message: string, { dates, budget, stars }: SearchDetails): boolean =>
  PARTY.test(message) && !(dates ?? budget) && stars.length === 0 && !/hotel|room|מלון|חדר/iu.test(message);
