import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { Resolvers } from '#gateway/generated/resolvers.ts';
import type { Review } from '#models/hotel/review.ts';
import type { ReviewInput } from './review-input.ts';
import { reviewRefusal } from './refusals.ts';
import { topicScores } from './topic-scores.ts';
import { isOwnReview, isOwnStay } from './own-stay.ts';
import type { ReviewAnswer } from './review.service.ts';

const DEFAULT_PAGE = { page: 1, pageSize: 5 };
const MAX_PAGE_SIZE = 50;

/**
 * One page of the reviews; a page past the end is the last one. The topics are scored over all reviews.
 * @throws AppError BAD_USER_INPUT for an invalid page or page size
 */
function pageOf(all: readonly Review[], wanted: { readonly page: number; readonly pageSize: number }) {
  const { pageSize } = wanted;
  demandFields({
    page: wanted.page >= 1 || '1 or more',
    pageSize: (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE) || `1 to ${MAX_PAGE_SIZE}`,
  });
  const totalPages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(wanted.page, totalPages);
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    pageInfo: { page, pageSize, totalPages, totalItems: all.length },
    topics: [...topicScores(all)],
  };
}

/**
 * The caller's own booking. Administrators and the holder of a draft can see a booking too, so ownership is checked
 * here.
 * @throws AppError AUTH_REQUIRED; NOT_FOUND for a booking of someone else
 */
async function ownStay(ctx: Context, bookingId: string) {
  const { viewer, sessionToken } = ctx;
  if (!viewer || sessionToken === null) throw new AppError('AUTH_REQUIRED');
  const booking = await ctx.loaders.bookingById.load(bookingId);
  if (!booking || !isOwnStay(booking, viewer)) throw new AppError('NOT_FOUND');
  return { caller: { viewer, sessionToken }, booking };
}

async function ownReview(ctx: Context, bookingId: string) {
  const { caller, booking } = await ownStay(ctx, bookingId);
  const review = await ctx.loaders.reviewByBooking.load(booking.id);
  if (!isOwnReview(review, caller.viewer)) throw new AppError('NOT_FOUND');
  return { caller, review };
}

/** Clears the loaders, so that the rest of the request sees the reviews after the change. */
function readAgain({ loaders }: Context, hotelId: string): void {
  loaders.reviewByBooking.clearAll();
  loaders.reviewsByHotel.clearAll();
  loaders.hotelById.clear(hotelId);
}

async function createReview(ctx: Context, input: ReviewInput): Promise<ReviewAnswer> {
  const { caller, booking } = await ownStay(ctx, input.bookingId);
  const answer = await ctx.services.review.create(caller, booking, input);
  readAgain(ctx, booking.hotelId);
  return answer;
}

async function updateMyReview(ctx: Context, input: ReviewInput): Promise<ReviewAnswer> {
  const { caller, review } = await ownReview(ctx, input.bookingId);
  const answer = await ctx.services.review.change(caller, review, input);
  readAgain(ctx, review.hotelId);
  return answer;
}

async function deleteMyReview(ctx: Context, bookingId: string): Promise<true> {
  const { caller, review } = await ownReview(ctx, bookingId);
  await ctx.services.review.remove(caller, review);
  readAgain(ctx, review.hotelId);
  return true;
}

export const reviewResolvers: Pick<
  Resolvers,
  'Query' | 'Mutation' | 'Hotel' | 'Booking' | 'Review' | 'ReviewRefused' | 'CreateReviewResult'
> = {
  Query: {
    myReviews: async (_, __, { viewer, services }) => {
      if (!viewer) throw new AppError('AUTH_REQUIRED');
      return [...(await services.review.writtenBy(viewer.email))];
    },
  },
  Mutation: {
    createReview: (_, { input }, ctx) => createReview(ctx, input),
    deleteMyReview: (_, { bookingId }, ctx) => deleteMyReview(ctx, bookingId),
    updateMyReview: (_, { input }, ctx) => updateMyReview(ctx, input),
  },
  Hotel: {
    reviews: async ({ id }, { page }, { loaders }) =>
      pageOf(await loaders.reviewsByHotel.load(id), { ...DEFAULT_PAGE, ...page }),
  },
  Booking: {
    /** Null when reviews cannot be read, so that the page of a booking that was just paid is still shown. */
    reviewState: async (booking, _, { loaders, services, viewer }) => {
      const review = await loaders.reviewByBooking.load(booking.id).catch(() => undefined);
      return review === undefined ? null : services.review.stateOf(booking, review, viewer);
    },
  },
  Review: { photos: ({ photos }) => [...photos], topics: ({ topics }) => [...topics] },
  ReviewRefused: { message: reviewRefusal },
  CreateReviewResult: { __resolveType: ({ __typename }) => __typename },
};
