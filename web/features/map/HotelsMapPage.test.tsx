import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type MapHotel_PinFragment,
  MapOfHotelsDocument,
  MapOfSearchDocument,
  MapThumbnailsDocument,
  MapTilesDocument,
} from '../../generated/graphql.ts';
import { addDays, today } from '../../i18n/plain-date.ts';
import { money } from '../../testing/factories.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { HotelsMapPage } from './HotelsMapPage.tsx';

const hotel = (id: string, changes: Partial<MapHotel_PinFragment> = {}): MapHotel_PinFragment => ({
  __typename: 'HotelPin',
  id,
  name: { __typename: 'LocalizedText', en: `Hotel ${id}`, he: null },
  city: 'Haifa',
  cityHe: 'חיפה',
  country: 'Israel',
  countryCode: 'IL',
  stars: 4,
  score: 4.2,
  coordinates: { __typename: 'Coordinates', latitude: 32.8 + Number(id) / 10, longitude: 35 },
  rooms: 'AVAILABLE',
  pricePerNight: money(500),
  total: money(1000),
  isPick: false,
  ...changes,
});

const always = { maxUsageCount: Number.POSITIVE_INFINITY };
const standing = [
  {
    request: { query: MapThumbnailsDocument, variables: () => true },
    result: { data: { __typename: 'Query', hotelThumbnails: [] } },
    ...always,
  },
  {
    request: { query: MapTilesDocument },
    result: {
      data: { __typename: 'Query', productFacts: { __typename: 'ProductFacts', mapTilesUrl: null } },
    },
    ...always,
  },
];
const named = (...hotels: MapHotel_PinFragment[]) => ({
  request: { query: MapOfHotelsDocument, variables: () => true },
  result: { data: { __typename: 'Query', hotelPinsById: hotels } },
});
const searched = (...pins: MapHotel_PinFragment[]) => ({
  request: { query: MapOfSearchDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Query',
      hotelPins: {
        __typename: 'HotelPinList',
        pins,
        totalItems: pins.length,
        isStale: false,
        progress: {
          __typename: 'SearchProgress',
          checked: pins.length,
          total: pins.length,
          complete: true,
          failedChunks: [],
          isWaiting: false,
        },
      },
    },
  },
});
const open = (address: string, ...mocks: (ReturnType<typeof named> | ReturnType<typeof searched>)[]) =>
  renderRoute(<HotelsMapPage />, { address, mocks: [...mocks, ...standing] });

const lines = () => within(screen.getByRole('list', { name: 'Hotels' })).getAllByRole('link');

describe('what the address asks for', () => {
  it('nothing leads to the search', async () => {
    open('/HotelsMap');
    expect(await screen.findByRole('heading', { name: 'No hotels to show' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/');
  });

  it('hotels by id are listed with the stay of the address; what cannot be shown is said', async () => {
    const checkin = addDays(today(), 3);
    open(
      `/HotelsMap?ids=1,2,9,a%20b&checkin=${checkin}`,
      named(hotel('1'), hotel('2', { coordinates: null })),
    );
    expect(await screen.findByRole('link', { name: 'Hotel 1' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/Hotel?id=1&checkin=${checkin}`),
    );
    expect(lines()).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: 'Not on the map' })).getByRole('link', { name: 'Hotel 2' }),
    ).toBeVisible();
    expect(screen.getByText('2 hotels of this link cannot be shown.')).toBeVisible();
  });

  it('a search is listed whole', async () => {
    open('/HotelsMap?destination=Haifa', searched(hotel('1'), hotel('2'), hotel('3')));
    expect(await screen.findByText('3 hotels')).toBeVisible();
    expect(lines().map((link) => link.textContent)).toEqual(['Hotel 1', 'Hotel 2', 'Hotel 3']);
  });
});
