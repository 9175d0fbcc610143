import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FiltersButton } from '#lib/search/filters/FiltersButton.tsx';
import { FilterSheet } from '#lib/search/filters/FilterSheet.tsx';
import { SearchForm } from '#lib/search/SearchForm.tsx';
import type { SearchState } from '#lib/search/searchState.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapHotels } from '../useMapHotels.ts';
import type { MapSearch } from '../useMapSearch.ts';
import styles from './MapView.module.css';

interface MapToolsProps {
  search: MapSearch;
  state: SearchState;
  list: MapHotels['list'];
}

/** The search form and the filters of the list, for the map. */
export function MapTools({ search, state, list }: MapToolsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<'search' | 'filters' | null>(null);
  const close = () => setOpen(null);
  const edit = intl.formatMessage(messages.edit);
  return (
    <div className={styles.tools}>
      <Button variant="secondary" size="sm" icon={Pencil} onPress={() => setOpen('search')}>
        {edit}
      </Button>
      <FiltersButton size="sm" filters={state.filters} onPress={() => setOpen('filters')} />
      <Sheet isOpen={open === 'search'} onClose={close} title={edit}>
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
      <FilterSheet
        isOpen={open === 'filters'}
        onClose={close}
        filters={state.filters}
        onChange={search.setFilters}
        stay={state.criteria}
        list={list}
      />
    </div>
  );
}
