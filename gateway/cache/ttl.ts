const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetimes of one kind of value, in seconds. */
export interface Lifetime {
  readonly freshSeconds: number;
  /** How long it may still be returned, marked with its age, when the source fails. */
  readonly usableSeconds: number;
}

/** Countries, cities and hotel codes of the provider. */
export const PLACES_TTL: Lifetime = { freshSeconds: DAY, usableSeconds: 7 * DAY };
/** Parts of a city's list of hotels: they outlive the entry that refers to them, whatever the jitter of either. */
export const PART_TTL: Lifetime = { freshSeconds: 9 * DAY, usableSeconds: 9 * DAY };
/** Details and picture lists of provider hotels. */
export const HOTEL_CONTENT_TTL: Lifetime = { freshSeconds: DAY, usableSeconds: 7 * DAY };
/** One chunk of a search. */
export const SEARCH_CHUNK_TTL: Lifetime = { freshSeconds: 5 * MINUTE, usableSeconds: 15 * MINUTE };
/** Rows of a chunk: they outlive it, whatever the jitter of either, because a chunk without them shows gaps. */
export const SEARCH_ROW_TTL: Lifetime = { freshSeconds: 20 * MINUTE, usableSeconds: 20 * MINUTE };
/** Offers of one hotel. */
export const HOTEL_OFFERS_TTL: Lifetime = { freshSeconds: 3 * MINUTE, usableSeconds: 10 * MINUTE };
/** Price of a hotel for a stay when it was read: displayed with its age, never used for booking. */
export const CACHED_PRICE_TTL: Lifetime = { freshSeconds: 12 * HOUR, usableSeconds: 12 * HOUR };
/** Prices of cities from searches; each is displayed with its time. */
export const CITY_PRICES_TTL: Lifetime = { freshSeconds: DAY, usableSeconds: DAY };
/** “No rooms” and “no such hotel”: never returned stale. */
export const NOTHING_FOUND_TTL: Lifetime = { freshSeconds: MINUTE, usableSeconds: MINUTE };
/** Public fields of stored hotels; dropped on an administrator's write. */
export const STORED_HOTELS_TTL: Lifetime = { freshSeconds: 30, usableSeconds: 10 * MINUTE };
/** Stamps by which instances notice a write; only changes matter, not the value. */
export const STAMP_TTL: Lifetime = { freshSeconds: DAY, usableSeconds: DAY };
/** The table of exchange rates; an instance that has one keeps using it longer. */
export const RATES_TTL: Lifetime = { freshSeconds: HOUR, usableSeconds: 7 * DAY };
