import { addDays, formatISO, parseISO } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { hotelPage } from './support/booking.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights, type Stay } from './support/search.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
});

interface Nearby {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly total: { readonly amountMinor: number };
}
interface Nearest {
  readonly hotelId: string;
  readonly isComplete: boolean;
  readonly stays: readonly Nearby[];
}
interface Cheaper {
  readonly hotelId: string;
  readonly savingPercent: number;
  readonly stay: Nearby;
}
const nearbyFields = 'checkIn checkOut total { amountMinor currency } pricePerNight { amountMinor }';

async function nearest(visitor: Visitor, hotelIds: readonly string[], stay: Stay) {
  const { data, errors } = await visitor.ask<{ nearestDates?: Nearest[] }>(
    `query($hotelIds: [ID!]!, $stay: StayInput!) {
      nearestDates(hotelIds: $hotelIds, stay: $stay) { hotelId isComplete stays { ${nearbyFields} } }
    }`,
    { hotelIds, stay },
  );
  return { dates: data?.nearestDates ?? [], errors };
}

async function cheaper(visitor: Visitor, shown: readonly object[], stay: Stay): Promise<readonly Cheaper[]> {
  const { data } = await visitor.ask<{ cheaperDates: Cheaper[] }>(
    `query($shown: [ShownTotalInput!]!, $stay: StayInput!) {
      cheaperDates(shown: $shown, stay: $stay) { hotelId savingPercent stay { ${nearbyFields} } }
    }`,
    { shown, stay },
  );
  return data.cheaperDates;
}

/** The same stay, moved by some days. */
const moved = (stay: Stay, days: number): Stay => {
  const day = (text: string) => formatISO(addDays(parseISO(text), days), { representation: 'date' });
  return { ...stay, checkIn: day(stay.checkIn), checkOut: day(stay.checkOut) };
};

const telAviv = async (visitor: Visitor, stay: Stay) =>
  criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);

/** Hotels of the last page, which have no rooms. */
async function soldOut(visitor: Visitor, stay: Stay): Promise<string[]> {
  const criteria = await telAviv(visitor, stay);
  const { pageInfo } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 5 } });
  const { hotels } = await search(visitor, criteria, {
    page: { page: pageInfo.totalPages - 1, pageSize: 5 },
  });
  const ids = hotels.filter(({ total }) => total === null).map(({ id }) => id);
  expect(ids).toHaveLength(5);
  return ids;
}

it('start dates of a city have the lowest price of finished searches, without a provider call', async () => {
  const visitor = product.visitor();
  const stay = twoNights(80);
  const criteria = await telAviv(visitor, stay);
  const page = { page: 1, pageSize: 5 };
  const { hotels } = await searchWhole(visitor, criteria, { sort: 'PRICE_ASC', page });
  await product.sandbox.forget();
  const { data } = await visitor.ask<{ knownDays: Nearby[] }>(
    `query($criteria: SearchCriteriaInput!) { knownDays(criteria: $criteria) { ${nearbyFields} } }`,
    { criteria: { ...criteria, stay: moved(stay, 2) } },
  );
  expect(data.knownDays).toMatchObject([
    { checkIn: stay.checkIn, checkOut: stay.checkOut, total: hotels[0]?.total ?? {} },
  ]);
  expect(await product.sandbox.counts()).toEqual({});
});

describe('days of a month', () => {
  const dayFields = 'checkIn checkOut hotels total { amountMinor } pricePerNight { amountMinor } pricedAt';
  const known = async (visitor: Visitor, criteria: object, month: string) => {
    const { data } = await visitor.ask<{ monthDays: { checkIn: string; hotels: number | null }[] }>(
      `query($criteria: SearchCriteriaInput!, $month: String!) {
        monthDays(criteria: $criteria, month: $month) { ${dayFields} }
      }`,
      { criteria, month },
    );
    return data.monthDays;
  };
  const check = (visitor: Visitor, criteria: object) =>
    visitor.ask<{ checkedDay?: { checkIn: string; hotels: number | null; total: object | null } }>(
      `query($criteria: SearchCriteriaInput!) { checkedDay(criteria: $criteria) { ${dayFields} } }`,
      { criteria },
    );

  it('cost one provider call each when they are requested, and none afterwards', async () => {
    const visitor = product.visitor();
    const stay = twoNights(100);
    const criteria = await telAviv(visitor, stay);
    const month = stay.checkIn.slice(0, 7);
    await check(visitor, { ...criteria, stay: moved(stay, 120) });
    await product.sandbox.forget();
    expect(await known(visitor, criteria, month)).toEqual([]);
    expect(await product.sandbox.counts()).toEqual({});
    const { data } = await check(visitor, criteria);
    expect(data?.checkedDay).toMatchObject({ checkIn: stay.checkIn, hotels: 20 });
    expect(await product.sandbox.counts()).toEqual({ Search: 1 });
    expect(await known(product.visitor(), criteria, month)).toEqual([data?.checkedDay]);
    const around = await product
      .visitor()
      .ask<{ knownDays: object[] }>(
        `query($criteria: SearchCriteriaInput!) { knownDays(criteria: $criteria) { ${dayFields} } }`,
        { criteria: { ...criteria, stay: moved(stay, 3) } },
      );
    expect(around.data.knownDays).toEqual([data?.checkedDay]);
    expect((await check(product.visitor(), criteria)).data?.checkedDay).toEqual(data?.checkedDay);
    expect(await product.sandbox.counts()).toEqual({ Search: 1 });
  });

  it('cover the whole city once it was searched', async () => {
    const visitor = product.visitor();
    const stay = twoNights(150);
    const criteria = await telAviv(visitor, stay);
    const { hotels } = await searchWhole(visitor, criteria, {
      sort: 'PRICE_ASC',
      page: { page: 1, pageSize: 5 },
    });
    expect(await known(visitor, criteria, stay.checkIn.slice(0, 7))).toMatchObject([
      { checkIn: stay.checkIn, hotels: null, total: { amountMinor: hotels[0]?.total?.amountMinor } },
    ]);
  });

  it('are not returned while the provider fails, and can be requested again', async () => {
    const visitor = product.visitor();
    const criteria = await telAviv(visitor, twoNights(170));
    await check(visitor, { ...criteria, stay: twoNights(171) });
    await product.sandbox.fault({ call: 'Search', kind: 'http', status: 503 });
    const failed = await check(visitor, criteria);
    expect(failed.errors?.[0]?.extensions?.code).toBe('PROVIDER_UNAVAILABLE');
    await product.sandbox.heal();
    expect((await check(visitor, criteria)).data?.checkedDay).toMatchObject({ hotels: 20 });
  });
});

describe('nearest dates of sold-out hotels', () => {
  it('have available rooms, are requested for all hotels together, and are then cached', async () => {
    const visitor = product.visitor();
    const stay = twoNights(60);
    const ids = await soldOut(visitor, stay);
    await product.sandbox.forget();
    const { dates } = await nearest(visitor, ids, stay);
    expect(dates.map(({ hotelId }) => hotelId)).toEqual(ids);
    const calls = (await product.sandbox.counts())['Search'] ?? 0;
    expect(calls).toBeGreaterThanOrEqual(2);
    expect(calls).toBeLessThanOrEqual(10);
    expect(calls % 2).toBe(0);

    const [first] = dates.flatMap(({ hotelId, stays }) => stays.map((near) => ({ hotelId, near })));
    if (!first) throw new Error('no hotel has rooms near its dates');
    const { hotelId, near } = first;
    expect(await product.sandbox.counts()).toEqual({ Search: calls });
    const { checkIn, checkOut } = near;
    const page = await hotelPage(visitor, hotelId, { ...stay, checkIn, checkOut });
    expect(page.offers.offers[0]?.total.amountMinor).toBe(near.total.amountMinor);
    // The page read the hotel's details; its rooms came from the cache.
    expect((await product.sandbox.counts())['Search']).toBe(calls);

    await product.sandbox.forget();
    expect((await nearest(product.visitor(), ids, stay)).dates).toEqual(dates);
    expect(await product.sandbox.counts()).toEqual({});
  });

  it("leave prices for a hotel's calendar, which makes no provider call", async () => {
    const visitor = product.visitor();
    const stay = twoNights(60);
    const { dates } = await nearest(visitor, await soldOut(visitor, stay), stay);
    const hotel = dates.find(({ stays }) => stays.length > 0);
    if (!hotel) throw new Error('no hotel has rooms near its dates');
    await product.sandbox.forget();
    const { data } = await visitor.ask<{ knownStays: Nearby[] }>(
      `query($hotelId: ID!, $stay: StayInput!) { knownStays(hotelId: $hotelId, stay: $stay) { ${nearbyFields} } }`,
      { hotelId: hotel.hotelId, stay },
    );
    expect(data.knownStays).toEqual(expect.arrayContaining([...hotel.stays]));
    expect(data.knownStays.map(({ checkIn }) => checkIn)).not.toContain(stay.checkIn);
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('are never in the past, and stop at a provider that is down', async () => {
    const visitor = product.visitor();
    const tonight = twoNights(0);
    const { dates } = await nearest(visitor, ['1000100', '1000101'], tonight);
    expect(dates).toHaveLength(2);
    const days = dates.flatMap(({ stays }) => stays.map(({ checkIn }) => checkIn));
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day > tonight.checkIn)).toBe(true);

    await product.sandbox.fault({ call: 'Search', kind: 'http', status: 500 });
    await product.sandbox.forget();
    const failed = await nearest(visitor, ['1000102'], twoNights(80));
    expect(failed.dates).toEqual([{ hotelId: '1000102', isComplete: false, stays: [] }]);
    expect(await product.sandbox.counts()).toEqual({ Search: 2 });
  });

  it('exist for stored hotels too, without a provider call', async () => {
    const visitor = product.visitor();
    const stay = twoNights(60);
    const { hotels } = await searchWhole(visitor, await telAviv(visitor, stay), {
      page: { page: 1, pageSize: 50 },
    });
    const stored = hotels.find(({ source }) => source === 'STORED');
    if (!stored) throw new Error('no stored hotel in Tel Aviv');
    await product.sandbox.forget();
    const { dates } = await nearest(visitor, [stored.id], stay);
    expect(dates[0]?.stays.map(({ checkIn }) => checkIn)).toEqual([
      moved(stay, -1).checkIn,
      moved(stay, 1).checkIn,
    ]);
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('are refused for eleven hotels and for impossible dates', async () => {
    const ids = Array.from({ length: 11 }, (_, at) => String(1_000_100 + at));
    const many = await nearest(product.visitor(), ids, twoNights(60));
    expect(many.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const never = { ...twoNights(60), checkOut: twoNights(60).checkIn };
    const { errors } = await nearest(product.visitor(), ['1000100'], never);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('cheaper dates have prices of the same hotels, from two provider calls for a whole page', async () => {
  const visitor = product.visitor();
  const stay = twoNights(60);
  const whole = await searchWhole(visitor, await telAviv(visitor, stay), { page: { page: 1, pageSize: 10 } });
  const shown = whole.hotels.flatMap(({ id, source, total }) =>
    source === 'PROVIDER' && total ? [{ hotelId: id, totalMinor: total.amountMinor }] : [],
  );
  await product.sandbox.forget();
  const honest = await cheaper(visitor, shown, stay);
  expect(await product.sandbox.counts()).toEqual({ Search: 2 });
  for (const { hotelId, savingPercent, stay: near } of honest) {
    const total = shown.find((each) => each.hotelId === hotelId)?.totalMinor ?? 0;
    expect(savingPercent).toBe(Math.floor(((total - near.total.amountMinor) * 100) / total));
    expect(savingPercent).toBeGreaterThanOrEqual(5);
  }

  // Compared with doubled totals, every hotel with rooms on those dates is cheaper, at its page's price.
  const doubled = shown.map(({ hotelId, totalMinor }) => ({ hotelId, totalMinor: totalMinor * 2 }));
  const hints = await cheaper(visitor, doubled, stay);
  expect(hints.length).toBeGreaterThanOrEqual(honest.length);
  const [hint] = hints;
  if (!hint) throw new Error('no hint');
  const { checkIn, checkOut, total } = hint.stay;
  const page = await hotelPage(visitor, hint.hotelId, { ...stay, checkIn, checkOut });
  expect(page.offers.offers[0]?.total.amountMinor).toBe(total.amountMinor);
  expect((await product.sandbox.counts())['Search']).toBe(2);
});

it('the filter that is suggested for removal leaves exactly the stated number of hotels, without a provider call', async () => {
  const visitor = product.visitor();
  const criteria = await telAviv(visitor, twoNights(60));
  await searchWhole(visitor, criteria);
  const kept = { hotel_class: [5], amenities: ['Spa', 'WiFi'] };
  await product.sandbox.forget();
  const { data } = await visitor.ask<{
    hotelSearch: {
      pageInfo: { totalItems: number };
      suggestion: { field: string; value: string; count: number } | null;
    };
  }>(
    `query($criteria: SearchCriteriaInput!, $filter: HotelFilterInput) {
      hotelSearch(criteria: $criteria, filter: $filter) {
        pageInfo { totalItems } suggestion { field value count }
      }
    }`,
    { criteria, filter: { ...kept, priceRange: { min: 0, max: 10 } } },
  );
  const { pageInfo, suggestion } = data.hotelSearch;
  expect(pageInfo.totalItems).toBe(0);
  expect(suggestion).toMatchObject({ field: 'priceRange' });
  expect(suggestion?.count).toBeGreaterThan(0);
  const left = await search(visitor, criteria, { filter: kept });
  expect(left.pageInfo.totalItems).toBe(suggestion?.count);
  expect(await product.sandbox.counts()).toEqual({});
});
