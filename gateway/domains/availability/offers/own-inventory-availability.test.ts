import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { RoomReference } from '#models/room-inventory.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import { createOwnInventoryAvailability } from './own-inventory-availability.ts';
import { stored } from '../testing/kit.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const stayOf = (rooms: number) => ({
  checkIn: '2026-12-10',
  checkOut: '2026-12-12',
  occupancy: { adults: rooms, childrenAges: [], infants: 0, rooms },
});

const room = (name: string, count: number | null) => ({
  name,
  nameHe: null,
  count,
  pricePerNight: { amountMinor: 10_000, currency: 'ILS' },
  description: { en: null, he: null },
  imageUrl: null,
  amenities: [],
});
const hotelWith = (...roomTypes: ReturnType<typeof room>[]): StoredHotel => ({ ...stored, roomTypes });

const taken = (rooms: number, changes: Partial<RoomReference> = {}): RoomReference => ({
  ref: 'HB',
  kind: 'booking',
  checkIn: '2026-12-11',
  checkOut: '2026-12-20',
  rooms,
  madeAt: NOW.getTime(),
  endsAt: null,
  holder: null,
  ...changes,
});

/** An inventory with these reservations of lofts; `ask` returns the remaining rooms of a hotel's available offers. */
function inventoryWith(references: readonly RoomReference[]) {
  const clock = { now: NOW.getTime() };
  const logger = pino({ level: 'silent' });
  const state = { references, requested: 0, isDown: false, missing: 0 };
  const ownInventory = createOwnInventoryAvailability({
    rooms: {
      inventoriesOf: (hotelIds) => {
        state.requested += 1;
        if (state.isDown) return Promise.reject(new AppError('PLATFORM_UNAVAILABLE'));
        const found = { id: 'i', roomKey: 'loft', version: 1, references: state.references };
        return Promise.resolve(hotelIds.map((hotelId) => ({ ...found, hotelId })));
      },
    },
    cache: createCache(createMemoryStore(), { now: () => clock.now, logger }),
    clock: () => new Date(clock.now),
    logger,
  });
  const ask = async (hotel: StoredHotel, rooms = 1) => {
    const stay = stayOf(rooms);
    const onlyAvailable = await ownInventory.availabilityFilter([hotel], stay, () => {
      state.missing += 1;
    });
    const offers = storedOffers(hotel, stay, '2026-11-21T09:00', (name) => name);
    return onlyAvailable(hotel, offers).map(({ roomNames: [name], roomsLeft }) => [name, roomsLeft]);
  };
  return { ...ownInventory, state, clock, ask };
}

const tenMinutes = 600_000;

describe('the remaining rooms of a stored hotel', () => {
  it.each<[string, readonly RoomReference[], number | null, number, unknown[]]>([
    ['not counted', [taken(9)], null, 1, [['Loft', undefined]]],
    ['more than a few', [taken(1)], 5, 1, [['Loft', undefined]]],
    ['a few', [taken(2)], 5, 1, [['Loft', 3]]],
    ['the last one', [taken(4)], 5, 1, [['Loft', 1]]],
    ['none', [taken(5)], 5, 1, []],
    ['fewer than wanted', [taken(4)], 5, 2, []],
    ['as many as wanted', [taken(3)], 5, 2, [['Loft', 2]]],
    ['with a hold', [taken(1, { kind: 'hold', endsAt: NOW.getTime() + tenMinutes })], 1, 1, []],
    ['with an expired hold', [taken(1, { kind: 'hold', endsAt: NOW.getTime() })], 1, 1, [['Loft', 1]]],
    ['with a reservation of other nights', [taken(1, { checkIn: '2026-12-12' })], 1, 1, [['Loft', 1]]],
    ['with a count of zero', [], 0, 1, []],
  ])(
    'decide whether an offer is shown, and with which number: %s',
    async (_what, references, count, rooms, left) => {
      expect(await inventoryWith(references).ask(hotelWith(room('Loft', count)), rooms)).toEqual(left);
    },
  );

  it('include its other rooms when its lofts are gone', async () => {
    const hotel = hotelWith(room('Loft', 1), room('Suite', 2), room('Attic', null));
    expect(await inventoryWith([taken(1)]).ask(hotel)).toEqual([
      ['Suite', 2],
      ['Attic', undefined],
    ]);
  });

  it('are read once a minute, and again after a booking', async () => {
    const { ask, state, clock, forget } = inventoryWith([]);
    const hotel = hotelWith(room('Loft', 1));
    expect(await ask(hotel)).toEqual([['Loft', 1]]);
    state.references = [taken(1)];
    expect(await ask(hotel)).toEqual([['Loft', 1]]);
    expect(state.requested).toBe(1);
    await forget(hotel.id);
    expect(await ask(hotel)).toEqual([]);
    state.references = [];
    clock.now += 70_000;
    expect(await ask(hotel)).toEqual([['Loft', 1]]);
  });

  it('are not read where rooms are not counted, and hide nothing while the platform is unavailable', async () => {
    const { ask, state } = inventoryWith([taken(1)]);
    await ask(hotelWith(room('Loft', null)));
    await ask(stored);
    expect(state.requested).toBe(0);
    state.isDown = true;
    expect(await ask(hotelWith(room('Loft', 1)))).toEqual([['Loft', undefined]]);
    expect(state.missing).toBe(1);
    state.isDown = false;
    expect(await ask(hotelWith(room('Loft', 1)))).toEqual([]);
    expect(state.missing).toBe(1);
  });
});
