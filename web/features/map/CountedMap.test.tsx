import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type MapHotel_PinFragment, ResultsProgressDocument } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { HotelsMapPage } from './HotelsMapPage.tsx';
import { hotel, searchedAs, standing } from './testing/factories.ts';

const open = (address: string, progress: object, pins: readonly MapHotel_PinFragment[]) =>
  renderRoute(<HotelsMapPage />, { address, mocks: [searchedAs(progress, ...pins), ...standing] });

const known = (count: number) => Array.from({ length: count }, (_, at) => hotel(`${at}`));
const soldOut = (id: string) => hotel(id, { rooms: 'NONE', pricePerNight: null, total: null });
const pending = (id: string) => hotel(id, { rooms: 'UNKNOWN', pricePerNight: null, total: null });

describe('the map of a running search', () => {
  const running = { checked: 701, total: 1601, complete: false };

  it('shows how many hotels are checked, and no total', async () => {
    const { user } = open('/HotelsMap?destination=Haifa', running, known(25));
    expect(await screen.findByText('701 of 1,601 hotels checked')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    expect(screen.queryByText('25 hotels')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('button', { name: 'Show the hotels' })).toBeVisible();
  });

  it('shows the hotels of a city once its list is loaded, also those without a price yet', async () => {
    const read = { __typename: 'SearchProgress', failedChunks: [], isWaiting: false } as const;
    const event = {
      request: { query: ResultsProgressDocument, variables: () => true },
      result: {
        data: {
          __typename: 'Subscription',
          hotelSearchProgress: { ...read, checked: 1, total: 2, complete: false },
        },
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    renderRoute(<HotelsMapPage />, {
      address: '/HotelsMap?destination=Haifa',
      mocks: [
        searchedAs({ checked: 1, total: 1, complete: false }, hotel('1')),
        searchedAs({ checked: 1, total: 2, complete: false }, hotel('1'), pending('2')),
        event,
        ...standing,
      ],
    });
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Hotel 2' }, { timeout: 5000 })).toBeVisible();
  });

  it('shows no total for a part of the map either', async () => {
    open('/HotelsMap?destination=Haifa&box=34.9,32.7,35.1,32.9', running, known(2));
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeVisible();
    expect(screen.queryByText(/in this area/)).not.toBeInTheDocument();
  });
});

describe('the map of a complete search counts sold-out hotels separately', () => {
  const pins = [...known(3), soldOut('8'), soldOut('9')];

  it('for the whole destination, also when announced', async () => {
    open('/HotelsMap?destination=Haifa', {}, pins);
    const words = '3 hotels with rooms and 2 sold out';
    expect(await screen.findByText(words, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(words));
  });

  it('for a part of the map', async () => {
    open('/HotelsMap?destination=Haifa&box=34.9,32.7,35.1,32.9', {}, pins);
    expect(await screen.findByText('3 hotels with rooms and 2 sold out in this area')).toBeVisible();
  });

  it('unless it is not known for some hotel whether it has rooms', async () => {
    open('/HotelsMap?destination=Haifa', {}, [...pins, pending('7')]);
    expect(await screen.findByText('6 hotels', { selector: 'p' })).toBeVisible();
  });
});

it('the button of the filters shows the number of hotels with rooms, like the text above the map', async () => {
  const pins = [...known(3), soldOut('full')];
  const { user } = open('/HotelsMap?destination=Haifa', {}, pins);
  expect(await screen.findByText('3 hotels with rooms and 1 sold out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: 'Show 3 hotels' })).toBeVisible();
});
