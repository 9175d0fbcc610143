import type { AskedName } from './names/asked-name.ts';
import type { Draft } from './draft.ts';
import { extremeHotel, listedHotels, placeSaidInList, starredHotel } from './names/references.ts';
import { says } from './says.ts';
import type { Term } from './words/terms.ts';
import type { GuestsSaid, HotelRef, Said } from './understanding.ts';

/** Nothing of all these is so. */
export const none = (...clues: readonly boolean[]): boolean => !clues.some(Boolean);

const YES_OR_NO = new Set(
  'is are does do can has have will any האם יש אפשר ניתן מותר זה הוא המלון could may am'.split(' '),
);

/** “breakfast included, I would like to know whether”, “pool or no” */
const WHETHER = /\b(?:whether|know if|or (?:no|not))\b|(?:^| )(?:או לא|לדעת (?:אם|האם))(?: |$)/u;

const OPEN = new Set(
  'whos whats hows wheres whens who what why how when which whose מי מה למה איך מתי כמה איזה איזו'.split(' '),
);

const ONE =
  /\b(?:which|one|of (?:them|these|those)|what is|whats)\b|(?:^| )ו?(?:ביניהם|מביניהם|מבין|מהם|מהן|מי|איזה|איזו|מה|כמה|מהמלונות)(?: |$)/u;
const ORDER = /\b(?:first|1st|sort|order|show|list|options)\b|שיש|קודם|תראי|תמייני|מיון|זולים/u;

/** Words that may precede the actual request. */
const LEADS =
  /^(?:ok|okay|so|well|right|great|fine|alright|cool|then|hmm|um|oh|ah|thanks|nice|perfect|got it|i see|אז|טוב|אוקיי|אוקי|סבבה|יופי|נו|בסדר|מעולה|אה|הבנתי|תודה|אחלה)$/u;
const JOINTS = /^(?:and|also|n|but|וגם|גם)$/u;
const AND = /^(?:and|n|also|what about|ומה עם|מה עם|ומה לגבי|מה לגבי)(?: |$)/u;
const WHICH = /^(?:which|who|whos|what|whats|מי|איזה|איזו|מה)(?: |$)/u;

/** Separates two questions: a comma, a plus, “and”. */
const isPart = ({ text, glued }: Term): boolean =>
  /^(?:[,;:?+&/]|\n|and|plus|also|וגם)$/u.test(text) || glued.startsWith('ו');

const ASKED = ['ask', 'amenity', 'meal', 'star', 'free-cancellation', 'unmet'];
const isAskedWord = ({ tags }: Term): boolean => ASKED.some((tag) => tags.has(tag));

/** Something is asked both before and after a separator. */
function isList(terms: readonly Term[]): boolean {
  const first = terms.findIndex(isAskedWord);
  const part = terms.findIndex((term, at) => at > first && isPart(term));
  return first >= 0 && part > first && terms.slice(part).some(isAskedWord);
}

const LIGHT = new Set(
  'filler until from for of it what-about has-it or place-mark name-part besides yes number here at-most unit'.split(
    ' ',
  ),
);
const isLight = ({ kind, tags }: Term): boolean =>
  kind !== 'word' || (tags.size > 0 && [...tags.keys()].every((tag) => LIGHT.has(tag)));

const WHAT_IS =
  /^(?:(?:and )?(?:what|who) (?:is|s)|whats|do you know|have you heard of|מה זה|מה זו|מהו|מי זה|(?:את |אתם )?מכיר(?:ה|ים)?) /u;

/** What the terms mean that no rule has used. */
function tagClues(draft: Draft) {
  const rest = draft.rest();
  /** All values of a tag in order. */
  const values = (tag: string): readonly string[] =>
    rest.flatMap((term) => (term.tags.has(tag) ? [String(term.tags.get(tag))] : []));
  const has = (tag: string, ...any: readonly string[]): boolean =>
    values(tag).some((value) => any.length === 0 || any.includes(value));
  return {
    values,
    has,
    /** The first value of a tag; empty without one. */
    value: (tag: string): string => values(tag)[0] ?? '',
    /** Position in a list that the message names, whatever was listed; null for none. */
    listed: placeSaidInList(draft),
    extreme: extremeHotel(draft),
    /** “which is closest to the sea?”, also where it sets an order. */
    isByDistance: draft.terms.some(({ tags }) => tags.has('by-distance')),
    starred: starredHotel(draft),
    /** Words that only continue the current subject: “till when?” */
    isBare: rest.every(isLight),
    /** The message mentions a search: hotels, a trip, finding. */
    isTravel: has('hotel-word') || has('find-word'),
  };
}

/** How a message is worded. */
function wordingClues({ terms }: Draft) {
  /** The message folded, as it was understood. */
  const text = terms.map((term) => term.text).join(' ');
  const words = terms.filter((term) => term.kind === 'word');
  const opening = words.find(({ text: word }) => !LEADS.test(word) && !JOINTS.test(word))?.text;
  const first = words.find(({ text: word }) => !LEADS.test(word)) ?? words[0];
  return {
    text,
    length: words.length,
    /** One of several is asked for, not their order: “the cheapest one”, “which of these”. */
    asksForOne: ONE.test(text) && !ORDER.test(text),
    /** “What is”, “do you know”: who or what a name stands for. */
    asksWhatIs: WHAT_IS.test(text),
    /** Begins like a question that is answered by yes or no. */
    isYesOrNo: YES_OR_NO.has(opening?.split(' ')[0] ?? '') || WHETHER.test(text),
    /** Has a question mark, or asks in other words. */
    isAsked: terms.some((term) => term.text === '?') || WHETHER.test(text),
    /** Begins with “and”. */
    isAnd: first !== undefined && (AND.test(first.text) || first.glued === 'ו'),
    /** Has signs or words that separate several questions. */
    isList: isList(terms),
    /** Begins with “which”, “who”, “what is”. */
    isWhich: WHICH.test(first?.text ?? ''),
    /** Begins with who, what, why: no bare name. */
    isOpenQuestion: OPEN.has(first?.text.split(' ')[0] ?? ''),
  };
}

/** What a message says about a search. */
function saidClues(said: Said, today: string) {
  const names = said.places.filter((place) => !place.isEveryday);
  const isDated = said.dates !== null || said.impossible?.includes('day') === true;
  return {
    said,
    hasPlace: names.length > 0,
    hasMarkedPlace: said.places.some((place) => place.isMarked),
    /** Wishes that are filters. */
    hasWish: hasWish(said),
    hasStay: isDated || said.guests !== null,
    /** At most one word besides a marked place is unknown. */
    isPlain: names.filter((place) => !place.isMarked).length <= 1,
    /** The only detail of a search is today: “that is all for today”. */
    isOnlyToday: said.dates?.checkIn === today && said.places.length === 0 && said.guests === null,
  };
}

/** Evidence for one goal or another. */
export type Clues = Readonly<ReturnType<typeof cluesOf>>;

/** @param name words that may be the name of a hotel that was not shown */
export function cluesOf(
  draft: Draft,
  said: Said,
  { named, name }: { readonly named: readonly HotelRef[]; readonly name: AskedName | null },
) {
  const hotels = named.length > 0 ? named : listedHotels(draft);
  // “what does the third have for kids?” does not change the party.
  const isByTheWay = hotels.length > 0 && said.guests !== null && isUncounted(said.guests);
  const clues = {
    ...tagClues(draft),
    ...wordingClues(draft),
    ...saidClues(isByTheWay ? { ...said, guests: null } : said, draft.scene.today),
  };
  return {
    ...clues,
    scene: draft.scene,
    name,
    /** Hotels pointed at by name or place in the list. */
    hotels,
    isQuestion: clues.isYesOrNo || clues.has('has-it'),
    /** The message names a search and its subject, so its other words do not matter. */
    isSearch: clues.isTravel && clues.hasMarkedPlace,
  };
}

/** The message mentions children, but no number of people. */
export const isUncounted = ({ adults, children, childrenAges, ownRoom }: GuestsSaid): boolean =>
  adults === null && children === null && childrenAges?.length === 0 && ownRoom === undefined;

const hasWish = (said: Said): boolean =>
  says(said, 'budget', 'hasUnknownCurrency', 'stars', 'rating', 'meals', 'amenities') ||
  says(said, 'freeCancellation', 'bedsForAll', 'unmet', 'dropped') ||
  said.impossible?.some((one) => one !== 'day') === true;
