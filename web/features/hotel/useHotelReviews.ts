import { useState } from 'react';
import { useHotelReviewsQuery } from '../../generated/graphql.ts';

const step = 5;
/** Most the server gives in one page. */
const most = 50;

/** A hotel's reviews, newest first: five, then five more at a time. */
export const useHotelReviews = (id: string) => {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useHotelReviewsQuery({
    variables: { id, page: { page: 1, pageSize: size } },
    // A review is written on another screen and must be here when its author comes to look.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const before = previousData?.hotel?.id === id ? previousData : undefined;
  const page = (data ?? before)?.hotel?.reviews;
  return {
    /** Undefined until they have come. */
    reviews: page?.items,
    total: page?.pageInfo.totalItems ?? 0,
    isLoading: loading,
    hasFailed: !loading && error !== undefined && !data,
    hasMore: page !== undefined && page.items.length < Math.min(most, page.pageInfo.totalItems),
    showMore: () => setSize((now) => Math.min(most, now + step)),
    retry: () => void refetch().catch(() => undefined),
  };
};
