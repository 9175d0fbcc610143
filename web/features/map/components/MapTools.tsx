import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FiltersButton } from '#lib/search/filters/FiltersButton.tsx';
import { FilterSheet } from '#lib/search/filters/FilterSheet.tsx';
import { SearchForm } from '#lib/search/SearchForm.tsx';
import type { SearchState } from '#lib/search/searchState.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Sheet, type SheetHandle } from '#ui/Sheet.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapHotels } from '../useMapHotels.ts';
import type { MapSearch } from '../useMapSearch.ts';

interface ToolProps {
  search: MapSearch;
  state: SearchState;
}

/** Opens the search form; on phones a button with only an icon. */
export function EditSearch({ search, state, isPhone }: ToolProps & { isPhone: boolean }) {
  const label = useIntl().formatMessage(messages.edit);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      {isPhone ? (
        <IconButton icon={Pencil} label={label} onPress={open} />
      ) : (
        <Button variant="secondary" size="sm" icon={Pencil} onPress={open}>
          {label}
        </Button>
      )}
      <Sheet isOpen={isOpen} onClose={close} title={label}>
        <SearchForm
          layout="stack"
          criteria={state.criteria}
          wishes={state.filters}
          onSubmit={(next, choosing) => {
            close();
            search.submit(next, choosing);
          }}
        />
      </Sheet>
    </>
  );
}

/** The filters of the search results, on the map. */
export function MapFilters({ search, state, list }: ToolProps & { list: MapHotels['list'] }) {
  const sheet = useRef<SheetHandle>(null);
  return (
    <>
      <FiltersButton size="sm" filters={state.filters} onPress={() => sheet.current?.open()} />
      <FilterSheet
        ref={sheet}
        filters={state.filters}
        onChange={search.setFilters}
        stay={state.criteria}
        list={list}
      />
    </>
  );
}
