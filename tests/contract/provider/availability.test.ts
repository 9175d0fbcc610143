import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes, searchAll, searchRequest, startSandbox, type Sandbox } from './sandbox.ts';
import * as wire from './wire.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

const hundredths = (amount: number): number => Math.round(amount * 100);

function sumOfNights(room: wire.DetailedRoom): number {
  return room.DayRates.flat().reduce((sum, night) => sum + hundredths(night.BasePrice), 0);
}

describe('the fares of the sandbox', () => {
  it('add nights and tax up to the total of the complete combination, cheapest first', async () => {
    const hotels = await searchAll(sandbox, {
      PaxRooms: [
        { Adults: 2, Children: 1, ChildrenAges: [6] },
        { Adults: 1, Children: 0, ChildrenAges: null },
      ],
    });
    for (const { Rooms, Currency } of hotels) {
      expect(Currency).toBe('ILS');
      expect(Rooms.length).toBeLessThanOrEqual(8);
      for (const room of Rooms) {
        expect(room.DayRates.map((nights) => nights.length)).toEqual([3, 3]);
        expect(room.Name).toHaveLength(2);
        expect(sumOfNights(room) + hundredths(room.TotalTax)).toBe(hundredths(room.TotalFare));
      }
      const fares = Rooms.map((room) => room.TotalFare);
      expect(fares).toEqual(fares.toSorted((a, b) => a - b));
    }
  });

  it('are missing for about one hotel in eight, and are not in the order of the request', async () => {
    const found = (await searchAll(sandbox, { HotelCodes: codes(1_000_000, 240) })).map(
      (hotel) => hotel.HotelCode,
    );
    expect(found.length).toBeGreaterThan(240 * 0.78);
    expect(found.length).toBeLessThan(240 * 0.96);
    expect(found).not.toEqual(found.toSorted());
  });

  it('share one session uuid in a search, and have different booking codes', async () => {
    const rooms = (await searchAll(sandbox)).flatMap((hotel) => hotel.Rooms);
    expect(new Set(rooms.map((room) => room.BookingCode.split('!TB!')[2])).size).toBe(1);
    expect(new Set(rooms.map((room) => room.BookingCode)).size).toBe(rooms.length);
  });

  it('have extras only on some offers', async () => {
    const rooms = (await searchAll(sandbox)).flatMap((hotel) => hotel.Rooms);
    for (const key of ['RecommendedSellingRate', 'RoomPromotion', 'Supplements', 'BeddingGroup'] as const) {
      const share = rooms.filter((room) => room[key] !== undefined).length / rooms.length;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(0.5);
    }
    expect(new Set(rooms.map((room) => room.MealType)).size).toBeGreaterThan(2);
    const margins = rooms.map((room) => Number(room.RecommendedSellingRate ?? Infinity) - room.TotalFare);
    expect(Math.min(...margins)).toBeGreaterThan(0);
  });

  it('have a first cancellation step dated yesterday, and cost everything from today for a non-refundable rate', async () => {
    const rooms = (await searchAll(sandbox)).flatMap((hotel) => hotel.Rooms);
    const free = { FromDate: '09-03-2031 00:00:00', ChargeType: 'Fixed', CancellationCharge: 0 };
    const lost = { FromDate: '10-03-2031 00:00:00', ChargeType: 'Percentage', CancellationCharge: 100 };
    for (const room of rooms) expect(room.CancelPolicies[0]).toEqual(free);
    for (const room of rooms.filter((one) => !one.IsRefundable)) expect(room.CancelPolicies[1]).toEqual(lost);
    expect(rooms.some((room) => room.IsRefundable)).toBe(true);
    expect(rooms.some((room) => !room.IsRefundable)).toBe(true);
    expect(
      rooms.some((room) => room.CancelPolicies.some((tier) => String(tier.CancellationCharge).length > 8)),
    ).toBe(true);
  });

  it('change with season, nationality and people', async () => {
    const HotelCodes = codes(1_000_000, 40);
    const total = async (changes: Record<string, unknown>) => {
      const hotels = await searchAll(sandbox, { HotelCodes, ...changes });
      const fares = hotels.map((hotel) => hotel.Rooms[0]?.TotalFare ?? 0);
      return fares.reduce((sum, fare) => sum + fare, 0) / fares.length;
    };
    const spring = await total({});
    expect(await total({ CheckIn: '2031-08-03', CheckOut: '2031-08-06' })).toBeGreaterThan(spring);
    expect(await total({ GuestNationality: 'US' })).toBeLessThan(spring);
    expect(await total({ PaxRooms: [{ Adults: 1, Children: 0 }] })).toBeLessThan(spring);
    expect(await total({ PaxRooms: [{ Adults: 2, Children: 2, ChildrenAges: [4, 9] }] })).toBeGreaterThan(
      spring,
    );
  });
});

describe('a search request to the sandbox', () => {
  it('gets no nights and policies in a plain search', async () => {
    const body = await sandbox.post('search', {
      ...searchRequest,
      IsDetailedResponse: false,
      Filters: undefined,
    });
    expect(wire.plainSearchBody.parse(body).HotelResult.length).toBeGreaterThan(50);
  });

  it.each(['RoomOnly', 2, '2'])('can filter by meal plan %s', async (MealType) => {
    const rooms = (await searchAll(sandbox, { Filters: { MealType } })).flatMap((hotel) => hotel.Rooms);
    expect(new Set(rooms.map((room) => room.MealType))).toEqual(new Set(['Room_Only']));
  });

  it('can filter by WithMeal and Refundable', async () => {
    const rooms = (await searchAll(sandbox, { Filters: { MealType: 1, Refundable: true } })).flatMap(
      (hotel) => hotel.Rooms,
    );
    expect(rooms.every((room) => room.MealType !== 'Room_Only' && room.IsRefundable)).toBe(true);
  });

  it.each([
    ['missing CheckIn', { CheckIn: undefined, CheckInDate: '2031-05-04' }, 400],
    ['reversed dates', { CheckIn: '2031-05-08' }, 400],
    ['equal dates', { CheckOut: '2031-05-04' }, 400],
    ['a day that does not exist', { CheckIn: '2031-02-30' }, 400],
    ['the past', { CheckIn: '2031-03-01', CheckOut: '2031-03-03' }, 400],
    ['no codes', { HotelCodes: '' }, 400],
    ['no nationality', { GuestNationality: '' }, 400],
    ['no adult', { PaxRooms: [{ Adults: 0, Children: 0 }] }, 400],
    ['nine adults', { PaxRooms: [{ Adults: 9, Children: 0 }] }, 400],
    ['missing ages', { PaxRooms: [{ Adults: 2, Children: 2, ChildrenAges: [3] }] }, 400],
    ['an invalid occupancy', { PaxRooms: [{ AdultCount: 2 }] }, 500],
    ['no rooms', { PaxRooms: undefined }, 500],
    ['unknown hotels', { HotelCodes: '1,999999999' }, 201],
  ])('is refused with nothing but a Status for %s', async (_, changes, code) => {
    expect(wire.refusedWith(await sandbox.post('Search', { ...searchRequest, ...changes }))).toBe(code);
  });

  it.each([[[]], [null], [[0]], [undefined]])(
    'may have ChildrenAges %j without children',
    async (ChildrenAges) => {
      expect(
        (await searchAll(sandbox, { PaxRooms: [{ Adults: 2, Children: 0, ChildrenAges }] })).length,
      ).toBeGreaterThan(50);
    },
  );
});

describe('the determinism of the sandbox', () => {
  const strip = (hotels: Awaited<ReturnType<typeof searchAll>>) =>
    hotels.map((hotel) => ({
      ...hotel,
      Rooms: hotel.Rooms.map(({ BookingCode, ...room }) => ({
        ...room,
        number: BookingCode.split('!TB!')[1],
      })),
    }));

  it('gives the same fares in another process, and others with another seed', async () => {
    const twin = await startSandbox();
    const stranger = await startSandbox({ seed: 'other' });
    try {
      const mine = strip(await searchAll(sandbox));
      expect(strip(await searchAll(twin))).toEqual(mine);
      expect(strip(await searchAll(stranger))).not.toEqual(mine);
      const list = { CityCode: '293397', IsDetailedResponse: true };
      expect(await twin.text('TBOHotelCodeList', list)).toBe(await sandbox.text('TBOHotelCodeList', list));
    } finally {
      await Promise.all([twin.dispose(), stranger.dispose()]);
    }
  });

  it('makes a hotel independent of the other requested hotels', async () => {
    const together = strip(await searchAll(sandbox));
    const code = together[0]?.HotelCode;
    expect(strip(await searchAll(sandbox, { HotelCodes: code }))).toEqual([together[0]]);
  });

  it('keeps the currency of the account', async () => {
    const dollars = await startSandbox({ currency: 'USD' });
    try {
      expect((await searchAll(dollars))[0]?.Currency).toBe('USD');
    } finally {
      await dollars.dispose();
    }
  });
});
