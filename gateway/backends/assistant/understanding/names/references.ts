/**
 * References to hotels of the last list: by name, by position (“the second”), or by a superlative (“the
 * cheapest”).
 */
import { textOf } from '../grammar.ts';
import { prefixesOf } from '../words/prefixes.ts';
import { MEASURES } from '../words/rewrites.ts';
import { folded } from '../../language.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';
import type { HotelRef } from '../reading.ts';
import { comparesShown } from '../rules/asides.ts';

/** Words in the names of many hotels, which do not identify one. */
const GENERIC = new Set(
  'hotel hotels the and by in at resort inn suites apartments de la le of מלון'.split(' '),
);
const MIN_NAME_WORD_LENGTH = 4;

/** The hotel that comes first in each order of a list. */
export const EXTREMES: Readonly<Record<string, Extract<HotelRef, { kind: 'extreme' }>['most']>> = {
  PRICE_ASC: 'cheapest',
  PRICE_DESC: 'dearest',
  RATING: 'best-rated',
  STARS: 'most-stars',
};

/** The shown names of a message, folded, and those of them that it contains in full. */
interface ShownNames {
  readonly names: readonly string[];
  /** The words of each name that tell it from others. */
  readonly words: readonly (readonly string[])[];
  readonly whole: ReadonlySet<string>;
  /** Whole names in the other language. */
  readonly foreign: readonly string[];
}

/**
 * The shown hotels whose whole name is in the message. Called before all rules: the words of a name are neither
 * wishes nor places, so they are used up.
 */
export function wholeNames(state: ParseState): ShownNames {
  const names = state.context.shownNames.map(folded);
  // The city of the search is in many names, so it does not identify a hotel.
  const city = new Set((state.context.placeNames ?? []).flatMap((name) => folded(name).split(' ')));
  const words = names.map((name) => name.split(' ').filter((word) => !GENERIC.has(word) && !city.has(word)));
  const whole = names.filter(
    (name, at) => name.includes(' ') && words[at]?.length !== 0 && isWritten(name, state),
  );
  const others = (state.context.foreignNames ?? []).map(folded);
  const foreign = others.filter(
    (name) => !names.includes(name) && name.includes(' ') && isWritten(name, state),
  );
  return { names, words, whole: new Set(whole), foreign };
}

/** The hotels shown last that the message names. Their words are used up, so that none is read as a place. */
export function namedHotels(
  { names, words, whole, foreign }: ShownNames,
  state: ParseState,
): readonly HotelRef[] {
  const inOther = foreign.map((name): HotelRef => ({ kind: 'named', words: name }));
  const inOwn = names.flatMap((name, index): HotelRef[] => {
    if (whole.has(name)) return [{ kind: 'named', words: name, isProper: true }];
    const own = words[index] ?? [];
    const others = new Set(words.filter((_, other) => other !== index).flat());
    const found = own.filter((word) => isUsedAsName(word, state));
    const isWhole = own.length > 0 && found.length === own.length;
    const isTelling = found.some((word) => word.length >= MIN_NAME_WORD_LENGTH && !others.has(word));
    if (!isWhole && !isTelling) return [];
    // “ok barcelona 20-25 dec”: one word of a name beside days is the city, and in a list of a country in any case.
    const mayBeCity = state.dates.length > 0 || state.context.isWholeCountry === true;
    if (!isWhole && found.length === 1 && mayBeCity && !asks(state)) return [];
    consumeWords(found, state);
    return [{ kind: 'named', words: name }];
  });
  return [...inOwn, ...inOther];
}

/**
 * True when the message contains the whole name, also with Hebrew prefix letters or without the article of its
 * first word: “does בית הים have a pool”, בבית הים. Its words are then used up.
 */
const isWritten = (name: string, state: ParseState): boolean =>
  state.terms.some((term, at) => {
    const first = folded(term.raw);
    const starts = [first, ...prefixesOf(first).flatMap(({ rest }) => [rest, `ה${rest}`])];
    return starts.some((start) => {
      let [to, text] = [at + 1, start];
      for (; to < state.terms.length && text.length < name.length; to += 1)
        text = `${text} ${folded(state.terms[to]?.raw ?? '')}`.trimEnd();
      if (text === name) state.consume(at, to);
      return text === name;
    });
  });

const asks = ({ terms }: ParseState): boolean =>
  terms.some(({ tags, text }) => tags.has('ask') || tags.has('amenity') || tags.has('meal') || text === '?');

/** True when the word is used as a name: it is unknown, and does not follow “in” or the like. */
const isUsedAsName = (word: string, state: ParseState): boolean =>
  state.terms.some(
    (term, at) =>
      state.peek(at) &&
      isUnknown(term) &&
      folded(term.raw) === word &&
      !state.terms[at - 1]?.tags.has('place-mark'),
  );

const isUnknown = (term: Term): boolean => term.kind === 'word' && (term.tags.size === 0 || term.isTypo);

function consumeWords(words: readonly string[], state: ParseState): void {
  for (let at = 0; at < state.terms.length; at += 1) {
    const term = state.terms[at];
    if (term && isUnknown(term) && words.includes(folded(term.raw))) state.consume(at, at + 1);
  }
}

/**
 * The hotels that the message refers to by position, in its order: “the second”, “number 3”, “the one below it”,
 * “these two”. Empty without a list.
 */
export function listedHotels(state: ParseState): readonly HotelRef[] {
  const { context, terms } = state;
  const canList = context.hasSearch || context.shownNames.length > 0;
  if (!canList && context.lastQuestion !== 'which-hotel') return [];
  const rest = state.remaining();
  const text = textOf(terms);
  if (COME_FIRST.test(text) || (state.sort !== null && ORDERS_FIRST.test(text))) return [];
  const step = rest.find(({ tags }) => tags.has('neighbor'))?.tags.get('neighbor');
  if (context.hasHotel && typeof step === 'number') return [{ kind: 'neighbor', step }];
  const several = severalIn(rest, state);
  const isOfTwo = several !== '' || rest.some(({ tags, text }) => tags.has('compare') && OF_TWO.test(text));
  if (isOfTwo && !/three|שלוש|first|top|ראשונים/u.test(several) && (context.hotelsDiscussed ?? 0) > 1)
    return [1, 0].map((back) => ({ kind: 'recent', back }));
  // “she prefers the first and I the third: how do the two compare?”
  const told = new Set(rest.flatMap(({ tags }) => Number(tags.get('ordinal') ?? 0) || []));
  if (/two|both|שני/u.test(several)) return (told.size === 2 ? [...told] : [1, 2]).map(ordinal);
  if (/three|שלוש/u.test(several)) return [1, 2, 3].map(ordinal);
  const isAsked = context.lastQuestion === 'which-hotel' || rest.some(({ tags }) => tags.has('compare'));
  const places = rest
    .map((_, at) =>
      isNegated(rest, at) ? null : (ordinalAt(rest, at) ?? numberAt(rest, at, state, isAsked)),
    )
    .filter((place) => place !== null);
  // A repeated position is one reference: “the price of the second, does the second have a pool”.
  return [...new Set(places)].map(ordinal);
}

const ordinal = (place: number): HotelRef => ({ kind: 'ordinal', place });

/** “those nearest the centre come first” is an order. */
const COME_FIRST =
  /(?:^| )(?:comes?|goes?|be|שיהיו|שיבואו) (?:first|ראשונים)(?: [.!])?$|(?:^| )(?:(?:high|low|cheap|near|clos|b)est(?: \p{L}+)?|ה(?:גבו[הא]|זול|יקר|קרוב|טוב|מדורג)\p{L}*) (?:first|ראשו[נן]\p{L}*)(?: |$)/u;
/** “may I see the best rated first?”, but not “is the second cheaper than the first?” */
const ORDERS_FIRST =
  /(?<!(?:^| )(?:the|this|that|very|and|or|vs|with|than|about|of|on|in) )(?:first|ראשונים)(?: (?:please|pls))?(?: [?.!])?$/u;
/** Words for two hotels: “which of the two”. */
const OF_TWO = /\btwo\b|ה?שני(?:ים|הם)/u;
const HAVING = /^(?:with|has|have|having|offers?|עם|יש|שיש|שיש בו|בו)$/u;

/** Words for several hotels, “these two”; empty for “the two nights”, “a pool and a spa, find one with both”. */
function severalIn(rest: readonly Term[], { amenities, meals }: ParseState): string {
  const isAsking = rest.some(({ text }) => text === '?');
  const isOfWishes = ({ text }: Term, at: number): boolean =>
    amenities.size + meals.size > 1 &&
    /^(?:both|שניהם|שניהן|שתיהן)$/u.test(text) &&
    ((at > 0 && !isAsking) || HAVING.test(rest[at - 1]?.text ?? ''));
  const found = rest.find(
    (term, at) => term.tags.has('all-of-them') && !isCountNoun(rest[at + 1]) && !isOfWishes(term, at),
  );
  return found?.text ?? '';
}

/** Nouns that are not hotels: “a second guest’s name”, “the last morning”, “one last question”. */
const OTHER_NOUNS =
  /^(?:morning|afternoon|evening|night|day|floor|impression|grade|things?|questions?|requests?|favou?r|wish|words?|minute|moment|thought|[הו]?(?:דבר|שאלה|בקשה|רגע|מחשבה))$/u;
const OTHER_TAGS = ['person', 'adult', 'child', 'kin', 'unit', 'month', 'season'];
const isOtherNoun = (term: Term | undefined): boolean =>
  term !== undefined && (OTHER_NOUNS.test(term.text) || OTHER_TAGS.some((name) => term.tags.has(name)));
/** Times of day: “last check-out”, “the last tram”, השעה האחרונה (the last hour); but באחרון (in the last one) is a hotel. */
const LATEST =
  /^(?:possible )?(?:check ?in|check ?out|time (?:to|for)|hour|order|breakfast|lunch|dinner|meal|tram|train|bus|metro|shuttle|ferry|entry|admission)s?(?!\p{L})/u;
const LATEST_BEFORE =
  /(?:^| )[והבל]{0,2}(?:שעה|בוקר|ערב|יום|לילה|צק|כניסה|יציאה|הזמנה|ארוח|חשמלית|רכבת|אוטובוס|מטרו|הסעה|מועד|זמן|פעם|שאלה|בקשה|דבר|ילד)/u;
/** אדם שלישי (a third person) */
const isThirdPerson = (before: Term | undefined, { text }: Term): boolean =>
  /^(?!ה)\p{Script=Hebrew}/u.test(text) &&
  ['person', 'adult', 'child'].some((name) => before?.tags.has(name));
const IS_OWN = /^(?:my|our|his|her|their)$/u;

/** The position that a term gives: “the first”, “השנייה”; 1 is the first, -1 the last. Null for another word. */
function ordinalAt(rest: readonly Term[], at: number): number | null {
  const [before, term, next, after] = [rest[at - 1], rest[at], rest[at + 1], rest[at + 2]];
  const place = term?.tags.get('ordinal') ?? (term?.isOrdinal ? term.number : null);
  if (!term || typeof place !== 'number' || place > MAX_PLACE) return null;
  const isLatest =
    (place === -1 && LATEST.test(`${next?.text ?? ''} ${after?.text ?? ''}`)) ||
    (/^ו?ה?(?:אחרו|ראשו|שני|שליש)/u.test(term.text) && LATEST_BEFORE.test(before?.text ?? ''));
  // “what hotel did I stay in last time” names a booking.
  const isTime = place > 0 && next?.text === 'time';
  return isLatest ||
    isTime ||
    isOtherNoun(next) ||
    isThirdPerson(before, term) ||
    IS_OWN.test(before?.text ?? '')
    ? null
    : place;
}
const MAX_PLACE = 10;

/** The position that the message names, in hotels or bookings; null when it names none. */
export function positionInList(state: ParseState): number | null {
  const rest = state.remaining();
  const at = rest.findIndex((_, here) => ordinalAt(rest, here) !== null);
  return at < 0 ? null : ordinalAt(rest, at);
}

/** Words before a hotel's number in the list. */
const NUMBERED =
  /^(?:#|number|whats number|nr|num|option|hotel|no|open|show|details|compare|[ושהבלמ]{0,3}(?:מספר|מס|אפשרות|מלון)|במקום|שבמקום|לפתוח|פתחי|תפתחי|פרטים|את)$/u;
/** Tags of nouns that make a number before them a count: “את 3 המלונות” (the 3 hotels) is not the third one. */
const COUNT_NOUNS = ['hotel-word', 'unit', 'nights', 'person', 'adult', 'child', 'room', 'star', 'currency'];
const isCountNoun = (next: Term | undefined): boolean => COUNT_NOUNS.some((name) => next?.tags.has(name));
const MEASURE = new RegExp(`^(?:${MEASURES})(?!\\p{L})`, 'u');

/** The position that a number gives: “number 3”, “2 or 3?”; null for a count. @param isAsked hotels are compared */
function numberAt(rest: readonly Term[], at: number, { terms }: ParseState, isAsked: boolean): number | null {
  const [term, next] = [rest[at], rest[at + 1]];
  const before = rest[at - (/^[.:]$/u.test(rest[at - 1]?.text ?? '') ? 2 : 1)]?.text ?? '';
  // “show ones with a pool”
  if (!term || term.text === 'ones' || isCountNoun(next) || MEASURE.test(next?.text ?? '')) return null;
  // שלושה לילות במקום ארבעה (three nights instead of four)
  if (before.endsWith('במקום') && isCountNoun(terms[terms.indexOf(term) - 2])) return null;
  const isOfNumber = /^(?:of|של)$/u.test(before) && rest[at - 2]?.tags.has('ask') === true;
  const isNumbered = isAsked || isOfNumber || NUMBERED.test(before) || isOneOfTwo(rest, at);
  const { number } = term;
  return isNumbered && number !== null && number >= 1 && number <= MAX_PLACE ? number : null;
}

/** True for a position that is not meant: “not the first one, the second”. */
const isNegated = (rest: readonly Term[], at: number): boolean =>
  /^(?:not|forget|forget the|skip|skip the|never mind the|rather than|לא|ולא|עזבי את|תשכחי מ?|תעזבי את)$/u.test(
    rest[at - (rest[at - 1]?.text === 'the' ? 2 : 1)]?.text ?? '',
  );

const JOINT = /^(?:and|n|or|&|vs|versus|against|או|מול|נגד|לעומת)$/u;
/** Maximum number of words of a message like “between 2 n 3”. */
const MAX_TERMS = 9;

/** True for one of two bare numbers that are joined: “2 or 3?” */
function isOneOfTwo(rest: readonly Term[], at: number): boolean {
  const isPlace = (term: Term | undefined): boolean => term?.kind === 'number' && term.prefix === '';
  const isJoined = (from: number): boolean =>
    isPlace(rest[from]) &&
    JOINT.test(rest[from + 1]?.text ?? '') &&
    isPlace(rest[from + 2]) &&
    (rest[from + 3]?.kind !== 'word' || comparesShown({ terms: rest }));
  return rest.length <= MAX_TERMS && (isJoined(at) || isJoined(at - 2));
}

/** The hotel of the list by its number of stars: “the 5 star one”; null without one. */
export function starredHotel(state: ParseState): HotelRef | null {
  const [stars, ...others] = state.stars;
  if (stars === undefined || others.length > 0 || state.context.shownNames.length < 2) return null;
  const isOne = state.remaining().some((term) => /^(?:ones?|hotel|זה|ההוא|המלון)$/u.test(term.text));
  return isOne ? { kind: 'stars', stars } : null;
}

/** All hotels given by a superlative, each once: “the cheapest or the one with the best reviews”. */
export function extremeHotels({ terms }: ParseState): readonly HotelRef[] {
  const all = terms.flatMap(({ tags }) => EXTREMES[String(tags.get('sort') ?? '')] ?? []);
  return [...new Set(all)].map((most) => ({ kind: 'extreme', most }));
}

/** The hotel that is first in the order of the message: “the cheapest one”; null without an order. */
export function extremeHotel(state: ParseState): HotelRef | null {
  const most = EXTREMES[state.sort ?? ''];
  return most ? { kind: 'extreme', most } : null;
}

const FIRST = '(?:first|at the top|on top|up top|before the rest)(?: of the list)?(?: (?:please|pls))?';
const SORTS = new RegExp(
  [
    `\\b(?:comes?|goes?|go|be|put|show|list|want|have)\\b.*\\b${FIRST}(?: [.!])?$`,
    // “could I see the best rated first?”
    `\\b(?:can|could|might|would|will|possible|prefer|like|love|lovely)\\b.*\\b(?:come|be|put(?:ting)?|show(?:ing)?|list|see|view|look at|have|get)\\b.*\\b${FIRST}(?: [?.!])?$`,
    '\\b(?:start|begin)(?:ning|ing)? with\\b',
    '(?:^| )(?:שיהיו?|שיבואו?|(?:ש|כך ש)?יופיעו|תשימי|שימי|תציגי|הציגי|להציג|תראי|לראות)(?: .*)? (?:ראשונים|קודם|למעלה|בראש|בהתחלה|תחילה)(?: [?.!])?$',
    '(?:^| )(?:להתחיל|תתחילי|התחילי|להציג תחילה|תציגי תחילה) (?:עם|מ\\S)',
  ].join('|'),
  'u',
);

/** True for an order of the list: “arrange them so that the nearest come first”, “put the best rated on top”. */
export const asksForOrder = (text: string): boolean => SORTS.test(text);
