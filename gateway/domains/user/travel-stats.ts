/** Counts of a member's travels. */
export interface TravelStats {
  readonly bookings: number;
  readonly countries: number;
  readonly reviews: number;
}

/** The country of a booking's place, which is its last part: “Eilat, Israel” is in Israel. Empty without a place. */
const countryOf = (place: string): string => place.split(',').at(-1)?.trim().toLowerCase() ?? '';

/**
 * @param travels place of each confirmed booking, and the number of reviews
 */
export function travelStats(travels: {
  readonly places: readonly string[];
  readonly reviews: number;
}): TravelStats {
  const countries = new Set(travels.places.map(countryOf).filter((country) => country !== ''));
  return { bookings: travels.places.length, countries: countries.size, reviews: travels.reviews };
}
