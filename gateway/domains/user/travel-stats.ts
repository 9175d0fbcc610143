/** Counts of a member's confirmed bookings, their countries, and reviews. */
export interface TravelStats {
  readonly bookings: number;
  readonly countries: number;
  readonly reviews: number;
}

/**
 * The country of a booking's location, which is the last part: `israel` for “Eilat, Israel”. Empty without a location.
 */
const countryOf = (place: string): string => place.split(',').at(-1)?.trim().toLowerCase() ?? '';

/**
 * Counts the confirmed bookings, their countries, and the reviews of a member.
 * @param travels location of each confirmed booking, and the number of reviews
 */
export function travelStats(travels: {
  readonly places: readonly string[];
  readonly reviews: number;
}): TravelStats {
  const countries = new Set(travels.places.map(countryOf).filter((country) => country !== ''));
  return { bookings: travels.places.length, countries: countries.size, reviews: travels.reviews };
}
