import type { Hotel, StoredHotel } from '#models/hotel/hotel.ts';
import type { Offer } from '#models/search/offer.ts';
import type { HotelRow } from '#models/search/search.ts';
import { amenityKeys } from '#shared/hotel/amenity-keys.ts';
import { usableCoordinates } from '#shared/hotel/coordinates.ts';
import { qualityOf, starsOf } from '#shared/hotel/quality.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { packOffers } from '../offers/row-offers.ts';

/**
 * The row of a provider hotel, derived once when its offers arrive.
 * @param offers in any order; empty when there are no rooms
 * @param lacksPictures true when its details are known and contain no picture
 */
export function providerRow(
  hotel: PlannedHotel,
  offers: readonly Offer[],
  reviews: ReviewSummary | null,
  lacksPictures = false,
): HotelRow {
  return {
    id: hotel.code,
    source: 'PROVIDER',
    name: { en: hotel.name, he: null },
    city: hotel.city,
    country: hotel.country,
    stars: starsOf(hotel.stars),
    quality: qualityOf({ tripAdvisor: hotel.tripAdvisorRating, reviews }),
    amenities: hotel.amenities ?? [],
    coordinates: hotel.coordinates,
    offers: packOffers(offers),
    ...(lacksPictures && { lacksPictures: true }),
    isFeatured: false,
    pickReason: null,
  };
}

/** The row of a hotel whose price is still being read: only what the city's list contains. */
export const pendingRow = (hotel: PlannedHotel): HotelRow => providerRow(hotel, [], null);

/** The row of a stored hotel, from its offers in any order. */
export function storedRow(
  hotel: StoredHotel,
  offers: readonly Offer[],
  reviews: ReviewSummary | null,
): HotelRow {
  return {
    id: hotel.id,
    source: 'STORED',
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    stars: starsOf(hotel.rating),
    quality: qualityOf({ reviews, stored: hotel.rating }),
    amenities: amenityKeys(hotel.amenities),
    coordinates: usableCoordinates(hotel.coordinates),
    offers: packOffers(offers),
    ...(hotel.imageUrl === null && hotel.galleryUrls.length === 0 && { lacksPictures: true }),
    isFeatured: hotel.isFeatured,
    pickReason: null,
  };
}

/** The row of a hotel that was read by itself, not by a search. Whether it lacks pictures is not recorded. */
export const singleRow = (hotel: Hotel, offers: readonly Offer[]): HotelRow => ({
  id: hotel.id,
  source: hotel.source,
  name: hotel.name,
  city: hotel.city,
  country: hotel.country,
  stars: hotel.stars,
  quality: hotel.quality,
  amenities: hotel.amenities,
  coordinates: usableCoordinates(hotel.coordinates),
  offers: packOffers(offers),
  isFeatured: hotel.isFeatured,
  pickReason: null,
});
