import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBookingsPageQuery } from '#generated/graphql.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { messages } from './BookingsPage.messages.ts';

const pageSize = 10;
/** Most bookings the server gives in one answer. */
const maxLimit = 50;

/** The member's bookings, ten at a time; the cache keeps the pages as one list. */
export const useBookingList = () => {
  const intl = useIntl();
  const announce = useAnnounce();
  const { data, error, refetch, fetchMore } = useBookingsPageQuery({
    variables: { limit: pageSize, skip: 0 },
    fetchPolicy: 'cache-and-network',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  /** Whether the last page read was full; null before one was read here. */
  const [wasFull, setWasFull] = useState<boolean | null>(null);
  const bookings = data?.myBookings ?? null;
  const shown = bookings?.length ?? 0;

  const load = async () => {
    setLoadingMore(true);
    setMoreError(null);
    try {
      const more = await fetchMore({ variables: { limit: pageSize, skip: shown } });
      const added = more.data?.myBookings.length ?? 0;
      setWasFull(added === pageSize);
      announce(intl.formatMessage(messages.moreShown, { count: shown + added }));
    } catch (failure) {
      setMoreError(failure);
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    bookings,
    error,
    /** Reads what is shown again; a failure leaves the list as it is. */
    reload: () => {
      refetch({ limit: Math.min(maxLimit, Math.max(pageSize, shown)), skip: 0 }).catch(() => undefined);
    },
    // A page may bring bookings that are shown already, so that the count alone does not tell.
    hasMore: wasFull ?? (shown > 0 && shown % pageSize === 0),
    isLoadingMore,
    moreError,
    loadMore: () => void load(),
  };
};
