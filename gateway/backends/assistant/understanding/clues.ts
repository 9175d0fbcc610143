import type { AskedName } from './names/asked-name.ts';
import type { Draft } from './draft.ts';
import { extremeHotel, listedHotels, placeSaidInList, starredHotel } from './names/references.ts';
import type { Term } from './words/terms.ts';
import type { HotelRef, Said } from './understanding.ts';
import type { Scene } from './goals/scene.ts';

/** Features of a message that decide its goal. */
export interface Clues {
  readonly scene: Scene;
  readonly said: Said;
  /** True when a term that no rule has used carries the tag. */
  has(tag: string, ...values: readonly string[]): boolean;
  /** Value of the first such term; empty without one. */
  value(tag: string): string;
  /** Values of all such terms, in order. */
  values(tag: string): readonly string[];
  /** Hotels that the message refers to, by name or position in the list. */
  readonly hotels: readonly HotelRef[];
  /** A position in a list, whatever was listed; null without one. */
  readonly listed: number | null;
  readonly extreme: HotelRef | null;
  readonly starred: HotelRef | null;
  /** Wants one of several, not their order: “the cheapest one”, “which of these”. */
  readonly asksForOne: boolean;
  /** Words that may be the name of a hotel that was not shown. */
  readonly name: AskedName | null;
  /** “What is”, “do you know”: asks who or what a name stands for. */
  readonly asksWhatIs: boolean;
  readonly hasPlace: boolean;
  readonly hasMarkedPlace: boolean;
  /** True when the message has wishes that are filters. */
  readonly hasWish: boolean;
  readonly hasStay: boolean;
  /** Begins like a question for a yes or no. */
  readonly isQuestion: boolean;
  /** Has a question mark. */
  readonly isAsked: boolean;
  /** Begins with “and”. */
  readonly isAnd: boolean;
  /** Has punctuation or words that separate several questions. */
  readonly isList: boolean;
  /** Begins with “which”, “who”, “what is”. */
  readonly isWhich: boolean;
  /** Only words that continue the current subject: “till when?” */
  readonly isBare: boolean;
  /** The message folded, as it was understood. */
  readonly text: string;
  /** At most one unknown word, not counting a marked place. */
  readonly isPlain: boolean;
  /** Begins with who, what or why, so it is not just a name. */
  readonly isOpenQuestion: boolean;
  /** Mentions a search: hotels, a trip, finding. */
  readonly isTravel: boolean;
  /** Mentions a search with its details, so that other words are secondary. */
  readonly isSearch: boolean;
  /** The only detail of a search is today: “that is all for today”. */
  readonly isOnlyToday: boolean;
  readonly length: number;
}

/** True when none of the clues is true. */
export const none = (...clues: readonly boolean[]): boolean => !clues.some(Boolean);

const YES_OR_NO = new Set(
  'is are does do can has have will any האם יש אפשר ניתן מותר זה הוא המלון could may am'.split(' '),
);

const OPEN = new Set('who what why how when which whose מי מה למה איך מתי כמה איזה איזו'.split(' '));

const ONE =
  /\b(?:which|one|of (?:them|these|those)|what is|whats)\b|(?:^| )ו?(?:ביניהם|מביניהם|מבין|מהם|מהן|מי|איזה|איזו|מה|מהמלונות)(?: |$)/u;
const ORDER = /\b(?:first|1st|sort|order|show|list|options)\b|שיש|קודם|תראי|תמייני|מיון|זולים/u;

/** Words that may precede the actual request. */
const LEADS =
  /^(?:ok|okay|so|well|right|great|fine|alright|cool|then|hmm|um|oh|ah|thanks|nice|perfect|got it|i see|אז|טוב|אוקיי|אוקי|סבבה|יופי|נו|בסדר|מעולה|אה|הבנתי|תודה|אחלה)$/u;
const JOINTS = /^(?:and|also|n|but|וגם|גם)$/u;
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

export function cluesOf(
  draft: Draft,
  said: Said,
  { named, name }: { readonly named: readonly HotelRef[]; readonly name: AskedName | null },
): Clues {
  const rest = draft.rest();
  const valuesOf = (tag: string): readonly string[] =>
    rest.flatMap((term) => (term.tags.has(tag) ? [String(term.tags.get(tag))] : []));
  const has = (tag: string, ...values: readonly string[]): boolean =>
    valuesOf(tag).some((value) => values.length === 0 || values.includes(value));
  const text = draft.terms.map((term) => term.text).join(' ');
  const isTravel = has('hotel-word') || has('find-word');
  const hasMarkedPlace = said.places.some((place) => place.isMarked);
  const words = draft.terms.filter((term) => term.kind === 'word');
  const opening = words.find(({ text: word }) => !LEADS.test(word) && !JOINTS.test(word));
  const first = words.find(({ text: word }) => !LEADS.test(word)) ?? words[0];
  return {
    scene: draft.scene,
    said,
    has,
    value: (tag) => valuesOf(tag)[0] ?? '',
    values: valuesOf,
    hotels: named.length > 0 ? named : listedHotels(draft),
    listed: placeSaidInList(draft),
    extreme: extremeHotel(draft),
    starred: starredHotel(draft),
    asksForOne: ONE.test(text) && !ORDER.test(text),
    name,
    asksWhatIs: WHAT_IS.test(text),
    hasPlace: said.places.some((place) => !place.isEveryday),
    hasMarkedPlace,
    hasWish: hasWish(said),
    hasStay: said.dates !== null || said.guests !== null || said.impossible?.includes('day') === true,
    isQuestion: YES_OR_NO.has(opening?.text.split(' ')[0] ?? '') || has('has-it'),
    isAsked: draft.terms.some(({ text }) => text === '?'),
    isAnd:
      first !== undefined &&
      (/^(?:and|n|also|what about|ומה עם|מה עם|ומה לגבי|מה לגבי)(?: |$)/u.test(first.text) ||
        first.glued === 'ו'),
    isList: isList(draft.terms),
    isWhich: WHICH.test(first?.text ?? ''),
    isBare: rest.every(isLight),
    text,
    isPlain: said.places.filter((place) => !place.isMarked && !place.isEveryday).length <= 1,
    isOpenQuestion: OPEN.has(first?.text.split(' ')[0] ?? ''),
    isTravel,
    isSearch: isTravel && hasMarkedPlace,
    isOnlyToday:
      said.dates?.checkIn === draft.scene.today && said.places.length === 0 && said.guests === null,
    length: words.length,
  };
}

const hasWish = (said: Said): boolean =>
  said.budget !== null ||
  said.hasUnknownCurrency === true ||
  said.stars.length > 0 ||
  said.rating !== null ||
  said.meals.length > 0 ||
  said.amenities.length > 0 ||
  said.freeCancellation ||
  said.bedsForAll === true ||
  said.unmet !== undefined ||
  said.impossible?.some((one) => one !== 'day') === true ||
  said.dropped.length > 0;
