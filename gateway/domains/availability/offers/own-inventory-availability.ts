import { z } from 'zod';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { NOTHING_FOUND_TTL } from '#cache/ttl.ts';
import { AppError } from '#gateway/errors.ts';
import type { Logger } from '#gateway/logger.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { Offer } from '#models/search/offer.ts';
import { roomKeyOf } from '#models/room-inventory.ts';
import type { RoomInventory } from '#models/room-inventory.ts';
import type { Stay } from '#models/stay.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { roomCountOf, roomsSoldByNight } from '#shared/hotel/room-stock.ts';
import type { RoomInventoryStore } from '#upstreams/platform/entity-platform.ts';

/**
 * Number of days for which sold rooms are counted: check-in is at most 500 days ahead, and a stay has at most 30
 * nights.
 */
const DAYS_AHEAD = 540;
/** Largest number of remaining rooms that is shown. */
const MAX_ROOMS_LEFT_SHOWN = 3;

/** Number of rooms that are sold or held, by room type and night. */
type Taken = Readonly<Record<string, Readonly<Record<string, number>>>>;

const TAKEN: CachePolicy<Taken> = {
  kind: 'own-inventory.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.record(z.string(), z.record(z.string(), z.number())).parse(stored),
};

/**
 * Filters the offers of a stored hotel to those that still have rooms, and adds the number of remaining rooms when it
 * is small. Rooms that are not counted are always available.
 * @param on the stay of the offers, when it differs from the requested one
 */
export type AvailabilityFilter = (
  hotel: StoredHotel,
  offers: readonly Offer[],
  on?: Stay,
) => readonly Offer[];

/** Remaining rooms of stored hotels, for display only: booking checks the inventory itself. */
export interface OwnInventoryAvailability {
  /**
   * A filter by the remaining rooms for a stay, which were read at most a minute ago. The rooms of a hotel that cannot
   * be read now all count as available. Never throws.
   * @param onMissing called when some cannot be read
   */
  availabilityFilter(
    hotels: readonly StoredHotel[],
    stay: Stay,
    onMissing?: () => void,
  ): Promise<AvailabilityFilter>;
  /** Clears the cached rooms of a hotel after some were booked or released. */
  forget(hotelId: string): Promise<void>;
}

interface OwnInventoryAvailabilityDeps {
  readonly rooms: Pick<RoomInventoryStore, 'inventoriesOf'>;
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'drop' | 'nextVersion'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

export function createOwnInventoryAvailability({
  rooms,
  cache,
  clock,
  logger,
}: OwnInventoryAvailabilityDeps): OwnInventoryAvailability {
  const takenIn = (inventories: readonly RoomInventory[]): Taken => {
    const now = clock();
    const checkIn = addDays(todayInIsrael(now), -1);
    const span = { checkIn, checkOut: addDays(checkIn, DAYS_AHEAD) };
    return Object.fromEntries(
      inventories.map(({ roomKey, references }) => [
        roomKey,
        Object.fromEntries(roomsSoldByNight(references, now.getTime(), span)),
      ]),
    );
  };

  const takenBy = async (
    ids: readonly string[],
    onMissing?: () => void,
  ): Promise<ReadonlyMap<string, Taken>> => {
    const keys = ids.map((id) => cacheKey(id));
    const cached = await cache.peekMany(TAKEN, keys);
    const takenById = new Map(ids.flatMap((id, at) => (cached[at] ? [[id, cached[at].value] as const] : [])));
    const missing = ids.filter((id) => !takenById.has(id));
    if (missing.length === 0) return takenById;
    try {
      const readVersion = await cache.nextVersion();
      const found = await rooms.inventoriesOf(missing);
      const fresh = missing.map((id) => ({
        id,
        value: takenIn(found.filter(({ hotelId }) => hotelId === id)),
      }));
      for (const { id, value } of fresh) takenById.set(id, value);
      await cache.putMany(
        TAKEN,
        fresh.map(({ id, value }) => ({ key: cacheKey(id), value })),
        undefined,
        readVersion,
      );
    } catch (cause) {
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.warn({ code }, 'rooms of stored hotels cannot be counted');
      onMissing?.();
    }
    return takenById;
  };

  return {
    async availabilityFilter(hotels, stay, onMissing) {
      const counted = hotels.filter((hotel) => hotel.roomTypes.some(({ count }) => count !== null));
      const taken = await takenBy(
        counted.map(({ id }) => id),
        onMissing,
      );
      return (hotel, offers, on = stay) => {
        const byRoom = taken.get(hotel.id);
        return byRoom ? openOffers(hotel, offers, byRoom, on) : offers;
      };
    },
    forget: (hotelId) => cache.drop(TAKEN, [cacheKey(hotelId)]),
  };
}

function openOffers(
  hotel: StoredHotel,
  offers: readonly Offer[],
  taken: Taken,
  stay: Stay,
): readonly Offer[] {
  return offers.flatMap((offer) => {
    const key = roomKeyOf(offer.roomNames[0] ?? '');
    const count = roomCountOf(hotel, key) ?? null;
    if (count === null) return [offer];
    const nights = Object.entries(taken[key] ?? {}).filter(
      ([night]) => night >= stay.checkIn && night < stay.checkOut,
    );
    const left = count - Math.max(0, ...nights.map(([, rooms]) => rooms));
    if (left < stay.occupancy.rooms) return [];
    return [left <= MAX_ROOMS_LEFT_SHOWN ? { ...offer, roomsLeft: left } : offer];
  });
}
