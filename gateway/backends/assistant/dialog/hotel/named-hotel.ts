import { folded } from '../../language.ts';
import type { HotelNamed, Place } from '../../tools/tools.ts';
import type { HotelRef } from '../../understanding/understanding.ts';
import { listing } from '../search/listing.ts';
import { EXACT, MOST_PHRASES, TIE, plainPlace } from '../places/places.ts';
import type { Scope } from '../scope.ts';
import type { DialogState } from '../state.ts';
import { stayOf } from '../search/stay.ts';
import { type HotelTarget, shownHotelNamed, referencedHotel } from './referenced-hotel.ts';

type Named = Extract<HotelRef, { kind: 'named' }>;

/** The hotel that a message refers to. */
export type ResolvedHotel =
  | { readonly kind: 'hotel'; readonly hotel: HotelTarget }
  /** Several match equally well. */
  | { readonly kind: 'several'; readonly hotels: readonly HotelNamed[] }
  /** The words are a place, not a hotel. */
  | { readonly kind: 'place' }
  /** No hotel has that name. */
  | { readonly kind: 'none'; readonly ref: Named }
  | { readonly kind: 'unclear' };

/**
 * Finds the hotel that a message refers to: a shown hotel is preferred to one that only has the name.
 * @throws ToolFailed when hotels cannot be looked up by name
 */
export async function resolveHotel(scope: Scope, state: DialogState, ref: HotelRef): Promise<ResolvedHotel> {
  if (ref.kind !== 'named') {
    const hotel = referencedHotel(ref, state) ?? (await nextInList(scope, state, ref));
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

/** “the fourth hotel” when three were shown: the next one of the same search. */
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
  const { places } = scope.understood.details;
  const spellings = places.flatMap((place) => place.spellings);
  const phrases = [...new Set([ref.words, ...spellings])].slice(0, MOST_PHRASES);
  const found = (await scope.tools.findPlaces(phrases)).filter(({ likeness }) => likeness >= EXACT);
  const marked = new Set(places.filter(({ isMarked }) => isMarked).flatMap((place) => place.spellings));
  const cities = found.filter(({ kind, words }) => kind === 'city' && words !== ref.words);
  const city = cities.find(({ words }) => marked.has(words)) ?? cities[0];
  return { city: city ? plainPlace(city) : null, isPlace: found.some(({ words }) => words === ref.words) };
}

/** Looks up all words, then only those that are not everyday words. */
async function hotelsNamed(scope: Scope, ref: Named, place: Place | null): Promise<readonly HotelNamed[]> {
  const found = await scope.tools.findHotels(ref.words, place);
  return found.length > 0 || ref.narrow === undefined ? found : scope.tools.findHotels(ref.narrow, place);
}

/** The best matches; only those in the named city if there are any. */
function bestMatches(found: readonly HotelNamed[], city: Place | null): readonly HotelNamed[] {
  const names = new Set([city?.name.en, city?.name.he].flatMap((name) => (name ? [folded(name)] : [])));
  const there = found.filter((hotel) => names.has(folded(hotel.city)));
  const all = there.length > 0 ? there : found;
  const most = Math.max(...all.map(({ likeness }) => likeness));
  return all.filter(({ likeness }) => most - likeness <= TIE);
}
