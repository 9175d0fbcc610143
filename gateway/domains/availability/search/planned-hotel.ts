import type { HotelContent, HotelListing } from '#models/hotel/hotel.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { type AmenityKey, AMENITY_KEYS, amenityKeys } from '#shared/hotel/amenity-keys.ts';
import { usableCoordinates } from '#shared/hotel/coordinates.ts';

/** A provider hotel of a search, with the facts that its row needs in addition to the offers. */
export interface PlannedHotel {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly coordinates: Coordinates | null;
  readonly tripAdvisorRating: number | null;
  /** Null when the city list contains no amenities. */
  readonly amenities: readonly AmenityKey[] | null;
}

/** Converts a row of the provider's city list. */
export const plannedFromListing = (listing: HotelListing): PlannedHotel => ({
  code: listing.code,
  name: listing.name,
  city: listing.city,
  country: listing.country,
  stars: listing.stars,
  coordinates: usableCoordinates(listing.coordinates),
  tripAdvisorRating: listing.tripAdvisorRating,
  amenities: listing.facilities && amenityKeys(listing.facilities),
});

/** Converts the details of a hotel whose city list is not read. */
export const plannedFromContent = (content: HotelContent): PlannedHotel => ({
  code: content.code,
  name: content.name,
  city: content.city,
  country: content.country,
  stars: content.stars,
  coordinates: usableCoordinates(content.coordinates),
  tripAdvisorRating: null,
  amenities: amenityKeys(content.facilities),
});

/** One bit per key of a fixed list. */
export const bitsOf = (keys: readonly string[], all: readonly string[]): number =>
  all.reduce((bits, key, at) => (keys.includes(key) ? bits | (1 << at) : bits), 0);

/** Keys of the bits that are set. */
const keysOf = <K extends string>(bits: number, all: readonly K[]): readonly K[] =>
  all.filter((_, at) => (bits & (1 << at)) !== 0);

/** Short form for the cache, about a hundred bytes: a city may have thousands of hotels. */
export type PackedHotel = readonly [
  code: string,
  name: string,
  city: string,
  country: string,
  stars: number | null,
  latitude: number | null,
  longitude: number | null,
  rating: number | null,
  amenities: number | null,
];

export const packHotel = (hotel: PlannedHotel): PackedHotel => [
  hotel.code,
  hotel.name,
  hotel.city,
  hotel.country,
  hotel.stars,
  hotel.coordinates?.latitude ?? null,
  hotel.coordinates?.longitude ?? null,
  hotel.tripAdvisorRating,
  hotel.amenities && bitsOf(hotel.amenities, AMENITY_KEYS),
];

export const unpackHotel = (packed: PackedHotel): PlannedHotel => {
  const [code, name, city, country, stars, latitude, longitude, tripAdvisorRating, amenities] = packed;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    code,
    name,
    city,
    country,
    stars,
    coordinates,
    tripAdvisorRating,
    amenities: amenities === null ? null : keysOf(amenities, AMENITY_KEYS),
  };
};
