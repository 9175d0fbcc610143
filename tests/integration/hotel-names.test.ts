/** Hotels by name, against the real product: with a GraphQL query and with the assistant's tool. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWishes } from '#backends/assistant/dialog/state.ts';
import { createTools } from '#backends/assistant/tools/create-tools.ts';
import type { Place, Tools } from '#backends/assistant/tools/tools.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let product: TestProduct;
let tools: Tools;
let haifa: Place;
/** A provider hotel in Haifa. */
let listed: { readonly id: string; readonly name: { readonly en: string | null } } | undefined;

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  await searchWhole(visitor, criteriaOf(city, twoNights()));
  haifa = {
    kind: 'city',
    code: city.code,
    name: { en: city.name, he: city.nameHe },
    countryCode: 'IL',
    countryName: { en: 'Israel', he: 'ישראל' },
  };
  tools = createTools({
    gatewayUrl: () => product.url,
    callerToken: null,
    signal: new AbortController().signal,
    now: Date.now,
    onActivity: () => undefined,
  });
  const { checkIn, checkOut } = twoNights();
  const { hotels } = await tools.searchHotels({
    place: haifa,
    stay: { checkIn, checkOut, adults: 2, childrenAges: [], infants: 0, rooms: 1 },
    wishes: { ...noWishes, sort: 'PRICE_DESC' },
    page: 1,
  });
  listed = hotels.find(({ id }) => /^\d+$/.test(id));
});
afterAll(() => product.stop());

describe('the search for a hotel by its name', () => {
  it('finds it when it is a stored hotel, in both languages and with a typo', async () => {
    const [coral] = await tools.findHotels('מפרץ האלמוגים', null);
    expect(coral).toMatchObject({ name: { en: 'Coral Bay Eilat' }, city: 'Eilat', likeness: 1 });
    expect((await tools.findHotels('Corral Bay', haifa))[0]?.id).toBe(coral?.id);
  });

  it('finds it when it is in the provider’s list of the given city, and only with that city', async () => {
    const name = listed?.name.en ?? '';
    const same = expect.objectContaining({ id: listed?.id, likeness: 1 });
    expect(await tools.findHotels(name, haifa)).toContainEqual(same);
    expect(await tools.findHotels(name, null)).not.toContainEqual(same);
  });

  it('finds nothing for a name that no hotel has', async () => {
    expect(await tools.findHotels('Fawlty Towers', haifa)).toEqual([]);
    expect(await tools.findHotels('the hotel', haifa)).toEqual([]);
    expect(await tools.findHotels('x'.repeat(101), haifa)).toEqual([]);
  });
});
