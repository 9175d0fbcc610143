/** Tells a question about an own booking, named by its city or hotel, from a search there: “jerusalem. paid yet?” */
import type { Scope } from '../dialog/scope.ts';
import { orNull } from '../dialog/scope.ts';
import { namesBooking, withBookingFor } from '../dialog/booking-names.ts';
import type { DialogState } from '../dialog/state.ts';
import type { FoundBooking } from '../tools/tools.ts';
import { hasDetails, mentions } from '../understanding/mentions.ts';
import { understand } from '../understanding/understand.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import type { BookingQuestion, Goal, Reading, SmallTalk } from '../understanding/reading.ts';
import { bookingQuestionOf } from './best-guess.ts';
import { guessTopics, type TopicGuess } from './guess-topic.ts';
import { MORE_DAYS } from '../understanding/goals/facts/bookings.ts';
import { folded } from '../language.ts';
import { PARTY, QUESTION, restatesParty, tellsBooking } from './told-booking.ts';

/** Goals that the name of a place leads to although a booking there is meant. */
const MISREAD: ReadonlySet<Goal['kind']> = new Set(['find', 'unknown', 'hotel', 'page', 'extras', 'act']);

/** Small talk that may precede a question: “hi, what is the status of my Rome booking”. */
const COURTESIES: ReadonlySet<SmallTalk> = new Set(['greeting', 'how-are-you', 'thanks', 'praise']);

/** Likelihood, 0 to 1, of all questions about bookings together from which on one is meant. */
const LIKELY = 0.4;
/** The same where the place follows “in” or the like, as it does in a search. */
const IN_PLACE = 0.7;
/** The same beside another search, or with a day; then only questions that nobody asks of a hotel count. */
const BESIDE_SEARCH = 0.9;

/** “can I cancel a hotel in Rome for free?”, and a place alone, which is searched. */
const IS_GENERAL =
  /\b(?:an?|any|some) (?:\p{L}+ )?(?:hotel|room|place)s?\b|^\S+$|\b(?:want|like|need|have) to (?:book|rent|hire)\b|\bhow much (?:does|do|is|are|would)\b(?!.*\b(?:due|left|owe[ds]?|still)\b)|(?<!(?:ביטול|לבטל).*)כמה (?:זה |יוצא )?עול|(?:רוצ\S+|אפשר|צריכ\S+) (?:לשכור|להזמין)/iu;
/** “the car in Rome, is it insured?”, but not “rent a car in Rome”, “do I need insurance for Rome?” */
const OWN_EXTRA =
  /\b(?:the|my|our|booking)\b|\b(?:do|did|have) (?:i|we)\b(?! (?:need|have to|want|get to))|(?<!\p{L})יש ל(?:י|נו)(?!\p{L})|הזמנה|(?<!\p{L})[ושל]?ה(?:רכב|אוטו|מכונית|ביטוח|כרטיסים|אטרקציות)(?!\p{L})|של(?:י|נו)(?!\p{L})/iu;

/** A car or an insurance that is there already: “the car in Rome, is it insured?” */
const THE_EXTRA =
  /^(?!.*(?:\b(?:rent|hire|need|want|add|book|cost|price|how much)\b|(?<!\p{L})(?:לשכור|לקחת|צריכ?[הים]*|רוצ\p{L}*|להוסיף|תוסיפי|כמה|עולה)(?!\p{L}))).*(?:\b(?:the|my|our) (?:rental )?(?:car|insurance|tickets)\b(?! of)|\b(?:did|have|had) (?:i|we)\b|(?<!\p{L})[ושל]?ה(?:רכב|אוטו|מכונית|ביטוח|כרטיסים)(?!\p{L}))/isu;

/** Words for what is one’s own; without one, only questions that nobody asks of a hotel are about a booking. */
const OWN =
  /\b(?:i|i['’]?m|i['’]?ve|we|we['’]?ve|me|us|my|our|mine|ours|booked|booking|reservation|trip|paid)\b|(?<!\p{L})(?:ש?אני|ש?אנחנו|לי|לנו|[ולבמש]*ה?(?:הזמנה|נסיעה|טיול|חופשה))(?!\p{L})|של(?:י|נו)(?!\p{L})|\p{L}{2}(?:תי|נו)(?!\p{L})/iu;

const OF_BOOKINGS =
  /\b(?:cancel\w*|refund|receipt|status|confirmed|check(?:ing)?[- ](?:in|out))\b|(?<!\p{L})[הוב]*(?:לבטל|ביטול|קבלה|החזר|סטטוס)(?!\p{L})|צ['׳]?ק[- ](?:אין|אאוט)/iu;

/**
 * Asks for a reminder, or to cancel: nobody means a search, though a place is named: “until when can I cancel Rome?”,
 * but not “I forgot to say: in Rome”, “which Rome hotels can I cancel for free?”
 */
const IS_OWN =
  /^(?!.*(?:\bhotels\b|(?<!\p{L})ה?מלונות(?!\p{L}))).*(?:\b(?:remind me|i forgot)\b(?! to)|\b(?:can|could|may) (?:i|we) (?:still )?cancel(?! (?:a|any)\b)|תזכירי? לי|שכחתי(?! ל(?!מ|כמ|אי))|(?:לבטל|תבטלי?|בטלי) את)/isu;

/** Names an own booking: “my Rome stay”, “the Jerusalem reservation”, “Rome booking: paid?”, ההזמנה ברומא. */
const NAMES_BOOKING =
  /\b(?:my|our)(?: [\p{L}'’]+){1,2} (?:stay|trip)\b|\b[\p{L}'’]+ (?:booking|reservation)\b|(?<!\p{L})[וש]?[הבל]הזמנה (?:של(?:י|נו) )?[בלמ]\p{L}+(?: \p{L}+)?|(?<!\p{L})\p{L}+ של(?:י|נו)(?!\p{L})|^\W*(?:the )?\p{L}+ one(?=,| is | was )/giu;
/** The same without the word: “when is the Rome one?”, החדר ברומא (the room in Rome), “the car in Rome”. */
const NAMES_OWN =
  /\bthe \p{L}+ (?:one|trip|stay|hotel|room)\b|\bthe (?:hotel|room|car|trip|stay|holiday) (?:in|to|at|for) \p{L}+|(?<!\p{L})[ולבמש]{0,2}ה(?:חדר|מלון|רכב|אוטו|טיול|חופשה|נסיעה) (?:של(?:י|נו) )?[בל]\p{L}+(?: \p{L}+)?/giu;
const MOVE =
  'change|move|shift|push|bring|postpone|reschedule|extend|shorten|לשנות|להזיז|להעביר|תעבירי|לדחות|להאריך|להקדים|לקצר|ת(?:שני|זיזי|דחי|אריכי|קדימי|קצרי)|נזיז|נדחה';
/** Moves what it names, which is no search: “push Rome back a week”, להזיז את רומא ביום (to move Rome by a day). */
const MOVES_BOOKING = new RegExp(
  `(?<!\\p{L})(?:${MOVE})(?: (?:my|our|the|את))? (?!to\\b|ל)\\p{L}+(?: \\p{L}+)?`,
  'giu',
);
/** Wants a new one: “I need a Rome booking”. */
const NEW_BOOKING =
  /\b(?:an?|another|new)(?: \p{L}+){0,2} (?:booking|reservation)\b|\b(?:plan|planning|make|making|book)(?: me| us| my| our)? \p{L}+ (?:booking|reservation|trip|stay)\b|\bneed \p{L}+ (?:booking|reservation)\b|\b(?:booking|reservation) for (?:tomorrow|tonight)\b|(?<!\p{L})(?:ת?עזרי|לעזור|עזרה|לתכנן|מתכנ\p{L}*)(?!\p{L})/iu;

const CHANGES = new RegExp(`(?<!\\p{L})(?:${MOVE})(?!\\p{L})`, 'iu');
/** What only a booking has, with the question about it: “Jerusalem: dates and guests?” */
const FACTS: readonly (readonly [BookingQuestion, RegExp])[] = [
  [
    'change',
    new RegExp(
      `${CHANGES.source}|${PARTY.source}|\\b(?:add|put|replace|swap|remove|correct|fix|upgrade)\\b|(?:להוסיף|לתקן|להחליף|לשדרג)`,
      'iu',
    ),
  ],
  [
    'details',
    /\b(?:status|confirmed|still (?:on|valid|standing)|(?:happening|going on|up) with|(?:news|update)s? (?:on|about|of|for))\b|בתוקף|(?:קורה|חדש|קרה) עם|סטטוס|(?<!\p{L})[הש]?אושר[הו]?(?!\p{L})/iu,
  ],
  [
    'payment',
    /\b(?:due(?! to\b)|owed?|unpaid|paid(?! (?:parking|wifi|by|for|leave)\b))\b|שול(?:ם|מה)|שילמ|נשאר לשלם/iu,
  ],
  ['times', /\b(?:arrival date|(?:which|what) dates|dates (?:and|of))\b|\bdates\?|תאריכים/iu],
  [
    'people',
    /\bfor (?:two|three|four|five|\d) or (?:two|three|four|five|\d)\b(?! (?:nights?|days?|weeks?|weekends?|rooms?|stars?))|\b(?:number of|how many) (?:guests|people)\b|\bguests(?: on|\?)|כמה (?:אורחים|אנשים)/iu,
  ],
];

const CANCELS =
  /\b(?:cancel|cancelling|canceling|call off|get out of)\b|(?<!\p{L})[ושל]?(?:לבטל|להתחרט|תבטלי?|[אנ]בטל|ביטול)(?!\p{L})/iu;

/** The question that these words ask; the whole booking for several. */
function factOf(message: string): BookingQuestion | null {
  const [first, second] = FACTS.filter(([, words]) => words.test(message)).map(([question]) => question);
  // “change the dates”
  return second === undefined || first === 'change' ? (first ?? null) : 'details';
}

/** True when the message says what only a search needs: a whole stay, a party, wishes. */
function isStayTold({ details }: Reading): boolean {
  const { dates, guests } = details;
  const isStay = dates?.checkIn != null && (dates.checkOut !== null || dates.nights !== null);
  const isParty = (guests?.adults ?? 0) > 2 || guests?.rooms != null || Boolean(guests?.childrenAges?.length);
  return isStay || isParty || mentions(details, 'budget', 'stars', 'rating', 'dropped', 'compared');
}

/** The likeliest question about a booking, if bookings are likelier than a search; with `least` 0 in any case. */
function likeliest(
  guesses: readonly TopicGuess[],
  least: number,
  isOnlyOwn: boolean,
): BookingQuestion | null {
  const sums = new Map<BookingQuestion, number>();
  for (const { topic, likelihood } of guesses) {
    const question = isOnlyOwn && topic.kind !== 'bookings' ? null : bookingQuestionOf(topic);
    if (question) sums.set(question, (sums.get(question) ?? 0) + likelihood);
  }
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one);
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
  const search = guesses
    .filter(({ topic }) => topic.kind === 'search')
    .reduce((sum, one) => sum + one.likelihood, 0);
  return best && all >= least && (least === 0 || all > search) ? best[0] : null;
}

/** “the hotel in Rome should have a pool”, “is the hotel in Rome expensive?” are no questions about a booking. */
const WISHES =
  /\b(?:should|must|need|want|would like|find|look(?:ing)?|cost|price|expensive|cheap\w*|surprise|nice|nicest|best|good)\b|צריכ|רוצ|(?<!\p{L})ש?[יתנ]היה|למה|יקר|זול|כדאי/iu;

/** The words of the message that may name an own booking. */
function namesIn(message: string, { hasSearched }: DialogState): readonly string[] {
  if (NEW_BOOKING.test(message)) return [];
  // Beside a search of the same place the latter two may mean a hotel found there.
  const isWish = !QUESTION.test(message) || WISHES.test(message);
  const names = hasSearched
    ? [NAMES_BOOKING]
    : [NAMES_BOOKING, MOVES_BOOKING, ...(isWish ? [] : [NAMES_OWN])];
  return names.flatMap((one) => [...message.matchAll(one)].map(([words]) => words));
}

/** True for words of a search: “Rome hotel with paid parking”, “what dates are quiet in Rome?” */
const isOfSearch = (message: string): boolean => !OWN.test(message) && OF_SEARCH.test(message);
const OF_SEARCH =
  /\b(?:hotels?|rooms?|good|best|quiet|free|metro|strikes?|festivals?|marathon|carnival|concerts?)\b|מלון|חדר|פנוי|כדאי|קרנבל|פסטיבל|מרתון|שביתה/iu;
/** “move it to Rome” */
const MOVES_TO = /^(?:change|move|switch)(?: (?:it|this|that))? to\b|^(?:לשנות|להעביר|להחליף) ל/iu;

/** The question that the words ask, whatever the examples say. @param isNamed the message names an own booking */
function questionTold({ message, reading }: Scope, isNamed: boolean): BookingQuestion | null {
  const { goal, details } = reading;
  if (details.sort !== null || (!isNamed && isOfSearch(message))) return null;
  if (CANCELS.test(message) && (!details.freeCancellation || IS_OWN.test(message))) return 'cancel';
  // A question that the rules took for one about a hotel of that name.
  const ofHotel = goal.kind === 'hotel' ? bookingQuestionOf(goal) : null;
  const fact = factOf(message);
  // “could we come to Rome a day earlier?”: there is no search to move.
  if (
    details.dates?.shift !== undefined ||
    details.dates?.longer !== undefined ||
    MORE_DAYS.test(folded(message))
  )
    return 'change';
  // “change to Rome”
  return ofHotel ?? (fact === 'change' && !isNamed ? null : fact);
}

const LOOKS =
  /\b(?:find|look|show|search|suggest|recommend|change|bring)\b|(?<!\p{L})(?:תמצאי?|תראי?|תחפשי?|תציעי?|ממליצ\p{L}+)(?!\p{L})/iu;
/** Likelihood of a search from which on a question about the city of a booking is one; higher beside “I”, “my”. */
const SEARCHES = 0.5;
const SEARCHES_FOR_ME = 0.8;

/** Asks about the city or the journey: “what should I see in Rome?”, “can we go to Rome?” */
const SIGHTS =
  /\b(?:should|need|needs|eat|drink|see|visit|walk|go|going|fly|get (?:to|from|around)|do in|tax|money|forget|think|water|weather|safe)\b|כדאי|לראות|לאכול|לשתות|לבקר|לנסוע|לטוס|צריכ|כסף/iu;

/**
 * The question that the message asks when its city stands for the booking there: “when exactly is Jerusalem?” Null when it
 * asks nothing, or a search is likelier.
 */
async function askedInPlace(
  { message, language, today, reading: { goal, details } }: Scope,
  guesses: readonly TopicGuess[],
  bookings: readonly FoundBooking[],
): Promise<BookingQuestion | null> {
  const search = guesses.filter(({ topic }) => topic.kind === 'search');
  const likelihood = search.reduce((sum, one) => sum + one.likelihood, 0);
  const isOwn = OWN.test(message);
  if (goal.kind === 'page' || goal.kind === 'extras') return null;
  if (likelihood >= (isOwn ? SEARCHES_FOR_ME : SEARCHES)) return null;
  const { freeCancellation: _, ...wishes } = details;
  if (LOOKS.test(message) || hasDetails({ ...wishes, freeCancellation: false }) || isOfSearch(message))
    return null;
  // “in my booking” would ask for its extras: “what room do we have in Rome?”
  const text = withBookingFor(message, bookings).replace(/\b(?:in|with) my booking\b/giu, 'for my booking');
  const context: MessageContext = {
    today,
    language,
    kind: 'bookings',
    hasHotel: false,
    hasSearch: false,
    hasBooking: true,
    isSignedIn: true,
    shownNames: [],
    lastQuestion: null,
  };
  const { goal: meant } = understand(text, context);
  if (SIGHTS.test(message)) return null;
  const told =
    meant.kind === 'bookings' && !/^(?:list|details)$/u.test(meant.question) ? meant.question : null;
  const question = told ?? likeliest(await guessTopics(text, language), isOwn ? LIKELY : IN_PLACE, true);
  if (isOwn) return question;
  // Nobody asks a search when it is, or whether it is paid.
  return question && /^(?:times|payment|cancel|receipt|number|people)$/u.test(question) ? question : null;
}

/** True when a place without a booking is named too: “is my Rome booking paid? And what does a room in Haifa cost?” */
const namesOtherPlace = ({ details }: Reading, bookings: readonly FoundBooking[]): boolean =>
  details.places.some(({ isMarked, spellings }) => isMarked && !namesBooking(spellings.join(' '), bookings));

/** The question about an own booking that the message names by its city or hotel; null for another message. */
export async function ownBookingMeant(
  scope: Scope,
  state: DialogState,
  isOfHotels: boolean,
): Promise<Goal | null> {
  const { reading, message, language, today, context, isSignedIn, tools } = scope;
  const { goal, details } = reading;
  const phrases = namesIn(message, state);
  const own = isSignedIn && phrases.length > 0 ? await orNull(tools.bookings()) : null;
  const named = phrases.find((phrase) => own !== null && namesBooking(phrase, own));
  const isNamedAsOwn = named !== undefined;
  const hasBooked = tellsBooking(message);
  const changesParty = !state.hasSearched && restatesParty(message, details);
  const isOwn = IS_OWN.test(message) || hasBooked || changesParty || isNamedAsOwn;
  if (!isSignedIn || (isOfHotels && !isOwn)) return null;
  if (!isNamedAsOwn && !hasBooked && IS_GENERAL.test(message.trim())) return null;
  if (!isOwn && (isOfSearch(message) || MOVES_TO.test(message.trim()))) return null;
  if (goal.kind === 'extras' && !hasBooked && !OWN_EXTRA.test(message)) return null;
  const isNamed =
    isNamedAsOwn || details.places.some(({ isEveryday }) => !isEveryday) || reading.coreMessage !== undefined;
  const isOpen = context.hotelId !== null || reading.pointed !== undefined;
  const isCourtesy = goal.kind === 'small-talk' && COURTESIES.has(goal.about);
  const mayBe = (MISREAD.has(goal.kind) || isCourtesy) && reading.isFromModel !== true && isNamed && !isOpen;
  // “my Rome booking, can I shift it to 11-15?”
  const isChange =
    changesParty ||
    (isNamedAsOwn &&
      !/(?:stay|trip)$/iu.test(named) &&
      /^(?:change|times|people)$/u.test(factOf(message) ?? ''));
  if (!mayBe || (isStayTold(reading) && !isChange)) return null;
  // “if I cancel today”
  const isToday = details.dates?.checkIn === today && details.dates.checkOut === null;
  const { checkIn = null, checkOut = null } = details.dates ?? {};
  const isDated = !isToday && (checkIn ?? checkOut) !== null;
  const isBeside = !isOwn && (state.hasSearched || isDated);
  const isMarked = details.places.some((place) => place.isMarked);
  const ofPlace = isMarked && !isOwn ? IN_PLACE : LIKELY;
  const least = isBeside ? BESIDE_SEARCH : isNamedAsOwn || hasBooked ? 0 : ofPlace;
  // “Rome, free to cancel” is a search.
  const isOnlyOwn =
    isBeside || (details.freeCancellation && !isOwn) || (!OWN.test(message) && !OF_BOOKINGS.test(message));
  const told = changesParty
    ? 'change'
    : hasBooked && details.meals.length > 0
      ? 'room'
      : isBeside || isOfHotels
        ? null
        : questionTold(scope, isNamedAsOwn);
  const isExtra = goal.kind === 'extras' && (isNamedAsOwn || hasBooked || THE_EXTRA.test(message));
  const guesses = told ? [] : await guessTopics(message, language);
  const guessed = told ?? (isExtra ? 'extras' : likeliest(guesses, least, isOnlyOwn));
  const known = guessed ?? (isNamedAsOwn || hasBooked ? 'details' : null);
  if (!known && (isBeside || isOfHotels || !QUESTION.test(message))) return null;
  const bookings = own ?? (await orNull(tools.bookings()));
  if (!bookings || !namesBooking(message, bookings)) return null;
  const question = known ?? (await askedInPlace(scope, guesses, bookings));
  if (!question) return null;
  return namesOtherPlace(reading, bookings) ? null : { kind: 'bookings', question };
}
