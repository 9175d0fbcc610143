import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomReference } from '#models/room-inventory.ts';
import { addDays } from '../stay/nights.ts';
import {
  HOLD_MS,
  referenceOf,
  roomsLeft,
  roomsSoldByNight,
  pruned,
  withBooking,
  withTombstone,
  withHold,
  withoutBooking,
} from './room-stock.ts';
import { DAY_MS } from '../stay/time-units.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const at = (now = NOW) => ({ now, today: new Date(now).toISOString().slice(0, 10) });

const booked = (checkIn: string, checkOut: string, changes: Partial<RoomReference> = {}): RoomReference => ({
  ref: `${checkIn} ${checkOut}`,
  kind: 'booking',
  checkIn,
  checkOut,
  rooms: 1,
  madeAt: NOW,
  endsAt: null,
  holder: null,
  ...changes,
});
const held = (checkIn: string, checkOut: string, changes: Partial<RoomReference> = {}): RoomReference =>
  booked(checkIn, checkOut, { kind: 'hold', endsAt: NOW + 1, holder: 'dana', ref: 'draft', ...changes });

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13', rooms: 1 };
const eve = { ref: 'draft of eve', holder: 'eve' };

describe('the remaining rooms', () => {
  it.each<[string, RoomReference[], number]>([
    ['no reservation', [], 3],
    ['before', [booked('2026-12-08', '2026-12-10')], 3],
    ['after', [booked('2026-12-13', '2026-12-14')], 3],
    ['the first night', [booked('2026-12-09', '2026-12-11')], 2],
    ['the last night', [booked('2026-12-12', '2026-12-20')], 2],
    ['one after the other', [booked('2026-12-10', '2026-12-11'), booked('2026-12-11', '2026-12-13')], 2],
    ['on one night', [booked('2026-12-10', '2026-12-12'), booked('2026-12-11', '2026-12-13')], 1],
    ['two rooms', [booked('2026-12-11', '2026-12-12', { rooms: 2 })], 1],
    ['more than there are', [booked('2026-12-11', '2026-12-12', { rooms: 9 })], 0],
    ['a hold', [held('2026-12-11', '2026-12-12')], 2],
    ['a hold that ends now', [held('2026-12-11', '2026-12-12', { endsAt: NOW })], 3],
    ['a released hold', [booked('2026-12-11', '2026-12-12', { kind: 'gone', endsAt: NOW })], 3],
  ])('do not include those taken by reservations: %s', (_what, references, left) => {
    expect(roomsLeft(references, 3, stay, NOW)).toBe(left);
  });
});

describe('holding and booking rooms', () => {
  const dana = { ref: 'draft', holder: 'dana' };

  it('gives the last room to one caller', () => {
    const first = withHold([], dana, stay, 1, at()) ?? [];
    expect(first).toMatchObject([{ kind: 'hold', endsAt: NOW + HOLD_MS }]);
    expect(withHold(first, eve, stay, 1, at())).toBeNull();
    expect(withBooking(first, 'HB-eve', eve, stay, 1, at())).toBeNull();
    const sold = withBooking(first, 'HB-dana', dana, stay, 1, at()) ?? [];
    expect(sold.map(({ ref, kind }) => [ref, kind])).toEqual([['HB-dana', 'booking']]);
    expect(withBooking(sold, 'HB-dana', dana, stay, 1, at())).toBe(sold);
    const free = withoutBooking(sold, 'HB-dana', at());
    expect(withoutBooking(free, 'HB-dana', at())).toBe(free);
    expect(withHold(free, eve, stay, 1, at())).not.toBeNull();
    // A late request cannot book again what was released.
    expect(withBooking(free, 'HB-dana', dana, stay, 1, at())).toBeNull();
  });

  it('renews a hold, replaces another hold of the same person, and drops an expired one', () => {
    const first = withHold([], dana, stay, 1, at()) ?? [];
    const later = NOW + HOLD_MS - 1;
    expect(withHold(first, dana, stay, 1, at(later))).toMatchObject([{ endsAt: later + HOLD_MS }]);
    expect(withHold(first, { ref: 'other draft', holder: 'dana' }, stay, 1, at())).toMatchObject([
      { ref: 'other draft' },
    ]);
    expect(withHold(first, eve, stay, 1, at(later))).toBeNull();
    expect(withHold(first, eve, stay, 1, at(NOW + HOLD_MS))).toMatchObject([{ holder: 'eve' }]);
    const elsewhen = { ...stay, checkIn: '2026-12-13', checkOut: '2026-12-14' };
    expect(withHold(first, { ref: 'other draft', holder: 'dana' }, elsewhen, 1, at())).toHaveLength(2);
  });

  it("turns a visitor's hold into the booking of the member who has claimed the draft", () => {
    const first = withHold([], { ref: 'draft', holder: 'a browser' }, stay, 1, at()) ?? [];
    expect(withBooking(first, 'HB-dana', dana, stay, 1, at())).toHaveLength(1);
  });

  it('refuses more rooms than the count, and nothing when rooms are not counted', () => {
    const three = { ...stay, rooms: 3 };
    expect(withHold([], dana, three, 2, at())).toBeNull();
    expect(withHold([], dana, three, 0, at())).toBeNull();
    expect(
      withBooking([booked('2026-12-01', '2027-01-01', { rooms: 9 })], 'HB', dana, three, null, at()),
    ).toHaveLength(2);
  });

  it('never books a reference late once it was found to be missing', () => {
    const unbookable = withTombstone([], 'HB-late', stay, at());
    expect(referenceOf(unbookable, 'HB-late')).toMatchObject({ kind: 'gone', rooms: 0 });
    expect(withBooking(unbookable, 'HB-late', dana, stay, null, at())).toBeNull();
    expect(withTombstone(unbookable, 'HB-late', stay, at())).toBe(unbookable);
  });

  it('drops past bookings, expired holds and old tombstones', () => {
    const kept = [booked('2026-11-10', '2026-11-14'), held('2026-12-01', '2026-12-02')];
    const gone = [
      booked('2026-11-10', '2026-11-13'),
      held('2026-12-01', '2026-12-02', { endsAt: NOW }),
      booked('2026-12-01', '2026-12-02', { kind: 'gone', endsAt: NOW - 7 * DAY_MS }),
    ];
    expect(pruned([...gone, ...kept], at())).toEqual(kept);
  });
});

/** Operations on one room type, in any order, each a moment after the previous one. */
const act = fc.record({
  what: fc.constantFrom('hold', 'book', 'cancel', 'tombstone', 'wait'),
  who: fc.integer({ min: 0, max: 5 }),
  draft: fc.integer({ min: 0, max: 7 }),
  from: fc.integer({ min: 0, max: 6 }),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 1, max: 3 }),
});

describe('any sequence of holds, bookings and cancellations', () => {
  it('never takes more rooms on a night than there are, and keeps every booking until it is cancelled', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), fc.integer({ min: 0, max: 4 }), (acts, count) => {
        let now = NOW;
        let references: readonly RoomReference[] = [];
        const sold = new Set<string>();
        for (const { what, who, draft, from, nights, rooms } of acts) {
          now += what === 'wait' ? HOLD_MS / 2 : 1000;
          const checkIn = addDays('2026-12-01', from);
          const wanted = { checkIn, checkOut: addDays(checkIn, nights), rooms };
          const claim = { ref: `draft ${draft}`, holder: `person ${who}` };
          const ref = `HB ${draft}`;
          const moment = { now, today: '2026-11-21' };
          if (what === 'hold') references = withHold(references, claim, wanted, count, moment) ?? references;
          if (what === 'book') {
            const after = withBooking(references, ref, claim, wanted, count, moment);
            if (after) sold.add(ref);
            references = after ?? references;
          }
          if (what === 'cancel') {
            references = withoutBooking(references, ref, moment);
            sold.delete(ref);
          }
          if (what === 'tombstone') references = withTombstone(references, ref, wanted, moment);
          const taken = roomsSoldByNight(references, now, { checkIn: '2026-11-01', checkOut: '2027-01-01' });
          expect(Math.max(0, ...taken.values())).toBeLessThanOrEqual(count);
          const live = references.filter(({ kind }) => kind === 'booking').map((one) => one.ref);
          expect(new Set(live)).toEqual(sold);
          expect(live).toHaveLength(sold.size);
        }
      }),
    );
  });
});
