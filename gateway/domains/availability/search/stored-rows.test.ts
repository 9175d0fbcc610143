import { describe, expect, it } from 'vitest';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { AvailabilityFilter } from '../offers/own-inventory-availability.ts';
import { validCriteria } from '../stay-input.ts';
import { searchFixture, criteria as input, stored, today } from '../testing/kit.ts';
import { createStoredRows } from './stored-rows.ts';

/**
 * Searches of one city, one after the other; a test changes the data from which the stored rows are made in between.
 */
function world() {
  const { deps } = searchFixture();
  const parts = {
    hotels: [stored, { ...stored, id: 'stored-2' }] as readonly StoredHotel[],
    open: ((_, offers) => offers) as AvailabilityFilter,
    reviews: new Map([[stored.id, { mean: 4, count: 3 }]]),
    now: new Date(`${today}T09:00:20Z`),
  };
  const rowsOf = createStoredRows({
    ...deps,
    // A city of this name exists in Israel only.
    places: {
      ...deps.places,
      isSameCity: (texts, town) => town.countryCode === 'IL' && deps.places.isSameCity(texts, town),
    },
    storedHotels: async () => parts.hotels,
    ownInventory: { availabilityFilter: async () => parts.open },
    reviews: async () => parts.reviews,
    clock: () => parts.now,
  });
  const criteria = validCriteria(input, parts.now);
  const live = { hotels: () => [] };
  return { parts, read: (changes: object = {}) => rowsOf({ criteria: { ...criteria, ...changes }, live }) };
}

describe('the rows of stored hotels', () => {
  it('are the same objects while nothing has changed, also in the next minutes', async () => {
    const { parts, read } = world();
    const rows = await read();
    expect(rows).toHaveLength(2);
    expect(await read()).toBe(rows);
    parts.now = new Date(parts.now.getTime() + 5 * 60_000);
    // Equal data in new objects, as after reading the platform again.
    parts.hotels = structuredClone(parts.hotels);
    parts.reviews = new Map(parts.reviews);
    expect(await read()).toBe(rows);
  });

  it.each<[string, (parts: ReturnType<typeof world>['parts']) => void]>([
    [
      'its price',
      (parts) =>
        (parts.hotels = [
          { ...stored, pricePerNight: { amountMinor: 20_000, currency: 'ILS' } },
          ...parts.hotels.slice(1),
        ]),
    ],
    ['its reviews', (parts) => (parts.reviews = new Map([[stored.id, { mean: 5, count: 4 }]]))],
    [
      'its remaining rooms',
      (parts) => (parts.open = ({ id }, offers) => (id === stored.id ? offers.slice(1) : offers)),
    ],
  ])('are new for a hotel after a change of %s, and the same for the other one', async (_, change) => {
    const { parts, read } = world();
    const rows = await read();
    change(parts);
    const [first, second] = await read();
    expect(first).not.toEqual(rows[0]);
    expect(second).toBe(rows[1]);
  });

  it('say whether free cancellation has ended by now, also when they are cached', async () => {
    const { parts, read } = world();
    const [before] = await read();
    parts.now = new Date(parts.now.getTime() + 9 * 24 * 3_600_000);
    const [after] = await read();
    const rules = [before, after].map((row) => row?.offers.map(([, , , rule]) => rule));
    expect(new Set(rules[0])).toEqual(new Set([2]));
    expect(rules[1]).not.toContain(2);
  });

  it('are those of the place that each request names', async () => {
    const { parts, read } = world();
    const rows = await read();
    expect(await read({ cityName: 'Haifa' })).toEqual([]);
    expect(await read({ countryCode: 'US' })).toEqual([]);
    parts.hotels = parts.hotels.slice(1);
    expect(await read()).toEqual(rows.slice(1));
  });
});
