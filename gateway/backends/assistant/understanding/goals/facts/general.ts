/** Facts about how a message is worded, what it names, and what the conversation is about. */
import { hasOnlyFillers } from '../../grammar.ts';
import { mentions } from '../../mentions.ts';
import { asksForOrder } from '../../names/references.ts';
import { isWhich } from '../../rules/asides.ts';
import type { Term } from '../../words/terms.ts';
import type { SearchDetails } from '../../reading.ts';
import type { Signals } from '../../signals.ts';
import type { Facts } from '../../conditions.ts';

const YES_OR_NO = new Set(
  'is are does do can has have will any האם יש אפשר ניתן מותר זה הוא המלון could may am'.split(' '),
);
const QUESTION_WORDS = new Set(
  'whos whats hows wheres whens who what why how when where which whose איפה היכן מי מה למה איך מתי כמה איזה איזו'.split(
    ' ',
  ),
);
/** Words that may precede the actual request. */
const INTERJECTIONS =
  /^(?:ok|okay|so|well|right|great|fine|alright|cool|then|hmm+|um+|uh|oh|ooh+|ah|er|wait|hey|hi|hello|yo|lol|listen|say|quick|tell me|thanks|nice|perfect|got it|i see|רגע|היי|הי|שלום|תגידי|תגיד|אהלן|תקשיבי|אז|טוב|אוקיי|אוקי|סבבה|יופי|נו|בסדר|מעולה|אה|הבנתי|תודה|אחלה)$/u;
const CONJUNCTIONS = /^(?:and|also|n|but|וגם|גם)$/u;
const POLITE = /^(?:(?:can|could|would|will)(?: you)?|you|please|kindly|ok|okay|and|then)$/u;
const AND = /^(?:and|n|also|what about|ו?מה (?:עם|לגבי)|ו(?:אפשר|יש|אין|מה|איך|איפה|מתי|כמה|למה))(?: |$)/u;

/** Asks whether something is so: “breakfast included, I would like to know whether”, “pool or no”. */
const WHETHER =
  /\b(?:whether|know if|or (?:no|not|should|do|does|is|are|will|must))\b|(?:^| )(?:או לא|או ש\p{L}+|או צריך|לדעת (?:אם|האם))(?: |$)/u;

const headOf = (term: Term | undefined): string => term?.text.split(' ')[0] ?? '';
/** The first word after “ok”, “well” and the like. */
const firstOf = ({ words }: Signals): Term | undefined =>
  words.find(({ text }) => !INTERJECTIONS.test(text)) ?? words[0];
/** The same after “and” too. */
const openingOf = ({ words }: Signals): string =>
  headOf(words.find(({ text }) => !INTERJECTIONS.test(text) && !CONJUNCTIONS.test(text)));

const hasTag = ({ tags }: Term, names: readonly string[]): boolean => names.some((name) => tags.has(name));
const SUBJECTS = ['ask', 'amenity', 'meal', 'star', 'free-cancellation', 'unmet'];
const isSeparator = ({ text, prefix }: Term): boolean =>
  /^(?:[,;:?+&/]|\n|and|n|plus|also|וגם)$/u.test(text) || prefix.startsWith('ו');
/** True when the message asks about something both before and after a separator: “parking? pool?” */
function isList({ terms }: Signals): boolean {
  const first = terms.findIndex((term) => hasTag(term, SUBJECTS));
  const part = terms.findIndex((term, at) => at > first && isSeparator(term));
  return first >= 0 && part > first && terms.slice(part).some((term) => hasTag(term, SUBJECTS));
}

const BARE_TAGS = ['name-part', 'yes', 'number', 'here', 'at-most', 'unit'];

const WAY =
  'walk|walking|walkable|hike|trek|trip|drive|ride|stroll|miles|minutes|far|long|taxi|cab|bus|tram|foot';
const WAY_DESTINATION =
  'centre|center|town|city|downtown|beach|sea|station|airport|sights|action|shops|everything|anywhere';

const DETAILS = [
  ...(['dates', 'guests', 'budget', 'stars', 'meals', 'amenities', 'freeCancellation', 'sort'] as const),
  ...(['compared', 'dropped', 'inCurrency'] as const),
];
const hasWish = (details: SearchDetails): boolean =>
  mentions(details, 'budget', 'hasUnknownCurrency', 'stars', 'rating', 'meals', 'amenities') ||
  mentions(details, 'freeCancellation', 'bedsForAll', 'unmet', 'dropped') ||
  details.impossible?.some((one) => one !== 'day') === true;

/** True when no unused term has another value of the tag. */
export const hasOnly =
  (tag: string, value: string) =>
  ({ rest }: Signals): boolean =>
    rest.every(({ tags }) => !tags.has(tag) || tags.get(tag) === value);

export const generalFacts: Facts<Signals> = {
  // What the conversation is about.
  search: ({ context }) => context.hasSearch,
  focus: ({ context }) => context.hasHotel,
  aboutHotel: ({ context }) => context.isAboutHotel === true,
  booking: ({ context }) => context.hasBooking === true,
  shown: ({ context }) => context.shownNames.length > 0,
  many: ({ context }) => context.shownNames.length > 1,
  onPage: 'kind=hotel',

  // What the message names.
  ...Object.fromEntries(DETAILS.map((part) => [part, ({ details }: Signals) => mentions(details, part)])),
  place: ({ details }) => details.places.some(({ isEveryday }) => !isEveryday),
  marked: ({ details }) => details.places.some(({ isMarked }) => isMarked),
  wish: ({ details }) => hasWish(details),
  stay: ({ details }) => mentions(details, 'dates', 'guests') || details.impossible?.includes('day') === true,
  checkIn: ({ details }) => details.dates?.checkIn != null,
  wholeDates: ({ details: { dates } }) => dates?.checkIn != null && dates.checkOut !== null,
  roomsTold: ({ details }) => Boolean(details.guests?.rooms),
  hasWords: ({ words }) => words.length > 0,
  joins: ({ details }) => details.guests?.isChange === true,
  fact: ({ details }) => details.unmet?.some(({ kind }) => kind === 'fact') === true,
  request: ({ details }) => details.unmet?.some(({ kind }) => kind === 'request') === true,
  noDetails: '!place !stay !wish',
  /** Today is the only date, and there is no place and no guest: “that is all for today”. */
  onlyToday: ({ details: { dates, places, guests }, context }) =>
    dates?.checkIn === context.today && places.length === 0 && guests === null,
  hotel: ({ hotels }) => hotels.length > 0,
  oneHotel: ({ hotels }) => hotels.length === 1,
  hotels: ({ hotels }) => hotels.length > 1,
  hotelByName: (c) => c.isNamed,
  extreme: ({ extreme }) => extreme !== null,
  listed: ({ listed }) => listed !== null,
  starred: ({ starred }) => starred !== null,
  replacesPlace: (c) => c.replacesPlace,
  /** Mentions a search: hotels, a trip, finding. */
  travel: '#hotel-word|#find-word',
  /** A search with a place after “in” or the like, whatever else it says. */
  searches: 'travel marked',
  byDistance: ({ terms }) => terms.some(({ tags }) => tags.has('by-distance')),

  // How it asks.
  whether: WHETHER,
  asking: (c) => c.terms.some(({ text }) => text === '?') || WHETHER.test(c.text),
  /** Begins like a question that is answered by yes or no. */
  startsYesNo: (c) => YES_OR_NO.has(openingOf(c)),
  yesNo: 'startsYesNo|whether',
  question: 'yesNo|#has-it',
  /** Begins with who, what, why. */
  open: (c) => QUESTION_WORDS.has(headOf(firstOf(c))),
  which: (c) => c.terms.some(isWhich) || /^(?:what|whats|מה)(?: |$)/u.test(firstOf(c)?.text ?? ''),
  whatIs:
    /^(?:(?:and )?(?:what|who) (?:is|s)|whats|do you know|have you heard of|מה זה|מה זו|מהו|מי זה|(?:את |אתם )?מכיר(?:ה|ים)?) /u,
  startsWithAnd: (c) => AND.test(firstOf(c)?.text ?? '') || firstOf(c)?.prefix === 'ו',
  startsWithOpen: ({ words }) => words.find(({ text }) => !POLITE.test(text))?.tags.has('opens') === true,
  list: isList,
  /** “cheapest first”: an order of the list. */
  sorting: ({ text, terms }) =>
    asksForOrder(text) || terms.some(({ tags }) => tags.has('sort-by') || tags.has('first-of')),
  /** Asks for one of several, not for their order: “the cheapest one”, “which of these”. */
  forOne: 'oneOfSeveral !ordersList',
  oneOfSeveral:
    /\b(?:which|one|of (?:them|these|those)|what is|whats)\b|(?:^| )ו?(?:ביניהם|מביניהם|מבין|מהם|מהן|ל?מי|איזה|איזו|מה|כמה|מהמלונות)(?: |$)/u,
  ordersList: /\b(?:first|1st|sort|order|show|list|options)\b|שיש|קודם|תראי|תמייני|מיון|זולים/u,
  asksBasis: (c) => c.asksBasis,
  /** All unused words only continue the current subject: “till when?” */
  bare: ({ rest }) => rest.every((term) => term.kind !== 'word' || hasOnlyFillers(term, ...BARE_TAGS)),

  // Questions in words that the lexicon does not have; see `impliedAsks`.
  /** Asks how far the hotel in focus, or one of the list, is: “is it a trek into town?”; “closer” is a wish. */
  asksFar: 'focus|listed isFar !wantsNear asking|listed|asksAnything',
  asksAnything: (c) =>
    YES_OR_NO.has(openingOf(c)) ||
    openingOf(c) === 'would' ||
    c.words.some((word) => QUESTION_WORDS.has(headOf(word))),
  isFar: new RegExp(
    [
      `\\b(?:${WAY})\\b.* (?:to|from|into|off|out of|of)\\b.* (?:${WAY_DESTINATION})\\b`,
      `\\b(?:${WAY_DESTINATION})\\b.* (?:walkable|walking distance|on foot|far|close|near)\\b`,
      '\\b(?:outskirts|edge of|outside (?:of )?(?:the )?(?:town|city|centre|center)|in the sticks|middle of nowhere)\\b',
      '(?:^| )(?:הליכה|ברגל|דקות|אוטובוס|מונית|נסיעה|רחוק)(?: .*)? [בלמ]?ה?(?:מרכז|ים|חוף|עיר|תחנה|העיר העתיקה|שדה התעופה|למרכז|מהמרכז|לים|מהים|לחוף|מהחוף)(?: |$)',
      '(?:^| )(?:מחוץ לעיר|בקצה העיר|בפאתי|באמצע שום מקום)(?: |$)',
    ].join('|'),
    'u',
  ),
  wantsNear:
    /\b(?:hotels|closer|nearer|find|show|search|look for|looking for|give me|i want|we want)\b|(?:^| )(?:ה?מלונות|תמצאי?|תראי?|תחפשי?|חפשי|תני|יותר קרוב|קרוב יותר|רוצ(?:ה|ים|ות))(?: |$)/u,
  /** Asks what happens if they cannot travel; not “we cannot travel on Friday, so Saturday”. */
  ifCannotGo:
    /(?:^| )(?:ש?ו?אם|במידה|במידה ו|נניח)(?: \p{L}+){0,2} ש?לא (?:נוכל|אוכל|נצליח|אצליח) לנסוע(?: |$)/u,
  /** “is that for one night or for the whole stay?” */
  asksPeriod:
    /(?:night|nightly|לילה)(?: .*)? (?:or|או) (?:.* )?(?:whole|total|entire|all|altogether|stay|lot|everything|trip|כל|לכל|הכל|סך|בסך|השהות|השהייה)(?: |$)|(?:whole|total|entire|stay|everything|trip|כל|הכל|השהות|השהייה)(?: .*)? (?:or|או) (?:.* )?(?:night|nightly|לילה|ללילה)(?: |$)/u,
  /** “tell me how many stars it has” */
  asksStars: /(?:how ?many|number of|כמה|מספר)[ -]+(?:\p{L}+ )?(?:stars?|ה?כוכבים)(?: |$)/u,
};
