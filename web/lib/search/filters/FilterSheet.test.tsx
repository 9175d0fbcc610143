import { screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import type { SheetHandle } from '#ui/Sheet.tsx';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { FilteredList } from './FilterFields.tsx';
import { NO_FILTERS } from './filters.ts';
import { FilterSheet } from './FilterSheet.tsx';

const facets: FilteredList['facets'] = {
  __typename: 'SearchFacets',
  hotelClass: [],
  hotelRating: [],
  mealPreferences: [],
  amenities: [],
  areas: [],
  freeCancellation: 9,
  bedsForAll: 6,
  isFreeCancellationOver: false,
  knownHotels: 12,
  prices: [],
};

it('closing the sheet of the filters does not render the filters again', async () => {
  let rendered = 0;
  const list: FilteredList = {
    // Read once by each rendering of the filters.
    get facets() {
      rendered += 1;
      return facets;
    },
    matching: 12,
    soldOut: 0,
    total: 12,
  };
  const stay = { checkIn: '2099-05-12', checkOut: '2099-05-14' };
  const change = () => undefined;
  function Page() {
    const sheet = useRef<SheetHandle>(null);
    return (
      <>
        <button onClick={() => sheet.current?.open()}>Open</button>
        <FilterSheet ref={sheet} filters={NO_FILTERS} onChange={change} list={list} stay={stay} />
      </>
    );
  }
  const { user } = renderRoute(<Page />);
  await user.click(screen.getByText('Open'));
  await screen.findByRole('switch', { name: /Free Cancellation/ });
  const before = rendered;
  expect(before).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rendered).toBe(before);
});
