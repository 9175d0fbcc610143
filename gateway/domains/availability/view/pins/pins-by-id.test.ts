import { expect, it } from 'vitest';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { shownHotel } from '#models/testing/hotels.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { pinsById } from './pins-by-id.ts';

const stay: Stay = {
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  occupancy: { adults: 2, childrenAges: [], infants: 0, rooms: 1 },
};

/** Price of a night in shekels by hotel; 0 without rooms. */
type Prices = Readonly<Record<string, number>>;

const hotel = (id: string, isFeatured: boolean): Hotel =>
  shownHotel(id, { quality: { score: 4.4, source: 'TRIPADVISOR', reviewCount: null }, isFeatured });

const offer = (shekels: number) =>
  ({
    pricePerNight: { amountMinor: shekels * 100, currency: 'ILS' },
    total: { amountMinor: shekels * 200, currency: 'ILS' },
    mealPlan: 'Room only',
    mealChoices: ['Room only'],
    cancellation: { isFree: false, freeUntil: null, steps: [] },
    propertyFees: [],
  }) as unknown as Offer;

const pinsAmong = async (prices: Prices, featured: readonly string[] = [], hasStay = true) => {
  const pins = await pinsById(
    Object.keys(prices),
    { stay: hasStay ? stay : null, wishes: NO_WISHES },
    {
      hotelById: batchLoader<string, Hotel | null>({
        maxBatch: 50,
        cacheKey: (id) => id,
        load: async (ids) => ids.map((id) => hotel(id, featured.includes(id))),
      }),
      offersByStay: {
        load: async ({ hotelId }) => {
          const shekels = prices[hotelId] ?? 0;
          return { offers: shekels ? [offer(shekels)] : [], nights: 2, pricedAt: '', isStale: false };
        },
      },
    },
  );
  return pins;
};

const picksAmong = async (...args: Parameters<typeof pinsAmong>) =>
  (await pinsAmong(...args)).filter(({ isPick }) => isPick).map(({ id }) => id);

const five: Prices = { a: 500, b: 520, c: 300, d: 510, e: 320 };

it('the pins of a list mark one pick in each group of five, like every list', async () => {
  expect(await picksAmong(five)).toEqual(['c']);
  expect(await picksAmong({ a: 500, b: 520, c: 300, d: 510 })).toEqual([]);
});

it('the pins of a list mark featured hotels that have rooms, and then no other hotel in their group of five', async () => {
  expect(await picksAmong(five, ['b'])).toEqual(['b']);
  expect(await picksAmong({ ...five, b: 0 }, ['b'])).toEqual(['c']);
});

it('the pins of a list mark no pick without prices', async () => {
  expect(await picksAmong(five, ['b'], false)).toEqual([]);
});

it("a pin contains the source of the hotel's score", async () => {
  const pins = await pinsAmong({ a: 500 });
  expect(pins).toMatchObject([{ score: 4.4, scoreSource: 'TRIPADVISOR', reviewCount: null }]);
});
