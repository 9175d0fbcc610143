/**
 * Removes clauses that only comment on a message, because their words would be read as details: “I promised them
 * snow” names no days. Each clause is read alone to judge it.
 */
import { hasDetails } from './mentions.ts';
import { folded } from '../language.ts';
import { NOT_PAID } from './rules/refused-sums.ts';
import { mayTakeBack } from './names/retracted.ts';
import { termsOf, type Term } from './words/terms.ts';
import type { GuestDetails, SearchDetails, Understanding } from './understanding.ts';

type Reading = (text: string) => Understanding;

/** Ends of sentences, also smileys, which people write instead; the points in “St. Moritz” and “3.5” are none. */
const SENTENCE =
  /(?<=[.!?…](?<!\b(?:st|mt|ft|no|dr|mr|mrs|approx|max|min)\.))\s+|\n+|(?<=[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}])\s*/giu;
/** Where a clause may begin that only gives a reason or a comment. */
const CLAUSE =
  /(?<=,)\s+|\s+(?=[-–—]\s)|\s+(?=(?:because|on account of|cause|cuz|cos|bc|since (?:we|i|my|our)|as (?:we|i|my|our)|otherwise|or else|but|כי|מאחר ש|משום ש|בגלל ש|אחרת|אבל)(?!\p{L}))/iu;
/** Begins with a word for a reason, such as “because”. */
const REASON =
  /^[-–—\s]*(?:because|on account of|cause|cuz|cos|bc|since|as|otherwise|or else|כי|מאחר ש|משום ש|בגלל ש|אחרת)(?!\p{L})/iu;
/** Reports something about a person: “my bus gets in at 6”, “I promised them snow”, אני לא מבשלת (I don't cook). */
const TELLS =
  /(?<!\p{L})(?:i|i['’]?(?:m|ve|ll|d)|we|we['’]?(?:re|ve|ll|d)|he|she|they|(?:he|she|it|that|there)['’]?s|they['’]?re|my|our|his|her|their|the (?:kids|baby|children|boss)|gotta|got to|nobody|everyone|אני|אנחנו|הוא|היא|הם|הן|יש לנו|אין ל[יו]|אשתי|בעלי|סבתא|סבא|הילדים|הקטן|הקטנה|התינוקת?|ה?\p{L}+ של(?:י|נו))(?!\p{L})/iu;
/** Says that what was searched, or is named here, does not suit. */
const REJECTS =
  /(?<!\p{L})(?:(?<!not )too (?:\p{L}+ )?(?:dear|expensive|pricey|far|long|short|early|late|cold|hot|crowded|boring|close|much)|no good|not good|(?:does not|doesn['’]?t|won['’]?t|don['’]?t|not) (?:work|suit|do|fit)|(?:not|don['’]?t|doesn['’]?t|do not|no longer) (?:really )?(?:fancy|like|feel like|want)|at work|is busy|לא טוב|לא מתאימים?|לא מתאימה|לא נוח|לא (?:כל כך )?בא (?:לי|לנו)|לא מסתדר|לא אפשרי|בעבודה|עסוקה?|יקר(?:ה|ים|ות)? מדי|רחוק(?:ה|ים)? מדי)(?!\p{L})/iu;
/** Tells of the past: no day, place or sum of what is asked now. */
const PAST =
  /(?<!\p{L})(?:last (?:time|year|summer|winter|trip|month)|years? ago|ages ago|back in (?:the|\d)|in (?:19|20[01])\d\d|once (?:upon|i|we|stayed)|when (?:i|we) (?:was|were)|used to (?:go|stay|book|be)|(?:i|we) (?:once|lost|paid|slept|stayed)|(?:ב?פעם|בשנה|שנה|בקיץ|בחורף) (?:שעברה?|הקודמת|ההיא)|לפני שנ(?:ה|ים|תיים)|ב-?(?:19|20[01])\d\d|(?:ישנו|ישנתי|התארחנו|התארחתי|הפסדתי|הפסדנו|שילמתי|שילמנו))(?!\p{L})/iu;
/** Something at a place does not suit, not the place: “I don't like big hotels in Rome”. */
const AT_PLACE = /(?<!\p{L})(?:(?:in|from|near|around|than)\s|ב(?!עבודה|א )\p{L}{2})/iu;
const NEGATES = /(?<!\p{L})(?:not|no|never|\p{L}+n['’]?t|לא|אין|בלי)(?!\p{L})/iu;
const VEHICLE =
  /(?<!\p{L})(?:cars?|van|minivan|rental|motorbikes?|motorcycle|jeep|[בל]?ה?(?:רכב|אוטו|מכונית|אופנוע|קטנוע|ואן))(?!\p{L})/iu;
const LEAVES_IT =
  /(?<!\p{L})(?:park(?!\p{L})|store it|(?:leave|put|keep|stay|stand)(?= (?:it|the (?:car|van))(?!\p{L})|[?.! ]*$)|it (?:stay|stand))(?!\p{L})|(?<!\p{L})(?:ל?החנות|(?:ל?השאיר|ל?העמיד|לשים|שמים|משאירים)(?= (?:אותו|אותה|את ה(?:רכב|אוטו|מכונית))|[?.! ]*$))(?!\p{L})/iu;
/** An event on some day, which is no day of the stay: “my son's wedding is on the 4th”. */
const EVENT =
  /(?<!\p{L})(?:birthday|wedding|graduation|mitzvah|concert|match|exam|dentist|anniversary|funeral|party(?! of)|meeting|interview|ceremony|gig|[בהל]?(?:יום ה?הולדת|חתונה|מצווה|טקס|הופעה|משחק|מבחן|רופא|פגישה|מסיבה|ברית|ראיון))(?!\p{L})/iu;
/** The days before or after it are those of the stay. */
const AROUND =
  /(?<!\p{L})(?:before|after|arriv\p{L}*|leav\p{L}*|until|till|from|לפני|אחרי|עד|נגיע|נעזוב|נבוא)(?!\p{L})/iu;
/** Begins like a question. */
const ASKS_IN_WORDS =
  /^[\W\d]*(?:(?:and|so|ok|on|in|at|from|until|till|by|for|with|ו)\s+)?ו?(?:ב?איזה|ב?איזו|מאיזה|לאיזה|how|what|which|when|where|who|why|is|are|do|does|did|can|could|may|has|have|will|would|tell|compare|any|open|מה|מי|מתי|איך|איפה|כמה|איזה|איזו|האם|יש|אפשר|ספרי|תגידי|תפתחי|עד מתי)(?!\p{L})/iu;
/** “if I do not turn up in the end, do you charge me?” */
const CONDITION = /^[^\p{L}]*(?:\p{L}+ )?(?:if|when|unless|in case|ו?אם|ו?כש\p{L}+)(?!\p{L})/iu;
const ASKS =
  /[?？]\s*$|^\W*(?:(?:so|and|but|now|please|ו?אז|אבל) )?(?:tell me|let me know|remind me|i (?:need|want|have) to know|ספרי לי|תגידי|תגיד|תזכירי לי)(?!\p{L})/iu;
/** Asks for something of its own. */
const REQUESTS =
  /(?<!\p{L})(?:show|find|search|look for|looking for|book|need|want|would like|i['’]?d like|we['’]?d like|give|make (?:it|that)|change|try|prefer|must|please|תראי|הראי|תמצאי|תחפשי|חפשי|צריכ?(?:ה|ים)?|רוצ(?:ה|ים)|תני|תעשי|תשני|תוסיפי|תורידי|חייב(?:ת|ים)?|עדיף|בבקשה)(?!\p{L})/iu;
/** Maximum number of clauses that are read one by one. */
const MAX_CLAUSES = 10;
const FEWEST_WORDS = 3;

const NOTHING_DEFINITE = 'unknown find small-talk yes no more start-over undo act'.split(' ');
/** True for a goal other than a search, small talk and bare answers: it says clearly what is wanted. */
const isDefinite = ({ goal }: Understanding): boolean => !NOTHING_DEFINITE.includes(goal.kind);

/** True for subjects that people mention although they want hotels: the weather, their flight, their car. */
const isOffTopic = ({ goal }: Understanding): boolean =>
  goal.kind === 'extras' ||
  (goal.kind === 'small-talk' && ['weather', 'not-ours', 'visa', 'joke', 'favourite'].includes(goal.about));

/** True when at most one person is mentioned, so that the party is not described. */
const isMentioned = (guests: GuestDetails | null): boolean =>
  guests === null ||
  ((guests.adults ?? 1) === 1 &&
    guests.rooms === null &&
    !guests.isChange &&
    (guests.childrenAges ?? []).length === 0);

/** True when the details change neither the search nor the party; one person may be mentioned. */
const saysNothing = (details: SearchDetails): boolean =>
  !hasDetails({ ...details, guests: null }) && isMentioned(details.guests) && details.dropped.length === 0;

/** True when the clause has an exact day: not “for 2 nights”, “in May”, “for a weekend”. */
function namesDay({ text, reading }: Clause): boolean {
  const { checkIn, checkOut } = reading.details.dates ?? {};
  if (!checkIn || /(?<!\p{L})(?:a|one) (?:\p{L}+ )?weekend(?!\p{L})/iu.test(text)) return false;
  return Boolean(checkOut) || !checkIn.endsWith('-01') || /(?<!\d)0?1(?!\d)|first|ראשון/iu.test(text);
}

/** True when the clause has the number of travellers: “birthday party for 8 people”. */
function countsParty({ text, reading }: Clause): boolean {
  const { adults = null, children = null, rooms = null } = reading.details.guests ?? {};
  const counts = new Set([adults, children, rooms, (adults ?? 0) + (children ?? 0)]);
  return termsOf(text).some(({ number }) => number !== null && number > 0 && counts.has(number));
}

const namesPlace = ({ places }: SearchDetails): boolean =>
  places.some(({ isEveryday, isMarked }) => isMarked && !isEveryday);

/** A part of the message with its own reading. `isQuestion`: it ends with a question mark. */
interface Clause {
  readonly text: string;
  readonly reading: Understanding;
  readonly isQuestion: boolean;
}

const NAMES_HOTEL = /hotel|מלון/iu;

/** True when the clause wants something: it names what is searched, or asks. */
const isMain = ({ text, reading, isQuestion }: Clause): boolean =>
  isDefinite(reading)
    ? isQuestion || reading.goal.kind !== 'extras'
    : !isOffTopic(reading) &&
      (!saysNothing(reading.details) || namesPlace(reading.details) || NAMES_HOTEL.test(text));

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

const STAY_TAGS =
  'same-day same comes-too drops-out one-more undo set-to aged number arriving leaving kin ordinal family party group'.split(
    ' ',
  );
/**
 * True for a word that adds details to another clause: “…, they are five and eight”, “…, the departure is the
 * same”.
 */
const isOfStay = ({ tags, number }: Term): boolean =>
  number !== null || STAY_TAGS.some((name) => tags.has(name));

/**
 * True when a search could use nothing of the clause. `isAsked`: another clause asks something, so that one person
 * may be mentioned.
 */
const isEmpty = ({ text, reading: { details } }: Clause, isAsked: boolean): boolean =>
  saysNothing(details) && (isAsked || (details.guests === null && !termsOf(text).some(isOfStay)));

/**
 * True when the clause only comments and is to be removed. `mains` are the clauses that want something; without
 * another one of them nothing is removed.
 */
function isAside(clause: Clause, mains: readonly Clause[], hasSearch: boolean): boolean {
  const { text, reading, isQuestion } = clause;
  const others = mains.filter((one) => one !== clause);
  if (isQuestion || others.length === 0 || CONDITION.test(text)) return false;
  // “In 1985 we slept there for three dollars. What do you find now?”
  const isOfNow = REQUESTS.test(text) || NAMES_HOTEL.test(text) || isDefinite(reading) || AROUND.test(text);
  if (
    PAST.test(text) &&
    !isOfNow &&
    others.some((one) => hasSearch || has(one.reading, 'places') || isDefinite(one.reading))
  )
    return true;
  // “more than 900 a night, over my dead body”
  if (others.some((one) => one.reading.details.budget?.max === null) && NOT_PAID.test(folded(text)))
    return false;
  // “we have hired a car, where could we leave it?”
  if (VEHICLE.test(text) && others.some((one) => LEAVES_IT.test(one.text))) return false;
  const asked = others.filter((one) => isDefinite(one.reading));
  // “we'd love Venice, Friday to Monday”
  if (asked.length === 0 && mayName(clause, hasSearch) && !others.some((one) => has(one.reading, 'places')))
    return false;
  const isOfEvent = EVENT.test(text) && !AROUND.test(text) && !REQUESTS.test(text);
  if (
    isOfEvent &&
    others.some((one) => (hasSearch ? has(one.reading, 'dates') : namesDay(one))) &&
    !countsParty(clause) &&
    saysNothing({ ...reading.details, dates: null, guests: null, places: [] })
  )
    return true;
  // “since my Friday is ruined anyway, we stay until the 12th”
  const isOfDay =
    REASON.test(text) && !AROUND.test(text) && saysNothing({ ...reading.details, dates: null, places: [] });
  if (isOfDay && reading.details.dates && others.some((one) => has(one.reading, 'dates'))) return true;
  const tells = (TELLS.test(text) && wordsIn(text) >= FEWEST_WORDS) || REASON.test(text);
  const wants = REQUESTS.test(text) || NAMES_HOTEL.test(text);
  // “because I am not going out to look for a restaurant”
  if (REASON.test(text) && NEGATES.test(text) && isUncountedIn(reading.details)) return true;
  // “is the wifi good? I submit a paper on Sunday night”: the day is not one of the stay.
  const isOfDays = asked.some((one) => one.isQuestion && isTimeless(one.reading)) && tells && !wants;
  const isOfStayDays = termsOf(text).some(({ tags }) => tags.has('arriving') || tags.has('leaving'));
  if (isOfDays && !isOfStayDays && saysNothing({ ...reading.details, dates: null })) return true;
  // “Let me see number three, it reminds me of my aunt's house in Leeds”
  const pointed = asked.find((one) => pointsAt(one.reading));
  // “he prefers the last and I the second; set them side by side”
  const isOfList = hasSearch && termsOf(text).some(({ tags }) => tags.has('ordinal'));
  const isOfBooking = pointed?.reading.goal.kind === 'bookings';
  const isOpen =
    !wants &&
    !isOfList &&
    !ASKS_IN_WORDS.test(text) &&
    !(isOfBooking && isDefinite(reading) && !pointed.isQuestion);
  if (pointed && isOpen && (tells || isOfBooking))
    if (
      tells
        ? saysNothing({ ...reading.details, guests: null }) &&
          !namesSubject(clause) &&
          !changesParty(reading.details.guests, pointed.reading)
        : !isDefinite(reading) && isEmpty(clause, false)
    )
      return true;
  const isOther = isOffTopic(reading) && !wants && !ASKS_IN_WORDS.test(text);
  if (isOther && isUncountedIn(reading.details) && saysNothing({ ...reading.details, guests: null }))
    return true;
  if (!isEmpty(clause, asked.length > 0)) return false;
  if (!isDefinite(reading) && !NAMES_HOTEL.test(text) && asked.some((one) => one.isQuestion)) return true;
  if (ASKS_IN_WORDS.test(text) || wants || namesPlace(reading.details)) return false;
  // “the sitter cancelled”, “I am not cooking on my holiday”, beside a change of the search
  if (isDefinite(reading)) {
    const isNamed = reading.goal.kind === 'hotel' && reading.goal.hotel.kind === 'named';
    const isMinor = asked.length === 0 || asked.some((one) => one.isQuestion);
    // “I am not cooking on my holiday” is about no booking.
    const isOpen = !pointsAt(reading) || (reading.goal.kind === 'bookings' && NEGATES.test(text));
    return isMinor && isOpen && (tells || isNamed);
  }
  return tells;
}

/** True when the details give no number of people. */
const isUncountedIn = ({ guests }: SearchDetails): boolean =>
  guests === null || (guests.adults === null && (guests.childrenAges ?? []).length === 0 && !guests.children);

/** Questions whose answer depends on the stay and on who travels. */
const PARTY_QUESTIONS: ReadonlySet<string> = new Set(['price', 'share', 'rooms', 'cancellation']);

/** True for a question about a hotel whose answer does not depend on the stay. */
const isTimeless = ({ goal }: Understanding): boolean =>
  goal.kind === 'hotel' && !PARTY_QUESTIONS.has(goal.question.kind);

/**
 * True when the people of a clause matter for the question in another one: “how much is the second, with my
 * mother”.
 */
function changesParty(guests: GuestDetails | null, { goal }: Understanding): boolean {
  if (guests === null || (goal.kind !== 'compare' && goal.kind !== 'hotel')) return false;
  const isOfPrice = goal.kind === 'compare' || PARTY_QUESTIONS.has(goal.question.kind);
  const isCounted = guests.rooms !== null || (guests.childrenAges ?? []).length > 0 || guests.isChange;
  // “the second, it reminds me of my uncle's house”: one person beside the traveller is only mentioned.
  return isOfPrice || isCounted === true || (guests.adults ?? 0) > 2;
}

/**
 * True when the clause names the subject of a question in another one: “The receipt for my booking, where is it?”
 */
const namesSubject = ({ text, reading: { goal } }: Clause): boolean =>
  (goal.kind === 'person' ||
    (goal.kind === 'page' && goal.page === 'cancellation') ||
    (goal.kind === 'hotel' && goal.question.kind === 'cancellation') ||
    (goal.kind === 'bookings' && (goal.question !== 'list' || wordsIn(text) <= FEW_WORDS))) &&
  !NEGATES.test(text);
const FEW_WORDS = 4;

/** True for a goal about hotels of the list, a comparison, an own booking or a person to talk to. */
const pointsAt = ({ goal }: Understanding): boolean =>
  goal.kind === 'compare' ||
  goal.kind === 'bookings' ||
  goal.kind === 'person' ||
  (goal.kind === 'hotel' && goal.hotel.kind !== 'named' && goal.hotel.kind !== 'it');

/**
 * True when the clause may name a place: it has a capital letter inside, or there is no search yet and a word is
 * unknown.
 */
const mayName = ({ text, reading }: Clause, hasSearch: boolean): boolean =>
  has(reading, 'places') && (!hasSearch || /(?<=\p{L}\S* )(?!I['’ ])\p{Lu}\p{Ll}/u.test(text));

const PARTS = ['dates', 'places'] as const;
/** True when the reading has dates, or places that are not everyday words. */
const has = ({ details }: Understanding, part: (typeof PARTS)[number]): boolean =>
  part === 'dates' ? details.dates !== null : details.places.some(({ isEveryday }) => isEveryday !== true);

/**
 * True when the clause rejects a place or dates for which a later clause names others: “I don't fancy Athens.
 * Thessaloniki”.
 */
const isRejected = ({ text, reading }: Clause, after: readonly Clause[]): boolean =>
  REJECTS.test(text) &&
  !AT_PLACE.test(text) &&
  saysNothing({ ...reading.details, dates: null }) &&
  PARTS.some((part) => has(reading, part) && after.some((one) => has(one.reading, part)));

/**
 * The message without clauses that only comment on it, lead to it or give its reason, whose words would be read as
 * part of it: “I am no good with computers. Which booking do I have?”, “Vienna for five nights? I promised them snow”.
 * @param hasSearch a search exists already
 * @param read reads one clause
 * @returns the message itself when nothing is removed
 */
export function withoutAsides(message: string, hasSearch: boolean, read: Reading): string {
  const texts = message
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(CLAUSE))
    .filter((one) => /[\p{L}\d]/u.test(one));
  if (texts.length < 2 || texts.length > MAX_CLAUSES) return message;
  const clauses = texts.map((text): Clause => ({ text, reading: read(text), isQuestion: ASKS.test(text) }));
  const mains = clauses.filter(isMain);
  const named = clauses.map(({ reading }) => has(reading, 'places'));
  // “Nice. But the prices are mad, so Naxos”
  const isAsked = mains.some((one) => one.isQuestion && isDefinite(one.reading));
  const takesBack = ({ text }: Clause, at: number): boolean =>
    !isAsked &&
    mayTakeBack(text) &&
    named.indexOf(true) < at &&
    named.indexOf(true) >= 0 &&
    named.lastIndexOf(true) >= at;
  const kept = clauses.filter(
    (clause, at) =>
      takesBack(clause, at) ||
      (!isAside(clause, mains, hasSearch) && !isRejected(clause, clauses.slice(at + 1))),
  );
  return kept.length === 0 || kept.length === clauses.length
    ? message
    : kept.map(({ text }) => text).join(' ');
}
