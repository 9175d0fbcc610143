import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminBookingSort,
  type BookingStatus,
  type BookingsTab_BookingFragment,
  useAdminBookingsCsvLazyQuery,
  useAdminBookingsQuery,
} from '#generated/graphql.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { bookingListPath, bookingPath, openedBooking } from '../kit/url/bookingUrl.ts';
import kit from '../kit/list/rows.module.css';
import { statusWords } from '../kit/words/status.messages.ts';
import { sortsOf } from '../kit/list/sortsOf.ts';
import { useListUrl } from '../kit/url/useListUrl.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import { useCommittedParams } from '../kit/url/useCommittedParams.ts';
import { BookingCard } from './BookingCard.tsx';
import { BookingDetailsPanel } from './details/BookingDetails.tsx';
import { BookingPage } from './BookingPage.tsx';
import { messages, sorts, statusFilters } from './BookingsTab.messages.ts';
import { ChangeStatusDialog, type StatusChange } from './ChangeStatusDialog.tsx';

type StatusFilter = 'all' | 'attention' | BookingStatus;

const pageSize = 20;
const sortIds = sortsOf<AdminBookingSort>(sorts);
const filterIds: readonly [StatusFilter, ...StatusFilter[]] = [
  'all',
  'confirmed',
  'pending',
  'cancelled',
  'attention',
];
const choices = { sorts: sortIds, filter: { name: 'status', values: filterIds } };

/** The list of bookings, or the booking named in the URL. */
export function BookingsTab() {
  const [params] = useCommittedParams();
  const id = openedBooking(params);
  return id === null ? (
    <BookingList params={params} />
  ) : (
    <BookingPage key={id} id={id} listPath={bookingListPath(params)} />
  );
}

/** The list of bookings with search, order and filter; their status can be changed. */
function BookingList({ params }: { params: URLSearchParams }) {
  const address = useListUrl(choices);
  const intl = useIntl();
  const [changeToConfirm, setChangeToConfirm] = useState<StatusChange | null>(null);
  const { search, sort, filter, page: number } = address;
  const flagged = filter === 'attention';
  const status = filter === null || filter === 'all' || flagged ? null : filter;
  const view = { search, sort, status, flagged };
  const { data, previousData, loading, error, refetch } = useAdminBookingsQuery({
    variables: { ...view, page: { page: number, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminBookingsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const page = (data ?? previousData)?.adminBookings;
  const ask = (booking: BookingsTab_BookingFragment) => (to: BookingStatus) =>
    setChangeToConfirm({ booking, to });
  return (
    <AdminList
      id="admin-bookings"
      title={intl.formatMessage(messages.title)}
      address={address}
      searchLabel={intl.formatMessage(messages.search)}
      sorts={useOptions(sortIds, sorts)}
      filter={{
        label: intl.formatMessage(messages.statusFilter),
        options: useOptions(filterIds, statusFilters),
      }}
      page={page}
      isLoading={loading}
      error={error}
      onRetry={refetch}
      fetchCsv={async () => (await readCsv({ variables: view })).data?.adminBookings.csv}
      empty={<NoBookings filter={filter ?? 'all'} />}
    >
      <ul className={kit.rows}>
        {page?.items.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onStatus={ask(booking)}
            path={bookingPath(booking.id, params)}
          >
            <BookingDetailsPanel id={booking.id} />
          </BookingCard>
        ))}
      </ul>
      <ChangeStatusDialog
        change={changeToConfirm}
        onClose={() => setChangeToConfirm(null)}
        onConflict={refetch}
      />
    </AdminList>
  );
}

function NoBookings({ filter }: { filter: StatusFilter }) {
  const intl = useIntl();
  const why = () => {
    if (filter === 'all') return intl.formatMessage(messages.emptyAll);
    if (filter === 'attention') return intl.formatMessage(messages.emptyAttention);
    return intl.formatMessage(messages.emptyStatus, { status: intl.formatMessage(statusWords[filter]) });
  };
  return (
    <EmptyState title={intl.formatMessage(messages.empty)} headingLevel={3}>
      {why()}
    </EmptyState>
  );
}
