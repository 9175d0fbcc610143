import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDays, today } from '../../../i18n/plain-date.ts';
import { readSearch } from '../../../lib/search/searchState.ts';
import { nearbyStay, nearestMock } from '../../../testing/otherDatesFactories.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { hotels } from '../testing/factories.ts';
import type { HotelCard } from './HotelCard.tsx';
import { HotelList } from './HotelList.tsx';

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>());

/** Cards that tell when they are drawn, and are looked at at once. */
vi.mock('./HotelCard.tsx', () => ({
  HotelCard: ({ hotel, nearest }: Parameters<typeof HotelCard>[0]) => {
    drawn(hotel.id);
    const onSeen = nearest?.onSeen;
    useEffect(() => onSeen?.(), [onSeen]);
    return <article aria-label={hotel.id}>{nearest?.dates.kind ?? 'rooms'}</article>;
  },
}));

beforeEach(() => drawn.mockClear());

const { criteria } = readSearch(new URLSearchParams('destination=Haifa'), today());
/** The last two have no rooms. */
const rows = hotels(5).map((hotel, at) =>
  at < 3 ? hotel : Object.assign(hotel, { pricePerNight: null, total: null }),
);

function List() {
  const [activeId, setActive] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setActive(rows[0]?.id ?? null)}>
        point
      </button>
      <HotelList
        hotels={rows}
        total={rows.length}
        viewKey="view"
        criteria={criteria}
        isBusy={false}
        isComplete
        activeId={activeId}
      />
    </>
  );
}

it('draws no card anew for a row that lights, those without rooms included', async () => {
  const near = nearbyStay({ checkIn: addDays(today(), 3), checkOut: addDays(today(), 5) });
  const { user } = renderRoute(<List />, {
    mocks: [nearestMock({ stays: (id) => (id === rows[3]?.id ? [near] : []) })],
  });
  const textOf = (at: number) => screen.getByRole('article', { name: rows[at]?.id }).textContent;
  await waitFor(() => expect([2, 3, 4].map(textOf)).toEqual(['rooms', 'found', 'none']));
  drawn.mockClear();
  await user.click(screen.getByRole('button', { name: 'point' }));
  expect(screen.getByRole('article', { name: rows[0]?.id }).parentElement).toHaveClass('lit');
  expect(drawn).not.toHaveBeenCalled();
});
