import { describe, expect, it } from 'vitest';
import type { HotelListing } from '#models/hotel/hotel.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { FilterInput } from '../view/search-filter.ts';
import type { SortKey } from '#models/search/search.ts';
import type { SeaDistances } from '../view/filtered-list.ts';
import { searchFixture, criteria, list, listing, searchesOf, stored } from '../testing/kit.ts';

const telAviv = { latitude: 32.08, longitude: 34.78 };
const haifa = { latitude: 32.82, longitude: 34.99 };
const jaffa = { latitude: 32.054, longitude: 34.752 };

const cities = {
  centre: ({ city }: { readonly city: string }, near: Coordinates) =>
    [...(city === 'Tel Aviv' ? [telAviv] : []), ...(city === 'Haifa' ? [haifa] : [])].find(
      (point) => metersBetween(point, near) < 50_000,
    ) ?? null,
  parts: ({ city }: { readonly city: string }) =>
    city === 'Tel Aviv'
      ? [
          { name: 'Jaffa', nameHe: 'יפו', middle: jaffa },
          { name: 'Florentin', nameHe: 'פלורנטין', middle: { latitude: 32.0567, longitude: 34.7695 } },
        ]
      : [],
};

/** The list of Tel Aviv: the last hotel has no rooms, and three rows name another city. */
const rows: readonly HotelListing[] = [
  { ...listing(0), coordinates: { ...telAviv, latitude: 32.081 } },
  { ...listing(1), coordinates: { ...telAviv, latitude: 32.1 } },
  { ...listing(2), coordinates: { ...jaffa, longitude: 34.751 } },
  { ...listing(4), city: 'Haifa', coordinates: { ...telAviv, latitude: 32.09 } },
  { ...listing(5), city: 'Haifa', coordinates: haifa },
  { ...listing(6), city: 'Haifa', coordinates: null },
  { ...listing(3), coordinates: telAviv },
];

function search(places: readonly HotelListing[] = rows, sea?: SeaDistances) {
  const { calls, deps } = searchFixture();
  const service = searchesOf({
    ...deps,
    ...(sea && { sea }),
    cities,
    storedHotels: async () => [{ ...stored, coordinates: { ...jaffa, latitude: 32.055 } }],
    provider: {
      ...deps.provider,
      hotelsOfCity: async (code) => {
        await deps.provider.hotelsOfCity(code);
        return [...places];
      },
    },
  });
  const view = async (sort: SortKey, filter?: FilterInput, airport?: string) => {
    for await (const progress of await service.follow(criteria)) if (progress.complete) break;
    return service.view(criteria, { ...list, pageSize: 50, sort, filter: filter ?? null, airport });
  };
  return { calls, service, view };
}

const codes = (hotels: readonly { readonly id: string }[]) =>
  hotels.map(({ id }) => (id === stored.id ? 'own' : Number(id) - 2_000_000));

describe('a search whose hotels are located in its city', () => {
  it('sorts them by the distance to the centre: unknown distances after known ones, hotels without rooms last', async () => {
    const { calls, view } = search();
    expect(codes((await view('DISTANCE')).hotels)).toEqual([0, 4, 1, 'own', 2, 5, 6, 3]);
    expect([calls.lists, calls.searches.length]).toEqual([1, 1]);
  });

  it('sorts them by the distance to an airport, and as recommended where the airport is unknown or missing', async () => {
    const { calls, service, view } = search();
    const { hotels } = await view('AIRPORT', {}, 'TLV');
    expect(codes(hotels)).toEqual([0, 4, 'own', 2, 1, 5, 6, 3]);
    const { pins } = await service.pins(criteria, { sort: 'AIRPORT', airport: 'tlv' });
    expect(codes(pins)).toEqual(codes(hotels));
    const recommended = codes((await view('RECOMMENDED')).hotels);
    expect(codes((await view('AIRPORT', {}, 'XXX')).hotels)).toEqual(recommended);
    expect(codes((await view('AIRPORT')).hotels)).toEqual(recommended);
    expect([calls.lists, calls.searches.length]).toEqual([1, 1]);
  });

  it('sorts them by the distance to the sea, unknown after known ones, and as recommended where none is known', async () => {
    const requested: number[] = [];
    const lines = (west: number): SeaDistances => ({
      meters: (point) =>
        point && point.longitude > west ? Math.round((point.longitude - west) * 1_000) * 100 : null,
      measure: async (hotels) => {
        requested.push(hotels.length);
      },
    });
    const { service, view } = search(rows, lines(34.75));
    const { hotels, order } = await view('SEA');
    expect(order).toBe('SEA');
    expect(codes(hotels).slice(0, 2)).toEqual([2, 'own']);
    expect(codes(hotels).slice(-2)).toEqual([6, 3]);
    const { pins } = await service.pins(criteria, { sort: 'SEA' });
    expect(codes(pins)).toEqual(codes(hotels));
    // Sorting measures every hotel of the city, for the list and for the pins.
    expect(requested).toEqual([rows.length, rows.length]);
    const inland = search(rows, lines(180));
    expect((await inland.view('SEA')).order).toBe('RECOMMENDED');
    expect(codes((await inland.view('SEA')).hotels)).toEqual(
      codes((await inland.view('RECOMMENDED')).hotels),
    );
  });

  it('counts the hotels near each part of the city, and filters by it without calling the provider', async () => {
    const { calls, view } = search();
    const all = await view('DISTANCE');
    expect(all.facets.areas.map(({ part, count }) => [part.name, count])).toEqual([
      ['Jaffa', 2],
      ['Florentin', 0],
    ]);
    const near = await view('DISTANCE', { areas: ['Jaffa'] });
    expect(codes(near.hotels)).toEqual(['own', 2]);
    expect(near.facets.areas.map(({ count }) => count)).toEqual([2, 0]);
    expect(codes((await view('DISTANCE', { areas: ['Jaffa'], amenities: ['Pool'] })).hotels)).toEqual([2]);
    expect([calls.lists, calls.searches.length]).toEqual([1, 1]);
  });

  it('suggests removing the filter for a part that leaves no hotels', async () => {
    const { view } = search();
    expect((await view('DISTANCE', { areas: ['Soho'] })).suggestion).toMatchObject({
      field: 'areas',
      value: 'Soho',
      count: 8,
    });
  });

  it('shows the searched city for a row that names another city, unless its coordinates are in that one', async () => {
    const { service, view } = search();
    const { hotels } = await view('DISTANCE');
    const cities = new Map(hotels.map(({ id, city }) => [id, city]));
    expect([4, 5, 6].map((at) => cities.get(String(2_000_000 + at)))).toEqual([
      'Tel Aviv',
      'Haifa',
      'Tel Aviv',
    ]);
    const { pins } = await service.pins(criteria, { sort: 'DISTANCE' });
    expect(pins.every(({ id, city }) => cities.get(id) === city)).toBe(true);
  });

  it('is in the recommended order, and says so, where the distance to an unknown centre was requested', async () => {
    const { service, view } = search(Array.from({ length: 7 }, (_, at) => listing(at)));
    const [near, recommended] = [await view('DISTANCE'), await view('RECOMMENDED')];
    expect(near.order).toBe('RECOMMENDED');
    expect(codes(near.hotels)).toHaveLength(8);
    expect(codes(near.hotels)).toEqual(codes(recommended.hotels));
    const { pins } = await service.pins(criteria, { sort: 'DISTANCE' });
    expect(codes(pins)).toEqual(codes(recommended.hotels));
  });
});
