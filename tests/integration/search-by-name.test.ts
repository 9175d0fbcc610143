import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, criteriaOf, search, searchAnswer, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

describe('a search for a city by its name', () => {
  it.each([
    ['a free text', { location: 'Rome' }],
    ['a free text in Hebrew', { location: 'רומא' }],
    ['the name of a city and its country', { countryCode: 'IT', cityName: 'Rome' }],
    ['the name of a city in Hebrew and its country', { countryCode: 'it', cityName: 'רומא' }],
    ['the name of a city alone', { cityName: 'Rome' }],
  ])('with %s is the search for that city', async (_name, place) => {
    const visitor = product.visitor();
    const byCode = await searchWhole(visitor, criteriaOf(await cityNamed(visitor, 'Rome', 'IT'), stay, 'IT'));
    const found = await searchWhole(visitor, { ...place, stay });
    expect([found.key, found.progress.total]).toEqual([byCode.key, byCode.progress.total]);
    expect(found.pageInfo.totalItems).toBeGreaterThan(100);
  });

  it.each([
    ['no city', { cityName: 'Zzyzxburgh' }],
    ['a city of another country', { cityName: 'Rome', countryCode: 'FR' }],
    ['a country', { cityName: 'France' }],
  ])('with %s is refused with a message about the missing input', async (_name, place) => {
    const { errors } = await searchAnswer(product.visitor(), { ...place, stay });
    expect(errors[0]?.message).toContain('cityCode (required, as `cities` or `suggestions` give it');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      data: { fields: ['cityCode'] },
    });
  });

  it('with a country as `location` searches the country, and without a place everywhere', async () => {
    const visitor = product.visitor();
    const france = await searchWhole(visitor, { location: 'France', stay });
    const anywhere = await searchWhole(visitor, { stay });
    expect(france.pageInfo.totalItems).toBeGreaterThan(0);
    expect(france.pageInfo.totalItems).toBeLessThan(anywhere.pageInfo.totalItems);
    expect((await search(visitor, { location: 'Zzyzxburgh', stay })).hotels).toEqual([]);
  });
});
