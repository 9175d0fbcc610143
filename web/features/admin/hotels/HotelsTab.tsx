import { useIntl } from 'react-intl';
import {
  type AdminHotelShow,
  type AdminHotelSort,
  useAdminHotelsCsvLazyQuery,
  useAdminHotelsQuery,
} from '../../../generated/graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AdminList } from '../kit/AdminList.tsx';
import { useListAddress } from '../kit/useListAddress.ts';
import { useOptions } from '../kit/useOptions.ts';
import { HotelRow } from './HotelRow.tsx';
import { messages, shows, sorts } from './HotelsTab.messages.ts';

const pageSize = 20;
const sortIds: readonly [AdminHotelSort, ...AdminHotelSort[]] = [
  'NEWEST',
  'NAME',
  'PRICE_LOW',
  'PRICE_HIGH',
  'RATING',
];
const showIds: readonly [AdminHotelShow, ...AdminHotelShow[]] = [
  'ALL',
  'OFFERED',
  'INCOMPLETE',
  'FEATURED',
  'DELETED',
];
const choices = { sorts: sortIds, filter: { name: 'show', values: showIds } };

/** Stored hotels, newest first. */
export function HotelsTab() {
  const intl = useIntl();
  const address = useListAddress(choices);
  const { search, sort, filter: show, page: number } = address;
  const view = { search, sort, show: show ?? 'ALL' };
  const { data, previousData, loading, error, refetch } = useAdminHotelsQuery({
    variables: { ...view, page: { page: number, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminHotelsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const page = (data ?? previousData)?.adminHotels;
  return (
    <AdminList
      id="admin-hotels"
      title={intl.formatMessage(messages.title)}
      address={address}
      searchLabel={intl.formatMessage(messages.search)}
      sorts={useOptions(sortIds, sorts)}
      filter={{ label: intl.formatMessage(messages.show), options: useOptions(showIds, shows) }}
      page={page}
      isLoading={loading}
      error={error}
      onRetry={refetch}
      fetchCsv={async () => (await readCsv({ variables: view })).data?.adminHotels.csv}
      empty={<EmptyState title={intl.formatMessage(messages.empty)} headingLevel={3} />}
    >
      <ul>
        {page?.items.map((hotel) => (
          <HotelRow key={hotel.id} hotel={hotel} />
        ))}
      </ul>
    </AdminList>
  );
}
