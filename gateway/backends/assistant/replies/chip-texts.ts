/** Texts of suggestions (chips): messages that the traveller can send with one click. */
import type { Place } from '../tools/tools.ts';
import { isTextKey, type NameIn, say, type Text } from '../texts/say.ts';
import { daysText } from './values.ts';
import { shortPlace } from './search/place-texts.ts';
import { amenityText, isKnownAmenity } from './search/wish-texts.ts';

/** Suggestions with a fixed text. A test checks that each is understood when it is sent as a message. */
export type FixedChip = NameIn<'chip'>;

/** The text of a fixed suggestion. */
export const chip = (name: FixedChip): Text => say(`chip.${name}`);

/** Suggests an amenity as a wish, or to remove it; null when the search cannot filter by it. */
export function wishChip(amenity: string, word: 'with' | 'without' = 'with'): Text | null {
  if (!isKnownAmenity(amenity)) return null;
  // The traveller brings pets, while the hotel has all other amenities.
  const ofTraveller = `suggest.amenity.${amenity}`;
  return say(`suggest.${word}`, {
    amenity: isTextKey(ofTraveller) ? say(ofTraveller) : amenityText(amenity),
  });
}

const drops: Readonly<Record<string, FixedChip>> = {
  hotel_class: 'anyStars',
  hotel_rating: 'anyRating',
  free_cancellation: 'anyCancellation',
  priceRange: 'anyPrice',
};

/**
 * Suggests removing a wish, given the field and value that the search suggests to drop; null when there is no text
 * for it.
 */
export function dropChip(field: string, value: string): Text | null {
  if (field === 'amenities') return wishChip(value, 'without');
  const meal = `suggest.noMeal.${value}`;
  if (field === 'meal_preferences') return isTextKey(meal) ? say(meal) : null;
  const name = drops[field];
  return name ? chip(name) : null;
}

/** The suggestion to search a place. */
export const hotelsIn = (place: Text): Text => say('suggest.hotelsIn', { place });

/** The suggestion to change the search to another place. */
export const whatAbout = (place: Place): Text => say('suggest.whatAbout', { place: shortPlace(place) });

/** Suggests other days for the same search. */
export const daysChip = (days: Parameters<typeof daysText>[0]): Text =>
  say('suggest.days', { days: daysText(days) });

/** Places suggested at the beginning. */
export const popularChips: readonly Text[] = (['telAviv', 'rome', 'paris', 'london'] as const).map((name) =>
  hotelsIn(say(`popular.${name}`)),
);
