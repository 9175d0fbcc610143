import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { AdminHotelName, AdminReviewPage } from '#models/admin/admin-pages.ts';
import type { Review } from '#models/hotel/review.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import type { AdminCaller } from '../administrator.ts';
import { type Columns, csvFile, dayOfMoment } from './csv.ts';
import { type PageInput, searchWords, validPage } from './list-input.ts';
import { type PagedList, pageOf } from './paging.ts';
import type { AdminDeps, AdminSort } from '../ports.ts';

interface ReviewListInput {
  readonly search: string;
  readonly rating?: number | null | undefined;
  readonly sort: AdminSort<'reviews'>;
  readonly page?: PageInput | null | undefined;
}

interface NamedReview {
  readonly review: Review;
  readonly hotelName: string | null;
}

/** Topics and their stars in one cell, such as `cleanliness 5, staff 4`; empty without topics. */
const topicWords = ({ topics }: Review): string =>
  topics.map(({ topic, rating }) => `${topic.toLowerCase()} ${rating}`).join(', ');

const columns: Columns<NamedReview> = {
  id: ({ review }) => review.id,
  hotel_key: ({ review }) => review.hotelId,
  hotel: ({ hotelName }) => hotelName ?? '',
  rating: ({ review }) => review.rating,
  topics: ({ review }) => topicWords(review),
  title: ({ review }) => review.title,
  comment: ({ review }) => review.comment,
  reviewer: ({ review }) => review.reviewerName,
  author_email: ({ review }) => review.createdBy ?? '',
  stay: ({ review }) => review.stayDate ?? '',
  verified: ({ review }) => review.isVerified,
  written: ({ review }) => dayOfMoment(review.createdAt),
};

/** The name of a provider hotel, which exists in English only; null without one. */
const onlyName = (name: string | undefined): AdminHotelName | null => (name ? { name, nameHe: null } : null);

/** All reviews, for administrators. */
export function reviewsAdmin({ adminLists, check, audit, contents, reviewsChanged, logger }: AdminDeps) {
  /**
   * Hotel names by review id, as far as they are known. A stored hotel is named by its record, a provider hotel by the
   * booking, else by the provider (called only when `withProvider`). At most two platform calls for any number of
   * reviews.
   */
  const namesOf = async (
    token: string,
    reviews: readonly Review[],
    withProvider: boolean,
  ): Promise<ReadonlyMap<string, AdminHotelName>> => {
    const stored = reviews.map(({ hotelId }) => hotelId).filter((id) => !isProviderCode(id));
    const bookingIds = reviews
      .filter(({ hotelId }) => isProviderCode(hotelId))
      .flatMap((one) => one.bookingId ?? []);
    const [own, booked] = await Promise.all([
      stored.length === 0 ? new Map<string, AdminHotelName>() : adminLists.storedHotelNames(token, stored),
      bookingIds.length === 0 ? new Map<string, string>() : adminLists.bookedHotelNames(token, bookingIds),
    ]);
    const known = (review: Review) => own.get(review.hotelId) ?? onlyName(booked.get(review.bookingId ?? ''));
    const codes = withProvider
      ? reviews.filter((review) => isProviderCode(review.hotelId) && !known(review)).map((one) => one.hotelId)
      : [];
    const provided = await contentsOf([...new Set(codes)]);
    return new Map(
      reviews.flatMap((review) => {
        const name = known(review) ?? onlyName(provided.get(review.hotelId)?.name);
        return name ? [[review.id, name] as const] : [];
      }),
    );
  };

  /** Contents of provider hotels by code; empty when they cannot be read. */
  const contentsOf = async (codes: readonly string[]) => {
    if (codes.length === 0) return new Map<string, { readonly name: string }>();
    try {
      return (await contents(codes)).found;
    } catch (cause) {
      logger.warn(
        { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
        'names of reviewed hotels cannot be read',
      );
      return new Map<string, { readonly name: string }>();
    }
  };

  return {
    list: async (caller: AdminCaller, input: ReviewListInput): Promise<AdminReviewPage> => {
      const rating = input.rating ?? null;
      demandFields({ rating: rating === null || (rating >= 1 && rating <= 5) || '1 to 5' });
      const criteria = { words: searchWords(input.search), rating, sort: input.sort };
      const page = validPage(input.page);
      const { token } = await check.forRead(caller);
      const pagedList: PagedList<Review> = {
        count: () => adminLists.reviews.count(token, criteria),
        list: (skip, limit) => adminLists.reviews.list(token, criteria, { skip, limit }),
      };
      const named: PagedList<NamedReview> = {
        ...pagedList,
        list: async (skip, limit) => {
          const reviews = await pagedList.list(skip, limit);
          const names = await namesOf(token, reviews, false);
          return reviews.map((review) => ({ review, hotelName: names.get(review.id)?.name ?? null }));
        },
      };
      const { items, pageInfo } = await pageOf(pagedList, page);
      let names: Promise<ReadonlyMap<string, AdminHotelName>> | null = null;
      return {
        items: items.map((review) => ({
          review,
          hotel: async () => {
            names ??= namesOf(token, items, true);
            return (await names).get(review.id) ?? null;
          },
        })),
        pageInfo,
        csv: () => csvFile('reviews', named, columns),
      };
    },

    remove: async (caller: AdminCaller, id: string): Promise<true> => {
      const actor = await check.forWrite(caller);
      const review = await adminLists.review(actor.token, id);
      if (!review) throw new AppError('NOT_FOUND');
      await adminLists.removeReview(actor.token, id);
      await reviewsChanged(review.hotelId);
      await audit({
        actor,
        action: 'review.delete',
        entity: 'Review',
        recordId: id,
        summary: `Deleted a review of ${review.rating} stars`,
        // Audit log entries are never deleted, so they do not contain what the author wrote, nor about whom.
        before: {
          hotelId: review.hotelId,
          rating: review.rating,
          topics: topicWords(review),
        },
        after: null,
      });
      return true;
    },
  };
}
