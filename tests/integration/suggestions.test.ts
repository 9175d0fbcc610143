/**
 * Suggestions of the search box, against the real product: places of every kind, hotels, and the cities of a
 * country.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  cityNamed,
  type Criteria,
  criteriaOf,
  type Results,
  searchWhole,
  twoNights,
} from './support/search.ts';

interface Suggested {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly nameHe: string | null;
  readonly iata: string | null;
  readonly area: string | null;
  readonly cityCode: string | null;
  readonly cityName: string | null;
  readonly cityNameHe: string | null;
  readonly countryCode: string | null;
  readonly countryName: string;
  readonly hotels: number | null;
  readonly isClear: boolean;
}

interface Known {
  readonly code: string;
  readonly name: string;
  readonly hotels: number | null;
  readonly fromPerNight: { readonly amountMinor: number; readonly currency: string } | null;
}

let product: TestProduct;
let visitor: Visitor;
let romeSearch: Criteria;
let roman: Results;
const stay = twoNights();

beforeAll(async () => {
  product = await startTestProduct();
  visitor = product.visitor();
  const rome = await cityNamed(visitor, 'Rome', 'IT');
  romeSearch = criteriaOf(rome, stay, 'IT');
  roman = await searchWhole(visitor, romeSearch, { sort: 'PRICE_ASC' });
});
afterAll(() => product.stop());

const suggest = async (search: string): Promise<readonly Suggested[]> => {
  const { data } = await visitor.ask<{ suggestions: Suggested[] }>(
    `query($search: String!) { suggestions(search: $search) {
      kind id name nameHe iata area cityCode cityName cityNameHe countryCode countryName hotels isClear
    } }`,
    { search },
  );
  return data.suggestions;
};

describe('suggestions for a typed text', () => {
  it.each([
    ['rome', 'CITY', 'Rome', 'IT'],
    ['Paris', 'CITY', 'Paris', 'FR'],
    ['tel aviv', 'CITY', 'Tel Aviv', 'IL'],
    ['תל אביב', 'CITY', 'Tel Aviv', 'IL'],
    ['londn', 'CITY', 'London', 'GB'],
    ['NYC', 'CITY', 'New York', 'US'],
    ['Стамбул', 'CITY', 'Istanbul', 'TR'],
    ['巴黎', 'CITY', 'Paris', 'FR'],
    ['CDG', 'AIRPORT', 'Charles de Gaulle', 'FR'],
    ['manhattan', 'AREA', 'Manhattan', 'US'],
    ['Frankreich', 'COUNTRY', 'France', 'FR'],
    ['eiffel tower', 'SIGHT', 'Eiffel Tower', 'FR'],
    ['מגדל אייפל', 'SIGHT', 'Eiffel Tower', 'FR'],
    ['gare du nord', 'STATION', 'Gare du Nord', 'FR'],
  ])('%s start with the %s %s in %s', async (typed, kind, name, countryCode) => {
    const found = await suggest(typed);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found[0]).toMatchObject({ kind, countryCode, isClear: true });
    expect(found[0]?.name).toContain(name);
  });

  it('name the city that is searched for an airport, a sight and a part of a city', async () => {
    const [paris] = await suggest('Paris');
    const searched = { cityCode: paris?.cityCode, cityName: 'Paris', cityNameHe: 'פריז' };
    expect((await suggest('CDG'))[0]).toMatchObject({ ...searched, id: 'CDG', iata: 'CDG' });
    const tower = { id: `${paris?.cityCode} SIGHT Eiffel Tower`, nameHe: 'מגדל אייפל', area: null };
    expect((await suggest('eiffel tower'))[0]).toMatchObject({ ...searched, ...tower });
    const part = { nameHe: 'מונמארטר', area: 'Montmartre' };
    expect((await suggest('montmartre'))[0]).toMatchObject({ ...searched, ...part });
    expect((await suggest('manhattan'))[0]).toMatchObject({ cityName: 'New York', area: null });
  });

  it('name hotels with their cities: stored ones, and those of cached lists', async () => {
    expect((await suggest('מפרץ האלמוגים'))[0]).toMatchObject({
      kind: 'HOTEL',
      cityName: 'Eilat',
      cityNameHe: 'אילת',
      countryCode: 'IL',
    });
    const cheapest = roman.hotels.find(({ source }) => source === 'PROVIDER');
    expect(await suggest(cheapest?.name.en ?? '')).toContainEqual(
      expect.objectContaining({ kind: 'HOTEL', id: cheapest?.id, cityName: 'Rome' }),
    );
  });

  it('are empty for an unknown text, and popular cities for an empty one', async () => {
    expect(await suggest('qwertzuiop')).toEqual([]);
    const popular = await suggest('');
    expect(popular).toHaveLength(5);
    expect(popular.every(({ kind }) => kind === 'CITY')).toBe(true);
  });

  it('find the place in a sentence and list its unused words, while typing and when sent', async () => {
    const read = async (isSentence: boolean) => {
      const { data } = await visitor.ask<{
        suggestions: { name: string; isClear: boolean; unused: string[] }[];
      }>(
        `query($search: String!, $isSentence: Boolean!) {
          suggestions(search: $search, isSentence: $isSentence, limit: 1) { name isClear unused }
        }`,
        { search: 'a quiet week in Rome with breakfast', isSentence },
      );
      return data.suggestions;
    };
    const rome = [{ name: 'Rome', isClear: true, unused: ['a quiet week', 'with breakfast'] }];
    expect(await read(true)).toEqual(rome);
    expect(await read(false)).toEqual(rome);
  });

  it('refuse a text that is too long', async () => {
    const { errors } = await visitor.ask('query($search: String!) { suggestions(search: $search) { id } }', {
      search: 'x'.repeat(101),
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('hotel numbers of suggestions', () => {
  it('equal those of the list for a city that was searched, and are null for others', async () => {
    const [rome] = await suggest('rome');
    expect(rome?.hotels).toBe(roman.pageInfo.totalItems);
    expect((await suggest('verona'))[0]?.hotels).toBeNull();
  });

  it("of a country's cities exist where the city was searched, with prices for the requested stay only", async () => {
    const ask = async (wanted: object | null, wishes: object | null = null) => {
      const { data } = await visitor.ask<{ knownCities: Known[] }>(
        `query($stay: StayInput, $wishes: OfferWishesInput) { knownCities(countryCode: "IT", stay: $stay, wishes: $wishes) {
          code name hotels fromPerNight { amountMinor currency }
        } }`,
        { stay: wanted, wishes },
      );
      return data.knownCities;
    };
    const cities = await ask(stay);
    expect(cities).toHaveLength(8);
    expect(cities[0]).toMatchObject({ name: 'Rome', hotels: roman.pageInfo.totalItems });
    const cheapest = roman.hotels[0]?.pricePerNight?.amountMinor ?? 0;
    expect(cities[0]?.fromPerNight).toEqual({
      amountMinor: Math.round(cheapest / 100) * 100,
      currency: 'ILS',
    });
    expect(
      cities.slice(1).every(({ hotels, fromPerNight }) => hotels === null && fromPerNight === null),
    ).toBe(true);
    const filter = { meal_preferences: ['Half Board'], free_cancellation: true };
    const { hotels: withBoard } = await searchWhole(visitor, romeSearch, { sort: 'PRICE_ASC', filter });
    const requested = (await ask(stay, { meals: ['Half Board'], freeCancellation: true }))[0]?.fromPerNight;
    const first = withBoard[0]?.pricePerNight?.amountMinor ?? 0;
    expect(requested?.amountMinor).toBe(Math.round(first / 100) * 100);
    expect(requested?.amountMinor).toBeGreaterThan(cheapest);
    expect((await ask(null))[0]?.fromPerNight).toBeNull();
    expect((await ask({ ...stay, checkOut: twoNights(41).checkOut }))[0]?.fromPerNight).toBeNull();
  });
});
