import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SendToPlatform } from '../../send.ts';
import { createRoomsFromBookings } from './rooms-from-bookings.ts';

const NOW = Date.parse('2031-05-01T10:00:00Z');
/** Maximum number of records in one response of the platform. */
const PAGE = 3;

const bookingOf = (number: number) => ({
  id: `b${String(number).padStart(6, '0')}`,
  hotel_id: 'h1',
  client_ref: `ref-${number}`,
  check_in_date: '2031-05-02',
  check_out_date: '2031-05-04',
  created_date: '2031-04-01T10:00:00Z',
  quote: { source: 'STORED', roomNames: ['Deluxe Room'], rooms: 1 },
});
const bookings = (count: number) => Array.from({ length: count }, (_, number) => bookingOf(number));

let records: ReturnType<typeof bookings>;
let afterPage: (calls: number) => void;
let pageSize: number;
let calls: number;
beforeEach(() => {
  records = [];
  afterPage = () => undefined;
  pageSize = PAGE;
  calls = 0;
});

const send: SendToPlatform = ({ suffix }) => {
  const query = new URLSearchParams(suffix);
  expect(query.get('sort')).toBe('id');
  const skip = Number(query.get('skip') ?? 0);
  const body = records.toSorted((one, other) => one.id.localeCompare(other.id)).slice(skip, skip + pageSize);
  calls += 1;
  afterPage(calls);
  return Promise.resolve({ status: 200, body, code: '', headers: new Headers(), attempts: 1 });
};
let time = NOW;
const open = () => {
  time = NOW;
  return createRoomsFromBookings({
    send,
    serviceToken: 'service-secret',
    logger: pino({ level: 'silent' }),
    now: () => time,
  });
};
const refsOf = async (rooms: ReturnType<typeof open>): Promise<string[]> =>
  ((await rooms.inventory('h1', 'deluxe room'))?.references ?? []).map(({ ref }) => ref);

describe('rooms counted from bookings', () => {
  it.each([0, 1, 2, 3, 4, 7, 9])('count every booking of %i, over any number of pages', async (count) => {
    records = bookings(count);
    expect(await refsOf(open())).toEqual(records.map(({ client_ref: ref }) => ref));
  });

  it('are read again when a booking was removed between two pages, so that none is skipped', async () => {
    records = bookings(7);
    afterPage = (made) => {
      if (made === 1) records = records.slice(1);
    };
    expect(await refsOf(open())).toEqual(['ref-1', 'ref-2', 'ref-3', 'ref-4', 'ref-5', 'ref-6']);
  });

  it('are an error when a booking of a stored hotel cannot be read; bookings of other hotels do not count', async () => {
    const [first] = bookings(1);
    const others = [
      { ...first, id: 'b000001', quote: { source: 'PROVIDER' } },
      { ...first, id: 'b000002', quote: null },
    ];
    records = [first, ...others] as typeof records;
    expect(await refsOf(open())).toEqual(['ref-0']);
    records = [...records, { ...first, id: 'b000003', check_in_date: 'soon' }] as typeof records;
    await expect(open().inventory('h1', 'deluxe room')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('are an error when there are too many bookings to read', async () => {
    records = bookings(50_001);
    pageSize = 5_000;
    await expect(open().inventory('h1', 'deluxe room')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });

  it('are an error when bookings move between pages again and again', async () => {
    records = bookings(100);
    afterPage = () => {
      records = records.slice(1);
    };
    await expect(open().inventory('h1', 'deluxe room')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
  });
});

describe('the room changes stored in this process', () => {
  const held = (endsAt: number) =>
    ({
      ref: 'hold-1',
      kind: 'hold',
      checkIn: '2031-05-02',
      checkOut: '2031-05-03',
      rooms: 1,
      madeAt: NOW,
      endsAt,
      holder: 'somebody',
    }) as const;
  const read = async (rooms: ReturnType<typeof open>, roomKey: string) => {
    const found = await rooms.inventory('h1', roomKey);
    if (!found) throw new Error('no inventory');
    return found;
  };

  it('contain only what was written, not what was read', async () => {
    const rooms = open();
    for (let number = 0; number < 20; number += 1) await rooms.inventory('h1', `room ${number}`);
    expect(await rooms.inventoriesOf(['h1'])).toEqual([]);
  });

  it('expire, and a write based on an older read is refused', async () => {
    const rooms = open();
    const before = await read(rooms, 'deluxe room');
    expect(await rooms.change(before.id, before.version, [held(NOW + 60_000)])).toBe(true);
    const during = await read(rooms, 'deluxe room');
    expect(during.references).toHaveLength(1);
    time += 60_000;
    const other = await read(rooms, 'small room');
    expect(await rooms.change(other.id, other.version, [held(time + 60_000)])).toBe(true);
    expect(await rooms.inventoriesOf(['h1'])).toMatchObject([{ roomKey: 'small room' }]);
    expect(await rooms.change(before.id, before.version, [])).toBe(false);
    expect(await rooms.change(during.id, during.version, [])).toBe(false);
    const after = await read(rooms, 'deluxe room');
    expect(await rooms.change(after.id, after.version, [held(time + 60_000)])).toBe(true);
  });

  it('contain a removed booking for longer than the platform still shows it', async () => {
    const rooms = open();
    records = bookings(1);
    const before = await read(rooms, 'deluxe room');
    const gone = before.references.map((one) => ({ ...one, kind: 'gone' as const, endsAt: NOW }));
    expect(await rooms.change(before.id, before.version, gone)).toBe(true);
    time += 24 * 3_600_000;
    const other = await read(rooms, 'small room');
    await rooms.change(other.id, other.version, [held(time + 60_000)]);
    expect(await read(rooms, 'deluxe room')).toMatchObject({ references: [{ kind: 'gone', ref: 'ref-0' }] });
  });
});
