import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminHotelShow,
  type AdminHotelSort,
  type HotelsTab_HotelFragment,
  useAdminHotelsCsvLazyQuery,
  useAdminHotelsQuery,
} from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import { focusListHeading } from '../kit/list/focusListHeading.ts';
import { sortsOf } from '../kit/list/sortsOf.ts';
import { useListUrl } from '../kit/url/useListUrl.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import { DeleteHotelDialog } from './DeleteHotelDialog.tsx';
import { HotelDialog } from './form/HotelDialog.tsx';
import { useSavedNote } from './form/useSavedNote.ts';
import { HotelRow } from './HotelRow.tsx';
import { messages, shows, sorts } from './HotelsTab.messages.ts';
import { useHotelRemoval } from './useHotelRemoval.ts';

const listId = 'admin-hotels';
const pageSize = 20;
const sortIds = sortsOf<AdminHotelSort>(sorts);
const showIds: readonly [AdminHotelShow, ...AdminHotelShow[]] = [
  'ALL',
  'OFFERED',
  'INCOMPLETE',
  'FEATURED',
  'DELETED',
];
const choices = { sorts: sortIds, filter: { name: 'show', values: showIds } };

/** The list of stored hotels with search, order and filter; they can be added, changed, deleted and restored. */
export function HotelsTab() {
  const intl = useIntl();
  const address = useListUrl(choices);
  const { search, sort, filter: show, page: number } = address;
  const view = { search, sort, show: show ?? 'ALL' };
  const { data, previousData, loading, error, refetch } = useAdminHotelsQuery({
    variables: { ...view, page: { page: number, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminHotelsCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const [hotelToDelete, setHotelToDelete] = useState<HotelsTab_HotelFragment | null>(null);
  /** The hotel in the form: its id, null for a new one; undefined while the form is closed. */
  const [edited, setEdited] = useState<string | null | undefined>(undefined);
  const showSaved = useSavedNote();
  const { remove, restore } = useHotelRemoval(async () => {
    await refetch();
    focusListHeading(listId);
  });
  const page = (data ?? previousData)?.adminHotels;
  return (
    <>
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
        action={
          <Button icon={Plus} onPress={() => setEdited(null)}>
            <Text message={messages.add} />
          </Button>
        }
        empty={<EmptyState title={intl.formatMessage(messages.empty)} headingLevel={3} />}
      >
        <ul>
          {page?.items.map((hotel) => (
            <HotelRow
              key={hotel.id}
              hotel={hotel}
              onEdit={() => setEdited(hotel.id)}
              onDelete={() => setHotelToDelete(hotel)}
              onRestore={() => void restore(hotel)}
            />
          ))}
        </ul>
        <DeleteHotelDialog
          hotel={hotelToDelete}
          onClose={() => setHotelToDelete(null)}
          onConfirm={(hotel) => void remove(hotel)}
        />
      </AdminList>
      {edited !== undefined && (
        <HotelDialog
          id={edited}
          onClose={() => setEdited(undefined)}
          onSaved={(hotel) => {
            setEdited(undefined);
            showSaved(hotel);
            // A list that cannot be loaded shows its own error.
            void refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
