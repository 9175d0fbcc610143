import { describe, expect, it } from 'vitest';
import { toolList } from './tool-list.ts';
import { ToolFailed, type HotelQuery, type PlaceFound, type Tools } from './tools.ts';

const place: PlaceFound = {
  kind: 'city',
  code: '130443',
  name: { en: 'Haifa', he: 'חיפה' },
  countryCode: 'IL',
  countryName: { en: 'Israel', he: 'ישראל' },
  words: 'haifa',
  likeness: 1,
};
const money = { amountMinor: 50_000, currency: 'ILS' };
const offer = {
  roomNames: ['Double'],
  pricePerNight: money,
  total: money,
  mealPlan: 'Room only',
  isFree: true,
  freeUntil: null,
  steps: [],
  deskFees: [],
  roomsLeft: null,
};

/** Tools that remember what was asked of them. */
function toolsThat(asked: unknown[]): Tools {
  const refuse = () => Promise.reject(new ToolFailed('PLATFORM_UNAVAILABLE'));
  return {
    siteQuestions: refuse,
    findPlaces: async ([name]) => (name === 'haifa' ? [place] : []),
    findHotels: async (words, within) => {
      asked.push([words, within?.code ?? null]);
      return words === 'Sea'
        ? [{ id: '7', name: { en: 'Sea', he: null }, city: 'Haifa', country: 'Israel', likeness: 1 }]
        : [];
    },
    searchHotels: async (query: HotelQuery) => {
      asked.push(query);
      return {
        query,
        nights: 2,
        hotels: [],
        matching: 0,
        total: 0,
        checked: 0,
        isComplete: true,
        hasFailedParts: false,
        pricedAt: null,
        isStale: false,
        suggestion: null,
      };
    },
    hotel: async (id) => ({
      id,
      name: { en: 'Sea', he: null },
      description: { en: 'x'.repeat(5_000), he: null },
      city: 'Haifa',
      country: 'Israel',
      address: '',
      stars: null,
      rating: null,
      reviewCount: null,
      amenities: [],
      checkInTime: null,
      checkOutTime: null,
    }),
    offers: async (hotelId, stay) => ({
      hotelId,
      stay,
      matching: 30,
      nights: 2,
      offers: Array.from({ length: 30 }, () => offer),
      pricedAt: '2030-01-01T00:00:00Z',
      isStale: false,
    }),
    nearestDates: async () => [],
    cheaperDates: async () => null,
    extras: refuse,
    bookings: async () => null,
    booking: async () => null,
    page: async () => null,
    inShekels: async () => ({ shekels: 370, asOf: '2030-01-01' }),
  };
}

const run = (name: string, args: unknown, asked: unknown[] = []): Promise<unknown> => {
  const tool = toolList.find((entry) => entry.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return tool.run(args, toolsThat(asked));
};
const stay = { checkIn: '2030-05-01', checkOut: '2030-05-03' };

describe('the tools as a model is told of them', () => {
  it.each(toolList.map((tool) => [tool.name, tool] as const))(
    '%s has one sentence and an object schema',
    (_, tool) => {
      expect(tool.description).toMatch(/^[A-Z][^.]*\.$/u);
      expect(tool.parameters).toMatchObject({ type: 'object' });
      expect(tool.parameters).not.toHaveProperty('$schema');
    },
  );

  it('take what has a default as optional', () => {
    const search = toolList.find(({ name }) => name === 'search_hotels');
    expect(search?.parameters).toMatchObject({ required: ['place', 'checkIn', 'checkOut'] });
  });

  it('search in a place that was found, never in the words of the model', async () => {
    const asked: unknown[] = [];
    await run('search_hotels', { place: 'haifa', ...stay, price: { max: 700 } }, asked);
    const { words: _words, likeness: _likeness, ...found } = place;
    expect(asked).toEqual([
      expect.objectContaining({
        place: found,
        wishes: expect.objectContaining({ price: { min: 0, max: 700, per: 'NIGHT' } }),
        stay: { ...stay, adults: 2, childrenAges: [], infants: 0, rooms: 1 },
        page: 1,
      }),
    ]);
    expect(await run('search_hotels', { place: 'Atlantis', ...stay }, asked)).toEqual({
      error: 'NO_SUCH_PLACE',
      places: [],
    });
    expect(asked).toHaveLength(1);
  });

  it('find a hotel by its name, in a city that was found', async () => {
    const asked: unknown[] = [];
    expect(await run('find_hotels', { words: 'Sea', place: 'haifa' }, asked)).toMatchObject([{ id: '7' }]);
    expect(await run('find_hotels', { words: 'Sea', place: 'Atlantis' }, asked)).toMatchObject([{ id: '7' }]);
    expect(await run('find_hotels', { words: 'Moon' }, asked)).toEqual({ error: 'NOT_FOUND' });
    expect(asked).toEqual([
      ['Sea', place.code],
      ['Sea', null],
      ['Moon', null],
    ]);
  });

  it('answer arguments that do not fit with an error instead of asking', async () => {
    const asked: unknown[] = [];
    for (const args of [null, 'x', {}, { place: 'haifa' }, { place: 'haifa', ...stay, checkIn: '1.5.2030' }])
      expect(await run('search_hotels', args, asked)).toMatchObject({ error: 'BAD_ARGUMENTS' });
    expect(asked).toEqual([]);
  });

  it('give back little: texts of 600 characters, five offers', async () => {
    const facts = JSON.stringify(await run('hotel_facts', { hotelId: '1' }));
    expect(facts).toContain(`${'x'.repeat(600)}…`);
    expect(facts).not.toContain('x'.repeat(601));
    const offers = await run('hotel_offers', { hotelId: '1', ...stay });
    expect(offers).toMatchObject({ offersInAll: 30 });
    expect((offers as { offers: unknown[] }).offers).toHaveLength(5);
  });

  it('ask for offers, other days and cheaper days with the wishes of a room', async () => {
    const asked: unknown[] = [];
    const tools: Tools = {
      ...toolsThat([]),
      offers: (hotelId, wished) => {
        asked.push(wished.asked);
        return toolsThat([]).offers(hotelId, wished);
      },
      nearestDates: async (_hotelId, wished) => {
        asked.push(wished.asked);
        return [];
      },
    };
    const wishes = { meals: ['Half Board'], bedsForAll: true, price: { min: 100, max: null, per: 'NIGHT' } };
    for (const name of ['hotel_offers', 'nearest_dates', 'cheaper_dates'])
      await toolList.find((entry) => entry.name === name)?.run({ hotelId: '7', ...stay, ...wishes }, tools);
    const room = {
      plans: ['Half Board'],
      isCancellable: false,
      hasBedsForAll: true,
      price: { min: 100, max: null, per: 'NIGHT' },
    };
    expect(asked).toEqual([room, room, room]);
  });

  it('measure cheaper days by the price of now, and say whose other days are', async () => {
    const asked: unknown[] = [];
    const other = { ...stay, total: money, pricePerNight: money };
    const tools: Tools = {
      ...toolsThat([]),
      nearestDates: async () => [other],
      cheaperDates: async (hotelId, _stay, total) => {
        asked.push(hotelId, total);
        return { ...other, savingPercent: 9 };
      },
    };
    const of = (name: string) =>
      toolList
        .find((entry) => entry.name === name)
        ?.run({ hotelId: '7', ...stay, totalMinor: 9_000_000 }, tools);
    expect(await of('cheaper_dates')).toEqual({ hotelId: '7', cheaper: { ...other, savingPercent: 9 } });
    expect(asked).toEqual(['7', offer.total]);
    expect(await of('nearest_dates')).toEqual({ hotelId: '7', stays: [other] });
  });

  it('pass on the limits of a price of any size, of a night or of the whole stay', async () => {
    const asked: unknown[] = [];
    const prices = [
      { min: 0, max: 1_500, per: 'NIGHT' },
      { min: 2_000, max: 16_000, per: 'STAY' },
      { min: 2_000, max: null, per: 'STAY' },
      null,
    ];
    for (const price of prices) await run('search_hotels', { place: 'haifa', ...stay, price }, asked);
    expect((asked as HotelQuery[]).map(({ wishes }) => wishes.price)).toEqual(prices);
    const upsideDown = { place: 'haifa', ...stay, price: { min: 500, max: 400 } };
    expect(await run('search_hotels', upsideDown, asked)).toMatchObject({ error: 'BAD_ARGUMENTS' });
    expect(asked).toHaveLength(prices.length);
  });

  it('say why there is no answer', async () => {
    expect(await run('extras', {})).toEqual({ error: 'PLATFORM_UNAVAILABLE' });
    expect(await run('my_bookings', {})).toEqual({ error: 'AUTH_REQUIRED' });
    expect(await run('one_booking', { bookingId: 'x' })).toEqual({ error: 'NOT_FOUND' });
  });

  it('let an aborted turn end', async () => {
    const ended = new Error('the turn is over');
    const tools: Tools = { ...toolsThat([]), extras: () => Promise.reject(ended) };
    await expect(toolList.find(({ name }) => name === 'extras')?.run({}, tools)).rejects.toBe(ended);
  });
});
