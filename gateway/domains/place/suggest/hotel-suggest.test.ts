import { describe, expect, it, vi } from 'vitest';
import type { ListedHotel } from './hotel-finder.ts';
import { createHotelSuggestions } from './hotel-suggest.ts';

const hotel = (code: string, name: string, city = 'Rome'): ListedHotel => ({
  code,
  name,
  city,
  country: 'Italy',
});

/** Suggests from lists in memory, and from the lists of cities by their codes. */
const over = (
  inMemory: readonly (readonly ListedHotel[])[],
  cities: Readonly<Record<string, readonly ListedHotel[]>> = {},
) =>
  createHotelSuggestions({
    storedHotels: async () => [],
    cached: { list: async (code) => cities[code] ?? null, inMemory: () => inMemory },
  }).matching;

const byText = (left: string | null, right: string | null): number => (left ?? '').localeCompare(right ?? '');

const named = async (found: ReturnType<ReturnType<typeof over>>) => (await found).map(({ name }) => name.en);

describe('hotels for typed parts of their names', () => {
  it('are suggested once, also when two lists contain them', async () => {
    const [old, fresh] = [
      [hotel('1', 'Grand Palazzo')],
      [hotel('1', 'Grand Palazzo'), hotel('2', 'Palazzo Uno')],
    ];
    const found = await over([old, fresh], { '77': fresh })('palazzo', ['77'], 5);
    expect(found.map(({ id }) => id).toSorted()).toEqual(['1', '2']);
  });

  it('are found by the start of the last word, in any language, but not by its middle', async () => {
    const suggest = over([[hotel('1', 'Grand Palazzo'), hotel('2', 'Palatino'), hotel('3', 'רויאל ביץ׳')]]);
    expect(await named(suggest('grand pal', [], 5))).toEqual(['Grand Palazzo']);
    expect(await named(suggest('pala', [], 5))).toEqual(['Palatino', 'Grand Palazzo']);
    expect(await named(suggest('alazzo', [], 5))).toEqual([]);
    expect(await named(suggest('רוי', [], 5))).toEqual(['רויאל ביץ׳']);
  });

  it('are found by the words of their city too, also when only other hotels have the city in the name', async () => {
    const suggest = over([[hotel('1', 'Carmel Deck', 'Haifa'), hotel('2', 'Carmel of Haifa', 'Haifa')]]);
    expect((await named(suggest('carmel haifa', [], 5))).toSorted(byText)).toEqual([
      'Carmel Deck',
      'Carmel of Haifa',
    ]);
  });

  it('are found with wrong letters in the list of a named city', async () => {
    const rome = [hotel('1', 'Albergo del Senato')];
    expect(await named(over([], { '77': rome })('senatto rome', ['77'], 5))).toEqual(['Albergo del Senato']);
    expect(await named(over([rome])('senatto rome', [], 5))).toEqual([]);
  });

  it('do not block other requests while many long lists are indexed and searched', async () => {
    const lists = Array.from({ length: 12 }, (_, list) =>
      Array.from({ length: 1_000 }, (__, at) =>
        hotel(`${list}-${at}`, `House ${at} of Street${list}x${at} and Garden${at % 97}`, `Town ${list}`),
      ),
    );
    let turns = 0;
    let isOver = false;
    const others = (): void => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const suggest = over(lists);
    // The first request may return before all lists are indexed.
    await vi.waitFor(
      async () =>
        expect(await named(suggest('street11x99', [], 5))).toContain('House 99 of Street11x99 and Garden2'),
      60_000,
    );
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(lists.length);
  });
});
