import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_HOTEL_CODES } from '#domains/availability/default-hotels.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import {
  areRising,
  cityNamed,
  criteriaOf,
  readPaid,
  search,
  searchAnswer,
  searchWhole,
  twoNights,
  type Criteria,
  type Progress,
} from './support/search.ts';

let product: TestProduct;
let inTelAviv: (ahead: number) => Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  const city = await cityNamed(product.visitor(), 'Tel Aviv');
  inTelAviv = (ahead) => criteriaOf(city, twoNights(ahead));
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
});

const providerIds = (hotels: readonly { id: string; source: string }[]): string[] =>
  hotels.filter(({ source }) => source === 'PROVIDER').map(({ id }) => id);

describe('a search over the 240 provider hotels of Tel Aviv', () => {
  it('reads one list, prices in three calls, and details of the shown hotels only; the second search makes no call', async () => {
    const visitor = product.visitor();
    await product.sandbox.forget();
    const first = await searchWhole(visitor, inTelAviv(40));
    expect(await product.sandbox.counts()).toEqual({ TBOHotelCodeList: 1, Search: 3 });
    expect(first.progress).toMatchObject({ complete: true, failedChunks: [] });
    expect(first.progress.total).toBeGreaterThanOrEqual(240);
    expect(first.progress.checked).toBe(first.progress.total);

    const shown = await search(visitor, inTelAviv(40), { withImages: true, sort: 'PRICE_DESC' });
    expect(shown.hotels).toHaveLength(5);
    const { counts, calls } = product.sandbox;
    expect(await counts()).toEqual({ TBOHotelCodeList: 1, Search: 3, HotelDetails: 1 });
    const details = (await calls()).find(({ call }) => call === 'HotelDetails');
    expect(details?.summary).toMatchObject({ hotels: providerIds(shown.hotels).length });

    await product.sandbox.forget();
    const again = await search(product.visitor(), inTelAviv(40), { withImages: true, sort: 'PRICE_DESC' });
    expect(again).toEqual(shown);
    expect(await counts()).toEqual({});
  });

  it('filters, sorts, pages and counts facets without a provider call', async () => {
    const visitor = product.visitor();
    const whole = await searchWhole(visitor, inTelAviv(40));
    await product.sandbox.forget();
    const page = { page: 1, pageSize: 50 };
    const list = (view: object) => search(visitor, inTelAviv(40), { page, ...view });

    const paid = await readPaid(visitor);
    const cheap = (await list({ sort: 'PRICE_ASC' })).hotels.filter(({ total }) => total !== null).map(paid);
    expect(areRising(cheap)).toBe(true);
    expect(cheap.length).toBeGreaterThan(10);

    const fiveStars = await list({ filter: { hotel_class: [5] } });
    expect(fiveStars.hotels.every(({ stars }) => stars === 5)).toBe(true);
    const counted = whole.facets.hotelClass.find(({ key }) => key === '5');
    expect(fiveStars.pageInfo.totalItems).toBe(counted?.count);

    const pool = await list({ filter: { amenities: ['Pool', 'WiFi'], free_cancellation: true } });
    expect(pool.hotels.length).toBeGreaterThan(0);
    for (const hotel of pool.hotels) {
      expect(hotel.amenities).toEqual(expect.arrayContaining(['Pool', 'WiFi']));
      expect(hotel.freeCancellation).toBe(true);
    }
    expect(pool.pageInfo.totalItems).toBeLessThan(whole.pageInfo.totalItems);

    const pages = await Promise.all(
      [1, 2, 3].map((number) => list({ page: { page: number, pageSize: 5 }, sort: 'STARS' })),
    );
    const ids = pages.flatMap(({ hotels }) => hotels.map(({ id }) => id));
    expect(new Set(ids).size).toBe(15);
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('reports its progress over WebSocket until it is complete', async () => {
    const client = createClient({
      url: `${product.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const seen: Progress[] = [];
    const events = client.iterate<{ hotelSearchProgress: Progress }>({
      query: `subscription($criteria: SearchCriteriaInput!) {
        hotelSearchProgress(criteria: $criteria) { checked total complete failedChunks }
      }`,
      variables: { criteria: inTelAviv(41) },
    });
    for await (const { data } of events) if (data) seen.push(data.hotelSearchProgress);
    await client.dispose();
    expect(seen.at(-1)).toMatchObject({ complete: true, failedChunks: [] });
    const checked = seen.map((progress) => progress.checked);
    expect(checked).toEqual(checked.toSorted((a, b) => a - b));
  });

  it('names the chunk that failed, keeps the rest usable, and retries that chunk only', async () => {
    const visitor = product.visitor();
    const criteria = inTelAviv(42);
    await product.sandbox.fault({ call: 'Search', kind: 'http', status: 500, nth: 2 });
    await product.sandbox.forget();
    const partial = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
    expect(partial.progress).toMatchObject({ complete: true });
    expect(partial.progress.failedChunks).toHaveLength(1);
    expect(partial.hotels).toHaveLength(50);
    expect((await product.sandbox.counts())['Search']).toBe(3);

    await product.sandbox.heal();
    await visitor.ask(
      'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
      { criteria },
    );
    const whole = await searchWhole(visitor, criteria);
    expect(whole.progress.failedChunks).toEqual([]);
    expect(whole.progress.checked).toBe(whole.progress.total);
    expect((await product.sandbox.counts())['Search']).toBe(4);
  });
});

describe('a search without a city', () => {
  it('reports missing hotels when a batch of their details fails, and adds them on the next request', async () => {
    const visitor = product.visitor();
    const criteria = { stay: twoNights(46) };
    await product.sandbox.fault({
      call: 'HotelDetails',
      kind: 'http',
      status: 500,
      hotelCode: DEFAULT_HOTEL_CODES[60] ?? '',
    });
    const partial = await searchWhole(visitor, criteria);
    expect(partial.progress.failedChunks).toHaveLength(1);
    expect(partial.hotels.length).toBeGreaterThan(0);

    await product.sandbox.heal();
    await visitor.ask(
      'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
      { criteria },
    );
    const whole = await searchWhole(visitor, criteria);
    expect(whole.progress).toMatchObject({ failedChunks: [] });
    expect(whole.progress.total).toBeGreaterThan(partial.progress.total);
  });
});

describe('the place and stay of a search', () => {
  it.each([
    ['Tel Aviv', 'Tel Aviv'],
    ['תל אביב', 'Tel Aviv'],
    ['jerus', 'Jerusalem'],
    ['ירושלים', 'Jerusalem'],
  ])('%s is found as %s', async (typed, name) => {
    const city = await cityNamed(product.visitor(), typed);
    expect(city.name).toContain(name);
    expect(city.nameHe).toMatch(/[א-ת]/u);
  });

  it.each([
    ['isra', 'IL'],
    ['ישרא', 'IL'],
    ['צרפת', 'FR'],
  ])('%s is the country %s', async (typed, code) => {
    const { data } = await product
      .visitor()
      .ask<{ countries: { code: string }[] }>(
        'query($typed: String!) { countries(search: $typed) { code } }',
        {
          typed,
        },
      );
    expect(data.countries[0]?.code).toBe(code);
  });

  it('the city list of a country is read once a day', async () => {
    await product.sandbox.forget();
    await cityNamed(product.visitor(), 'Paris', 'FR');
    await cityNamed(product.visitor(), 'ליון', 'FR');
    expect(await product.sandbox.counts()).toEqual({ CityList: 1 });
  });

  it('a search without a city uses the default hotels: no list call and one price call for its hundred hotels', async () => {
    const visitor = product.visitor();
    await product.sandbox.forget();
    const anywhere = await searchWhole(visitor, { stay: twoNights(40) });
    expect(anywhere.progress.total).toBeGreaterThanOrEqual(100);
    const counts = await product.sandbox.counts();
    expect(counts).toMatchObject({ Search: 1 });
    expect(counts['TBOHotelCodeList']).toBeUndefined();

    const france = await searchWhole(visitor, { location: 'France', stay: twoNights(40) });
    expect(france.hotels.length).toBeGreaterThan(0);
    const inHebrew = await searchWhole(visitor, { location: 'צרפת', stay: twoNights(40) });
    expect(inHebrew.hotels.map(({ id }) => id)).toEqual(france.hotels.map(({ id }) => id));
  });

  it('an impossible stay is refused', async () => {
    const stay = { ...twoNights(), checkOut: twoNights().checkIn };
    const { errors } = await searchAnswer(product.visitor(), { stay });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
