import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, criteriaOf, type Criteria, searchWhole, twoNights } from './support/search.ts';

let product: TestProduct;
let criteria: Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  criteria = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), twoNights());
});
afterAll(() => product.stop());

interface Measured {
  readonly id: string;
  readonly total: object | null;
  readonly toAirport: { readonly iata: string; readonly meters: number } | null;
}

const measured = async (airport: string | null): Promise<readonly Measured[]> => {
  const { data, errors } = await product.visitor().ask<{ hotelSearch: { hotels: Measured[] } }>(
    `query($criteria: SearchCriteriaInput!, $airport: ID) {
      hotelSearch(criteria: $criteria, sort: AIRPORT, airport: $airport, page: { page: 1, pageSize: 50 }) {
        hotels { id total { amountMinor } toAirport(iata: $airport) { iata meters } }
      }
    }`,
    { criteria, airport },
  );
  expect(errors).toEqual([]);
  return data.hotelSearch.hotels;
};

describe('a search for an airport', () => {
  it('shows the distance, sorts the nearest first, and calls the provider no more often than any search', async () => {
    await product.sandbox.forget();
    const { hotels } = await searchWhole(product.visitor(), criteria, { page: { page: 1, pageSize: 50 } });
    const calls = (await product.sandbox.calls()).length;
    const list = await measured('TLV');
    expect(new Set(list.map(({ id }) => id)).size).toBe(hotels.length);
    const meters = list.flatMap(({ total, toAirport }) => (total && toAirport ? [toAirport.meters] : []));
    expect(meters.length).toBeGreaterThan(5);
    expect(meters).toEqual(meters.toSorted((one, other) => one - other));
    expect((await product.sandbox.calls()).length).toBe(calls);
  });

  it.each([null, 'XXX', 'FCO'])(
    'keeps the recommended order without distances when the airport %j is unknown or in another country',
    async (airport) => {
      const { hotels } = await searchWhole(product.visitor(), criteria, { page: { page: 1, pageSize: 50 } });
      const list = await measured(airport);
      expect(list.map(({ id }) => id)).toEqual(hotels.map(({ id }) => id));
      expect(list.every(({ toAirport }) => toAirport === null)).toBe(true);
    },
  );

  it('shows the distance on the page of a hotel too', async () => {
    const [first] = await measured('TLV');
    const { data } = await product
      .visitor()
      .ask<{ hotel: Pick<Measured, 'toAirport'> }>(
        'query($id: ID!) { hotel(id: $id) { toAirport(iata: "tlv") { iata meters } } }',
        { id: first?.id },
      );
    expect(data.hotel.toAirport).toEqual(first?.toAirport);
  });
});
