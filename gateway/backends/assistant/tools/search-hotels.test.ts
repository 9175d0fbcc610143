import { expect, it } from 'vitest';
import type { Query } from './query-gateway.ts';
import { searchHotels } from './search-hotels.ts';
import type { HotelQuery } from './tools.ts';

const query: HotelQuery = {
  place: {
    kind: 'city',
    code: '126',
    name: { en: 'Rome', he: 'רומא' },
    countryCode: 'IT',
    countryName: { en: 'Italy', he: 'איטליה' },
  },
  stay: {
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    adults: 2,
    childrenAges: [5, 9],
    infants: 0,
    rooms: 1,
  },
  wishes: {
    stars: [4],
    rating: 'GOOD',
    meals: ['Half Board'],
    amenities: ['Pool'],
    freeCancellation: true,
    bedsForAll: true,
    price: null,
    near: null,
    sort: 'RECOMMENDED',
  },
  page: 1,
};

const answer = {
  hotelSearch: {
    hotels: [],
    pageInfo: { totalItems: 0 },
    progress: { checked: 0, total: 0, complete: true, failedChunks: [] },
    suggestion: null,
    pricedAt: null,
    isStale: false,
  },
};

it('a search sends every wish under its name in the schema', async () => {
  const asked: unknown[] = [];
  const ask: Query = async (_query, shape, variables) => {
    asked.push(JSON.parse(JSON.stringify(variables)));
    return shape.parse(answer);
  };
  await searchHotels(query, { ask, signal: AbortSignal.timeout(10_000), now: () => 0 });
  expect(asked).toEqual([
    expect.objectContaining({
      filter: {
        hotel_class: [4],
        hotel_rating: ['GOOD'],
        meal_preferences: ['Half Board'],
        free_cancellation: true,
        beds_for_all: true,
        amenities: ['Pool'],
      },
    }),
  ]);
});
