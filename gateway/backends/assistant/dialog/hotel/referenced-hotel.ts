/** Finds the hotel that a message refers to, among those shown and by its name. */
import { folded } from '../../language.ts';
import type { NamedHotel, Place } from '../../tools/tools.ts';
import type { HotelRef } from '../../understanding/reading.ts';
import { listing } from '../search/listing.ts';
import { EXACT } from '../places/place-choice.ts';
import { MAX_PHRASES, TIE } from '../places/places.ts';
import type { Scope } from '../scope.ts';
import { plainPlace, type DialogState, type ShownHotel } from '../state.ts';
import { stayOf } from '../search/merge-stay.ts';

/** A hotel that a message refers to. */
export type HotelTarget = Pick<ShownHotel, 'id' | 'name'>;

/** The hotel with the highest score; hotels without one are left out. */
const most = (
  shown: readonly ShownHotel[],
  score: (hotel: ShownHotel) => number | null,
): ShownHotel | undefined =>
  shown.filter((hotel) => score(hotel) !== null).toSorted((a, b) => (score(b) ?? 0) - (score(a) ?? 0))[0];

const extremes: Readonly<
  Record<Extract<HotelRef, { kind: 'extreme' }>['most'], (hotel: ShownHotel) => number | null>
> = {
  cheapest: ({ perNight }) => (perNight === null ? null : -perNight),
  dearest: ({ perNight }) => perNight,
  'best-rated': ({ rating }) => rating,
  'most-stars': ({ stars }) => stars,
};

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word.length > 2);

/**
 * The shown hotel whose name has most of the words; undefined when no name has any. The city of the search counts only
 * if no other word is given: “the Hilton Haifa” is not any hotel with Haifa in its name. `isWhole`: all words match.
 */
function shownHotelNamed(
  words: string,
  { shown: listed, hotel, place }: Pick<DialogState, 'shown' | 'hotel' | 'place'>,
): { readonly hotel: HotelTarget; readonly isWhole: boolean } | undefined {
  const shown: readonly HotelTarget[] = [...listed, ...(hotel ? [hotel] : [])];
  const all = wordsOf(words);
  const where = wordsOf(`${place?.name.en ?? ''} ${place?.name.he ?? ''}`);
  const specific = all.filter((word) => !where.includes(word));
  const sought = specific.length > 0 ? specific : all;
  const hits = ({ name }: HotelTarget): number => {
    const own = folded(`${name.en ?? ''} ${name.he ?? ''}`).split(' ');
    return sought.filter((word) => own.includes(word)).length;
  };
  const best = shown.toSorted((a, b) => hits(b) - hits(a))[0];
  if (!best || hits(best) === 0) return undefined;
  return { hotel: best, isWhole: hits(best) === sought.length };
}

/** The hotel that a message refers to; undefined when it is unclear. */
export function referencedHotel(ref: HotelRef, state: DialogState): HotelTarget | undefined {
  const { shown, hotel } = state;
  switch (ref.kind) {
    case 'it':
      return hotel ?? (shown.length === 1 ? shown[0] : undefined);
    case 'recent':
      return state.recent[ref.back];
    case 'ordinal':
      return ref.place > 0 ? shown[ref.place - 1] : shown.at(ref.place);
    case 'neighbor': {
      const at = shown.findIndex(({ id }) => id === hotel?.id);
      return at === -1 ? undefined : shown[at + ref.step];
    }
    case 'stars': {
      const [only, ...others] = shown.filter(({ stars }) => stars === ref.stars);
      return others.length === 0 ? only : undefined;
    }
    case 'extreme':
      return most(shown, extremes[ref.most]);
    case 'named':
      break;
  }
  return shownHotelNamed(ref.words, state)?.hotel;
}

type Named = Extract<HotelRef, { kind: 'named' }>;

/** Result of {@link resolveHotel}. */
export type ResolvedHotel =
  | { readonly kind: 'hotel'; readonly hotel: HotelTarget }
  /** Several match equally well. */
  | { readonly kind: 'several'; readonly hotels: readonly NamedHotel[] }
  /** The words are a place, not a hotel. */
  | { readonly kind: 'place' }
  /** No hotel has that name. */
  | { readonly kind: 'none'; readonly ref: Named }
  | { readonly kind: 'unclear' };

/**
 * Finds the hotel that a message refers to: a shown hotel whose name has all the words is preferred to others.
 * @throws ToolFailed when hotels cannot be looked up by name
 */
export async function resolveHotel(scope: Scope, state: DialogState, ref: HotelRef): Promise<ResolvedHotel> {
  if (ref.kind !== 'named') {
    const hotel =
      referencedHotel(ref, state) ?? openHotel(scope, ref) ?? (await nextInList(scope, state, ref));
    return hotel ? { kind: 'hotel', hotel } : { kind: 'unclear' };
  }
  const shown = shownHotelNamed(ref.words, state);
  if (shown?.isWhole) return { kind: 'hotel', hotel: shown.hotel };
  const { city, isPlace } = await placeNamed(scope, ref);
  if (isPlace && !shown) return { kind: 'place' };
  const found = isPlace ? [] : await hotelsNamed(scope, ref, city ?? state.place);
  const best = bestMatches(found, city);
  const [only] = best;
  if (best.length > 1) return { kind: 'several', hotels: best };
  if (only) return { kind: 'hotel', hotel: only };
  if (shown) return { kind: 'hotel', hotel: shown.hotel };
  return { kind: 'none', ref };
}

/** The hotel of the open page, when none is in focus after a list: “are dogs allowed?” */
const openHotel = ({ context: { kind, hotelId } }: Scope, ref: HotelRef): HotelTarget | undefined =>
  ref.kind === 'it' && kind === 'hotel' && hotelId !== null
    ? { id: hotelId, name: { en: null, he: null } }
    : undefined;

/** Finds “the fourth hotel” when three were shown: the next one of the same search. */
export async function nextInList(
  scope: Scope,
  state: DialogState,
  ref: HotelRef,
): Promise<HotelTarget | undefined> {
  const { place, shown, wishes } = state;
  if (ref.kind !== 'ordinal' || ref.place <= shown.length || shown.length === 0 || !place) return undefined;
  const query = { place, stay: stayOf(state, scope.today), wishes };
  const { hotels } = await listing(scope.tools, query, state.offset);
  return hotels[ref.place - shown.length - 1];
}

/** The city mentioned with the hotel, and whether the words are only a place. */
async function placeNamed(scope: Scope, ref: Named): Promise<{ city: Place | null; isPlace: boolean }> {
  const { places } = scope.reading.details;
  const spellings = places.flatMap((place) => place.spellings);
  const phrases = [...new Set([ref.words, ...spellings])].slice(0, MAX_PHRASES);
  const found = (await scope.tools.findPlaces(phrases)).filter(({ likeness }) => likeness >= EXACT);
  const marked = new Set(places.filter(({ isMarked }) => isMarked).flatMap((place) => place.spellings));
  const cities = found.filter(({ kind, words }) => kind === 'city' && words !== ref.words);
  const city = cities.find(({ words }) => marked.has(words)) ?? cities[0];
  return { city: city ? plainPlace(city) : null, isPlace: found.some(({ words }) => words === ref.words) };
}

/** Looks up all words, then only those that are not everyday words. */
async function hotelsNamed(scope: Scope, ref: Named, place: Place | null): Promise<readonly NamedHotel[]> {
  const found = await scope.tools.findHotels(ref.words, place);
  return found.length > 0 || ref.narrow === undefined ? found : scope.tools.findHotels(ref.narrow, place);
}

/** The best matches; only those in the named city if there are any. */
function bestMatches(found: readonly NamedHotel[], city: Place | null): readonly NamedHotel[] {
  const names = new Set([city?.name.en, city?.name.he].flatMap((name) => (name ? [folded(name)] : [])));
  const there = found.filter((hotel) => names.has(folded(hotel.city)));
  const all = there.length > 0 ? there : found;
  const most = Math.max(...all.map(({ likeness }) => likeness));
  return all.filter(({ likeness }) => most - likeness <= TIE);
}
