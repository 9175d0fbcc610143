import type DataLoader from 'dataloader';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { Review } from '#models/hotel/review.ts';
import type { ReviewService } from './review.service.ts';

/** Maximum number of bookings whose reviews are read in one call. */
const BOOKINGS_BATCH = 100;

/** Reviews of bookings that the caller may see, with their authors. Never cached beyond the request. */
export interface ReviewViewerLoaders {
  /** Null while the stay has no review. */
  readonly reviewByBooking: DataLoader<string, Review | null, string>;
}

export const reviewViewerLoaders = (service: Pick<ReviewService, 'ofBookings'>): ReviewViewerLoaders => ({
  reviewByBooking: batchLoader<string, Review | null>({
    maxBatch: BOOKINGS_BATCH,
    cacheKey: (id) => id,
    load: (ids) => service.ofBookings(ids),
  }),
});
