import { describe, expect, it } from 'vitest';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { addDays } from '#shared/stay/nights.ts';
import { validCriteria } from '../stay-input.ts';
import { cheapestHotelCodes, createComparedHotels } from './compared-hotels.ts';
import { dayKey, SAMPLE_PRICES } from './priced-day.ts';
import { createSearchService } from '../search/search.service.ts';
import { type LowestPrice, NO_LOWEST_PRICE } from '../offers/lowest-by-kind.ts';
import { kindOf } from '../view/search-index.ts';
import {
  type SearchFixture,
  searchFixture,
  criteria,
  list,
  stay,
  stored,
  today,
  visitor,
} from '../testing/kit.ts';

/** A lowest price without fees at the property. */
const price = (total: number): LowestPrice => [total, total];

const startingOn = (checkIn: string) => ({
  ...criteria,
  stay: { ...stay, checkIn, checkOut: addDays(checkIn, 2) },
});

async function finished({ deps }: Pick<SearchFixture, 'deps'>, requested = criteria) {
  const service = createSearchService(deps);
  for await (const { complete } of await service.follow(requested, visitor)) if (complete) break;
  await service.view(requested, list, visitor);
  return service;
}

describe('prices of start days', () => {
  it('come from finished searches, match the wishes, and cost no provider call', async () => {
    const { calls, deps } = searchFixture();
    const service = await finished({ deps });
    const requested = calls.searches.length;
    const [own, ...others] = await service.dayPrices(criteria, NO_WISHES);
    expect(others).toEqual([]);
    expect([own?.checkIn, own?.checkOut]).toEqual([stay.checkIn, stay.checkOut]);
    expect([own?.total?.amountMinor, own?.pricePerNight?.amountMinor]).toEqual([20_000, 10_000]);
    expect(own?.hotels).toBeNull();
    // Hotels with an even number include breakfast; all can be cancelled free of charge.
    const later = startingOn(addDays(stay.checkIn, 3));
    await finished({ deps }, later);
    const days = async (wishes = NO_WISHES, from = criteria) =>
      (await service.dayPrices(from, wishes)).map(({ checkIn, total }) => [checkIn, total?.amountMinor]);
    const both = [
      [stay.checkIn, 20_000],
      [later.stay.checkIn, 20_000],
    ];
    expect(await days()).toEqual(both);
    expect(await days({ ...NO_WISHES, freeCancellation: true })).toEqual(both);
    expect(await days({ ...NO_WISHES, meals: ['Breakfast Included'] })).toEqual(both);
    expect(await days({ ...NO_WISHES, meals: ['All Inclusive'] })).toEqual([
      [stay.checkIn, undefined],
      [later.stay.checkIn, undefined],
    ]);
    // The price of an offer above the minimum is stored only if it is the lowest of its kind.
    expect(await days({ ...NO_WISHES, price: { min: 100, max: null, per: 'NIGHT' } })).toEqual(both);
    expect(await days({ ...NO_WISHES, price: { min: 101, max: null, per: 'NIGHT' } })).toEqual([]);
    // At most six days away, and only for the same guests and length.
    expect(await days(NO_WISHES, startingOn(addDays(stay.checkIn, 7)))).toEqual([both[1]]);
    expect(await days(NO_WISHES, { ...criteria, stay: { ...stay, occupancy: { adults: 1 } } })).toEqual([]);
    const longer = { ...criteria, stay: { ...stay, checkOut: addDays(stay.checkOut, 1) } };
    expect(await days(NO_WISHES, longer)).toEqual([]);
    expect(calls.searches).toHaveLength(requested * 2);
  });

  it('are for the same few hotels on every day when one of the days was only checked at those', async () => {
    const { calls, deps } = searchFixture();
    const service = await finished({ deps });
    const requested = calls.searches.length;
    const [whole] = await service.dayPrices(criteria, NO_WISHES);
    expect([whole?.hotels, whole?.total?.amountMinor]).toEqual([null, 20_000]);
    const later = startingOn(addDays(stay.checkIn, 2));
    const keyOf = (requested: typeof later) => dayKey(validCriteria(requested, deps.clock()), deps);
    const [few] = await deps.cache.peekMany(SAMPLE_PRICES, [keyOf(criteria)]);
    const value = { hotels: 20, hotelSet: few?.value.hotelSet ?? '', lowest: [price(31_000)] };
    const others = { ...value, hotelSet: 'other hotels', lowest: [price(7_000)] };
    const now = deps.clock().getTime();
    await deps.cache.putMany(SAMPLE_PRICES, [{ key: keyOf(later), value }], now);
    const latest = startingOn(addDays(stay.checkIn, 3));
    await deps.cache.putMany(SAMPLE_PRICES, [{ key: keyOf(latest), value: others }], now - 60_000);
    const seen = await service.dayPrices(criteria, NO_WISHES);
    // The few are the cheapest ones, so their lowest price is that of all hotels.
    expect(seen.map(({ hotels, total }) => [hotels, total?.amountMinor])).toEqual([
      [20, 20_000],
      [20, 31_000],
    ]);
    expect(calls.searches).toHaveLength(requested);
  });

  it('compare the cheapest hotels of any kind, with breakfast, and with free cancellation', () => {
    const rooms: readonly (readonly [string, number, number])[] = [
      ...Array.from({ length: 25 }, (_, at) => [`room-${at}`, 100 + at, kindOf(0, false)] as const),
      ['breakfast', 900, kindOf(1, false)],
      ['free', 800, kindOf(0, true)],
      ['both', 950, kindOf(1, true)],
    ];
    const codes = cheapestHotelCodes({
      ids: rooms.map(([id]) => id),
      counts: Uint16Array.from(rooms, () => 1),
      totals: Uint32Array.from(rooms, ([, total]) => total),
      kinds: Uint8Array.from(rooms, ([, , kind]) => kind),
      feeTotals: new Uint32Array(),
    });
    expect(codes).toHaveLength(20);
    expect(codes.slice(0, 4)).toEqual(['room-0', 'breakfast', 'free', 'both']);
    expect(codes.slice(4)).toEqual(Array.from({ length: 16 }, (_, at) => `room-${at + 1}`));
  });

  it('keep comparing the hotels that were the cheapest in the first search of the city', async () => {
    const { deps } = searchFixture();
    await finished({ deps });
    const compared = createComparedHotels(deps.cache);
    const notAsked = () => Promise.reject(new Error('the list was asked for'));
    const codes = await compared.of(criteria.cityCode, notAsked);
    expect(codes[0]).toBe('2000000');
    expect(codes).toHaveLength(20);
    const later = await compared.afterSearch(criteria.cityCode, {
      ids: ['other'],
      counts: Uint16Array.of(1),
      totals: Uint32Array.of(1),
      kinds: Uint8Array.of(0),
      feeTotals: new Uint32Array(),
    });
    expect(later).toEqual(codes);
  });

  it.each([
    ['have no room', [], NO_WISHES],
    [
      'have no room with the requested meals',
      [price(31_000)],
      { ...NO_WISHES, meals: ['Breakfast Included'] },
    ],
    [
      'are below the minimum price',
      [price(15_000)],
      { ...NO_WISHES, price: { min: 100, max: null, per: 'NIGHT' as const } },
    ],
  ])(
    'are for the whole city, beside a day that was only checked at a few hotels, when these hotels %s',
    async (_, lowest, wishes) => {
      const { deps } = searchFixture();
      const service = await finished({ deps });
      const later = startingOn(addDays(stay.checkIn, 2));
      const keyOf = (requested: typeof later) => dayKey(validCriteria(requested, deps.clock()), deps);
      await deps.cache.putMany(SAMPLE_PRICES, [
        { key: keyOf(criteria), value: { hotels: 20, hotelSet: 'few', lowest } },
        {
          key: keyOf(later),
          value: {
            hotels: 20,
            hotelSet: 'few',
            lowest: [NO_LOWEST_PRICE, NO_LOWEST_PRICE, NO_LOWEST_PRICE, price(31_000)],
          },
        },
      ]);
      const seen = await service.dayPrices(criteria, wishes);
      expect(seen.map(({ hotels, total }) => [hotels, total?.amountMinor])).toEqual([
        [null, 20_000],
        [20, 31_000],
      ]);
    },
  );

  it('include stored hotels', async () => {
    const { deps } = searchFixture({ storedHotels: async () => [stored] });
    const soon = startingOn(addDays(today, 1));
    const service = await finished({ deps }, soon);
    const seen = await service.dayPrices(soon, NO_WISHES);
    expect(seen.map(({ total }) => total?.amountMinor)).toEqual([20_000]);
    const cheap = { ...stored, pricePerNight: { amountMinor: 9_000, currency: 'ILS' } };
    const other = searchFixture({ storedHotels: async () => [cheap] });
    const withStoredHotel = await finished(other, soon);
    expect((await withStoredHotel.dayPrices(soon, NO_WISHES)).map(({ total }) => total?.amountMinor)).toEqual(
      [18_000],
    );
  });

  it('include no stored hotel of another city that the URL names', async () => {
    const cheap = {
      ...stored,
      city: 'Haifa',
      pricePerNight: { amountMinor: 9_000, currency: 'ILS' },
    };
    const { deps } = searchFixture({ storedHotels: async () => [cheap] });
    const service = await finished({ deps }, { ...criteria, cityName: 'Haifa' });
    const [seen] = await service.dayPrices(criteria, NO_WISHES);
    expect(seen?.total?.amountMinor).toBe(20_000);
  });

  it('are not stored by a search that partly failed', async () => {
    const { deps, failing } = searchFixture();
    failing.add('2000150');
    const service = await finished({ deps });
    expect(await service.dayPrices(criteria, NO_WISHES)).toEqual([]);
  });
});
