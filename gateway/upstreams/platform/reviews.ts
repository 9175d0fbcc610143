import type { Logger } from 'pino';
import { AppError } from '#gateway/errors.ts';
import type { Review, TopicRating } from '#models/hotel/review.ts';
import { budgets } from '../budgets.ts';
import type { CallBudget } from '../budgets.ts';
import { parseReply } from '../wire-kit.ts';
import { toReview, topicsRecord } from './mapper.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords, refusalOfReply } from './send.ts';
import type { ListQuery, SendToPlatform } from './send.ts';
import { reviewRecord } from './wire.ts';

/** A member's review of a stay; the platform adds hotel, name and dates from the booking itself. */
interface NewReview {
  readonly bookingId: string;
  readonly hotelId: string;
  readonly rating: number;
  readonly topics: readonly TopicRating[];
  readonly title: string;
  readonly comment: string;
  readonly photos: readonly string[];
}

/** What a member changes in their own review. */
type ReviewChange = Omit<NewReview, 'bookingId' | 'hotelId'>;

/** `not-allowed`: the platform finds no finished stay of this member; `exists`: the stay already has a review. */
type NewReviewResult =
  | { readonly kind: 'saved'; readonly review: Review }
  | { readonly kind: 'not-allowed' | 'exists' | 'bad-input' };

/** `not-allowed`: the review is not, or no longer, the member's. */
type ReviewChangeResult = Exclude<NewReviewResult, { readonly kind: 'exists' }>;

/** Reviews, newest first. */
export interface ReviewStore {
  /** Published reviews by hotel, without their authors' e-mail addresses; hotels without reviews are missing. */
  reviewsOfHotels(hotelIds: readonly string[]): Promise<ReadonlyMap<string, readonly Review[]>>;
  /** Reviews by booking; bookings without one are missing. The caller checks permissions. */
  reviewsOfBookings(bookingIds: readonly string[]): Promise<ReadonlyMap<string, Review>>;
  /** Reviews that a member wrote. */
  reviewsBy(email: string): Promise<readonly Review[]>;
  /** Publishes with the member's own token, because the platform checks the stay again. */
  create(token: string, review: NewReview): Promise<NewReviewResult>;
  /** Changes a review with the token of its author, because the platform checks who wrote it. */
  change(token: string, review: Review, change: ReviewChange): Promise<ReviewChangeResult>;
  /**
   * Deletes a review with the token of its author; succeeds also when it no longer exists.
   * @throws AppError NOT_FOUND for another person's
   */
  remove(token: string, id: string): Promise<void>;
}

const PATH = '/entities/Review';

/** All public fields, and the booking, which shows whether a review is verified. */
const PUBLISHED = [
  'id',
  'created_date',
  'hotel_id',
  'booking_id',
  'rating',
  'topics',
  'reviewer_name',
  'title',
  'comment',
  'stay_date',
  'photos',
];

const VERDICTS: Readonly<Record<number, 'not-allowed' | 'exists' | 'bad-input'>> = {
  400: 'bad-input',
  403: 'not-allowed',
  404: 'not-allowed',
  409: 'exists',
  422: 'bad-input',
};

const refusesInput = (status: number): boolean => status === 400 || status === 422;
const isNotOwn = (status: number): boolean => status === 403 || status === 404;

/** Reviews: read with the gateway's own identity, written with the member's. */
export function createReviewStore(send: SendToPlatform, serviceToken: string, logger: Logger): ReviewStore {
  const list = async (
    call: string,
    query: ListQuery,
    budget: CallBudget = budgets.platformRead,
  ): Promise<Review[]> => {
    const suffix = listSuffix({ sort: '-created_date', limit: LIST_LIMIT, ...query });
    const reply = await send({ call, method: 'GET', path: PATH, suffix, token: serviceToken, budget });
    return readRecords(reviewRecord, reply, call, logger).map(toReview);
  };

  const reviewsOfBookings: ReviewStore['reviewsOfBookings'] = async (bookingIds) => {
    const found = await list('reviewsOfBookings', { q: { booking_id: { $in: [...bookingIds] } } });
    return new Map(found.flatMap((review) => (review.bookingId ? [[review.bookingId, review]] : [])));
  };

  return {
    reviewsOfHotels: async (hotelIds) => {
      const query = { q: { hotel_id: { $in: [...hotelIds] } }, fields: PUBLISHED };
      const found = await list('reviewsOfHotels', query, budgets.platformPublicRead);
      const byHotel = new Map<string, Review[]>();
      for (const review of found)
        byHotel.set(review.hotelId, [...(byHotel.get(review.hotelId) ?? []), review]);
      return byHotel;
    },
    reviewsOfBookings,
    reviewsBy: (email) => list('reviewsBy', { q: { created_by: email } }),
    create: async (token, { bookingId, hotelId, topics, ...said }) => {
      const call = 'createReview';
      // Left out when no topic was rated, because some platforms have no such field.
      const rated = topics.length > 0 ? { topics: topicsRecord(topics) } : {};
      const body = { booking_id: bookingId, hotel_id: hotelId, ...said, ...rated };
      // One stay has one review, so a repeat after a lost response cannot create a second one.
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'POST', path: PATH, token, body, budget });
      if (reply.status === 401) throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call });
      if (reply.status === 409 && reply.attempts > 1) {
        const review = (await reviewsOfBookings([bookingId])).get(bookingId);
        if (review) return { kind: 'saved', review };
      }
      const result = VERDICTS[reply.status];
      if (result) return { kind: result };
      if (reply.status >= 300) throw refusalOfReply(reply, call);
      return {
        kind: 'saved',
        review: toReview(parseReply(reviewRecord, reply.body, { upstream: UPSTREAM, call })),
      };
    },
    change: async (token, { id, topics: before }, { topics, ...said }) => {
      const call = 'changeReview';
      const suffix = `/${encodeURIComponent(id)}`;
      // Left out where no topic was or is rated, because some platforms have no such field.
      const rated = topics.length + before.length > 0 ? { topics: topicsRecord(topics) } : {};
      const body = { ...said, ...rated };
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'PUT', path: PATH, suffix, token, body, budget });
      if (reply.status === 401) throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call });
      if (isNotOwn(reply.status)) return { kind: 'not-allowed' };
      if (refusesInput(reply.status)) return { kind: 'bad-input' };
      if (reply.status >= 300) throw refusalOfReply(reply, call);
      return {
        kind: 'saved',
        review: toReview(parseReply(reviewRecord, reply.body, { upstream: UPSTREAM, call })),
      };
    },
    remove: async (token, id) => {
      const call = 'removeOwnReview';
      const suffix = `/${encodeURIComponent(id)}`;
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'DELETE', path: PATH, suffix, token, budget });
      if (reply.status === 401) throw new AppError('AUTH_REQUIRED', { upstream: UPSTREAM, call });
      if (reply.status === 403) throw new AppError('NOT_FOUND', { upstream: UPSTREAM, call });
      if (reply.status >= 300 && reply.status !== 404) throw refusalOfReply(reply, call);
    },
  };
}
