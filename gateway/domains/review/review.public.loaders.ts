import type DataLoader from 'dataloader';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { Review } from '#models/hotel/review.ts';
import type { ReviewService } from './review.service.ts';

/** Maximum number of hotels whose reviews are read in one call. */
const HOTELS_BATCH = 50;

/** Published reviews of one request. */
export interface ReviewLoaders {
  /** By hotel id, newest first; empty when there are none. */
  readonly reviewsByHotel: DataLoader<string, readonly Review[], string>;
}

export const createReviewLoaders = (service: Pick<ReviewService, 'published'>): ReviewLoaders => ({
  reviewsByHotel: batchLoader<string, readonly Review[]>({
    maxBatch: HOTELS_BATCH,
    cacheKey: (id) => id,
    load: (ids) => service.published(ids),
  }),
});
