import type { HotelContent, HotelListing } from '#models/hotel/hotel.ts';
import type { City, Coordinates, Country } from '#models/hotel/place.ts';
import { addressLine } from './address.ts';
import { descriptionText } from './description.ts';
import { distinct, plainLine } from './text.ts';
import type { ContentWire, ListingWire, NamedCodeWire } from '../wire.ts';

/** Stars by the provider's word for them. */
const STAR_WORDS: ReadonlyMap<string, number> = new Map([
  ['all', 5],
  ['fivestar', 5],
  ['fourstar', 4],
  ['threestar', 3],
  ['twostar', 2],
]);

/**
 * Stars of a rating that is a word in one call and a number in another: a number from 1 to 5 counts, words are looked
 * up in `STAR_WORDS`, anything else is 1.
 * @returns 1 to 5; null when nothing was sent
 */
export function readStars(rating: unknown): number | null {
  if (typeof rating !== 'string' && typeof rating !== 'number') return null;
  const text = String(rating).trim();
  if (text === '') return null;
  const stars = Math.floor(Number(text));
  if (stars >= 1 && stars <= 5) return stars;
  return STAR_WORDS.get(text.toLowerCase()) ?? 1;
}

/** A valid point: two numbers in range that are not both zero. */
export function readPoint(latitude: number | null, longitude: number | null): Coordinates | null {
  if (latitude === null || longitude === null) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

/** A `lat|lng` text; null for empty and incomplete texts, `0|0` and values out of range. */
export function readMap(map: string): Coordinates | null {
  const parts = map.split('|').map((part) => part.trim());
  if (parts.length !== 2 || parts.includes('')) return null;
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map(Number);
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? readPoint(latitude, longitude) : null;
}

export const toCountries = (rows: readonly NamedCodeWire[]): Country[] => named(rows);

export const toCities = (rows: readonly NamedCodeWire[], countryCode: string): City[] =>
  named(rows).map(({ code, name }) => ({ code, name, countryCode }));

export function toListing(row: ListingWire): HotelListing {
  return {
    ...toPlace(row),
    facilities: Array.isArray(row.HotelFacilities) ? readFacilities(row.HotelFacilities) : null,
    tripAdvisorRating: inScale(row.TripAdvisorRating),
  };
}

export function toContent(row: ContentWire): HotelContent {
  const pictures = [row.Image, ...row.Images].map((url) => url.trim());
  return {
    ...toPlace(row),
    description: descriptionText(row.Description),
    facilities: readFacilities(row.HotelFacilities),
    // Unchanged: the tokens in these URLs break when they are encoded again.
    imageUrls: [...new Set(pictures.filter((url) => /^https?:\/\//i.test(url)))],
    facts: {
      checkInTime: row.CheckInTime.trim() || null,
      checkOutTime: row.CheckOutTime.trim() || null,
    },
  };
}

const toPlace = (row: ListingWire | ContentWire) => ({
  code: row.HotelCode,
  name: plainLine(row.HotelName),
  city: plainLine(row.CityName),
  country: plainLine(row.CountryName),
  address: addressLine(plainLine(row.Address)),
  stars: readStars(row.HotelRating),
  coordinates: readPoint(row.Latitude, row.Longitude) ?? readMap(row.Map),
});

/** Facilities without duplicates and without those that the hotel says it lacks (`Pool - no`). */
function readFacilities(facilities: readonly unknown[]): string[] {
  const texts = facilities.filter((item): item is string => typeof item === 'string').map(plainLine);
  return distinct(texts.filter((text) => !/[-–—]\s*no$/i.test(text)));
}

const inScale = (rating: number | null): number | null =>
  rating !== null && rating >= 1 && rating <= 5 ? rating : null;

const named = (rows: readonly NamedCodeWire[]): { code: string; name: string }[] =>
  firstByCode(rows.map((row) => ({ code: row.Code, name: plainLine(row.Name) || row.Code })));

/** Without repeated codes: the first one is kept. */
export function firstByCode<T extends { readonly code: string }>(items: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(item.code)) seen.set(item.code, item);
  return [...seen.values()];
}
