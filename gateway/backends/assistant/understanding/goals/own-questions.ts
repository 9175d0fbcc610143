/** Questions about an own booking that do not name it: “what day do I check in?”, “how many people is it for?” */
import { none, type Signals } from '../signals.ts';
import { bookingQuestions, oneOf, type BookingQuestion } from '../reading.ts';

/** Words by which travellers mean themselves or their booking: “I”, “our”, “it”. */
const PERSONAL =
  /(?<!\p{L})(?:i|im|ive|ill|id|we|weve|my|mine|me|our|ours|us|it|its|ל[יכ]?נו|לי|ש?אני|ש?אנחנו|של(?:י|נו)|אות(?:י|נו)|היא|הוא|זה|זאת|אות[הו]|עלי(?:ה|ו)|אלי(?:ה|ו)|ב[הו])(?!\p{L})/u;

/** Asks how something is done or what applies to everyone: “how do I get a refund?”, “when is check-in usually?” */
const GENERAL =
  /^(?:(?:and|so|ok|hi|hello|please) )*(?:how (?:do|does|can|could|should|would) (?!(?:i|we) owe)|do you|does (?:your|the) (?:site|website|company))|\b(?:usual(?:ly)?|normal(?:ly)?|general(?:ly)?|typical(?:ly)?|polic(?:y|ies)|rules?|terms|allowed|before i book|before booking|should (?:i|we)|if i book|when i book|would (?:it|that) cost|cost you|how many (?:nights|days) (?:do|must|should|can) (?:i|we) (?:have to|need|book|stay)|language|subject|topic)\b|^ו?(?:איך|כיצד)(?: |$)|(?:^| )(?:בדרך כלל|באופן כללי|לרוב|מדיניות|כללים|תקנון|כדאי|מומלץ|שפה|נושא|(?:כ?ש|אם )(?:מזמינים|מבטלים)|תקבלו|אתם (?:מקבלים|גובים|לוקחים))(?: |$)/u;

const TRIP =
  '(?:trip|holiday|vacation|stay|booking|reservation|hotel|break|getaway|check ?ins?|check ?outs?)';
const GO =
  '(?:check(?:ing|ed)? ?(?:in|out)|arriv\\w+|leav\\w+|start\\w*|begin\\w*|end\\w*|over|go(?:ing)?|fly(?:ing)?|travel\\w*|away|there|due|check in|check out)';
const WHEN = '(?:when|what|which) ?(?:days?|dates?|time|oclock|hour|weekday)?';
const TRIP_HEBREW = '(?:ה?(?:צק ?אין|צק ?אאוט|כניסה|יציאה|טיול|נסיעה|חופשה|נופש|הזמנה|מלון|שהות|שהייה))';

/** “until when is that free?”, עד איזה תאריך זה בלי עלות? (the same) */
export const FREE_UNTIL =
  /^(?!.*(?:\b(?:parking|pool|wifi|breakfast|room|gym|spa)\b|חניה|בריכה|חדר|ספא)).*(?:\b(?:until|till|by) (?:when|what|which)\b.*\b(?:free|no cost|costs? nothing|no fee|without (?:paying|a fee))\b|(?:^| )ו?עד (?:מתי|איזה|איזו|לאיזה)(?: .*)? (?:(?:בלי|ללא) (?:עלות|תשלום|לשלם|קנס)|ב?חינם)(?: |$))/u;

/** Questions with the words that ask them; the first match counts. */
const questions: readonly (readonly [BookingQuestion, RegExp])[] = [
  ['cancel', FREE_UNTIL],
  [
    'cancel',
    /\bif (?:i|we)(?: \w+){0,2} (?:cancel\w*|call(?:ed)? (?:it|this|the whole thing) off|drop(?:ped)? (?:it|this)|g[ia]ve (?:it|this) up|pull(?:ed)? out|back(?:ed)? out|change (?:my|our) minds?|dont go|cant (?:go|come|make it))\b|\b(?:what|how much)(?: \w+){0,4} (?:back|refund(?:ed)?)(?: to (?:me|us))?\b|\b(?:can|could|may) (?:i|we) (?:still |even )?(?:cancel|get out of) (?:it|that)\b|(?:^| )(?:ש?ו?אם|במידה ו?) ?(?:\p{L}+ ){0,2}(?:[נאמ]בטל\p{L}*|לבטל|[נאמ]ו?וותר\p{L}*|[נא]רד מזה|[נא]תחרט|לא (?:נבוא|אבוא|נסע|אסע|ניסע))(?: |$)|(?:^| )כמה (?:\p{L}+ ){0,2}(?:תחזירו|תחזירי|יחזירו|מחזירים|יוחזר|מוחזר|נקבל בחזרה|אקבל בחזרה)(?: |$)/u,
  ],
  [
    'payment',
    /\b(?:has|was|did) the (?:money|payment)(?: \w+)? (?:taken|go through|gone through|charged)\b|\b(?:have|had|did|has|was|were|is|am|are) (?:i|we|it|that|this|they|both|everything|all of (?:it|that|them)|my (?:card|money|payment)|our (?:card|money|payment))(?: \w+){0,2} (?:pay|paid|pd|spen[dt]|charged|debited|owe[d]?|gone through|go through|taken|settled|cost|come to)\b|\b(?:i|we)(?: \w+)? (?:havent|have not|didnt|did not|dont|do not|still|already)(?: \w+)? (?:pay|paid|owe)\b|\b(?:is|are|isnt|arent|not)(?: \w+){0,2} paid\b|\b(?:anything|something|what|how much) (?:i|we)(?: \w+)? (?:paid|spent|owe)\b|\bhow much (?:was|were|did) (?:it|that|the whole thing|my \w+|our \w+)\b|(?:^| )(?:כמה|מה|כבר|על מה) (?:\p{L}+ ){0,2}(?:שילמ(?:תי|נו)|יצא ל(?:י|נו)|חייב(?:תם|ו|ים) (?:אותי|אותנו|לי|לנו)|עלה ל(?:י|נו)|זה עלה|היא עלתה)(?: |$)|(?:^| )(?:חייב(?:תם|ו)|ירד ל(?:י|נו)|ירד מ)(?: \p{L}+){0,2} (?:הכרטיס|כרטיס|הכסף|האשראי)(?: |$)/u,
  ],
  [
    'people',
    /\b(?:how many|who|whose|what name)\b.*\b(?:(?:people|guests|of us|persons)(?: \w+)? (?:is|are|was|does|did)|name|under|booked for|(?:is|was) (?:it|that) (?:for|under|in)|on it)\b|(?:^| )(?:ל|על )?כמה (?:אנשים|אורחים|נפשות|מבוגרים|ילדים) (?:\p{L}+ ){0,2}(?:היא|הוא|זה|זאת|רשומ|רשמ|הזמנ)|(?:^| )(?:על שם מי|על איזה שם|על השם של מי|מי רשום)(?: |$)/u,
  ],
  [
    'times',
    new RegExp(
      `\\b${WHEN} (?:do|does|did|am|are|is|will|was|were|s) (?:i|we|it|my|our)\\b(?: \\w+){0,5} (?:${GO}|${TRIP})\\b|\\b(?:(?:what|which) (?:days?|dates?|time)|(?:me|know|forg[eo]t\\w*|remember|check|sure|tell) (?:me )?when) (?:i|we|im|were)(?: \\w+)? (?:${GO})\\b|\\bhow many (?:nights|days)\\b.*\\b(?:am i|are we|were|did (?:i|we)|do (?:i|we) (?:have(?! to)|stay|get)|have (?:i|we)|is it|im|ive|weve)\\b|(?:^| )ו?(?:מתי|באיזה (?:יום|תאריך)|באיזו שעה|באיזה שעה|מאיזו שעה|עד מתי|ממתי)(?: \\p{L}+){0,3} (?:של(?:י|נו)|(?:אני|אנחנו) (?:\\p{L}+ ){0,2}(?:נכנס\\p{L}*|יוצא\\p{L}*|מגיע\\p{L}*|לצאת|להיכנס|להגיע|עוזב\\p{L}*|נוסע\\p{L}*|טס\\p{L}*|חוזר\\p{L}*|מתחיל\\p{L}*)|היא (?:מתחילה|נגמרת)|(?:מתחיל|נגמר)\\p{L}* ל(?:י|נו)|יש ל(?:י|נו) ${TRIP_HEBREW})(?: |$)|(?:^| )כמה (?:לילות|ימים) (?:אני|אנחנו|יש ל(?:י|נו)|סגר|הזמנ)`,
      'u',
    ),
  ],
];

/** Says what was taken with a booking: “did we add insurance?”, “have we got half board?”, לקחתי ארוחת בוקר? (did I take breakfast) */
const TOOK =
  /\b(?:did|have|had) (?:i|we)(?: \w+){0,2} (?:take|took|taken|add|added|book|booked|order|ordered|get|got|buy|bought|choose|chose|chosen|include|included|pay for|paid for)\b|\b(?:have|had) (?:i|we) (?:got )?|(?:^| )(?:ו?האם )?(?:\p{L}+ )?(?:הוספ|לקח|הזמ|כלל|קני|עשי|סגר|בחר)(?:תי|נו)(?: |$)|\b(?:i|we) (?:take|took|added?|order(?:ed)?|booked)\b/u;

/** “do I have anything booked for December?”, “what have I got coming up?” */
const ASKS_LIST =
  /\b(?:do|have|did) (?:i|we)(?: \w+){0,2} (?:anything|something)(?: \w+)? (?:booked|reserved|planned|coming up)\b|\b(?:what|which trips?) (?:(?:have|did) (?:i|we)|do (?:i|we) have|ive|weve)(?: \w+)? (?:got |have )?(?:booked|reserved|coming up)\b|\banything\b.*\b(?:in|under|on) my name\b/u;

/** Names hotels, or tells of an earlier stay: “have we got any hotels with breakfast”, “we took half board last time” */
const OF_OTHER =
  /\bhotels\b|\b(?:last|previous) (?:time|year|trip|stay)\b|^(?:i|we) (?:took|added|ordered|booked)\b|(?:^| )(?:ה?מלונות|בפעם (?:ה?קודמת|שעברה)|בשנה שעברה)(?: |$)/u;

/** What was taken with a booking: an extra or the meals; null for another message. */
function takenWith(c: Signals): BookingQuestion | null {
  const { meals, dates, guests, budget } = c.details;
  const isOfSearch =
    c.hasMarkedPlace || c.hotels.length > 0 || c.has('find-word') || c.has('page', 'payment');
  if (
    !TOOK.test(c.text) ||
    isOfSearch ||
    OF_OTHER.test(c.text) ||
    dates !== null ||
    guests !== null ||
    budget !== null
  )
    return null;
  return c.has('extra') ? 'extras' : meals.length > 0 ? 'room' : null;
}

/** Asks for a change: “could my sister be added to the room?”, “any chance of a day later?” */
const ASKS_CHANGE =
  /^(?:(?:and|so|ok|hi|please|sorry|hey) )*(?:can|could|may|might|would|is (?:it|there)|any (?:chance|way)|(?:i|we)d (?:like|love|prefer)|(?:i|we) (?:need|want|have to|must)|lets|add|move|change|shift|extend|shorten)\b|^(?:להוסיף|לשנות|להזיז|לדחות|להחליף|לתקן|להאריך|לקצר|תוסיפי|תשני|תזיזי|תחליפי|תתקני) |(?:^| )(?:אפשר|ניתן|אוכל|נוכל|יכול(?:ה|ים|ות)?|אפשרי|צריכ?(?:ה|ים)?|רוצ(?:ה|ים|ות)|בא לי|הייתי רוצה|יש מצב)(?: |$)/u;

const HOW_TO_PAY =
  /\bhow (?:do|can|should) (?:i|we) pay\b|(?:^| )ו?(?:איך|כיצד) (?:משלמים|אני משלמת?|לשלם)(?: |$)/u;

/** Names more nights: “could we stay one more night?” */
export const MORE_DAYS =
  /\b(?:another|an extra|an additional|(?:one|two|a few|a couple) (?:more|extra)) (?:nights?|days?)\b|(?:^| )עוד (?:לילה|לילות|יום|יומיים)(?: |$)|(?:^| )(?:לילה|יום) נוסף(?: |$)/u;

/** True for a message about something other than an own booking: a place, a search, an account, a currency. */
const isOfOther = (c: Signals): boolean =>
  c.hasMarkedPlace ||
  c.hotels.length > 0 ||
  c.hasWish ||
  c.details.sort !== null ||
  c.details.compared !== null ||
  c.details.dates?.checkIn != null ||
  c.has('page', 'account', 'currencies', 'terms', 'privacy', 'security', 'contact', 'sorting') ||
  c.has('in-general') ||
  GENERAL.test(c.text);

/** True when nothing but the traveller's own bookings can be meant: a booking is discussed, or nothing else is. */
const isOwnAlone = ({ context }: Signals): boolean =>
  (context.kind === 'bookings' && (context.hasBooking === true || context.isSignedIn === true)) ||
  (context.isSignedIn === true &&
    context.kind === 'general' &&
    none(context.hasSearch, context.hasHotel, context.lastQuestion !== null));

/**
 * What the message asks about a booking that it does not name, if the traveller is signed in or discusses a booking;
 * null for another message.
 * @param alters the message wants something changed
 */
export function ownQuestion(c: Signals, alters: boolean): BookingQuestion | null {
  const isNamed = c.values('booking-ask').some((one) => one !== 'list');
  if (!isOwnAlone(c) || isNamed || c.has('no-show')) return null;
  const taken = ASKS_LIST.test(c.text) && !c.hasMarkedPlace ? 'list' : takenWith(c);
  if (taken) return taken;
  if (isOfOther(c)) return null;
  const isStayTold = (c.details.guests?.adults ?? null) !== null || c.details.guests?.rooms != null;
  const asked = questions.find(([, words]) => words.test(c.text))?.[0];
  if (
    (alters || MORE_DAYS.test(c.text)) &&
    ASKS_CHANGE.test(c.text) &&
    none(isStayTold, c.has('ask', 'times'))
  )
    return 'change';
  if (isStayTold && asked !== 'people') return null;
  // “show me hotels that are not paid in advance”
  if (asked === 'payment' && /\bhotels\b|(?:^| )ה?מלונות(?: |$)/u.test(c.text)) return null;
  if (asked !== undefined) return asked === 'payment' && HOW_TO_PAY.test(c.text) ? 'complete' : asked;
  const fact = oneOf(bookingQuestions, c.value('booking-fact'));
  return fact && PERSONAL.test(c.text) && c.isOpenQuestion ? fact : null;
}
