import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { clocksOfPlace } from '#gateway/kit/countries.ts';
import type { Booking } from '#models/booking.ts';
import type { RefusedReview } from '#models/refused-input.ts';
import type { Review } from '#models/hotel/review.ts';
import type { PlainDate } from '#models/stay.ts';
import type { Viewer } from '#models/viewer.ts';
import type { PropertyClocks } from '#shared/stay/clocks.ts';
import { isReviewable, reviewableFrom } from '#shared/stay/reviewable-stay.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { PUBLISHED_REVIEWS } from './review-cache.ts';
import { type ReviewInput, readReview, uploadPath } from './review-input.ts';
import { isOwnReview, isOwnStay } from './own-stay.ts';

interface ReviewDeps {
  readonly reviews: EntityPlatform['reviews'];
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'read' | 'drop' | 'nextVersion'>;
  /** Called after the mean of a hotel's reviews may have changed. */
  readonly ratingChanged: (hotelId: string) => Promise<void>;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info'>;
}

interface ReviewSaved {
  readonly __typename: 'ReviewSaved';
  readonly review: Review;
}

type ReviewRefused = { readonly __typename: 'ReviewRefused' } & RefusedReview;

export type ReviewAnswer = ReviewSaved | ReviewRefused;

/** Whether and when a booking may be reviewed; `from` is null when it cannot be reviewed at all. */
interface ReviewState {
  readonly canReview: boolean;
  readonly from: PlainDate | null;
  readonly review: Review | null;
  /** True when the existing review is the caller's own. */
  readonly canChange: boolean;
}

interface Caller {
  readonly viewer: Viewer;
  readonly sessionToken: string;
}

/** Reviews of hotels. */
export interface ReviewService {
  /** Published reviews of each hotel, newest first, without private fields. */
  published(hotelIds: readonly string[]): Promise<readonly (readonly Review[])[]>;
  /** The review of each booking; null where there is none. The caller checks permissions. */
  ofBookings(bookingIds: readonly string[]): Promise<readonly (Review | null)[]>;
  writtenBy(email: string): Promise<readonly Review[]>;
  stateOf(booking: Booking, review: Review | null, viewer: Viewer | null): ReviewState;
  /** @param booking a stay of the caller */
  create(caller: Caller, booking: Booking, input: ReviewInput): Promise<ReviewAnswer>;
  /** @param review written by the caller */
  change(caller: Caller, review: Review, input: ReviewInput): Promise<ReviewAnswer>;
  /** @param review written by the caller */
  remove(caller: Caller, review: Review): Promise<void>;
  /** Called after a review of the hotel was written, changed or removed: its list and mean are read again. */
  changed(hotelId: string): Promise<void>;
}

const refused = (code: ReviewRefused['code'], fields: readonly string[] = []): ReviewRefused => ({
  __typename: 'ReviewRefused',
  code,
  fields: [...fields],
});

const REFUSALS = {
  'not-allowed': 'INVALID_STATE',
  exists: 'CONFLICT',
} as const;

export function createReviewService(deps: ReviewDeps): ReviewService {
  const { reviews, cache, publicUrl, clock, logger } = deps;
  const clocksOf =
    ({ hotelLocation }: Booking) =>
    (moment: Date): PropertyClocks =>
      clocksOfPlace(moment, hotelLocation);
  const isReviewableNow = (booking: Booking): boolean => isReviewable(booking, clocksOf(booking), clock());

  /** Removes photos that are not on our own origin. */
  const shown = (review: Review): Review => ({
    ...review,
    photos: review.photos.flatMap((photo) => uploadPath(photo, publicUrl) ?? []),
  });
  const forEverybody = (review: Review): Review => ({ ...shown(review), bookingId: null, createdBy: null });

  const changed = async (hotelId: string): Promise<void> => {
    await cache.drop(PUBLISHED_REVIEWS, [cacheKey(hotelId)]);
    await deps.ratingChanged(hotelId);
  };

  return {
    changed,
    published: async (hotelIds) => {
      const cached = await cache.peekMany(
        PUBLISHED_REVIEWS,
        hotelIds.map((id) => cacheKey(id)),
      );
      const missing = hotelIds.filter((_, at) => !cached[at]);
      const fresh = missing.length === 0 ? new Map() : await publishedNow(missing);
      return hotelIds.map((id, at) => cached[at]?.value ?? fresh.get(id) ?? []);
    },
    ofBookings: async (bookingIds) => {
      const found = await reviews.reviewsOfBookings(bookingIds);
      return bookingIds.map((id) => {
        const review = found.get(id);
        return review ? shown(review) : null;
      });
    },
    writtenBy: async (email) => (await reviews.reviewsBy(email)).map(shown),
    stateOf: (booking, review, viewer) => ({
      canReview: review === null && isOwnStay(booking, viewer) && isReviewableNow(booking),
      from: reviewableFrom(booking, clocksOf(booking)),
      review,
      canChange: isOwnReview(review, viewer),
    }),
    create: async ({ sessionToken }, booking, input) => {
      const read = readReview(input, publicUrl);
      if (read.kind === 'bad') return refused('BAD_USER_INPUT', read.fields);
      if (!isReviewableNow(booking)) return refused('INVALID_STATE');
      const result = await reviews.create(sessionToken, {
        ...read.content,
        bookingId: booking.id,
        hotelId: booking.hotelId,
      });
      // Everything else was checked above; only the platform knows who uploaded a photo.
      if (result.kind === 'bad-input') return refused('BAD_USER_INPUT', ['photos']);
      if (result.kind !== 'saved') return refused(REFUSALS[result.kind]);
      await changed(booking.hotelId);
      logger.info({ hotelId: booking.hotelId }, 'a review was published');
      return { __typename: 'ReviewSaved', review: shown(result.review) };
    },
    change: async ({ sessionToken }, review, input) => {
      const read = readReview(input, publicUrl);
      if (read.kind === 'bad') return refused('BAD_USER_INPUT', read.fields);
      const result = await reviews.change(sessionToken, review, read.content);
      if (result.kind === 'bad-input') return refused('BAD_USER_INPUT', ['photos']);
      if (result.kind !== 'saved') return refused(REFUSALS[result.kind]);
      await changed(review.hotelId);
      return { __typename: 'ReviewSaved', review: shown(result.review) };
    },
    remove: async ({ sessionToken }, review) => {
      await reviews.remove(sessionToken, review.id);
      await changed(review.hotelId);
    },
  };

  async function publishedNow(hotelIds: readonly string[]): Promise<ReadonlyMap<string, readonly Review[]>> {
    const readVersion = await cache.nextVersion();
    const found = await reviews.reviewsOfHotels(hotelIds);
    const lists = hotelIds.map((id) => ({ id, value: (found.get(id) ?? []).map(forEverybody) }));
    await cache.putMany(
      PUBLISHED_REVIEWS,
      lists.map(({ id, value }) => ({ key: cacheKey(id), value })),
      undefined,
      readVersion,
    );
    return new Map(lists.map(({ id, value }) => [id, value]));
  }
}
