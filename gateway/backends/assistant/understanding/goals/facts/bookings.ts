/** Facts about own bookings. */
import { folded } from '#backends/assistant/language.ts';
import { hasOnly } from './general.ts';
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

const THING = '(?:hotel|room|rooms|place|suite|apartment|flat|booking|reservation|trip|holiday|something)';
const ONE =
  '(?: (?:a|an|the|our|my|this|that|one|two|three|nice|lovely|little|double|family|single|twin)){0,3}';
const MADE = `booked|reserved|(?<!\\b(?:to|you|hotel|they) )(?:took|taken|got|have|had|made|bought|paid)${ONE} ${THING}`;
const HERE =
  '(?:(?:with|through|via|from) (?:you|u|yous|your (?:site|website|app|company))|(?:on|through|via) (?:here|this (?:site|website|app)))';
const THING_HEBREW = '(?:חדר|חדרים|מלון|הזמנה|חופשה|נופש|צימר|סוויטה|דירה|משהו)';
const MADE_HEBREW = `סגרתי|סגרנו|הזמנתי|הזמנו|שריינתי|שריינו|(?:לקחתי|לקחנו|שמרתי|שמרנו|קניתי|קנינו|שילמתי|שילמנו|עשיתי|עשינו|יש לי|יש לנו)(?: \\p{L}+){0,4} ${THING_HEBREW}`;

const TRIP =
  '(?:trip|holiday|vacation|stay|booking|reservation|hotel|break|getaway|check ?ins?|check ?outs?)';
const GO =
  '(?:check(?:ing|ed)? ?(?:in|out)|arriv\\w+|leav\\w+|start\\w*|begin\\w*|end\\w*|over|go(?:ing)?|fly(?:ing)?|travel\\w*|away|there|due|check in|check out)';
const WHEN = '(?:when|what|which) ?(?:days?|dates?|time|oclock|hour|weekday)?';
const TRIP_HEBREW = '(?:ה?(?:צק ?אין|צק ?אאוט|כניסה|יציאה|טיול|נסיעה|חופשה|נופש|הזמנה|מלון|שהות|שהייה))';

/** “and the other one?”, ומה עם השנייה? (what about the second one?) */
export const OTHER =
  /\bthe other (?:one|booking|trip|reservation|hotel)\b|(?:^| )ו?(?:ל|ב|של )?(?:הזמנה )?[הלב](?:אחרת|שני(?:י)?ה)(?: |$)/u;
export const NEW_TRIP =
  /\bnew (?:trip|search|stay|hotel|booking|holiday)\b|(?:^| )(?:טיול|מלון|חיפוש|נסיעה|הזמנה|חופשה) חדשה?(?: |$)/u;
/** Names more nights: “could we stay one more night?” */
export const MORE_DAYS =
  /\b(?:another|an extra|an additional|(?:one|two|a few|a couple) (?:more|extra)) (?:nights?|days?)\b|(?:^| )עוד (?:לילה|לילות|יום|יומיים)(?: |$)|(?:^| )(?:לילה|יום) נוסף(?: |$)/u;

export const bookingFacts: Facts<Signals> = {
  // Which booking: one named or made here, the one discussed, or whatever the traveller has.
  /** “we took a room through your site”, סגרתי אצלכם מלון (I booked a hotel with you) */
  madeHere: 'tellsMade !looksFor !#page=account !compared !(place wholeDates)',
  tellsMade: new RegExp(
    [
      `\\b(?:${MADE})\\b.*\\b${HERE}\\b`,
      '\\bpaid (?:you|u)\\b(?: guys)? for\\b',
      `(?:^| )ש?(?:${MADE_HEBREW})(?: .*)? (?:אצלכם|דרככם|מכם|באתר)(?: |$)`,
      `(?:^| )(?:לקחתי|לקחנו|שמרתי|שמרנו|קניתי|קנינו|יש לי|יש לנו) (?:אצלכם|דרככם|מכם|באתר)(?: \\p{L}+){0,3} ${THING_HEBREW}`,
      '(?:^| )[לבמ]?(?:מה|איז[הו]|אילו|מתי|איפה|היכן|כמה)(?: \\p{L}+){0,3} (?:סגרתי|סגרנו|שריינתי|שריינו)(?: |$)',
      '(?:^| )(?:שילמתי|שילמנו) לכם (?:על|עבור)(?: |$)',
    ].join('|'),
    'u',
  ),
  /** Looks for something, or only thinks of it: “a room from your site like last time, find us another”. */
  looksFor:
    /\b(?:find|search|show (?:me|us)|look(?:ing)? for|in mind|would like to|id like to have|do (?:i|we) (?:have|need) to|question about)\b|(?:^| )(?:תמצאי?|תחפשי?|חפשי|תראי)(?: |$)/u,
  own: 'madeHere|(namesOwn alters|#ask=cancellation)',
  /** Names an own booking, even if a rule about days used the words: “to bring my booking forward”. */
  namesOwn: /\b(?:my|our) (?:booking|reservation)s?\b|(?:^| )ה?הזמנ(?:ה|ות) של(?:י|נו)(?: |$)/u,
  onBooking: 'kind=bookings|(booking !search altersBooking)',
  /** Nothing but the traveller's own bookings can be meant. */
  ownAlone: '(kind=bookings booking|signedIn) | (signedIn kind=general !search !focus !askedBack)',
  asksOwn: 'ownAlone onlyStayWord !#no-show',
  ofOwn: 'asksOwn !ofOther',
  askedBack: ({ context }) => context.lastQuestion !== null,
  signedIn: ({ context }) => context.isSignedIn === true,
  bookingList: ({ context }) => context.hasBookingList === true,
  newTrip: NEW_TRIP,
  /** All words for a booking are words like “our stay”, which may also mean the stay that is searched. */
  onlyStayWord: hasOnly('booking-ask', 'list'),
  onlyReceipt: hasOnly('booking-ask', 'receipt'),
  onlyChange: hasOnly('booking-ask', 'change'),
  /** A trip that is not booked yet: “my trip to Rome, 3-6 March for two, with a pool”. */
  plannedTrip: 'marked onlyStayWord wish|guests|wholeDates',
  /** “and the second one in Florence, how far is it?”, while Florence is searched */
  ofShownPlace: ({ hotels, context: { placeNames = [] }, details: { places } }) =>
    hotels.length > 0 &&
    places.some(({ spellings }) => placeNames.some((name) => spellings.includes(folded(name)))),
  /** Asks about bookings in general: “is the payment taken with the booking?” */
  bookingsInGeneral:
    '!kind=bookings #page=payment,prices,currencies,security,terms (twoQuestions onlyReceipt)|(onlyStayWord !ownWord)',
  twoQuestions: /\?.*\?/u,
  ownWord:
    /(?<!\p{L})(?:i|my|mine|our|ours|we|me|us|שלי|שלנו|הזמנתי|הזמנו|עשיתי|עשינו|אני|אנחנו|לי|לנו)(?!\p{L})/u,
  /** Changes the dates of the current search: “change the dates: 2-5 Feb”. */
  changesSearch: 'search !kind=bookings dates onlyChange !ofOrder',
  ofOrder: /book|reserv|order|הזמנ|הזמין/u,
  bookingsWord: /\bbookings\b|הזמנות/u,

  // Changes of a booking, which the assistant explains: “can I swap the dates”, “and one more night?”
  altersBooking: 'booking alters',
  alters: '!marked !wish !#hotel-word wantsOther',
  /** Wants something of a stay to be other than it is: days, nights, people. */
  wantsOther:
    '(#alter !matters)|moves|(#one-more #person|#adult)|(booking !search !dates !#find-word guests)|movesDays',
  movesDays: ({ details: { dates } }) =>
    dates?.longer !== undefined || dates?.start !== undefined || dates?.shift !== undefined,
  shiftsDays: ({ details }) => details.dates?.shift !== undefined,
  /** “put my booking off till May”, “bring it forward” */
  moves:
    /\b(?:(?:push|put|bring|move)(?:ed|ing)?\b(?: \p{L}+){0,4} (?:back|off|forward)|set(?: \p{L}+){0,4} (?:back|forward))\b|\bdelay(?:ed|ing)? (?:it|my|our|the)\b|\b(?:an? )?(?:later|earlier|different|other|another|new) (?:dates?|days?|time|weeks?|months?)\b/u,
  /** משנה (changes) in the sense of “matters”: “does it matter if we arrive late?”, “never mind when”. */
  matters: /^משנה (?!את(?: |$))|(?:^| )(?:לא|זה|האם) משנה(?: |$)/u,
  moreDays: MORE_DAYS,
  /** “could my sister be added to the room?”, “any chance of a day later?” */
  asksChange:
    /^(?:(?:and|so|ok|hi|please|sorry|hey) )*(?:can|could|may|might|would|is (?:it|there)|any (?:chance|way)|(?:i|we)d (?:like|love|prefer)|(?:i|we) (?:need|want|have to|must)|lets|add|move|change|shift|extend|shorten)\b|^(?:להוסיף|לשנות|להזיז|לדחות|להחליף|לתקן|להאריך|לקצר|תוסיפי|תשני|תזיזי|תחליפי|תתקני) |(?:^| )(?:אפשר|ניתן|אוכל|נוכל|יכול(?:ה|ים|ות)?|אפשרי|צריכ?(?:ה|ים)?|רוצ(?:ה|ים|ות)|בא לי|הייתי רוצה|יש מצב)(?: |$)/u,

  // What is asked about a booking.
  /** “until when is that free?”, עד איזה תאריך זה בלי עלות? (the same) */
  freeUntil:
    /^(?!.*(?:\b(?:parking|pool|wifi|breakfast|room|gym|spa)\b|חניה|בריכה|חדר|ספא)).*(?:\b(?:until|till|by) (?:when|what|which)\b.*\b(?:free|no cost|costs? nothing|no fee|without (?:paying|a fee))\b|(?:^| )ו?עד (?:מתי|איזה|איזו|לאיזה)(?: .*)? (?:(?:בלי|ללא) (?:עלות|תשלום|לשלם|קנס)|ב?חינם)(?: |$))/u,
  /** “and if I wait until the 13th?”, after the cost of cancelling */
  ifLater:
    /\bif (?:i|we)(?: \w+)? (?:wait|leave it|decide|do it)\b.*\d|(?:^| )ו?אם (?:\p{L}+ )?(?:[אנ]חכה|מחכ\p{L}+|[אנ]חליט)(?: .*)?\d/u,
  ifCancelled:
    /\bif (?:i|we)(?: \w+){0,2} (?:cancel\w*|call(?:ed)? (?:it|this|the whole thing) off|drop(?:ped)? (?:it|this)|g[ia]ve (?:it|this) up|pull(?:ed)? out|back(?:ed)? out|change (?:my|our) minds?|dont go|cant (?:go|come|make it))\b|\b(?:what|how much)(?: \w+){0,4} (?:back|refund(?:ed)?)(?: to (?:me|us))?\b|\b(?:can|could|may) (?:i|we) (?:still |even )?(?:cancel|get out of) (?:it|that)\b|(?:^| )(?:ש?ו?אם|במידה ו?) ?(?:\p{L}+ ){0,2}(?:[נאמ]בטל\p{L}*|לבטל|[נאמ]ו?וותר\p{L}*|[נא]רד מזה|[נא]תחרט|לא (?:נבוא|אבוא|נסע|אסע|ניסע))(?: |$)|(?:^| )כמה (?:\p{L}+ ){0,2}(?:תחזירו|תחזירי|יחזירו|מחזירים|יוחזר|מוחזר|נקבל בחזרה|אקבל בחזרה)(?: |$)/u,
  asksPayment:
    /\b(?:has|was|did) the (?:money|payment)(?: \w+)? (?:taken|go through|gone through|charged)\b|\b(?:have|had|did|has|was|were|is|am|are) (?:i|we|it|that|this|they|both|everything|all of (?:it|that|them)|my (?:card|money|payment)|our (?:card|money|payment))(?: \w+){0,2} (?:pay|paid|pd|spen[dt]|charged|debited|owe[d]?|gone through|go through|taken|settled|cost|come to)\b|\b(?:i|we)(?: \w+)? (?:havent|have not|didnt|did not|dont|do not|still|already)(?: \w+)? (?:pay|paid|owe)\b|\b(?:is|are|isnt|arent|not)(?: \w+){0,2} paid\b|\b(?:anything|something|what|how much) (?:i|we)(?: \w+)? (?:paid|spent|owe)\b|\bhow much (?:was|were|did) (?:it|that|the whole thing|my \w+|our \w+)\b|(?:^| )(?:כמה|מה|כבר|על מה) (?:\p{L}+ ){0,2}(?:שילמ(?:תי|נו)|יצא ל(?:י|נו)|חייב(?:תם|ו|ים) (?:אותי|אותנו|לי|לנו)|עלה ל(?:י|נו)|זה עלה|היא עלתה)(?: |$)|(?:^| )(?:חייב(?:תם|ו)|ירד ל(?:י|נו)|ירד מ)(?: \p{L}+){0,2} (?:הכרטיס|כרטיס|הכסף|האשראי)(?: |$)/u,
  asksPeople:
    /\b(?:how many|who|whose|what name)\b.*\b(?:(?:people|guests|of us|persons)(?: \w+)? (?:is|are|was|does|did)|name|under|booked for|(?:is|was) (?:it|that) (?:for|under|in)|on it)\b|(?:^| )(?:ל|על )?כמה (?:אנשים|אורחים|נפשות|מבוגרים|ילדים) (?:\p{L}+ ){0,2}(?:היא|הוא|זה|זאת|רשומ|רשמ|הזמנ)|(?:^| )(?:על שם מי|על איזה שם|על השם של מי|מי רשום)(?: |$)/u,
  asksTimes: new RegExp(
    `\\b${WHEN} (?:do|does|did|am|are|is|will|was|were|s) (?:i|we|it|my|our)\\b(?: \\w+){0,5} (?:${GO}|${TRIP})\\b|\\b(?:(?:what|which) (?:days?|dates?|time)|(?:me|know|forg[eo]t\\w*|remember|check|sure|tell) (?:me )?when) (?:i|we|im|were)(?: \\w+)? (?:${GO})\\b|\\bhow many (?:nights|days)\\b.*\\b(?:am i|are we|were|did (?:i|we)|do (?:i|we) (?:have(?! to)|stay|get)|have (?:i|we)|is it|im|ive|weve)\\b|(?:^| )ו?(?:מתי|באיזה (?:יום|תאריך)|באיזו שעה|באיזה שעה|מאיזו שעה|עד מתי|ממתי)(?: \\p{L}+){0,3} (?:של(?:י|נו)|(?:אני|אנחנו) (?:\\p{L}+ ){0,2}(?:נכנס\\p{L}*|יוצא\\p{L}*|מגיע\\p{L}*|לצאת|להיכנס|להגיע|עוזב\\p{L}*|נוסע\\p{L}*|טס\\p{L}*|חוזר\\p{L}*|מתחיל\\p{L}*)|היא (?:מתחילה|נגמרת)|(?:מתחיל|נגמר)\\p{L}* ל(?:י|נו)|יש ל(?:י|נו) ${TRIP_HEBREW})(?: |$)|(?:^| )כמה (?:לילות|ימים) (?:אני|אנחנו|יש ל(?:י|נו)|סגר|הזמנ)`,
    'u',
  ),
  how: /\bhow\b|(?:^| )(?:איך|כיצד)(?: |$)/u,
  howToPay: /\bhow (?:do|can|should) (?:i|we) pay\b|(?:^| )ו?(?:איך|כיצד) (?:משלמים|אני משלמת?|לשלם)(?: |$)/u,
  /** “how do I pay for it?”, איך משלמים עליה? (the same) */
  paysIt: '#page=payment itWord',
  itWord: /\b(?:it|that|this)\b|(?:^| )(?:אות[הו]|עלי[הו]|זה|זאת)(?: |$)/u,
  isWhy:
    /^(?:(?:but|and|ok|so|oh) )*(?:why|how come)(?: not| is that| so)?(?: [?.!])?$|^(?:אבל |אז )?ו?(?:למה|מדוע)(?: לא| זה| ככה)?(?: [?.!])?$/u,
  /** The words of several facts: “when is it, and for how many people?” */
  severalFacts: ({ rest }) => {
    const facts = rest.flatMap(({ tags }) => tags.get('booking-fact') ?? (tags.has('extra') ? 'extras' : []));
    return new Set(facts).size > 1;
  },
  cancelsOrTimes: '#ask=cancellation,times|freeUntil|ifLater|(freeCancellation asking|open|#until)',
  goesOnAboutBooking:
    '#ask|#extra|#act=pay|(booking meals|listed|paysIt)|(place words<=5 !(search wish) !laughs)',
  /** Words by which travellers mean themselves or their booking: “I”, “our”, “it”. */
  personal:
    /(?<!\p{L})(?:i|im|ive|ill|id|we|weve|my|mine|me|our|ours|us|it|its|ל[יכ]?נו|לי|ש?אני|ש?אנחנו|של(?:י|נו)|אות(?:י|נו)|היא|הוא|זה|זאת|אות[הו]|עלי(?:ה|ו)|אלי(?:ה|ו)|ב[הו])(?!\p{L})/u,
  /** How something is done or what applies to everyone: “how do I get a refund?”, “when is check-in usually?” */
  inGeneral:
    /^(?:(?:and|so|ok|hi|hello|please) )*(?:how (?:do|does|can|could|should|would) (?!(?:i|we) owe)|do you|does (?:your|the) (?:site|website|company))|\b(?:usual(?:ly)?|normal(?:ly)?|general(?:ly)?|typical(?:ly)?|polic(?:y|ies)|rules?|terms|allowed|before i book|before booking|should (?:i|we)|if i book|when i book|would (?:it|that) cost|cost you|how many (?:nights|days) (?:do|must|should|can) (?:i|we) (?:have to|need|book|stay)|language|subject|topic)\b|^ו?(?:איך|כיצד)(?: |$)|(?:^| )(?:בדרך כלל|באופן כללי|לרוב|מדיניות|כללים|תקנון|כדאי|מומלץ|שפה|נושא|(?:כ?ש|אם )(?:מזמינים|מבטלים)|תקבלו|אתם (?:מקבלים|גובים|לוקחים))(?: |$)/u,
  /** “do I have anything booked for December?”, “what have I got coming up?” */
  asksList:
    /\b(?:do|have|did) (?:i|we)(?: \w+){0,2} (?:anything|something)(?: \w+)? (?:booked|reserved|planned|coming up)\b|\b(?:what|which trips?) (?:(?:have|did) (?:i|we)|do (?:i|we) have|ive|weve)(?: \w+)? (?:got |have )?(?:booked|reserved|coming up)\b|\banything\b.*\b(?:in|under|on) my name\b/u,
  /** Something other than an own booking: a place, a search, an account, a currency. */
  ofOther:
    'marked|hotel|wish|sort|compared|checkIn|#page=account,currencies,terms,privacy,security,contact,sorting|#in-general|inGeneral|hotelsWord',
  /** What was taken with a booking: “did we add insurance?”, “have we got half board?” */
  tookWith: 'took !marked !hotel !#find-word !#page=payment !tookElsewhere !dates !guests !budget',
  took: /\b(?:did|have|had) (?:i|we)(?: \w+){0,2} (?:take|took|taken|add|added|book|booked|order|ordered|get|got|buy|bought|choose|chose|chosen|include|included|pay for|paid for)\b|\b(?:have|had) (?:i|we) (?:got )?|(?:^| )(?:ו?האם )?(?:\p{L}+ )?(?:הוספ|לקח|הזמ|כלל|קני|עשי|סגר|בחר)(?:תי|נו)(?: |$)|\b(?:i|we) (?:take|took|added?|order(?:ed)?|booked)\b/u,
  /** “have we got any hotels with breakfast”, “we took half board last time” */
  tookElsewhere:
    /\bhotels\b|\b(?:last|previous) (?:time|year|trip|stay)\b|^(?:i|we) (?:took|added|ordered|booked)\b|(?:^| )(?:ה?מלונות|בפעם (?:ה?קודמת|שעברה)|בשנה שעברה)(?: |$)/u,
  /** The number of adults or rooms. */
  partyTold: ({ details: { guests } }) => guests?.adults != null || guests?.rooms != null,
};
