import { z } from 'zod';
import type { CachePolicy } from '../../cache/cache.ts';
import { HOTEL_CONTENT_TTL, NOTHING_FOUND_TTL, STORED_HOTELS_TTL } from '../../cache/ttl.ts';
import type { HotelContent, StoredHotel } from '../../models/hotel.ts';
import type { ReviewSummary } from '../../upstreams/platform/entity-platform.ts';

const texts = z.array(z.string());
const localized = z.object({ en: z.string().nullable(), he: z.string().nullable() });
const money = z.object({ amountMinor: z.int(), currency: z.string() });
const coordinates = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

const content: z.ZodType<HotelContent> = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  stars: z.number().nullable(),
  coordinates,
  facilities: texts,
  imageUrls: texts,
  checkInTime: z.string().nullable(),
  checkOutTime: z.string().nullable(),
});

const storedHotel: z.ZodType<StoredHotel> = z.object({
  id: z.string(),
  name: localized,
  description: localized,
  address: z.string(),
  city: z.string(),
  country: z.string(),
  netPricePerNight: money,
  markup: z.object({ type: z.enum(['percentage', 'fixed']), value: z.number() }),
  pricePerNight: money,
  rating: z.number().nullable(),
  imageUrl: z.string().nullable(),
  galleryUrls: texts,
  amenities: texts,
  roomTypes: z.array(
    z.object({
      name: z.string(),
      pricePerNight: money,
      description: localized,
      imageUrl: z.string().nullable(),
      amenities: texts,
    }),
  ),
  isFeatured: z.boolean(),
  mealOptions: texts,
  hasFreeCancellation: z.boolean(),
  coordinates,
  createdAt: z.string(),
});

/** Content of one provider hotel, by code. */
export const CONTENT: CachePolicy<HotelContent> = {
  kind: 'hotel-content.1',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => content.parse(stored),
};

/** Marks a code that the provider does not know. */
export const NO_SUCH_HOTEL: CachePolicy<true> = {
  kind: 'no-such-hotel.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.literal(true).parse(stored),
};

/** Public fields of all stored hotels. */
export const STORED_HOTELS: CachePolicy<readonly StoredHotel[]> = {
  kind: 'stored-hotels.1',
  ...STORED_HOTELS_TTL,
  parse: (stored) => z.array(storedHotel).parse(stored),
};

/** Mean and number of a hotel's published reviews; a count of zero for none. */
export const REVIEWS: CachePolicy<ReviewSummary> = {
  kind: 'review-summary.1',
  ...STORED_HOTELS_TTL,
  parse: (stored) => z.object({ mean: z.number(), count: z.int() }).parse(stored),
};

/** The rating that stood in a provider hotel's list row; its details do not carry it. */
export const LIST_RATING: CachePolicy<number> = {
  kind: 'list-rating.1',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => z.number().parse(stored),
};
