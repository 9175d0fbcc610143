import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutated } from '#backends/provider/control/mutation.ts';
import { draw } from '#backends/provider/random.ts';
import { bodyOf } from '#backends/provider/reply.ts';
import {
  bookRequest,
  checkedRoom,
  codes,
  searchAll,
  searchRequest,
  startSandbox,
  type Sandbox,
} from './sandbox.ts';
import * as wire from './wire.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.dispose());

const arm = (...faults: object[]) => sandbox.faults({ faults });
const list = () => sandbox.raw('CountryList');

describe('the transport faults of the sandbox', () => {
  it.each([500, 502, 503, 429])('return HTTP %i, as many times as configured', async (status) => {
    await arm({ call: 'CountryList', kind: 'http', status, times: 2 });
    expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([
      status,
      status,
      200,
    ]);
  });

  it('return HTML, nothing, half a body, or break the connection', async () => {
    await arm({ call: '*', kind: 'html', times: 1 });
    expect(await (await list()).text()).toMatch(/^<!DOCTYPE/u);
    await arm({ call: '*', kind: 'empty', times: 1 });
    expect(await (await list()).text()).toBe('');
    await arm({ call: '*', kind: 'torn', times: 1 });
    await expect(list().then((response) => response.text())).rejects.toThrow(/terminated|closed|failed/u);
    await arm({ call: '*', kind: 'drop', times: 1 });
    await expect(list()).rejects.toThrow('fetch failed');
    wire.countryListBody.parse(await (await list()).json());
  });

  it('delay a response', async () => {
    await arm({ call: 'CountryList', kind: 'delay', ms: 150, times: 1 });
    const started = performance.now();
    await list();
    expect(performance.now() - started).toBeGreaterThan(140);
  });

  it('affect only the call, the chunk or the hotel they are set for, until reset', async () => {
    await arm({ call: 'Search', kind: 'http', status: 503, nth: 2 });
    const search = async (HotelCodes: string) =>
      (
        await sandbox.raw('Search', {
          method: 'POST',
          body: JSON.stringify({ ...searchRequest, HotelCodes }),
        })
      ).status;
    expect([await search('1000000'), await search('1000000'), await search('1000000')]).toEqual([
      200, 503, 200,
    ]);
    await arm({ call: 'Search', kind: 'http', status: 500, hotelCode: '1000005' });
    expect([await search('1000004'), await search(codes(1_000_000, 9))]).toEqual([200, 500]);
    await sandbox.faults({ reset: true });
    expect(await search('1000005')).toBe(200);
  });
});

describe('a sandbox that changes an offer after the search', () => {
  it.each([10, -12.5])(
    'changes the price at PreBook by %d per cent, and books only at the new one',
    async (percent) => {
      const [hotel] = await searchAll(sandbox);
      const shown = hotel?.Rooms[0];
      await arm({ call: 'PreBook', kind: 'price', percent, times: 1 });
      const body = await sandbox.post('PreBook', { BookingCode: shown?.BookingCode });
      const room = wire.prebookBody.parse(body).HotelResult[0].Rooms[0];
      expect(room.TotalFare / (shown?.TotalFare ?? 1)).toBeCloseTo(1 + percent / 100, 3);
      const nights = room.DayRates.flat().reduce((sum, night) => sum + Math.round(night.BasePrice * 100), 0);
      expect(nights + Math.round(room.TotalTax * 100)).toBe(Math.round(room.TotalFare * 100));
      expect(
        wire.refusedWith(
          await sandbox.post('Book', bookRequest(room.BookingCode, shown?.TotalFare ?? 0, 'old')),
        ),
      ).toBe(400);
      wire.bookBody.parse(await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'new')));
    },
  );

  it('changes the cancellation policy at PreBook', async () => {
    const hotels = await searchAll(sandbox, { Filters: { Refundable: true } });
    await arm({ call: 'PreBook', kind: 'policy' });
    const body = await sandbox.post('PreBook', { BookingCode: hotels[0]?.Rooms[0]?.BookingCode });
    const room = wire.prebookBody.parse(body).HotelResult[0].Rooms[0];
    expect(room.IsRefundable).toBe(false);
    expect(room.CancelPolicies.at(-1)?.CancellationCharge).toBe(100);
  });

  it.each([201, 207, 300, 315, 402, 429, 500])('refuses PreBook with %i', async (code) => {
    const room = await checkedRoom(sandbox);
    await arm({ call: 'PreBook', kind: 'refuse', code, times: 1 });
    expect(wire.refusedWith(await sandbox.post('PreBook', { BookingCode: room.BookingCode }))).toBe(code);
    wire.prebookBody.parse(await sandbox.post('PreBook', { BookingCode: room.BookingCode }));
  });

  it('sells out one hotel, or all of them', async () => {
    const before = await searchAll(sandbox);
    const code = before[0]?.HotelCode ?? '';
    await arm(
      { call: 'Search', kind: 'sold-out', hotelCode: code },
      { call: 'PreBook', kind: 'sold-out', hotelCode: code },
    );
    expect((await searchAll(sandbox)).map((hotel) => hotel.HotelCode)).toEqual(
      before.slice(1).map((hotel) => hotel.HotelCode),
    );
    const lost = { BookingCode: before[0]?.Rooms[0]?.BookingCode };
    expect(wire.refusedWith(await sandbox.post('PreBook', lost))).toBe(201);
    await arm({ call: 'Search', kind: 'sold-out' });
    expect(wire.refusedWith(await sandbox.post('Search', searchRequest))).toBe(201);
  });
});

describe('a Book request under a fault', () => {
  it.each([405, 315, 300])('is refused with %i and reserves nothing', async (code) => {
    const room = await checkedRoom(sandbox);
    await arm({ call: 'Book', kind: 'refuse', code, times: 1 });
    expect(
      wire.refusedWith(await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'ref'))),
    ).toBe(code);
    expect(wire.refusedWith(await sandbox.post('BookingDetail', { BookingReferenceId: 'ref' }))).toBe(400);
  });

  it('reserves without a response, and is found by reference', async () => {
    const room = await checkedRoom(sandbox);
    await arm({ call: 'Book', kind: 'no-answer', times: 1 });
    await expect(sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'ref'))).rejects.toThrow(
      'fetch failed',
    );
    const found = wire.bookingDetailBody.parse(
      await sandbox.post('BookingDetail', { BookingReferenceId: 'ref' }),
    );
    expect(found.BookingDetail.BookingStatus).toBe('Confirmed');
  });
});

describe('the control endpoints of the sandbox', () => {
  it('count calls without data about guests', async () => {
    const room = await checkedRoom(sandbox);
    await sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, 'ref'));
    const text = await (await fetch(`${sandbox.origin}/__sandbox/calls`)).text();
    const log = z.object({
      counts: z.record(z.string(), z.number()),
      calls: z.array(z.object({ call: z.string() })),
    });
    expect(log.parse(JSON.parse(text)).counts).toEqual({ Search: 1, PreBook: 1, Book: 1 });
    expect(text).not.toMatch(/Sample|Adam|agency\.example|97250/u);
    await fetch(`${sandbox.origin}/__sandbox/calls`, { method: 'DELETE' });
    expect(log.parse(await (await fetch(`${sandbox.origin}/__sandbox/calls`)).json()).calls).toEqual([]);
  });

  it('move the clock and refuse unknown commands', async () => {
    const room = await checkedRoom(sandbox);
    await sandbox.faults({ settings: { clockOffsetMs: 31 * 60_000 } });
    expect(wire.refusedWith(await sandbox.post('PreBook', { BookingCode: room.BookingCode }))).toBe(315);
    await expect(arm({ call: 'Search', kind: 'magic' })).rejects.toThrow('problems');
  });

  it('do not exist unless they are enabled', async () => {
    const plain = await startSandbox({ control: false });
    try {
      expect((await fetch(`${plain.origin}/__sandbox/calls`)).status).toBe(404);
    } finally {
      await plain.dispose();
    }
  });
});

describe('responses of the sandbox with one wrong field', () => {
  const numbered = z.object({ ConfirmationNumber: z.unknown().optional() });
  const booked = async (reference: string) => {
    const room = await checkedRoom(sandbox);
    return sandbox.post('Book', bookRequest(room.BookingCode, room.TotalFare, reference));
  };

  it('lack a named field, or have it null, empty, or from another response', async () => {
    const numberOf = (body: unknown): unknown => numbered.parse(body).ConfirmationNumber;
    const field = 'ConfirmationNumber';
    const changed: unknown[] = [];
    for (const how of ['omit', 'null', 'empty']) {
      await arm({ call: 'Book', kind: 'mutate', how, field, times: 1 });
      changed.push(numberOf(await booked(how)));
    }
    expect(changed).toEqual([undefined, null, '']);
    const before = numberOf(await booked('before'));
    await arm({ call: 'Book', kind: 'mutate', how: 'swap', field, times: 1 });
    expect(numberOf(await booked('swapped'))).toBe(before);
  });

  it('have every field wrong sooner or later, chosen by the seed alone', () => {
    const body = bodyOf({
      code: 200,
      description: 'Successful',
      payload: { BookingDetail: [{ ConfirmationNo: 'AB12CD', Rooms: [{ Name: ['Double'] }] }] },
    });
    const struck = (seed: string) =>
      Array.from({ length: 200 }, (_, nth) => mutated(body, { how: 'omit' }, draw(seed, nth)));
    expect(struck('one')).toEqual(struck('one'));
    expect(struck('other')).not.toEqual(struck('one'));
    expect(new Set(struck('one').map(({ field }) => field))).toEqual(
      new Set([
        'BookingDetail',
        'BookingDetail.ConfirmationNo',
        'BookingDetail.Rooms',
        'BookingDetail.Rooms.Name',
        'Status',
        'Status.Code',
        'Status.Description',
      ]),
    );
  });
});
