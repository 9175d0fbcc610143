import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { RoomReference } from '#models/room-inventory.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { matchOffer } from '#shared/pricing/offers.ts';
import {
  otherReservations,
  referenceOf,
  roomCountOf,
  roomsLeft,
  withBooking,
  withTombstone,
  withoutBooking,
} from '#shared/hotel/room-stock.ts';
import type { RoomInventoryStore } from '#upstreams/platform/entity-platform.ts';
import { createInventoryRepository, type InventoryKey } from './inventory-repository.ts';
import { shareRunningReads } from './shared-reads.ts';
import type { BookingLog, Clock, OfferSource } from '../ports.ts';
import type { LookupResult, ReservationSummary, RoomSupplier } from './room-supplier.ts';
import { createOwnHolds, inventoryKeyOf, wantedOf } from './own-inventory-holds.ts';
import { stayOf } from '../booked-stay.ts';
import { quotedOffer } from './quote.ts';
import { available, roomUnavailable, noReference } from './provider-supplier.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

interface OwnInventoryDeps {
  readonly offers: OfferSource;
  readonly rooms: RoomInventoryStore;
  /**
   * The stored hotel as it is now, bypassing caches; null when it is not sold. @throws AppError when the platform is
   * down
   */
  readonly hotelNow: (hotelId: string) => Promise<StoredHotel | null>;
  /**
   * Counts a new hold for the IP address of a visitor or a new account.
   * @returns false when it had too many in half an hour
   */
  readonly mayHold: (newcomerAddress: string) => Promise<boolean>;
  /**
   * Called after every attempted change, so that displayed remaining rooms are refreshed. Must neither wait nor throw.
   */
  readonly changed: (hotelId: string) => void;
  readonly clock: Clock;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
  readonly logger: BookingLog;
}

/**
 * Sells rooms of stored hotels under our own references. There is one inventory per room type, whether its rooms are
 * counted or not, so that a count that is set later includes what was sold before.
 */
export function createOwnInventorySupplier(deps: OwnInventoryDeps): RoomSupplier {
  const { offers, rooms, clock, logger } = deps;
  const repository = createInventoryRepository(deps);
  const hotelNow = shareRunningReads(deps.hotelNow, (hotelId) => hotelId);
  /** Shared read for checks only: each write reads the inventory again and decides on that. */
  const inventoryOf = shareRunningReads(
    ({ hotelId, roomKey }: InventoryKey) => rooms.inventory(hotelId, roomKey),
    ({ hotelId, roomKey }) => `${hotelId} ${roomKey}`,
  );

  /** Number of rooms of a type: null when they are not counted, undefined when the type is no longer sold. */
  const countOf = async ({ hotelId, roomKey }: InventoryKey): Promise<number | null | undefined> => {
    const hotel = await hotelNow(hotelId);
    return hotel ? roomCountOf(hotel, roomKey) : undefined;
  };

  return {
    async check({ place, quote, hold }, signal) {
      const list = await offers.freshOffers(place, signal);
      const same = matchOffer(quotedOffer(quote, place.hotelId), list);
      if (!same) return roomUnavailable;
      const room = inventoryKeyOf(place.hotelId, quote);
      const [count, inventory] = await Promise.all([countOf(room), inventoryOf(room)]);
      if (count === undefined) return roomUnavailable;
      if (count === null) return available(same);
      const wanted = wantedOf(place, quote);
      const others = otherReservations(inventory?.references ?? [], hold, wanted);
      return roomsLeft(others, count, wanted, clock.now()) >= wanted.rooms
        ? available(same)
        : roomUnavailable;
    },

    ...createOwnHolds({ ...deps, repository, countOf }),

    // Always true: while the platform is unavailable, the check before booking fails already.
    takesBookings: () => true,

    async book({ place, quote, hold, clientRef }) {
      try {
        const room = inventoryKeyOf(place.hotelId, quote);
        const count = await countOf(room);
        if (count === undefined) return { kind: 'gone' };
        const isBooked = await repository.decide(room, (references, at) => {
          const after = withBooking(references, clientRef, hold, wantedOf(place, quote), count, at);
          return { references: after ?? references, answer: after !== null };
        });
        return isBooked ? { kind: 'booked', confirmationNumber: clientRef } : { kind: 'gone' };
      } catch (cause) {
        logger.warn({ err: cause }, 'unknown whether rooms of stored hotels were booked');
        return { kind: 'unknown', reason: 'the inventory could not be written' };
      }
    },

    async find(booking): Promise<LookupResult> {
      const { clientRef, quote } = booking;
      if (clientRef === null || !quote) return noReference;
      return repository.decide<LookupResult>(inventoryKeyOf(booking.hotelId, quote), (references, at) => {
        const known = referenceOf(references, clientRef);
        if (known?.kind === 'booking')
          return { references, answer: { kind: 'active', confirmationNumber: clientRef } };
        // Our inventory is authoritative: an unknown reference does not exist, and its tombstone refuses a late write.
        const after =
          booking.pendingOperation === 'book'
            ? withTombstone(references, clientRef, stayOf(booking), at)
            : references;
        return { references: after, answer: { kind: 'cancelled', confirmationNumber: clientRef } };
      });
    },

    async list(from, to) {
      const since = new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS).toISOString();
      const inventories = await rooms.changedSince(since);
      return inventories.flatMap(({ hotelId, references }) =>
        references
          .filter(({ rooms: taken, kind }) => kind !== 'hold' && taken > 0)
          .flatMap((reference) => {
            const bookedOn = todayInIsrael(new Date(reference.madeAt));
            return bookedOn >= from && bookedOn <= to ? [reportOf(hotelId, reference)] : [];
          }),
      );
    },

    async getReservation(by) {
      // For a room of a stored hotel, confirmation number and reference are the same.
      const ref = 'clientRef' in by ? by.clientRef : by.confirmationNumber;
      const inventory = await rooms.inventoryWith(ref);
      const known = inventory && referenceOf(inventory.references, ref);
      return known && { confirmationNumber: ref, isActive: known.kind === 'booking', isFree: true };
    },

    async cancel(confirmationNumber) {
      try {
        await repository.decideWith(confirmationNumber, (references, at) => ({
          references: withoutBooking(references, confirmationNumber, at),
          answer: undefined,
        }));
        return { kind: 'accepted' };
      } catch (cause) {
        logger.warn({ err: cause }, 'unknown whether rooms of stored hotels were released');
        return { kind: 'unknown', reason: 'the inventory could not be written' };
      }
    },
  };
}

const reportOf = (
  hotelCode: string,
  { ref, kind, checkIn, checkOut }: RoomReference,
): ReservationSummary => ({
  confirmationNumber: ref,
  clientRef: ref,
  status: kind === 'booking' ? 'active' : 'cancelled',
  hotelCode,
  checkIn,
  checkOut,
});
