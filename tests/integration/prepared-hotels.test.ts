/**
 * Hotels of a result list are prepared once and put into later responses as text. Every response must equal, byte for
 * byte, that of the interpreter: graphql-js executing the query.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import { cityNamed, type Criteria, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const documentOf = (name: string): readonly [id: string, text: string] => {
  const found = Object.entries(sharedDocuments).find(([, text]) => text.startsWith(`query ${name}(`));
  if (!found) throw new Error(`no document is called ${name}`);
  return found;
};

let product: TestProduct;
let admin: Visitor;
let criteria: Criteria;
let ahead = 70;

beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1' });
  admin = await demoAdmin(product);
  criteria = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), twoNights(ahead));
  await searchWhole(product.visitor(), criteria);
});
afterAll(() => product.stop());

let visitors = 0;
const headers = () => ({
  'content-type': 'application/json',
  accept: 'application/json',
  // Each request has another IP address, so that no limit is reached.
  'x-forwarded-for': `192.0.2.${(visitors = (visitors + 1) % 250)}`,
});

async function compiled(name: string, variables: object, language = 'en'): Promise<string> {
  const [sha256Hash] = documentOf(name);
  const search = new URLSearchParams({
    operationName: name,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  });
  const own = { ...headers(), cookie: `lang=${language}` };
  return (await fetch(new URL(`/graphql?${search}`, product.url), { headers: own })).text();
}

/** With a comment it is another document, which is interpreted. */
async function interpreted(name: string, variables: object, language = 'en'): Promise<string> {
  const body = JSON.stringify({
    operationName: name,
    query: `${documentOf(name)[1]} # interpreted`,
    variables,
  });
  const own = { ...headers(), cookie: `lang=${language}` };
  const answer = await fetch(new URL('/graphql', product.url), { method: 'POST', headers: own, body });
  return answer.text();
}

const page = (changes: object = {}) => ({
  criteria,
  filter: {},
  sort: 'RECOMMENDED',
  page: { page: 1, pageSize: 20 },
  ...changes,
});

interface Found {
  readonly data: {
    readonly hotelSearch: {
      readonly hotels: readonly { readonly id: string }[];
      readonly progress: { readonly complete: boolean };
    };
  };
}
const found = (text: string): Found['data']['hotelSearch'] => (JSON.parse(text) as Found).data.hotelSearch;

const filters: readonly object[] = [
  {},
  { amenities: ['Pool'] },
  { hotel_class: [4, 5], hotel_rating: ['GOOD'] },
  { free_cancellation: true },
  { meal_preferences: ['Half Board'], beds_for_all: true },
  { priceRange: { min: 300, max: 900 } },
  { priceRange: { max: 4_000, per: 'STAY' }, free_cancellation: true },
  { priceRange: { max: 1 } },
];
const sorts = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS', 'DISTANCE', 'SEA'];

it.each(filters)(
  'a prepared page with the filter %j equals that of the interpreter, in every order',
  async (filter) => {
    for (const [at, sort] of sorts.entries()) {
      const variables = page({ filter, sort, page: { page: 1 + (at % 3), pageSize: 5 + 5 * (at % 4) } });
      expect(await compiled('Results', variables)).toBe(await interpreted('Results', variables));
    }
  },
);

const filterParts: fc.Arbitrary<object> = fc.record(
  {
    hotel_class: fc.subarray([1, 2, 3, 4, 5]),
    hotel_rating: fc.subarray(['EXCELLENT', 'VERY_GOOD', 'GOOD', 'FAIR']),
    amenities: fc.subarray([...AMENITY_KEYS], { maxLength: 2 }),
    meal_preferences: fc.subarray([...MEAL_KEYS], { maxLength: 2 }),
    free_cancellation: fc.boolean(),
    beds_for_all: fc.boolean(),
    priceRange: fc.record({ min: fc.nat(500), max: fc.integer({ min: 500, max: 4_000 }) }),
    mapBox: fc.constant({ south: 32.05, west: 34.7, north: 32.1, east: 34.8 }),
  },
  { requiredKeys: [] },
);

it('generated pages equal those of the interpreter, in both languages, also when they are requested again', async () => {
  await fc.assert(
    fc.asyncProperty(
      filterParts,
      fc.constantFrom(...sorts),
      fc.record({ page: fc.integer({ min: 1, max: 9 }), pageSize: fc.integer({ min: 1, max: 20 }) }),
      fc.constantFrom('en', 'he'),
      async (filter, sort, part, language) => {
        const variables = page({ filter, sort, page: part });
        const theirs = await interpreted('Results', variables, language);
        expect(theirs).not.toContain('"errors"');
        expect(await compiled('Results', variables, language)).toBe(theirs);
        expect(await compiled('Results', variables, language)).toBe(theirs);
      },
    ),
    { numRuns: 150 },
  );
});

it('a prepared page with distances to an airport equals that of the interpreter, also after another airport', async () => {
  for (const airport of ['TLV', 'HFA', 'nowhere', 'TLV', null]) {
    const variables = page({ sort: 'AIRPORT', airport });
    expect(await compiled('Results', variables)).toBe(await interpreted('Results', variables));
  }
});

it('prepared hotels that are on screen, and those of other documents, equal those of the interpreter', async () => {
  const { hotels } = found(await compiled('Results', page()));
  const ids = hotels.slice(3, 9).map(({ id }) => id);
  const { page: _, ...onScreen } = page({ ids });
  expect(await compiled('HeldHotels', onScreen)).toBe(await interpreted('HeldHotels', onScreen));
  expect(await compiled('StaticContent', { criteria })).toBe(
    await interpreted('StaticContent', { criteria }),
  );
});

it('a response with an error equals that of the interpreter', async () => {
  for (const wrong of [page({ page: { page: 0, pageSize: 5 } }), page({ sort: 'NONE' })]) {
    const [ours, theirs] = [await compiled('Results', wrong), await interpreted('Results', wrong)];
    const plain = (text: string) => text.replaceAll(/"requestId":"[^"]*"/g, '');
    expect(theirs).toContain('"errors"');
    expect(plain(ours)).toBe(plain(theirs));
  }
});

it('every response while prices arrive equals that of the interpreter', async () => {
  await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 700 });
  const other = page({ criteria: { ...criteria, stay: twoNights((ahead += 1)) } });
  let compared = 0;
  for (let isComplete = false; !isComplete;) {
    const [before, theirs, after] = [
      await compiled('Results', other),
      await interpreted('Results', other),
      await compiled('Results', other),
    ];
    isComplete = found(after).progress.complete;
    // The search advanced between the requests, so they cannot be compared.
    if (before !== after) continue;
    compared += 1;
    expect(before).toBe(theirs);
  }
  expect(compared).toBeGreaterThan(0);
  await product.sandbox.heal();
});

it('a response after an administrator has changed or removed a hotel equals that of the interpreter', async () => {
  const form = { name: 'Prepared for a Moment', city: 'Tel Aviv', markupType: 'percentage', markupValue: 10 };
  const hotel = await createHotel(admin, hotelForm(form));
  const cheapest = page({ sort: 'PRICE_ASC' });
  const texts: string[] = [];
  const compare = async () => {
    const text = await compiled('Results', cheapest);
    expect(text).toBe(await interpreted('Results', cheapest));
    texts.push(text);
  };
  let { updatedAt } = hotel;
  const save = async (changes: object) => {
    const { data } = await admin.ask<{ updateHotel: { hotel: { updatedAt: string } } }>(
      `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
        updateHotel(id: $id, input: $input, updatedAt: $updatedAt) { ... on AdminHotelSaved { hotel { updatedAt } } }
      }`,
      { id: hotel.id, updatedAt, input: hotelForm({ ...form, ...changes }) },
    );
    ({ updatedAt } = data.updateHotel.hotel);
  };
  await compare();
  await save({ markupValue: 50 });
  await compare();
  await save({ name: 'Prepared Again' });
  await compare();
  await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { id } }', { id: hotel.id });
  await compare();
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts[2]).toContain('Prepared Again');
});
