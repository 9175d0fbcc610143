import { z } from 'zod';
import type { CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { HOTEL_CONTENT_TTL, NOTHING_FOUND_TTL, STAMP_TTL, STORED_HOTELS_TTL } from '#cache/ttl.ts';
import type { HotelContent } from '#models/hotel/hotel.ts';
import { type HotelFact, unknownHotelFacts } from '#models/hotel/hotel-facts.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';

const texts = z.array(z.string());
const coordinates = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

const factNames = Object.keys(unknownHotelFacts).filter((name): name is HotelFact =>
  Object.hasOwn(unknownHotelFacts, name),
);

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
  // Loose, so that a release with fewer facts reads the entries of one with more.
  facts: z.looseRecord(z.enum(factNames), z.string().nullable()),
});

/** Cache key of a provider hotel's details. @param accountKey identifies the account at the provider */
export const contentKey = (accountKey: string, code: string): string => cacheKey(accountKey, 'en', code);

/** Content of one provider hotel, by code. */
export const HOTEL_CONTENT: CachePolicy<HotelContent> = {
  kind: 'hotel-content.2',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => content.parse(stored),
};

/**
 * Whether the details of a provider hotel contain a picture, by code. A search of a city needs no more of the details.
 */
export const HAS_PICTURES: CachePolicy<boolean> = {
  kind: 'hotel-has-pictures.1',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => z.boolean().parse(stored),
};

/** URLs of the first pictures of a provider hotel, by code: a list of hotels needs no more of their details. */
export const FIRST_PICTURES: CachePolicy<readonly string[]> = {
  kind: 'hotel-first-pictures.1',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => texts.parse(stored),
};

/** Marks a code that the provider does not know. */
export const NO_SUCH_HOTEL: CachePolicy<true> = {
  kind: 'no-such-hotel.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.literal(true).parse(stored),
};

/** Stamp of the current state of the stored hotels; dropped on an administrator's write. */
export const STORED_STAMP: CachePolicy<string> = {
  kind: 'stored-hotels-stamp.1',
  ...STAMP_TTL,
  parse: (stored) => z.string().parse(stored),
};

/** Mean and number of a hotel's published reviews; a count of zero for none. */
export const REVIEW_SUMMARIES: CachePolicy<ReviewSummary> = {
  kind: 'review-summary.1',
  ...STORED_HOTELS_TTL,
  parse: (stored) => z.object({ mean: z.number(), count: z.int() }).parse(stored),
};

/** The rating from a provider hotel's list row, which its details do not contain. */
export const LIST_RATING: CachePolicy<number> = {
  kind: 'list-rating.1',
  ...HOTEL_CONTENT_TTL,
  parse: (stored) => z.number().parse(stored),
};
