import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { createBooking, hotelPage, firstWithRooms } from './support/booking.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights } from './support/search.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const stay = twoNights();
let product: TestProduct;

beforeAll(async () => {
  // Before the product starts, because it reads the clock function once; all other timers run in real time.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
  vi.useRealTimers();
});

const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
const ageOf = (pricedAt: string | null): number =>
  Math.round((Date.now() - Date.parse(pricedAt ?? '')) / MINUTE_MS);

const offersOf = async (hotelId: string) => {
  const { data, errors } = await product.visitor().ask<{
    hotel: { offers: { offers: { id: string }[]; pricedAt: string; isStale: boolean } } | null;
  }>(
    `query($id: ID!, $stay: StayInput!) {
      hotel(id: $id) { offers(stay: $stay) { offers { id } pricedAt isStale } }
    }`,
    { id: hotelId, stay },
  );
  return { list: data.hotel?.offers ?? null, errors };
};

describe('a provider that is down after a search', () => {
  it('leaves old prices with their age, books none of them, and is called again when it is back', async () => {
    const visitor = product.visitor();
    const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
    const page = { page: 1, pageSize: 50 };
    const fresh = await searchWhole(visitor, criteria, { page });
    expect([fresh.isStale, ageOf(fresh.pricedAt)]).toEqual([false, 0]);
    const hotelId = firstWithRooms(fresh.hotels).id;
    const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');

    await product.sandbox.fault({ call: '*', kind: 'http', status: 503 });
    later(8);
    const old = await searchWhole(visitor, criteria, { page });
    expect([old.isStale, ageOf(old.pricedAt)]).toEqual([true, 8]);
    expect(old.progress.failedChunks).toEqual([0, 1, 2]);
    expect(old.hotels).toEqual(fresh.hotels);
    const known = await offersOf(hotelId);
    expect(known.list).toMatchObject({ isStale: true, offers: expect.arrayContaining([{ id: offer.id }]) });

    // The price is on the page, but Book Now checks it with the provider first.
    expect(await createBooking(visitor, { hotelId, offer, stay })).toEqual({
      __typename: 'BookingRefused',
      code: 'PROVIDER_UNAVAILABLE',
    });

    later(8);
    const gone = await searchWhole(visitor, criteria, { page });
    expect(gone.isStale).toBe(false);
    expect(gone.progress.failedChunks).toEqual([0, 1, 2]);
    expect(gone.hotels.filter(({ source }) => source === 'PROVIDER')).toEqual([]);
    expect((await offersOf(hotelId)).list).toBeNull();

    await product.sandbox.heal();
    // The circuit breaker lets a probe through after its pause.
    later(2);
    await expect
      .poll(
        async () => {
          await visitor.ask(
            'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
            { criteria },
          );
          return (await search(visitor, criteria, { page })).progress;
        },
        { timeout: 50_000, interval: 1_000 },
      )
      .toMatchObject({ complete: true, failedChunks: [] });
    const back = await search(visitor, criteria, { page });
    expect([back.isStale, ageOf(back.pricedAt)]).toEqual([false, 0]);
  });
});
