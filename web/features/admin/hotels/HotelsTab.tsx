import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminHotelShow,
  type AdminHotelSort,
  type HotelsTab_HotelFragment,
  useAdminHotelsCsvLazyQuery,
  useAdminHotelsQuery,
} from '../../../generated/graphql.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { AdminList } from '../kit/AdminList.tsx';
import { focusList } from '../kit/focusList.ts';
import { useListAddress } from '../kit/useListAddress.ts';
import { useOptions } from '../kit/useOptions.ts';
import { DeleteHotel } from './DeleteHotel.tsx';
import { HotelRow } from './HotelRow.tsx';
import { messages, shows, sorts } from './HotelsTab.messages.ts';
import { useHotelRemoval } from './useHotelRemoval.ts';

const listId = 'admin-hotels';
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

/** Stored hotels, newest first, each of which can be deleted and brought back (A-18 to, DEC-67). */
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
  const [asked, setAsked] = useState<HotelsTab_HotelFragment | null>(null);
  const { remove, restore } = useHotelRemoval(async () => {
    await refetch();
    focusList(listId);
  });
  const page = (data ?? previousData)?.adminHotels;
  return (
    <AdminList
      id={listId}
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
          <HotelRow
            key={hotel.id}
            hotel={hotel}
            onDelete={() => setAsked(hotel)}
            onRestore={() => void restore(hotel)}
          />
        ))}
      </ul>
      <DeleteHotel hotel={asked} onClose={() => setAsked(null)} onConfirm={(hotel) => void remove(hotel)} />
    </AdminList>
  );
}
