/** Hotels by id, as a comparison, a visitor's favorites and a shared list read them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, type Criteria, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let product: TestProduct;
let inTelAviv: Criteria;
beforeAll(async () => {
  product = await startTestProduct();
  inTelAviv = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), twoNights(47));
});
afterAll(() => product.stop());

const listed = (ids: readonly string[]) =>
  product
    .visitor()
    .ask<{ hotels: { id: string; offers: { offers: { id: string }[] } | null }[] }>(
      'query($ids: [ID!]!, $stay: StayInput!) { hotels(ids: $ids) { id offers(stay: $stay) { offers { id } } } }',
      { ids, stay: inTelAviv.stay },
    );

describe('hotels by id', () => {
  it('are returned in the requested order, without unknown ones, with offers from one provider call', async () => {
    const { hotels } = await searchWhole(product.visitor(), inTelAviv);
    const ids = hotels
      .slice(0, 4)
      .map(({ id }) => id)
      .toReversed();
    await product.sandbox.forget();
    const { data } = await listed([...ids, 'nobody', ...ids]);
    expect(data.hotels.map(({ id }) => id)).toEqual(ids);
    expect(data.hotels.every(({ offers }) => offers !== null)).toBe(true);
    const { Search: searches = 0, HotelDetails: details = 0 } = await product.sandbox.counts();
    expect(searches).toBeLessThanOrEqual(1);
    expect(details).toBeLessThanOrEqual(1);
  });

  it('read the list of all hotel codes once, to notice removed hotels', async () => {
    const { hotels } = await searchWhole(product.visitor(), inTelAviv);
    const ids = hotels.map(({ id }) => id).filter((id) => /^\d+$/.test(id));
    await listed(ids.slice(0, 2));
    await listed(ids.slice(1, 4));
    await vi.waitFor(async () => expect(await product.sandbox.counts()).toMatchObject({ HotelCodeList: 1 }));
  });

  it('are limited to a hundred', async () => {
    const { errors } = await listed(Array.from({ length: 101 }, (_each, at) => `x${at}`));
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
