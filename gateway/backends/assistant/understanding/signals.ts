/**
 * Signals: facts about a message that the goal rules test, such as “is a question”, “names a place”, “has the tag
 * `compare`”. In the goal rules they are the parameter `c`.
 */
import type { HotelName } from './names/hotel-name.ts';
import type { ParseState } from './parse-state.ts';
import {
  asksForOrder,
  extremeHotel,
  extremeHotels,
  listedHotels,
  positionInList,
  starredHotel,
} from './names/references.ts';
import { hasOnlyFillers, textOf } from './grammar.ts';
import { mentions } from './mentions.ts';
import { isWhich } from './rules/asides.ts';
import type { Term } from './words/terms.ts';
import type { GuestDetails, HotelRef, SearchDetails } from './reading.ts';

/** True when none of the signals is true. */
export const none = (...signals: readonly boolean[]): boolean => !signals.some(Boolean);

const YES_OR_NO = new Set(
  'is are does do can has have will any האם יש אפשר ניתן מותר זה הוא המלון could may am'.split(' '),
);

/** Asks whether something is so: “breakfast included, I would like to know whether”, “pool or no”. */
const WHETHER =
  /\b(?:whether|know if|or (?:no|not|should|do|does|is|are|will|must))\b|(?:^| )(?:או לא|או ש\p{L}+|או צריך|לדעת (?:אם|האם))(?: |$)/u;

const QUESTION_WORDS = new Set(
  'whos whats hows wheres whens who what why how when where which whose איפה היכן מי מה למה איך מתי כמה איזה איזו'.split(
    ' ',
  ),
);

const ONE_OF_SEVERAL =
  /\b(?:which|one|of (?:them|these|those)|what is|whats)\b|(?:^| )ו?(?:ביניהם|מביניהם|מבין|מהם|מהן|ל?מי|איזה|איזו|מה|כמה|מהמלונות)(?: |$)/u;
const ORDER = /\b(?:first|1st|sort|order|show|list|options)\b|שיש|קודם|תראי|תמייני|מיון|זולים/u;

/** Asks about the hotels shown: “which of these has a pool?”, “who has a pool?” */
const OF_SHOWN =
  /\b(?:which|who|any|either)(?: one)? of (?:the )?(?:these|those|them|two|three|hotels)\b|\b(?:among|between) (?:these|them|those)\b|\b(?:they (?:all|both)|all of them)\b|(?:^| )[לב](?:כולם|שלושתם|שניהם) יש(?: |$)|(?:^| )יש [לב](?:כולם|שלושתם|שניהם)(?: |$)|^(?:and |so )?(?:which|who)(?: ones?)? (?:has|have|offers?|includes?|takes?|allows?|comes? with)\b|(?:^| )(?:מהם|מהן|מביניהם|ביניהם|מהשלושה|מהשניים|מהמלונות האלה|מאלה)(?: |$)|^ו?(?:ל?מי|איזה) (?:יש|כולל|מציע)/u;

/** Whom or what a price is for: each person, all of us, the room. */
const BASIS = [
  '\\b(?:both of us|(?:the )?(?:two|three|four) of us|all of us|two people|every(?:one|body)|each|per (?:person|head|room)|for (?:one|each) person|the (?:whole )?family)\\b',
  '(?:לשנינו|לכולנו|לכל (?:אחד|אדם|המשפחה)|לאדם|לבן אדם|לחדר)',
].join('|');
/** Asks whom a price is for: “is the price for both of us or each?”, “does that cover all of us?” */
const ASKS_BASIS = new RegExp(
  `^(?!.*(?:(?<!per )\\b(?:rooms?|beds?)\\b|(?:^| )חדר)).*(?:${BASIS}).*(?:\\bor\\b|(?:^| )או ).*(?:${BASIS})|^(?:is|are|does|do)\\b.*\\bprices?\\b.*(?:${BASIS})|^(?:is|does) (?:it|that|this) (?:just )?(?:for |covers? )?(?:the )?(?:${BASIS})`,
  'u',
);

/** Words that may precede the actual request. */
const INTERJECTIONS =
  /^(?:ok|okay|so|well|right|great|fine|alright|cool|then|hmm+|um+|uh|oh|ooh+|ah|er|wait|hey|hi|hello|yo|lol|listen|say|quick|tell me|thanks|nice|perfect|got it|i see|רגע|היי|הי|שלום|תגידי|תגיד|אהלן|תקשיבי|אז|טוב|אוקיי|אוקי|סבבה|יופי|נו|בסדר|מעולה|אה|הבנתי|תודה|אחלה)$/u;
const POLITE = /^(?:(?:can|could|would|will)(?: you)?|you|please|kindly|ok|okay|and|then)$/u;
const CONJUNCTIONS = /^(?:and|also|n|but|וגם|גם)$/u;
const AND = /^(?:and|n|also|what about|ו?מה (?:עם|לגבי)|ו(?:אפשר|יש|אין|מה|איך|איפה|מתי|כמה|למה))(?: |$)/u;

/** Separates two questions: a comma, a plus, “and”. */
const isSeparator = ({ text, prefix }: Term): boolean =>
  /^(?:[,;:?+&/]|\n|and|n|plus|also|וגם)$/u.test(text) || prefix.startsWith('ו');

const SUBJECT_TAGS = ['ask', 'amenity', 'meal', 'star', 'free-cancellation', 'unmet'];
const isSubject = ({ tags }: Term): boolean => SUBJECT_TAGS.some((tag) => tags.has(tag));

/** True when the message asks about something both before and after a separator: “parking? pool?” */
function isList(terms: readonly Term[]): boolean {
  const first = terms.findIndex(isSubject);
  const part = terms.findIndex((term, at) => at > first && isSeparator(term));
  return first >= 0 && part > first && terms.slice(part).some(isSubject);
}

const BARE_TAGS = ['name-part', 'yes', 'number', 'here', 'at-most', 'unit'];
const isBareWord = (term: Term): boolean => term.kind !== 'word' || hasOnlyFillers(term, ...BARE_TAGS);

const WHAT_IS =
  /^(?:(?:and )?(?:what|who) (?:is|s)|whats|do you know|have you heard of|מה זה|מה זו|מהו|מי זה|(?:את |אתם )?מכיר(?:ה|ים)?) /u;

const WAY =
  'walk|walking|walkable|hike|trek|trip|drive|ride|stroll|miles|minutes|far|long|taxi|cab|bus|tram|foot';
const WAY_DESTINATION =
  'centre|center|town|city|downtown|beach|sea|station|airport|sights|action|shops|everything|anywhere';
const FAR = [
  `\\b(?:${WAY})\\b.* (?:to|from|into|off|out of|of)\\b.* (?:${WAY_DESTINATION})\\b`,
  `\\b(?:${WAY_DESTINATION})\\b.* (?:walkable|walking distance|on foot|far|close|near)\\b`,
  '\\b(?:outskirts|edge of|outside (?:of )?(?:the )?(?:town|city|centre|center)|in the sticks|middle of nowhere)\\b',
  '(?:^| )(?:הליכה|ברגל|דקות|אוטובוס|מונית|נסיעה|רחוק)(?: .*)? [בלמ]?ה?(?:מרכז|ים|חוף|עיר|תחנה|העיר העתיקה|שדה התעופה|למרכז|מהמרכז|לים|מהים|לחוף|מהחוף)(?: |$)',
  '(?:^| )(?:מחוץ לעיר|בקצה העיר|בפאתי|באמצע שום מקום)(?: |$)',
];
/** Words about distance that the lexicon does not have: “is it a trek into town?” */
const IS_FAR = new RegExp(FAR.join('|'), 'u');

/** A demand for nearness: “show me hotels 5 minutes from the sea”, “closer to the centre”. */
const WANTS_NEAR =
  /\b(?:hotels|closer|nearer|find|show|search|look for|looking for|give me|i want|we want)\b|(?:^| )(?:ה?מלונות|תמצאי?|תראי?|תחפשי?|חפשי|תני|יותר קרוב|קרוב יותר|רוצ(?:ה|ים|ות))(?: |$)/u;

/**
 * True when the message asks how far the hotel in focus, or one of the list, is from something. A demand (“closer
 * to the centre”) is a wish instead.
 */
function asksFar(state: ParseState): boolean {
  const text = textOf(state.terms);
  const isOfHotel = state.context.hasHotel || positionInList(state) !== null;
  if (!isOfHotel || !IS_FAR.test(text) || WANTS_NEAR.test(text)) return false;
  const words = state.terms
    .filter(({ kind }) => kind === 'word')
    .map((term) => term.text.split(' ')[0] ?? '');
  const opening = words.find((word) => !INTERJECTIONS.test(word) && !CONJUNCTIONS.test(word)) ?? '';
  return (
    state.terms.some((term) => term.text === '?') ||
    WHETHER.test(text) ||
    YES_OR_NO.has(opening) ||
    opening === 'would' ||
    words.some((word) => QUESTION_WORDS.has(word)) ||
    positionInList(state) !== null
  );
}

/** Asks what happens if they cannot travel, in Hebrew; not “we cannot travel on Friday, so Saturday”. */
const IF_CANNOT_GO =
  /(?:^| )(?:ש?ו?אם|במידה|במידה ו|נניח)(?: \p{L}+){0,2} ש?לא (?:נוכל|אוכל|נצליח|אצליח) לנסוע(?: |$)/u;

/** Asks what time a price is for: “is that for one night or for the whole stay?” */
const ASKS_PERIOD =
  /(?:night|nightly|לילה)(?: .*)? (?:or|או) (?:.* )?(?:whole|total|entire|all|altogether|stay|lot|everything|trip|כל|לכל|הכל|סך|בסך|השהות|השהייה)(?: |$)|(?:whole|total|entire|stay|everything|trip|כל|הכל|השהות|השהייה)(?: .*)? (?:or|או) (?:.* )?(?:night|nightly|לילה|ללילה)(?: |$)/u;
/** Asks for the number of stars: “tell me how many stars it has”. */
const ASKS_STARS = /(?:how ?many|number of|כמה|מספר)[ -]+(?:\p{L}+ )?(?:stars?|ה?כוכבים)(?: |$)/u;

/** Signals from the tags of the terms that no rule has used. */
function tagSignals(state: ParseState) {
  const rest = state.remaining();
  const isFar = asksFar(state);
  const text = textOf(state.terms);
  const worded = [
    ...(isFar ? ['location'] : []),
    ...(IF_CANNOT_GO.test(text) ? ['cancellation'] : []),
    ...(state.context.hasHotel && state.budget === null && ASKS_PERIOD.test(text) ? ['share'] : []),
    ...(state.context.hasHotel && state.stars.size === 0 && ASKS_STARS.test(text) ? ['rating'] : []),
  ];
  /** All values of a tag in order. */
  const values = (tag: string): readonly string[] => [
    ...rest.flatMap((term) => (term.tags.has(tag) ? [String(term.tags.get(tag))] : [])),
    ...(tag === 'ask' ? worded : []),
  ];
  const has = (tag: string, ...any: readonly string[]): boolean =>
    values(tag).some((value) => any.length === 0 || any.includes(value));
  return {
    values,
    has,
    /** The first value of a tag; empty without one. */
    value: (tag: string): string => values(tag)[0] ?? '',
    /**
     * The position that the message names, in hotels or bookings: 2 for “the second”, -1 for “the last”; null when
     * it names none.
     */
    listed: positionInList(state),
    extreme: extremeHotel(state),
    /** All such references: “the cheapest or the best rated”. */
    extremes: extremeHotels(state),
    /** True for “which is closest to the sea?”, even where those words also set the order of the list. */
    isByDistance: state.terms.some(({ tags }) => tags.has('by-distance')),
    starred: starredHotel(state),
    /** All unused words only continue the current subject: “till when?” */
    isBare: rest.every(isBareWord),
    /** The message mentions a search: hotels, a trip, finding. */
    isTravel: has('hotel-word') || has('find-word'),
  };
}

/** Signals from the wording: questions, first words, lists. */
function wordingSignals({ terms }: ParseState) {
  /** The texts of the terms joined by spaces: folded (lower case, no accents), with typing errors corrected. */
  const text = textOf(terms);
  const words = terms.filter((term) => term.kind === 'word');
  const opening = words.find(({ text: word }) => !INTERJECTIONS.test(word) && !CONJUNCTIONS.test(word));
  const first = words.find(({ text: word }) => !INTERJECTIONS.test(word)) ?? words[0];
  return {
    text,
    length: words.length,
    /** Asks for one of several, not for their order: “the cheapest one”, “which of these”. */
    asksForOne: ONE_OF_SEVERAL.test(text) && !ORDER.test(text),
    asksOfShown: OF_SHOWN.test(text),
    /** Asks whom a price is for. */
    asksBasis: ASKS_BASIS.test(text),
    /** “What is”, “do you know”: who or what a name stands for. */
    asksWhatIs: WHAT_IS.test(text),
    /** Begins like a question that is answered by yes or no. */
    isYesOrNo: YES_OR_NO.has(opening?.text.split(' ')[0] ?? '') || WHETHER.test(text),
    /** Has a question mark, or asks in other words. */
    isAsking: terms.some((term) => term.text === '?') || WHETHER.test(text),
    /** Begins with “and”. */
    startsWithAnd: first !== undefined && (AND.test(first.text) || first.prefix === 'ו'),
    /** Has signs or words that separate several questions. */
    isList: isList(terms),
    /** Asks “which”, “who”, or begins with “what is”. */
    asksWhich: terms.some(isWhich) || /^(?:what|whats|מה)(?: |$)/u.test(first?.text ?? ''),
    startsWithOpen: words.find(({ text: word }) => !POLITE.test(word))?.tags.has('opens') === true,
    /** “cheapest first”: an order of the list. */
    isSorting: asksForOrder(text) || terms.some(({ tags }) => tags.has('sort-by') || tags.has('first-of')),
    /** Begins with who, what, why, so that it is not a bare name. */
    isOpenQuestion: QUESTION_WORDS.has(first?.text.split(' ')[0] ?? ''),
  };
}

/** Signals from the search details. */
function detailSignals(details: SearchDetails, today: string) {
  const names = details.places.filter((place) => !place.isEveryday);
  const isDated = details.dates !== null || details.impossible?.includes('day') === true;
  return {
    details,
    hasPlace: names.length > 0,
    hasMarkedPlace: details.places.some((place) => place.isMarked),
    /** Wishes that are filters. */
    hasWish: hasWish(details),
    hasStay: isDated || details.guests !== null,
    /** At most one word besides a marked place is unknown. */
    isPlain: names.filter((place) => !place.isMarked).length <= 1,
    /** Today is the only date, and there is no place and no guest: “that is all for today”. */
    isOnlyToday: details.dates?.checkIn === today && details.places.length === 0 && details.guests === null,
  };
}

/** All signals of a message. */
export type Signals = Readonly<ReturnType<typeof signalsOf>>;

/**
 * Collects the signals of a message after the grammar rules were applied.
 * @param named hotels of the last list that the message names
 * @param name words that may be the name of a hotel that was not shown
 */
export function signalsOf(
  state: ParseState,
  details: SearchDetails,
  { named, name }: { readonly named: readonly HotelRef[]; readonly name: HotelName | null },
) {
  // “three votes to two, Madrid instead of Rome” does not point at a hotel.
  const listed = state.replacesPlace ? [] : listedHotels(state);
  const hotels = named.length > 0 ? named : listed;
  const wording = wordingSignals(state);
  // “what does the third have for kids?”, “is that for both of us?” do not change the party.
  const isByTheWay =
    wording.asksBasis || (hotels.length > 0 && details.guests !== null && isUncounted(details.guests));
  const signals = {
    ...tagSignals(state),
    ...wording,
    ...detailSignals(isByTheWay ? { ...details, guests: null } : details, state.context.today),
  };
  return {
    ...signals,
    context: state.context,
    replacesPlace: state.replacesPlace || details.places.some(({ isRetracted }) => isRetracted),
    declined: state.declined,
    name,
    /** Hotels of the last list that the message names or gives by position. */
    hotels,
    /** The message has the name of a hotel of the last list. */
    isNamed: named.length > 0,
    isQuestion: signals.isYesOrNo || signals.has('has-it'),
    /**
     * The message has a word for a hotel or for searching and a place after “in” or the like: it is a search,
     * whatever else it says.
     */
    isSearch: signals.isTravel && signals.hasMarkedPlace,
  };
}

/** The message mentions children, but no number of people. */
export const isUncounted = ({ adults, children, childrenAges, ownRoom, leaves }: GuestDetails): boolean =>
  adults === null && children === null && childrenAges?.length === 0 && !ownRoom && !leaves;

const hasWish = (details: SearchDetails): boolean =>
  mentions(details, 'budget', 'hasUnknownCurrency', 'stars', 'rating', 'meals', 'amenities') ||
  mentions(details, 'freeCancellation', 'bedsForAll', 'unmet', 'dropped') ||
  details.impossible?.some((one) => one !== 'day') === true;
