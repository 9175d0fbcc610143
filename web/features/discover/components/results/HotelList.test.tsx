import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { readSearch } from '#lib/search/searchState.ts';
import { nearbyStay, nearestMock } from '#web/testing/otherDatesFactories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { onScreenMock, hotels } from '../../testing/factories.ts';
import type { HotelCard } from '../card/HotelCard.tsx';
import { HotelList } from './HotelList.tsx';

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>());

/** Mock cards that report when they are rendered, and count as in view. */
vi.mock('../card/HotelCard.tsx', () => ({
  HotelCard: ({ hotel, nearest }: Parameters<typeof HotelCard>[0]) => {
    drawn(hotel.id);
    const onSeen = nearest?.onSeen;
    useEffect(() => onSeen?.(), [onSeen]);
    const state = nearest?.dates.kind ?? 'rooms';
    return <article aria-label={hotel.id}>{hotel.isPricePending ? 'pending' : state}</article>;
  },
}));

beforeEach(() => drawn.mockClear());

const { criteria } = readSearch(new URLSearchParams('destination=Haifa'), today());
/** Five hotels, the last two without rooms. */
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
        page={1}
        viewKey="view"
        criteria={criteria}
        isBusy={false}
        isComplete
        activeId={activeId}
      />
    </>
  );
}

it('highlighting a row re-renders no card, not even cards without rooms', async () => {
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

const priced = hotels(4);
const pending = (hotel: (typeof priced)[number]) => ({
  ...hotel,
  isPricePending: true,
  pricePerNight: null,
  total: null,
});

/** A list whose hotels change when a button is pressed. */
function Followed({ before, after }: { before: typeof priced; after: typeof priced }) {
  const [shown, setShown] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setShown(after)}>
        more
      </button>
      <HotelList
        hotels={shown}
        page={1}
        viewKey="view"
        criteria={criteria}
        isBusy={false}
        isComplete={false}
      />
    </>
  );
}

const texts = () =>
  screen.getAllByRole('article').map((card) => `${card.getAttribute('aria-label')} ${card.textContent}`);
const idOf = (at: number) => priced[at]?.id ?? '';

describe('a list with the pointer over it', () => {
  const follow = async (before: typeof priced, after: typeof priced) => {
    renderRoute(<Followed before={before} after={after} />, { mocks: [onScreenMock(0)] });
    fireEvent.pointerEnter(screen.getByRole('list').parentElement ?? document.body);
    // Clicked without moving the pointer, like a response that arrives.
    act(() => screen.getByRole('button', { name: 'more' }).click());
    await waitFor(() => expect(texts().join()).not.toContain('pending'));
  };

  it('is replaced by the newer page if all its hotels were waiting for their price', async () => {
    await follow(priced.slice(0, 2).map(pending), priced.slice(2, 4));
    expect(texts()).toEqual([`${idOf(2)} rooms`, `${idOf(3)} rooms`]);
    expect(screen.queryByRole('button', { name: 'Show the new order' })).not.toBeInTheDocument();
  });

  it('shows a new price in its row, moves no row, adds hotels below, and offers the newer order', async () => {
    const [first, second, third] = priced;
    if (!first || !second || !third) throw new Error('three hotels');
    await follow([first, pending(second)], [second, first, third]);
    expect(texts()).toEqual([0, 1, 2].map((at) => `${idOf(at)} rooms`));
    expect(await screen.findByRole('button', { name: 'Show the new order' })).toBeVisible();
  });
});
