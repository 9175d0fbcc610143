/** What one clause of a message says, and how it stands to the clauses beside it. */
import { conditionsOf, type Facts } from '../conditions.ts';
import { ASKS_IN_WORDS, EVENT, NAMES_HOTEL, REASON, REJECTS, REQUESTS } from './clause-patterns.ts';
import { NEW_TRIP } from '../goals/facts/bookings.ts';
import { hasDetails } from '../mentions.ts';
import { mayRetract } from '../names/retracted.ts';
import { NOT_PAID } from '../rules/refused-sums.ts';
import { termsOf } from '../words/terms.ts';
import { folded } from '../../language.ts';
import type { GuestDetails, SearchDetails, Reading } from '../reading.ts';

/** A part of the message with its own reading. */
export interface Clause {
  readonly text: string;
  readonly reading: Reading;
  readonly hasSearch: boolean;
  /** The other clauses that want something, and all clauses after this one. */
  readonly others: readonly Clause[];
  readonly after: readonly Clause[];
}

const NOTHING_DEFINITE = 'unknown find small-talk yes no more start-over undo act'.split(' ');
/** True for a goal other than a search, small talk and bare answers: it says clearly what is wanted. */
export const isDefinite = ({ goal }: Reading): boolean => !NOTHING_DEFINITE.includes(goal.kind);

/** True when the party is described: more than one person is mentioned. */
const describesParty = (guests: GuestDetails | null): boolean =>
  guests !== null &&
  ((guests.adults ?? 1) !== 1 ||
    guests.rooms !== null ||
    guests.isChange === true ||
    (guests.childrenAges ?? []).length > 0);
const hasWishes = (details: SearchDetails): boolean =>
  hasDetails({ ...details, dates: null, guests: null }) || details.dropped.length > 0;

/** True when the details change neither the search nor the party; one person may be mentioned. */
export const saysNothing = (details: SearchDetails): boolean =>
  details.dates === null && !hasWishes(details) && !describesParty(details.guests);

export const namesPlace = ({ places }: SearchDetails): boolean =>
  places.some(({ isEveryday, isMarked }) => isMarked && !isEveryday);

export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** Questions whose answer depends on the stay and on who travels. */
const PARTY_QUESTIONS: ReadonlySet<string> = new Set(['price', 'share', 'rooms', 'cancellation']);

/** True for a question about a hotel whose answer does not depend on the stay. */
export const isTimeless = ({ goal }: Reading): boolean =>
  goal.kind === 'hotel' && !PARTY_QUESTIONS.has(goal.question.kind);

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

const hasTag =
  (...names: readonly string[]) =>
  ({ text }: Clause): boolean =>
    termsOf(text).some(({ tags }) => names.some((name) => tags.has(name)));
const other =
  (when: string) =>
  ({ others }: Clause): boolean =>
    others.some((one) => is(one, when));
const later =
  (when: string) =>
  ({ after }: Clause): boolean =>
    after.some((one) => is(one, when));
/** What holds for the first other clause about hotels of the list, an own booking or a person to talk to. */
const pointed = (when: string) => (clause: Clause) => {
  const one = clause.others.find((beside) => is(beside, 'definite pointsAt'));
  return one !== undefined && is(one, when);
};

const facts: Facts<Clause> = {
  // What it says.
  definite: ({ reading }) => isDefinite(reading),
  dates: ({ reading }) => reading.details.dates !== null,
  places: ({ reading }) => reading.details.places.some(({ isEveryday }) => isEveryday !== true),
  marked: ({ reading }) => namesPlace(reading.details),
  wishes: ({ reading }) => hasWishes(reading.details),
  guests: ({ reading }) => reading.details.guests !== null,
  party: ({ reading }) => describesParty(reading.details.guests),
  counted: ({
    reading: {
      details: { guests },
    },
  }) =>
    guests !== null &&
    (guests.adults !== null || (guests.childrenAges ?? []).length > 0 || Boolean(guests.children)),
  manyTold: ({
    reading: {
      details: { guests },
    },
  }) => guests !== null && ((guests.adults ?? 0) > 2 || describesParty({ ...guests, adults: 1 })),
  agesTold: ({ reading }) => (reading.details.guests?.childrenAges ?? []).length > 0,
  namesDay,
  countsParty,
  /** Adds to another clause: “…, they are five and eight”, “…, the departure is the same”. */
  ofStay: (clause) =>
    termsOf(clause.text).some(({ number }) => number !== null) ||
    hasTag(...'same-day same comes-too drops-out one-more undo set-to aged arriving leaving'.split(' '))(
      clause,
    ) ||
    hasTag(...'kin ordinal family party group'.split(' '))(clause),
  travels: hasTag('arriving', 'leaving'),
  ordinal: hasTag('ordinal'),
  timeless: ({ reading }) => isTimeless(reading),
  /** Hotels of the list, a comparison, an own booking or a person to talk to. */
  pointsAt: 'goal=compare,bookings,person|(goal=hotel !hotel=named,it)',
  pointedByName: ({ reading }) => reading.pointed?.kind === 'named',
  /** Subjects that people mention although they want hotels: the weather, their flight, their car. */
  offTopic: 'goal=extras|about=weather,not-ours,visa,joke,favourite',
  /** Wants something: it names what is searched, or asks. */
  main: '(definite asks|!goal=extras)|(!definite !offTopic dates|wishes|party|marked|hotelWord)',

  // How it says it.
  asks: /[?？]\s*$|^\W*(?:(?:so|and|but|now|please|ו?אז|אבל) )?(?:tell me|let me know|remind me|i (?:need|want|have) to know|ספרי לי|תגידי|תגיד|תזכירי לי)(?!\p{L})/iu,
  asksInWords: ASKS_IN_WORDS,
  requests: REQUESTS,
  hotelWord: NAMES_HOTEL,
  wants: 'requests|hotelWord',
  reason: REASON,
  negates: /(?<!\p{L})(?:not|no|never|\p{L}+n['’]?t|לא|אין|בלי)(?!\p{L})/iu,
  /** Gives a reason, or reports something about a person: “my bus gets in at 6”, “I promised them snow”. */
  tells: 'reason|(aboutPerson !words<=2)',
  aboutPerson:
    /(?<!\p{L})(?:i|i['’]?(?:m|ve|ll|d)|we|we['’]?(?:re|ve|ll|d)|he|she|they|(?:he|she|it|that|there)['’]?s|they['’]?re|my|our|his|her|their|the (?:kids|baby|children|boss)|gotta|got to|nobody|everyone|אני|אנחנו|הוא|היא|הם|הן|יש לנו|אין ל[יו]|אשתי|בעלי|סבתא|סבא|הילדים|הקטן|הקטנה|התינוקת?|ה?\p{L}+ של(?:י|נו))(?!\p{L})/iu,
  /** “if I do not turn up in the end, do you charge me?” */
  condition: /^[^\p{L}]*(?:\p{L}+ )?(?:if|when|unless|in case|ו?אם|ו?כש\p{L}+)(?!\p{L})/iu,
  /** “our Rome booking, can we still cancel it?” */
  namesBooking: /^[^\p{L}]*(?:my|our) (?:\p{L}+ )?(?:booking|reservation)[^\p{L}]*$/iu,
  /** The past, whose days, places and sums are not those of the request. */
  past: /(?<!\p{L})(?:last (?:time|year|summer|winter|trip|month)|years? ago|ages ago|back in (?:the|\d)|in (?:19|20[01])\d\d|once (?:upon|i|we|stayed)|when (?:i|we) (?:was|were)|used to (?:go|stay|book|be)|(?:i|we) (?:once|lost|paid|slept|stayed)|(?:ב?פעם|בשנה|שנה|בקיץ|בחורף) (?:שעברה?|הקודמת|ההיא)|לפני שנ(?:ה|ים|תיים)|ב-?(?:19|20[01])\d\d|(?:ישנו|ישנתי|התארחנו|התארחתי|הפסדתי|הפסדנו|שילמתי|שילמנו))(?!\p{L})/iu,
  event: EVENT,
  /** Relates the stay to a day: “we arrive before the wedding on the 4th”. */
  around:
    /(?<!\p{L})(?:before|after|arriv\p{L}*|leav\p{L}*|until|till|from|לפני|אחרי|עד|נגיע|נעזוב|נבוא)(?!\p{L})/iu,
  rejects: REJECTS,
  /** Something at a place: “I don't like big hotels in Rome” does not reject Rome. */
  atPlace: /(?<!\p{L})(?:(?:in|from|near|around|than)\s|ב(?!עבודה|א )\p{L}{2})/iu,
  vehicle:
    /(?<!\p{L})(?:cars?|van|minivan|rental|motorbikes?|motorcycle|jeep|[בל]?ה?(?:רכב|אוטו|מכונית|אופנוע|קטנוע|ואן))(?!\p{L})/iu,
  leavesIt:
    /(?<!\p{L})(?:park(?!\p{L})|store it|(?:leave|put|keep|stay|stand)(?= (?:it|the (?:car|van))(?!\p{L})|[?.! ]*$)|it (?:stay|stand))(?!\p{L})|(?<!\p{L})(?:ל?החנות|(?:ל?השאיר|ל?העמיד|לשים|שמים|משאירים)(?= (?:אותו|אותה|את ה(?:רכב|אוטו|מכונית))|[?.! ]*$))(?!\p{L})/iu,
  newTrip: ({ text }) => NEW_TRIP.test(folded(text)),
  notPaid: ({ text }) => NOT_PAID.test(folded(text)),
  noMaximum: ({ reading }) => reading.details.budget?.max === null,
  mayRetract: ({ text }) => mayRetract(text),
  /** A capital letter inside. */
  capital: /(?<=\p{L}\S* )(?!I['’ ])\p{Lu}\p{Ll}/u,

  // How it stands to the other clauses.
  search: ({ hasSearch }) => hasSearch,
  accompanied: ({ others }) => others.length > 0,
  besideDefinite: other('definite'),
  besideQuestion: other('definite asks'),
  besidePlaces: other('places'),
  besideDates: other('dates'),
  besideBooking: other('definite goal=bookings'),
  besidePointed: other('definite pointsAt'),
  ofBooking: pointed('goal=bookings'),

  /** Only comments on the message, and is to be removed. Nothing is removed without another clause that wants something. */
  aside:
    'accompanied !mayBeWish story|(!completesOther !newBesideBooking otherDay|refusal|dayBesideQuestion|ofPointed|offSubject|emptyRemark)',
  /** May itself be what is wanted; only the names of hotels that were shown are pointed at: “Hotel Lev. Parking?” */
  mayBeWish: 'asks|pointedByName|condition|namesBooking',
  /** “In 1985 we slept there for three dollars. What do you find now?” */
  story: 'past !wants !definite !around search|besidePlaces|besideDefinite',
  /**
   * Another clause is understood only with it: “more than 900 a night, over my dead body”, “we have hired a car, where
   * could we leave it?”, “we'd love Venice, Friday to Monday”.
   */
  completesOther:
    '(notPaid besideSum)|(vehicle besideParked)|(!besideDefinite !besidePlaces places !search|capital)',
  besideSum: other('noMaximum'),
  besideParked: other('leavesIt'),
  /** “New trip: Milan, 18-20 Jan, 1 adult” after a question about a booking */
  newBesideBooking: 'besideBooking places besideDates !besidePlaces',
  /** “my son's wedding is on the 4th”, “since my Friday is ruined anyway, we stay until the 12th” */
  otherDay:
    '!around (event !requests (search besideDates)|(!search besideDay) !countsParty !wishes)|(reason dates !wishes !party besideDates)',
  besideDay: other('namesDay'),
  /** “because I am not going out to look for a restaurant” */
  refusal: 'reason negates !counted',
  /** “is the wifi good? I submit a paper on Sunday night” */
  dayBesideQuestion: 'besideTimeless tells !wants !travels !wishes !party',
  besideTimeless: other('definite asks timeless'),
  /**
   * Only comments on the hotel or booking of another clause: “Let me see number three, it reminds me of my aunt's house
   * in Leeds”; not “he prefers the last and I the second; set them side by side”, “our trip to Paris, 3-6 May, me, our
   * two girls (6 and 9)”.
   */
  ofPointed:
    'besidePointed !wants !asksInWords !(search ordinal) !(ofBooking newTrip|agesTold|(definite !ofQuestion)) (tells !dates !wishes !namesSubject !changesParty)|(!tells ofBooking !definite !dates !wishes !party !guests !ofStay)',
  ofQuestion: pointed('asks'),
  /** “The receipt for my booking, where is it?” */
  namesSubject: 'goal=person|about=cancellation|(goal=bookings !about=list|words<=4) !negates',
  /** Its people matter for the question: “how much is the second, with my mother”; one is only mentioned. */
  changesParty: 'guests ofPrice|(ofHotel manyTold)',
  ofHotel: pointed('goal=compare,hotel'),
  ofPrice: pointed('goal=compare|(goal=hotel !timeless)'),
  /** Something that Sherry does not do, without a detail of a search but guests. */
  offSubject: 'offTopic !wants !asksInWords !counted !dates !wishes',
  /** Says nothing that a search could use: “I am not cooking on my holiday” is about no booking. */
  emptyRemark:
    '!dates !wishes !party besideDefinite|(!guests !ofStay) (!definite !hotelWord besideQuestion)|(!asksInWords !wants !marked (!definite tells)|(!besideDefinite|besideQuestion !pointsAt|(goal=bookings negates) tells|hotel=named))',
  /** Rejects a place or dates for which a later clause names others: “I don't fancy Athens. Thessaloniki”. */
  rejected: 'rejects !atPlace !wishes !party (dates laterDates)|(places laterPlaces)',
  laterDates: later('dates'),
  laterPlaces: later('places'),
};

/** What the goal asks or talks about. */
function aboutOf({ goal }: Reading): string {
  if (goal.kind === 'hotel') return goal.question.kind;
  if (goal.kind === 'bookings') return goal.question;
  if (goal.kind === 'page') return goal.page;
  return goal.kind === 'small-talk' ? goal.about : '';
}

const VALUES: Readonly<Record<string, (clause: Clause) => string | number>> = {
  words: ({ text }) => wordsIn(text),
  goal: ({ reading }) => reading.goal.kind,
  about: ({ reading }) => aboutOf(reading),
  hotel: ({ reading: { goal } }) => (goal.kind === 'hotel' ? goal.hotel.kind : ''),
};

const condition = conditionsOf<Clause>({
  facts,
  textOf: ({ text }) => text,
  valuesOf: (clause, name) => [String(VALUES[name]?.(clause) ?? '')],
});

/** True when the condition holds for the clause. */
export const is = (clause: Clause, when: string): boolean => condition(when)(clause);
