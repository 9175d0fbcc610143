import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBookingsPageQuery } from '#generated/graphql.ts';
import { BOOKINGS_PAGE_SIZE, bookingsPage } from '#lib/booking/bookingsPage.ts';
import { useOnReturn } from '#lib/page/useOnReturn.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { messages } from './BookingsPage.messages.ts';

/** The member's bookings, loaded page by page; the cache merges the pages into one list. */
export const useBookingList = () => {
  const intl = useIntl();
  const announce = useAnnounce();
  const { data, error, refetch, fetchMore } = useBookingsPageQuery({
    variables: bookingsPage,
    fetchPolicy: 'cache-and-network',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(null);
  /** Whether the last page that `loadMore` loaded was full; null before the first. */
  const [wasFull, setWasFull] = useState<boolean | null>(null);
  const [newest, setNewest] = useState<readonly string[]>([]);
  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  // A booking may have been paid or cancelled in another tab in the meantime.
  useOnReturn(reload);
  const bookings = data?.myBookings ?? null;
  const shown = bookings?.length ?? 0;

  const load = async () => {
    setLoadingMore(true);
    setMoreError(null);
    try {
      const more = await fetchMore({ variables: { limit: BOOKINGS_PAGE_SIZE, skip: shown } });
      const page = (more.data?.myBookings ?? []).map(({ id }) => id);
      setNewest(page);
      setWasFull(page.length === BOOKINGS_PAGE_SIZE);
      announce(intl.formatMessage(messages.moreShown, { count: shown + page.length }));
    } catch (failure) {
      setMoreError(failure);
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    bookings,
    error,
    /** Loads the first page again; a failure leaves the list as it is. */
    reload,
    // A page may repeat bookings that are shown already, so their number alone does not tell whether there are more.
    hasMore: wasFull ?? (shown > 0 && shown % BOOKINGS_PAGE_SIZE === 0),
    isLoadingMore,
    /** Ids of the bookings that `loadMore` loaded last; the list contains them one render later. */
    newest,
    moreError,
    loadMore: () => void load(),
  };
};
