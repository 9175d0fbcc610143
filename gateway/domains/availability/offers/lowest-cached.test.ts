import { describe, expect, it } from 'vitest';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { addDays } from '#shared/stay/nights.ts';
import { createSearchService } from '../search/search.service.ts';
import { searchFixture, criteria, list, stay, stored, visitor } from '../testing/kit.ts';

const { cityCode, cityName, countryCode } = criteria;
const city = { cityCode, cityName, countryCode };

/** A completed search of the city: hotels cost 100 ILS a night and more, every second one with breakfast. */
async function searched(overrides: Parameters<typeof searchFixture>[0] = {}) {
  const { calls, deps } = searchFixture(overrides);
  const service = createSearchService(deps);
  for await (const { complete } of await service.follow(criteria, visitor)) if (complete) break;
  return { calls, service };
}

it('the lowest price of a city is cached when its search is complete, only for its stay, and no search is started for it', async () => {
  const { calls, deps } = searchFixture();
  const before = createSearchService(deps);
  expect(await before.lowestCached([city], stay, NO_WISHES)).toEqual([null]);
  expect(calls).toEqual({ lists: 0, searches: [] });
  const { service } = await searched();
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  expect(await service.lowestCached([city, { cityCode: '1' }], stay, NO_WISHES)).toEqual([100, null]);
  expect(await service.lowestCached([city], longer, NO_WISHES)).toEqual([null]);
  const backwards = { ...stay, checkOut: stay.checkIn };
  await expect(service.lowestCached([city], backwards, NO_WISHES)).rejects.toThrow('BAD_USER_INPUT');
});

describe('the lowest price of a city whose search is complete', () => {
  const price = { min: 0, max: null, per: 'NIGHT' } as const;
  const cases: readonly (readonly [string, Partial<OfferWishes>])[] = [
    ['breakfast', { meals: ['Breakfast Included'] }],
    ['breakfast with a minimum price', { meals: ['Breakfast Included'], price: { ...price, min: 101 } }],
    ['free cancellation', { freeCancellation: true }],
    ['a minimum price per night', { price: { ...price, min: 150 } }],
    ['a minimum price for the stay', { price: { min: 301, max: null, per: 'STAY' } }],
    ['a maximum price', { price: { ...price, max: 120 } }],
    ['a maximum price below every room', { price: { ...price, max: 99 } }],
    ['meals that no room has', { meals: ['All Inclusive'] }],
  ];

  it.each(cases)('is that of the first hotel in the list for %s, and costs no call', async (_, wished) => {
    const { calls, service } = await searched();
    const wishes = { ...NO_WISHES, ...wished };
    const requested = calls.searches.length;
    const filter = {
      meal_preferences: wishes.meals,
      free_cancellation: wishes.freeCancellation,
      priceRange: wishes.price ?? null,
    };
    const [known = null] = await service.lowestCached([city], stay, wishes);
    const { hotels } = await service.view(criteria, { ...list, filter }, visitor);
    expect(known).toBe(hotels[0]?.pricePerNight ? hotels[0].pricePerNight.amountMinor / 100 : null);
    expect(calls.searches).toHaveLength(requested);
  });

  it('differs with and without breakfast', async () => {
    const { service } = await searched();
    const from = (wished: Partial<OfferWishes>) =>
      service.lowestCached([city], stay, { ...NO_WISHES, ...wished });
    expect(await from({ price: { ...price, min: 101 } })).toEqual([101]);
    expect(await from({ meals: ['Breakfast Included'], price: { ...price, min: 101 } })).toEqual([102]);
    expect(await from({ price: { ...price, max: 99 } })).toEqual([null]);
  });

  it('may be that of a stored hotel, as in the list, when it meets the wishes', async () => {
    const cheap = { ...stored, pricePerNight: { amountMinor: 7_000, currency: 'ILS' } };
    const { service } = await searched({ storedHotels: async () => [cheap] });
    const from = (wished: Partial<OfferWishes>) =>
      service.lowestCached([city], stay, { ...NO_WISHES, ...wished });
    expect(await from({})).toEqual([70]);
    expect(await from({ price: { ...price, min: 71 } })).toEqual([91]);
    expect(await from({ meals: ['Breakfast Included'] })).toEqual([100]);
  });
});
