import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import type { Stay } from '#models/stay.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { addDays, isWeekend } from '#shared/stay/nights.ts';
import { createCityPrices } from './city-prices.ts';
import { createSearchService } from '../search/search.service.ts';
import { searchFixture, criteria, list, stay, stored, visitor } from '../testing/kit.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

/** A Monday. */
const MONDAY = '2026-11-23';
const START = Date.parse(`${MONDAY}T10:00:00Z`);

/** The stored city prices of several instances with one store, and their clock. */
function instances(count: number) {
  let now = START;
  const store = createMemoryStore();
  const all = Array.from({ length: count }, () =>
    createCityPrices({
      cache: createCache(store, { now: () => now, logger: pino({ level: 'silent' }), random: () => 0.5 }),
      clock: () => new Date(now),
      accountKey: 'test',
      nationality: 'AE',
    }),
  );
  return { all, later: (hours: number) => void (now += hours * HOUR_MS) };
}

const occupancy: Stay['occupancy'] = { adults: 2, childrenAges: [], infants: 0, rooms: 1 };
const searched = (
  cityCode: string,
  city: string,
  { checkIn = MONDAY, nights = 2, people = occupancy, total = 30_050, readAt = START } = {},
) => ({
  criteria: {
    location: '',
    countryCode: 'IL',
    cityName: 'Anything',
    cityCode,
    stay: { checkIn, checkOut: addDays(checkIn, nights), occupancy: people },
  },
  cityNames: { city, country: 'Israel' },
  total,
  readAt,
});
const weekdays = { areWeekends: false, limit: 12 };
const weekends = { areWeekends: true, limit: 12 };

describe('prices of cities', () => {
  it('contain the stay, the price per night in whole shekels and the time when they were read', async () => {
    const [prices] = instances(1).all;
    await prices?.store(searched('77', 'Tel Aviv'));
    expect(await prices?.list(weekdays)).toEqual([
      {
        cityCode: '77',
        name: 'Tel Aviv',
        nameHe: 'תל אביב',
        country: 'Israel',
        countryCode: 'IL',
        checkIn: MONDAY,
        checkOut: '2026-11-25',
        fromPerNight: { amountMinor: 15_000, currency: 'ILS' },
        readAt: new Date(START).toISOString(),
      },
    ]);
    expect(await prices?.list(weekends)).toEqual([]);
  });

  it('of weekends are stored separately from those of other days', async () => {
    const [prices] = instances(1).all;
    await prices?.store(searched('77', 'Tel Aviv'));
    await prices?.store(searched('77', 'Tel Aviv', { checkIn: '2026-11-26' }));
    expect((await prices?.list(weekdays))?.map(({ checkIn }) => checkIn)).toEqual([MONDAY]);
    expect((await prices?.list(weekends))?.map(({ checkIn }) => checkIn)).toEqual(['2026-11-26']);
  });

  it.each([
    ['a little-known town', searched('5', 'Kfar Nowhere')],
    ['one adult', searched('77', 'Tel Aviv', { people: { ...occupancy, adults: 1 } })],
    ['a child', searched('77', 'Tel Aviv', { people: { ...occupancy, childrenAges: [4] } })],
    ['an infant', searched('77', 'Tel Aviv', { people: { ...occupancy, infants: 1 } })],
    ['two rooms', searched('77', 'Tel Aviv', { people: { ...occupancy, rooms: 2 } })],
    ['a search that found no rooms', searched('77', 'Tel Aviv', { total: 0 })],
  ])('are not stored for %s', async (_, search) => {
    const [prices] = instances(1).all;
    await prices?.store(search);
    expect(await prices?.list(weekdays)).toEqual([]);
  });

  it('list each city once, with its newest price, the last read first, up to the limit', async () => {
    const [prices] = instances(1).all;
    await prices?.store(searched('77', 'Tel Aviv', { readAt: START - HOUR_MS }));
    await prices?.store(searched('78', 'Haifa', { readAt: START - 2 * HOUR_MS }));
    await prices?.store(searched('78', 'Haifa', { readAt: START, total: 20_000 }));
    await prices?.store(searched('78', 'Haifa', { readAt: START - HOUR_MS, total: 10_000 }));
    const listed = (await prices?.list(weekdays))?.map(({ name, fromPerNight }) => [
      name,
      fromPerNight.amountMinor,
    ]);
    expect(listed).toEqual([
      ['Haifa', 10_000],
      ['Tel Aviv', 15_000],
    ]);
    expect(await prices?.list({ ...weekdays, limit: 1 })).toHaveLength(1);
    await expect(prices?.list({ ...weekdays, limit: 13 })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('expire when their check-in day is past, and a day after they were read', async () => {
    const { all, later } = instances(1);
    const [prices] = all;
    await prices?.store(searched('77', 'Tel Aviv'));
    await prices?.store(searched('78', 'Haifa', { checkIn: addDays(MONDAY, 7) }));
    later(15);
    expect((await prices?.list(weekdays))?.map(({ name }) => name)).toEqual(['Haifa']);
    later(9);
    expect(await prices?.list(weekdays)).toEqual([]);
  });

  it('of instances that write at the same time are all stored', async () => {
    const { all } = instances(4);
    const cities = ['Tel Aviv', 'Haifa', 'Eilat', 'Nazareth'];
    await Promise.all(cities.map(async (city, at) => all[at]?.store(searched(String(at), city))));
    const listed = (await all[0]?.list(weekdays))?.map(({ name }) => name);
    expect(listed?.toSorted()).toEqual(cities.toSorted());
  });
});

describe('a search of a city', () => {
  const noted = async (
    overrides: Parameters<typeof searchFixture>[0] = {},
    failing: readonly string[] = [],
  ) => {
    const listed: unknown[] = [];
    const { deps, ...rest } = searchFixture({
      cityPrices: { store: async (search) => void listed.push(search) },
      ...overrides,
    });
    for (const code of failing) rest.failing.add(code);
    const service = createSearchService(deps);
    await service.view(criteria, { ...list, filter: { hotel_class: [5] } }, visitor);
    for await (const { complete } of await service.follow(criteria, visitor)) if (complete) break;
    await service.view(criteria, { ...list, filter: { hotel_class: [5] } }, visitor);
    await service.view(criteria, list, visitor);
    return listed;
  };

  it('is recorded once, with the lowest total of the whole list, stored hotels included', async () => {
    expect(await noted()).toMatchObject([
      { criteria: { cityCode: '77' }, cityNames: { city: 'Tel Aviv', country: 'Israel' }, total: 20_000 },
    ]);
    const cheap = { ...stored, pricePerNight: { amountMinor: 9_000, currency: 'ILS' } };
    expect(await noted({ storedHotels: async () => [cheap] })).toMatchObject([{ total: 18_000 }]);
  });

  it('is recorded with its stored hotels, although a URL that names another city was requested first', async () => {
    const listed: unknown[] = [];
    const cheap = { ...stored, pricePerNight: { amountMinor: 9_000, currency: 'ILS' } };
    const { deps } = searchFixture({
      cityPrices: { store: async (search) => void listed.push(search) },
      storedHotels: async () => [cheap],
    });
    const wrong = { ...criteria, cityName: 'Haifa' };
    for (const service of [createSearchService(deps), createSearchService(deps)]) {
      for await (const { complete } of await service.follow(wrong, visitor)) if (complete) break;
      await service.view(wrong, list, visitor);
      await service.view(criteria, list, visitor);
    }
    const whole = { cityNames: { city: 'Tel Aviv' }, total: 18_000 };
    expect(listed).toMatchObject([whole, whole]);
    const [day] = await createSearchService(deps).dayPrices(criteria, NO_WISHES);
    expect(day?.total?.amountMinor).toBe(18_000);
  });

  it('is not recorded when a part of it failed', async () => {
    expect(await noted({}, ['2000150'])).toEqual([]);
  });

  it('is recorded with the stay that was searched', async () => {
    const listed = await noted();
    const { checkIn, checkOut } = stay;
    expect(listed).toMatchObject([{ criteria: { stay: { checkIn, checkOut, occupancy } } }]);
  });
});

it.each([
  ['2026-11-26', 2, true],
  ['2026-11-26', 3, true],
  ['2026-11-27', 1, true],
  ['2026-11-27', 2, true],
  ['2026-11-27', 9, false],
  ['2026-11-25', 3, false],
  ['2026-11-28', 1, false],
  ['2026-11-26', 1, false],
])('%s for %d nights counts as a weekend stay: %s', (checkIn, nights, is) => {
  expect(isWeekend(checkIn, addDays(checkIn, nights))).toBe(is);
});
