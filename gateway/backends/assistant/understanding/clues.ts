import type { AskedName } from './names/asked-name.ts';
import type { Draft } from './draft.ts';
import { extremeHotel, listedHotels, placeSaidInList, starredHotel } from './names/references.ts';
import type { HotelRef, Said, Scene } from './understanding.ts';

/** What speaks for one goal or another. */
export interface Clues {
  readonly scene: Scene;
  readonly said: Said;
  /** A term that no rule has taken carries the tag. */
  has(tag: string, ...values: readonly string[]): boolean;
  /** Value of the first such term; empty when there is none. */
  value(tag: string): string;
  /** All values of such terms in order. */
  values(tag: string): readonly string[];
  /** Hotels pointed at by name or place in the list. */
  readonly hotels: readonly HotelRef[];
  /** Place in a list that is said, of whatever was listed; null for none. */
  readonly listed: number | null;
  readonly extreme: HotelRef | null;
  readonly starred: HotelRef | null;
  /** One of several is asked for, not their order: “the cheapest one”, “which of these”. */
  readonly asksForOne: boolean;
  /** Words that may be the name of a hotel that was not shown. */
  readonly name: AskedName | null;
  /** “What is”, “do you know”: who or what a name stands for. */
  readonly asksWhatIs: boolean;
  readonly hasPlace: boolean;
  readonly hasMarkedPlace: boolean;
  /** Wishes that are filters. */
  readonly hasWish: boolean;
  readonly hasStay: boolean;
  /** Begins like a question that is answered by yes or no. */
  readonly isQuestion: boolean;
  /** Has a question mark. */
  readonly isAsked: boolean;
  /** Begins with “and”. */
  readonly isAnd: boolean;
  /** At most one word besides a marked place is unknown. */
  readonly isPlain: boolean;
  /** Begins with who, what, why: no bare name. */
  readonly isOpenQuestion: boolean;
  /** A search is spoken of: hotels, a trip, finding. */
  readonly isTravel: boolean;
  readonly length: number;
}

const YES_OR_NO = new Set(
  'is are does do can has have will האם יש אפשר ניתן מותר זה הוא המלון could may am'.split(' '),
);

const OPEN = new Set('who what why how when which whose מי מה למה איך מתי כמה איזה איזו'.split(' '));

const ONE =
  /\b(?:which|one|of (?:them|these|those)|what is|whats)\b|(?:^| )(?:ביניהם|מביניהם|מבין|מהם|מהן|מי|איזה|איזו|מה|מהמלונות)(?: |$)/u;
const ORDER = /\b(?:first|1st|sort|order|show|list|options)\b|שיש|קודם|תראי|תמייני|מיון|זולים/u;

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
  const first = draft.terms.find((term) => term.kind === 'word');
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
    hasPlace: said.places.length > 0,
    hasMarkedPlace: said.places.some((place) => place.isMarked),
    hasWish: hasWish(said),
    hasStay: said.dates !== null || said.guests !== null || said.impossible?.includes('day') === true,
    isQuestion: YES_OR_NO.has(first?.text.split(' ')[0] ?? '') || has('has-it'),
    isAsked: draft.terms.some(({ text }) => text === '?'),
    isAnd:
      first !== undefined &&
      (/^(?:and|n|also|what about|ומה עם|מה עם|ומה לגבי|מה לגבי)(?: |$)/u.test(first.text) ||
        first.glued === 'ו'),
    isPlain: said.places.filter((place) => !place.isMarked).length <= 1,
    isOpenQuestion: OPEN.has(first?.text.split(' ')[0] ?? ''),
    isTravel: has('hotel-word') || has('find-word'),
    length: draft.terms.filter((term) => term.kind === 'word').length,
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
