import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import type { PublicPlatform, ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import { LIST_RATING, REVIEW_SUMMARIES } from './hotel-cache.ts';

interface RatingDeps {
  readonly platform: Pick<PublicPlatform, 'reviewSummaries'>;
  readonly cache: Cache;
  /** Identifies the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  readonly logger: Logger;
}

/** Ratings of hotels: from our travellers, and from the provider's city lists. */
export function createHotelRatings({ platform, cache, accountKey, logger }: RatingDeps) {
  const ratingKey = (code: string): string => cacheKey(accountKey, code);

  const reviews = async (
    hotelIds: readonly string[],
    onMissing?: () => void,
  ): Promise<ReadonlyMap<string, ReviewSummary>> => {
    const ids = [...new Set(hotelIds)];
    const cached = await cache.peekMany(
      REVIEW_SUMMARIES,
      ids.map((id) => cacheKey(id)),
    );
    const found = new Map<string, ReviewSummary>();
    ids.forEach((id, index) => {
      const hit = cached[index];
      if (hit) found.set(id, hit.value);
    });
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    try {
      const version = await cache.nextVersion();
      const fresh = await platform.reviewSummaries(missing);
      const entries = missing.map((id) => ({ id, value: fresh.get(id) ?? { mean: 0, count: 0 } }));
      for (const { id, value } of entries) found.set(id, value);
      await cache.putMany(
        REVIEW_SUMMARIES,
        entries.map(({ id, value }) => ({ key: cacheKey(id), value })),
        undefined,
        version,
      );
    } catch (cause) {
      logger.warn({ code: cause instanceof AppError ? cause.code : 'INTERNAL' }, 'reviews cannot be read');
      onMissing?.();
    }
    return found;
  };

  return {
    /** Review summaries by hotel id. @param onMissing called when some cannot be read; these are left out */
    reviews,
    /** Called after a review was added or removed: the summary of its hotel is read again. */
    reviewsChanged: (hotelId: string): Promise<void> => cache.drop(REVIEW_SUMMARIES, [cacheKey(hotelId)]),
    /** Stores ratings of list rows for the hotel pages. */
    remember: (entries: ReadonlyMap<string, number>): Promise<void> =>
      cache.putMany(
        LIST_RATING,
        [...entries].map(([code, value]) => ({ key: ratingKey(code), value })),
      ),
    /** Ratings of list rows that were read within a day, by hotel code. */
    ofLists: async (codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const cached = await cache.peekMany(LIST_RATING, codes.map(ratingKey));
      return new Map(codes.flatMap((code, index) => (cached[index] ? [[code, cached[index].value]] : [])));
    },
  };
}
