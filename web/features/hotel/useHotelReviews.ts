import { useState } from 'react';
import {
  type HotelReviewsQuery,
  type TopicScores_TopicFragment,
  useHotelReviewsQuery,
} from '#generated/graphql.ts';

const step = 5;
const pageOf = (page: number) => ({ page, pageSize: step });

/** Adds the next reviews to the list. A review that is written meanwhile moves the pages, so duplicates are dropped. */
const appended = (shown: HotelReviewsQuery, next: HotelReviewsQuery): HotelReviewsQuery => {
  if (!shown.hotel?.reviews || !next.hotel?.reviews) return shown;
  const { items } = shown.hotel.reviews;
  const shownIds = new Set(items.map((review) => review.id));
  const fresh = next.hotel.reviews.items.filter((review) => !shownIds.has(review.id));
  const reviews = { ...next.hotel.reviews, items: [...items, ...fresh] };
  return { ...shown, hotel: { ...shown.hotel, reviews } };
};

/** A hotel's reviews, newest first: five, then five more at a time. */
export const useHotelReviews = (id: string) => {
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [pages, setPages] = useState(1);
  const { data, loading, error, refetch, fetchMore } = useHotelReviewsQuery({
    variables: { id, page: pageOf(1) },
    // A review may have been written on another page, and its author must see it here.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.hotel?.reviews ?? undefined;
  const showMore = async (): Promise<void> => {
    setMore('loading');
    try {
      await fetchMore({
        variables: { page: pageOf(pages + 1) },
        updateQuery: (known, { fetchMoreResult }) => appended(known, fetchMoreResult),
      });
      setPages(pages + 1);
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };
  const hasNone = !loading && error !== undefined && !data;
  return {
    /** Undefined until loaded. */
    reviews: page?.items,
    topics: page?.topics ?? [],
    total: page?.pageInfo.totalItems ?? 0,
    isLoading: loading || more === 'loading',
    hasFailed: hasNone || more === 'failed',
    hasMore: page !== undefined && pages * step < page.pageInfo.totalItems,
    showMore: () => void showMore(),
    retry: () => void (hasNone ? refetch().catch(() => undefined) : showMore()),
  };
};

/** The hotel's averages by topic, which arrive with its reviews; none while these are loading. */
export const useTopicScores = (id: string): readonly TopicScores_TopicFragment[] =>
  useHotelReviewsQuery({ variables: { id, page: pageOf(1) } }).data?.hotel?.reviews?.topics ?? [];
