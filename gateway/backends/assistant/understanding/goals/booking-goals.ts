/** Goal rules for questions about the traveller's own bookings. */
import { folded } from '../../language.ts';
import { none, type Signals } from '../signals.ts';
import { bookingQuestions, oneOf, type BookingQuestion, type Goal } from '../reading.ts';
import type { GoalRule } from './goals.ts';
import { LAUGHS } from './talk-goals.ts';
import { FREE_UNTIL, MORE_DAYS, ownQuestion } from './own-questions.ts';

const THING = '(?:hotel|room|rooms|place|suite|apartment|flat|booking|reservation|trip|holiday|something)';
const ONE =
  '(?: (?:a|an|the|our|my|this|that|one|two|three|nice|lovely|little|double|family|single|twin)){0,3}';
const MADE = `booked|reserved|(?<!\\b(?:to|you|hotel|they) )(?:took|taken|got|have|had|made|bought|paid)${ONE} ${THING}`;
const HERE =
  '(?:(?:with|through|via|from) (?:you|u|yous|your (?:site|website|app|company))|(?:on|through|via) (?:here|this (?:site|website|app)))';
const THING_HEBREW = '(?:חדר|חדרים|מלון|הזמנה|חופשה|נופש|צימר|סוויטה|דירה|משהו)';
const MADE_HEBREW = `סגרתי|סגרנו|הזמנתי|הזמנו|שריינתי|שריינו|(?:לקחתי|לקחנו|שמרתי|שמרנו|קניתי|קנינו|שילמתי|שילמנו|עשיתי|עשינו|יש לי|יש לנו)(?: \\p{L}+){0,4} ${THING_HEBREW}`;
/**
 * Says that a booking was made on this site: “we took a room through your site”, סגרתי אצלכם מלון (I booked a
 * hotel with you).
 */
const MADE_HERE = [
  `\\b(?:${MADE})\\b.*\\b${HERE}\\b`,
  '\\bpaid (?:you|u)\\b(?: guys)? for\\b',
  `(?:^| )ש?(?:${MADE_HEBREW})(?: .*)? (?:אצלכם|דרככם|מכם|באתר)(?: |$)`,
  `(?:^| )(?:לקחתי|לקחנו|שמרתי|שמרנו|קניתי|קנינו|יש לי|יש לנו) (?:אצלכם|דרככם|מכם|באתר)(?: \\p{L}+){0,3} ${THING_HEBREW}`,
  '(?:^| )[לבמ]?(?:מה|איז[הו]|אילו|מתי|איפה|היכן|כמה)(?: \\p{L}+){0,3} (?:סגרתי|סגרנו|שריינתי|שריינו)(?: |$)',
  '(?:^| )(?:שילמתי|שילמנו) לכם (?:על|עבור)(?: |$)',
];
/** Looks for something, or only thinks of it: “a room from your site like last time, find us another”. */
const LOOKS_FOR =
  /\b(?:find|search|show (?:me|us)|look(?:ing)? for|in mind|would like to|id like to have|do (?:i|we) (?:have|need) to|question about)\b|(?:^| )(?:תמצאי?|תחפשי?|חפשי|תראי)(?: |$)/u;
/** Names an own booking, even if a rule about days used the words: “to bring my booking forward”. */
const OWN_BOOKING = /\b(?:my|our) (?:booking|reservation)s?\b|(?:^| )ה?הזמנ(?:ה|ות) של(?:י|נו)(?: |$)/u;
const isOwn = (c: Signals): boolean =>
  isMadeHere(c) || (OWN_BOOKING.test(c.text) && (alters(c) || c.has('ask', 'cancellation')));
const isMadeHere = (c: Signals): boolean =>
  IS_MADE_HERE.test(c.text) &&
  // “I had something cheaper on this site yesterday, Rome 3-6 May”
  none(LOOKS_FOR.test(c.text), c.has('page', 'account'), c.details.compared !== null, isStayInPlace(c));
const isStayInPlace = ({ hasPlace, details: { dates } }: Signals): boolean =>
  hasPlace && dates?.checkIn != null && dates.checkOut !== null;
const IS_MADE_HERE = new RegExp(MADE_HERE.join('|'), 'u');

/** The question about a booking in words that are also used for hotels and the site; null without one. */
function aboutBooking(c: Signals): BookingQuestion | null {
  // “when is it, and for how many people?”
  const facts = new Set([...c.values('booking-fact'), ...(c.has('extra') ? ['extras'] : [])]);
  if (facts.size > 1) return 'details';
  if (FREE_UNTIL.test(c.text) || IF_LATER.test(c.text)) return 'cancel';
  if (c.has('extra')) return 'extras';
  const fact = oneOf(bookingQuestions, c.value('booking-fact'));
  if (fact) return fact;
  if (c.has('ask', 'times')) return 'times';
  if (c.has('ask', 'cancellation') || c.details.freeCancellation) return 'cancel';
  if (paysIt(c) && /\bhow\b|(?:^| )(?:איך|כיצד)(?: |$)/u.test(c.text)) return 'complete';
  if (c.has('ask', 'price') || c.has('act', 'pay') || c.has('page', 'payment')) return 'payment';
  if (c.has('ask', 'location') && !c.has('booking-ask')) return 'place';
  return c.has('ask', 'rooms', 'meals') || c.details.meals.length > 0 ? 'room' : null;
}

/**
 * True when the message wants to change a discussed booking: “can I swap the dates”, “how do I add my daughter”,
 * “and one more night?” The assistant cannot do that and says how it is done.
 */
const altersBooking = (c: Signals): boolean => c.context.hasBooking === true && alters(c);

/** Wants other days: “put my booking off till May”, “bring it forward”. */
const MOVES =
  /\b(?:(?:push|put|bring|move)(?:ed|ing)?\b(?: \p{L}+){0,4} (?:back|off|forward)|set(?: \p{L}+){0,4} (?:back|forward))\b|\bdelay(?:ed|ing)? (?:it|my|our|the)\b|\b(?:an? )?(?:later|earlier|different|other|another|new) (?:dates?|days?|time|weeks?|months?)\b/u;

/** משנה (changes) in the sense of “matters”: “does it matter if we arrive late?”, “never mind when”. */
const MATTERS = /^משנה (?!את(?: |$))|(?:^| )(?:לא|זה|האם) משנה(?: |$)/u;
const changes = (c: Signals): boolean => c.has('alter') && !MATTERS.test(c.text);

/** True for “can another child be squeezed in?” when only a booking is discussed. */
const isOfItsGuests = (c: Signals): boolean =>
  c.context.hasBooking === true &&
  none(c.context.hasSearch, c.details.dates !== null, c.has('find-word'), c.details.guests === null);

const alters = (c: Signals): boolean =>
  none(c.hasMarkedPlace, c.hasWish, c.has('hotel-word')) && wantsOther(c);

/** Wants something of a stay to be other than it is: days, nights, people. */
const wantsOther = (c: Signals): boolean =>
  changes(c) ||
  MOVES.test(c.text) ||
  // “and one more person in the room?”
  (c.has('one-more') && (c.has('person') || c.has('adult'))) ||
  isOfItsGuests(c) ||
  c.details.dates?.longer !== undefined ||
  c.details.dates?.start !== undefined ||
  c.details.dates?.shift !== undefined;

const askedOfOwn = (c: Signals): BookingQuestion | null => ownQuestion(c, alters(c));

/** A wish with a place belongs to the current search: “back to Nice, with a pool”. */
const isBackToSearch = (c: Signals): boolean => c.context.hasSearch && c.hasPlace && c.hasWish;

/** True when the conversation is about bookings, or a change can only mean an earlier booking, without a search. */
const isOnBooking = (c: Signals): boolean =>
  c.context.kind === 'bookings' ||
  (c.context.hasBooking === true && !c.context.hasSearch && altersBooking(c));

/** “and the other one?”, ומה עם השנייה? (what about the second one?) */
const namesOther = (c: Signals): boolean => c.length <= 6 && !c.hasWish && OTHER.test(c.text);
export const OTHER =
  /\bthe other (?:one|booking|trip|reservation|hotel)\b|(?:^| )ו?(?:ל|ב|של )?(?:הזמנה )?[הלב](?:אחרת|שני(?:י)?ה)(?: |$)/u;

export const NEW_TRIP =
  /\bnew (?:trip|search|stay|hotel|booking|holiday)\b|(?:^| )(?:טיול|מלון|חיפוש|נסיעה|הזמנה|חופשה) חדשה?(?: |$)/u;

/** “and if I wait until the 13th?”, after the cost of cancelling */
const IF_LATER =
  /\bif (?:i|we)(?: \w+)? (?:wait|leave it|decide|do it)\b.*\d|(?:^| )ו?אם (?:\p{L}+ )?(?:[אנ]חכה|מחכ\p{L}+|[אנ]חליט)(?: .*)?\d/u;

/** “how do I pay for it?”, איך משלמים עליה? (the same) */
const paysIt = (c: Signals): boolean => c.has('page', 'payment') && IT.test(c.text);
const IT = /\b(?:it|that|this)\b|(?:^| )(?:אות[הו]|עלי[הו]|זה|זאת)(?: |$)/u;

const IS_WHY =
  /^(?:(?:but|and|ok|so|oh) )*(?:why|how come)(?: not| is that| so)?(?: [?.!])?$|^(?:אבל |אז )?ו?(?:למה|מדוע)(?: לא| זה| ככה)?(?: [?.!])?$/u;

/** “and the second one in Florence, how far is it?”, while Florence is searched */
const isOfShown = ({ hotels, context: { placeNames = [] }, details: { places } }: Signals): boolean =>
  hotels.length > 0 &&
  places.some(({ spellings }) => placeNames.some((name) => spellings.includes(folded(name))));

/** A short message about the booking discussed last: “and the Jerusalem one?”, “how many people is it for?” */
const isBookingFollowUp = (c: Signals): boolean =>
  isOnBooking(c) &&
  !isOfShown(c) &&
  none(
    c.has('no-show') && !altersBooking(c),
    c.hotels.length > 0 && c.context.shownNames.length > 1 && c.context.hasBookingList !== true,
    c.isTravel && !altersBooking(c) && !c.has('ask', 'cancellation'),
    c.has('person-wanted'),
    c.has('page', 'account'),
    // “book the second”: a hotel
    c.has('act', 'book') && c.listed !== null && !c.has('booking-word'),
    NEW_TRIP.test(c.text),
  ) &&
  (altersBooking(c) ||
    c.has('booking-fact') ||
    (c.context.hasBooking === true &&
      (c.has('ask', 'cancellation', 'times') ||
        FREE_UNTIL.test(c.text) ||
        IF_LATER.test(c.text) ||
        // “free cancellation until?”
        (c.details.freeCancellation && (c.isAsking || c.isOpenQuestion || c.has('until')))) &&
      !c.hasPlace) ||
    (!c.hasStay &&
      (c.has('ask') ||
        c.has('extra') ||
        c.has('act', 'pay') ||
        (c.context.hasBooking === true &&
          (c.details.meals.length > 0 || c.listed !== null || namesOther(c) || paysIt(c))) ||
        (c.hasPlace && c.length <= 5 && none(isBackToSearch(c), LAUGHS.test(c.text))))));

/** True when all words for a booking are words like “our stay”, which may also mean the stay that is searched. */
const isOnlyStayWord = (c: Signals): boolean => c.values('booking-ask').every((one) => one === 'list');

/** A trip that is not booked yet: “my trip to Rome, 3-6 March for two, with a pool”. */
const isNewTrip = (c: Signals): boolean =>
  c.hasMarkedPlace &&
  isOnlyStayWord(c) &&
  (c.hasWish || c.details.guests !== null || (c.details.dates !== null && c.details.dates.checkOut !== null));

const OWN =
  /(?<!\p{L})(?:i|my|mine|our|ours|we|me|us|שלי|שלנו|הזמנתי|הזמנו|עשיתי|עשינו|אני|אנחנו|לי|לנו)(?!\p{L})/u;

/** Asks about bookings in general, not about an own one: “is the payment taken with the booking?” */
const isGeneral = (c: Signals): boolean =>
  c.context.kind !== 'bookings' &&
  c.has('page', 'payment', 'prices', 'currencies', 'security', 'terms') &&
  // “how do I pay? Is there a receipt?”
  ((/\?.*\?/u.test(c.text) && c.values('booking-ask').every((one) => one === 'receipt')) ||
    (isOnlyStayWord(c) && !OWN.test(c.text)));

/** What the message asks about bookings: a detail, a change, one whole booking (`details`), or all (`list`). */
const bookingQuestion = (c: Signals): BookingQuestion => {
  const all = c.values('booking-ask');
  // “open the page with my bookings”
  if (c.has('act', 'apply') && /\bbookings\b|הזמנות/u.test(c.text)) return 'list';
  const named = oneOf(bookingQuestions, all.find((one) => one !== 'list') ?? '');
  // “if I call it off, how much of what I paid comes back”
  if (named === 'payment' && c.has('ask', 'cancellation')) return 'cancel';
  // “is breakfast included in my booking?”
  if (named === 'extras' && (c.details.meals.length > 0 || c.has('ask', 'meals'))) return 'room';
  // “can you move it two days later? I already paid”
  if (named === 'payment' && alters(c) && c.details.dates?.shift !== undefined) return 'change';
  if (named) return named;
  if (isOwn(c) && alters(c)) return 'change';
  if (
    all.length > 0 &&
    (wantsOther(c) || MORE_DAYS.test(c.text) || c.details.unmet?.some(({ kind }) => kind === 'request'))
  )
    return 'change';
  if (isOnBooking(c) && altersBooking(c)) return 'change';
  return aboutBooking(c) ?? (all.length > 0 && c.listed === null ? 'list' : 'details');
};

const bookingsGoal = (c: Signals): Goal => ({
  kind: 'bookings',
  question: bookingQuestion(c),
  ...(!isMadeHere(c) && at(c)),
});
const at = ({ listed }: Signals): { readonly at?: number } => (listed === null ? {} : { at: listed });

/** Changes the dates of the current search, not of a booking: “change the dates: 2-5 Feb”. */
const changesSearch = (c: Signals): boolean =>
  c.context.hasSearch &&
  c.context.kind !== 'bookings' &&
  c.details.dates !== null &&
  c.values('booking-ask').every((one) => one === 'change') &&
  !/book|reserv|order|הזמנ|הזמין/u.test(c.text);

/** Questions about the traveller's own bookings. */
export const bookingGoals: readonly GoalRule[] = [
  // “what day do I check in?”, from a signed-in traveller
  {
    weight: 90,
    when: (c) => askedOfOwn(c) !== null,
    goal: (c) => ({ kind: 'bookings', question: askedOfOwn(c) ?? 'details', ...at(c) }),
  },
  {
    weight: 90,
    when: (c) =>
      (c.has('booking-ask') || isOwn(c)) &&
      // “what happens if I booked and never turn up?”
      !c.has('no-show') &&
      // איך מבטלים ניוזלטר (how to cancel the newsletter)
      !(
        c.has('page', 'account') &&
        c.values('booking-ask').every((one) => one === 'cancel') &&
        !c.has('booking-word')
      ) &&
      (!c.isSearch || isMadeHere(c)) &&
      !isNewTrip(c) &&
      !isGeneral(c) &&
      // “can I add insurance to a booking?”
      !(c.has('extra') && c.has('alter')) &&
      !changesSearch(c) &&
      !(c.hotels.length > 0 && isOnlyStayWord(c)),
    goal: bookingsGoal,
  },
  {
    weight: 90,
    when: (c) => c.has('booking-word') && c.has('ask', 'cancellation') && none(c.has('brand'), c.isSearch),
    goal: () => ({ kind: 'bookings', question: 'cancel' }),
  },
  { weight: 89, when: isBookingFollowUp, goal: bookingsGoal },
  // “why not?”, after “it is not confirmed yet”
  {
    weight: 89,
    when: (c) => isOnBooking(c) && c.context.hasBooking === true && IS_WHY.test(c.text),
    goal: () => ({ kind: 'bookings', question: 'details' }),
  },
  // “I’ve got a reservation with you”
  {
    weight: 57,
    when: (c) =>
      c.has('booking-word') && none(c.isTravel, c.hasPlace, c.hasStay, c.has('act'), c.has('in-general')),
    goal: bookingsGoal,
  },
];
