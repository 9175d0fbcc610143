import { z } from 'zod';
import type { CachePolicy } from '#cache/cache.ts';
import { STORED_HOTELS_TTL } from '#cache/ttl.ts';
import { REVIEW_TOPICS } from '#models/hotel/review.ts';
import type { Review } from '#models/hotel/review.ts';

/** The public part of a review: cached reviews contain neither their author's email nor their booking. */
const published: z.ZodType<Review> = z.object({
  id: z.string(),
  hotelId: z.string(),
  bookingId: z.null(),
  rating: z.number(),
  topics: z.array(z.object({ topic: z.enum(REVIEW_TOPICS), rating: z.number() })),
  title: z.string(),
  comment: z.string(),
  reviewerName: z.string(),
  stayDate: z.string().nullable(),
  photos: z.array(z.string()),
  isVerified: z.boolean(),
  createdAt: z.string(),
  createdBy: z.null(),
});

/** Published reviews of one hotel, newest first. */
export const PUBLISHED_REVIEWS: CachePolicy<readonly Review[]> = {
  kind: 'published-reviews.2',
  ...STORED_HOTELS_TTL,
  parse: (stored) => z.array(published).parse(stored),
};
