import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Stay, cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let redis: TestRedis;
let first: TestProduct;
let second: TestProduct;

beforeAll(async () => {
  redis = await startOwnRedis();
  first = await startTestProduct({ REDIS_URL: redis.url });
  second = await startTestProduct({ REDIS_URL: redis.url, ...first.upstreams() });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.stop();
});
beforeEach(async () => {
  await first.sandbox.heal();
});

interface CityPrice {
  readonly cityCode: string;
  readonly name: string;
  readonly nameHe: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly fromPerNight: { readonly amountMinor: number; readonly currency: string };
  readonly readAt: string;
}

async function cityPrices(visitor: Visitor): Promise<readonly CityPrice[]> {
  const fields = 'cityCode name nameHe checkIn checkOut fromPerNight { amountMinor currency } readAt';
  const { data, errors } = await visitor.ask<{ weekends: CityPrice[]; others: CityPrice[] }>(
    `{ weekends: cityPrices(weekends: true, limit: 12) { ${fields} }
       others: cityPrices(weekends: false, limit: 12) { ${fields} } }`,
  );
  expect(errors).toEqual([]);
  return [...data.weekends, ...data.others];
}

const alone = (stay: Stay): Stay => ({ ...stay, occupancy: { ...stay.occupancy, adults: 1 } });
const cheapestFirst = { sort: 'PRICE_ASC', page: { page: 1, pageSize: 5 } };

describe('prices of cities', () => {
  it('are the lowest ones of finished searches, at every instance, without a call to the provider', async () => {
    const visitor = first.visitor();
    expect(await cityPrices(visitor)).toEqual([]);
    const stay = twoNights(50);
    const city = await cityNamed(visitor, 'Tel Aviv');
    const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), cheapestFirst);
    await first.sandbox.forget();
    for (const instance of [first, second])
      await expect
        .poll(() => cityPrices(instance.visitor()))
        .toMatchObject([
          {
            cityCode: city.code,
            nameHe: city.nameHe,
            checkIn: stay.checkIn,
            checkOut: stay.checkOut,
            fromPerNight: {
              amountMinor: Math.round((hotels[0]?.total?.amountMinor ?? 0) / 200) * 100,
              currency: 'ILS',
            },
          },
        ]);
    expect(await first.sandbox.counts()).toEqual({});
  });

  it('do not come from searches for other guests, nor from a search that partly failed', async () => {
    const visitor = first.visitor();
    const haifa = await cityNamed(visitor, 'Haifa');
    await searchWhole(visitor, criteriaOf(haifa, alone(twoNights(51))));
    await first.sandbox.fault({ call: 'Search', kind: 'http', status: 503 });
    const { progress } = await searchWhole(visitor, criteriaOf(haifa, twoNights(52)));
    expect(progress.failedChunks.length).toBeGreaterThan(0);
    await first.sandbox.heal();
    const netanya = await cityNamed(visitor, 'Netanya');
    await searchWhole(visitor, criteriaOf(netanya, twoNights(53)));
    const known = async () => (await cityPrices(visitor)).map(({ cityCode }) => cityCode);
    await expect.poll(known).toContain(netanya.code);
    expect(await known()).not.toContain(haifa.code);
  });

  it('of instances whose searches end at the same time are all stored', async () => {
    const names = ['Eilat', 'Jerusalem', 'Nazareth', 'Haifa'];
    const cities = await Promise.all(names.map((name) => cityNamed(first.visitor(), name)));
    await Promise.all(
      cities.map((city, at) =>
        searchWhole((at % 2 === 0 ? first : second).visitor(), criteriaOf(city, twoNights(54))),
      ),
    );
    await expect
      .poll(async () => (await cityPrices(second.visitor())).map(({ cityCode }) => cityCode))
      .toEqual(expect.arrayContaining(cities.map(({ code }) => code)));
  });

  it('refuse a limit out of range', async () => {
    const { errors } = await first.visitor().ask('{ cityPrices(weekends: true, limit: 13) { name } }');
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
  });
});

it('featured hotels are the stored hotels that an administrator featured, best rated first, without a call to the provider', async () => {
  const visitor = first.visitor();
  await first.sandbox.forget();
  const { data } = await visitor.ask<{
    featuredHotels: {
      id: string;
      source: string;
      isFeatured: boolean;
      quality: { score: number } | null;
      images: { isIllustration: boolean }[];
    }[];
  }>('{ featuredHotels { id source isFeatured quality { score } images { isIllustration } } }');
  const hotels = data.featuredHotels;
  expect(hotels.length).toBeGreaterThan(0);
  expect(hotels.length).toBeLessThanOrEqual(6);
  for (const hotel of hotels) {
    expect(hotel).toMatchObject({ source: 'STORED', isFeatured: true });
    expect(hotel.images[0]?.isIllustration).toBe(false);
  }
  const scores = hotels.map(({ quality }) => quality?.score ?? 0);
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  const ids = hotels.map(({ id }) => id);
  const priced = await visitor.ask<{ hotelPinsById: { rooms: string; total: object | null }[] }>(
    'query($ids: [ID!]!, $stay: StayInput!) { hotelPinsById(ids: $ids, stay: $stay) { rooms total { amountMinor } } }',
    { ids, stay: twoNights() },
  );
  expect(priced.data.hotelPinsById).toHaveLength(hotels.length);
  expect(await first.sandbox.counts()).toEqual({});
  const { errors } = await visitor.ask('{ featuredHotels(limit: 7) { id } }');
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
});
