/**
 * Queries of the map: all pins of a cached search, and single hotels, with as few provider calls as possible.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import {
  type Amount,
  cityNamed,
  type Criteria,
  criteriaOf,
  type Progress,
  search,
  searchWhole,
  twoNights,
} from './support/search.ts';

interface Pin {
  readonly id: string;
  readonly name: { readonly en: string | null };
  readonly stars: number | null;
  readonly score: number | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly rooms: string;
  readonly pricePerNight: Amount | null;
  readonly total: Amount | null;
}

const fields = `id name { en } stars score coordinates { latitude longitude } rooms
  pricePerNight { amountMinor currency } total { amountMinor currency }`;

let product: TestProduct;
let inTelAviv: Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  inTelAviv = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), twoNights(41));
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
});

const pinsOf = async (variables: Record<string, unknown>) => {
  const { data } = await product.visitor().ask<{
    hotelPins: { pins: Pin[]; totalItems: number; progress: Progress };
  }>(
    `query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $sort: HotelSort! = RECOMMENDED) {
      hotelPins(criteria: $criteria, filter: $filter, sort: $sort) {
        pins { ${fields} } totalItems progress { checked total complete failedChunks isWaiting }
      }
    }`,
    variables,
  );
  return data.hotelPins;
};
const named = (ids: readonly string[], stay: object | null = null) =>
  product
    .visitor()
    .ask<{ hotelPinsById: Pin[] }>(
      `query($ids: [ID!]!, $stay: StayInput) { hotelPinsById(ids: $ids, stay: $stay) { ${fields} } }`,
      { ids, stay },
    );

describe('the pins of a search', () => {
  it('are all its hotels, in the order of the list and with its prices, without a provider call', async () => {
    const whole = await searchWhole(product.visitor(), inTelAviv);
    await product.sandbox.forget();
    const found = await pinsOf({ criteria: inTelAviv, sort: 'PRICE_ASC' });
    expect(found.totalItems).toBe(whole.pageInfo.totalItems);
    expect(found.pins).toHaveLength(found.totalItems);
    expect(found.progress).toEqual(whole.progress);
    const page = await search(product.visitor(), inTelAviv, {
      sort: 'PRICE_ASC',
      page: { page: 1, pageSize: 50 },
    });
    expect(found.pins.slice(0, 50).map(({ id, total }) => ({ id, total }))).toEqual(
      page.hotels.map(({ id, total }) => ({ id, total })),
    );
    const wholeShekels = (minor: number | undefined) =>
      minor === undefined ? null : Math.round(minor / 100) * 100;
    expect(found.pins.slice(0, 50).map((pin) => pin.pricePerNight?.amountMinor ?? null)).toEqual(
      page.hotels.map((hotel) => wholeShekels(hotel.pricePerNight?.amountMinor)),
    );
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('match the filters', async () => {
    await searchWhole(product.visitor(), inTelAviv);
    const { pins } = await pinsOf({ criteria: inTelAviv, filter: { hotel_class: [5] } });
    expect(pins.length).toBeGreaterThan(0);
    expect(new Set(pins.map(({ stars }) => stars))).toEqual(new Set([5]));
  });

  it('in an area match the list, its counts and its pages, without a provider call', async () => {
    const whole = await searchWhole(product.visitor(), inTelAviv);
    const all = (await pinsOf({ criteria: inTelAviv })).pins.flatMap(({ coordinates }) => coordinates ?? []);
    const middle = (values: readonly number[]) =>
      values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0;
    const box = {
      south: middle(all.map(({ latitude }) => latitude)),
      west: middle(all.map(({ longitude }) => longitude)),
      north: 90,
      east: 180,
    };
    await product.sandbox.forget();
    const filter = { mapBox: box };
    const { pins, totalItems } = await pinsOf({ criteria: inTelAviv, filter });
    const page = await search(product.visitor(), inTelAviv, { filter, page: { page: 1, pageSize: 50 } });
    expect(totalItems).toBe(
      all.filter(({ latitude, longitude }) => latitude >= box.south && longitude >= box.west).length,
    );
    expect(totalItems).toBeGreaterThan(0);
    expect(totalItems).toBeLessThan(whole.pageInfo.totalItems);
    expect(page.pageInfo.totalItems).toBe(totalItems);
    expect(page.hotels.map(({ id }) => id)).toEqual(pins.slice(0, 50).map(({ id }) => id));
    expect(await product.sandbox.counts()).toEqual({});
    const upsideDown = { mapBox: { ...box, south: 1, north: 0 } };
    const { errors } = await product.visitor().ask(
      `query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput) {
          hotelPins(criteria: $criteria, filter: $filter) { totalItems }
        }`,
      { criteria: inTelAviv, filter: upsideDown },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('start the search when it is not cached', async () => {
    const criteria = { ...inTelAviv, stay: twoNights(43) };
    const { progress } = await pinsOf({ criteria });
    expect(progress.total).toBeGreaterThanOrEqual(240);
    await searchWhole(product.visitor(), criteria);
    expect((await pinsOf({ criteria })).progress.complete).toBe(true);
  });
});

describe('pins by id', () => {
  it('are returned in the requested order, once each, without unknown ones, with prices for the stay', async () => {
    const { pins } = await pinsOf({ criteria: inTelAviv, sort: 'PRICE_ASC' });
    const [first, second] = pins;
    if (!first || !second) throw new Error('too few hotels');
    const { data } = await named([second.id, 'nobody', first.id, second.id], inTelAviv.stay);
    expect(data.hotelPinsById.map(({ id, total }) => ({ id, total }))).toEqual(
      [second, first].map(({ id, total }) => ({ id, total })),
    );
    const { data: bare } = await named([first.id]);
    expect(bare.hotelPinsById).toMatchObject([{ rooms: 'UNKNOWN', pricePerNight: null }]);
  });

  it('include stored hotels while the provider is down', async () => {
    const { pins } = await pinsOf({ criteria: inTelAviv });
    const stored = pins.find(({ id }) => !/^\d+$/.test(id));
    if (!stored) throw new Error('no stored hotel in Tel Aviv');
    await product.sandbox.fault({ call: '*', kind: 'http', status: 503 });
    const { data } = await named([stored.id, '999999999'], twoNights(47));
    expect(data.hotelPinsById).toMatchObject([{ id: stored.id, rooms: 'AVAILABLE' }]);
  });

  it('are limited to a hundred', async () => {
    const { errors } = await named(Array.from({ length: 101 }, (_, at) => String(at)));
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});

it('first pictures of fifty hotels need one provider call', async () => {
  const { pins } = await pinsOf({ criteria: inTelAviv });
  const ids = pins
    .map(({ id }) => id)
    .filter((id) => /^\d+$/.test(id))
    .slice(-50);
  await product.sandbox.forget();
  const { data } = await product.visitor().ask<{
    hotelThumbnails: { id: string; image: { url: string } | null }[];
  }>('query($ids: [ID!]!) { hotelThumbnails(ids: $ids) { id image { url } } }', { ids });
  expect(data.hotelThumbnails.map(({ id }) => id)).toEqual(ids);
  expect(data.hotelThumbnails.some(({ image }) => image !== null)).toBe(true);
  expect(await product.sandbox.counts()).toEqual({ HotelDetails: 1 });
});

describe('street tiles', () => {
  const template = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
  const requested = async (settings: Record<string, string>) => {
    const own = await startTestProduct(settings);
    const { data } = await own
      .visitor()
      .ask<{ productFacts: { mapTilesUrl: string | null } }>('{ productFacts { mapTilesUrl } }');
    const { headers } = await own.visitor().fetch('/playground');
    await own.stop();
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    return {
      url: data.productFacts.mapTilesUrl,
      images: policy.find((part) => part.startsWith('img-src')) ?? '',
      others: policy.filter((part) => !part.startsWith('img-src')).join(';'),
    };
  };

  it('have a URL for the page, and the content policy allows pictures of their host only', async () => {
    const { url, images, others } = await requested({ MAP_TILES_URL: template });
    expect(url).toBe(template);
    expect(images.split(' ')).toContain('https://*.tiles.example.com');
    expect(others).not.toContain('tiles.example.com');
  });

  it('are absent without the setting, and so is their host', async () => {
    const { url, images } = await requested({});
    expect(url).toBeNull();
    expect(images).toContain("'self'");
    expect(images).not.toContain('tiles.example.com');
  });
});
