import type { Quote } from '#models/booking.ts';
import { roomKeyOf } from '#models/room-inventory.ts';
import type { RoomReference } from '#models/room-inventory.ts';
import { type RoomRequest, withHold } from '#shared/hotel/room-stock.ts';
import type { RoomInventoryStore } from '#upstreams/platform/entity-platform.ts';
import type { Clock } from '../ports.ts';
import type { InventoryKey, InventoryRepository } from './inventory-repository.ts';
import type { HoldRequest, OfferContext, RoomSupplier } from './room-supplier.ts';

/** Maximum number of drafts for which one person may have rooms held at a time. */
const MAX_HOLDS = 3;

interface HoldDeps {
  readonly rooms: Pick<RoomInventoryStore, 'inventory' | 'inventoriesHeldBy'>;
  readonly repository: Pick<InventoryRepository, 'decide'>;
  /** Number of rooms of a type: null when they are not counted, undefined when the type is no longer sold. */
  readonly countOf: (room: InventoryKey) => Promise<number | null | undefined>;
  /**
   * Counts a new hold for the IP address of a visitor or a new account.
   * @returns false when it had too many in half an hour
   */
  readonly mayHold: (newcomerAddress: string) => Promise<boolean>;
  readonly clock: Clock;
}

/** Key of the inventory that contains a quoted room of a stored hotel. */
export const inventoryKeyOf = (hotelId: string, { roomNames }: Pick<Quote, 'roomNames'>): InventoryKey => {
  const roomType = roomNames[0] ?? '';
  return { hotelId, roomType, roomKey: roomKeyOf(roomType) };
};

/** Nights and rooms that a quote takes. */
export const wantedOf = (
  { stay }: Pick<OfferContext, 'stay'>,
  { rooms }: Pick<Quote, 'rooms'>,
): RoomRequest => ({
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  rooms,
});

/** Holds rooms of stored hotels for drafts while travellers pay. */
export function createOwnHolds({
  rooms,
  repository,
  countOf,
  mayHold,
  clock,
}: HoldDeps): Pick<RoomSupplier, 'hold' | 'heldUntil' | 'releaseHold'> {
  /** Number of other drafts for which this person has rooms held now. */
  const heldBy = async ({ ref, holder }: HoldRequest): Promise<number> => {
    const now = clock.now();
    const inventories = await rooms.inventoriesHeldBy(holder);
    const isHeld = (reference: RoomReference): boolean =>
      reference.kind === 'hold' &&
      reference.holder === holder &&
      reference.ref !== ref &&
      (reference.endsAt ?? 0) > now;
    return inventories.flatMap(({ references }) => references.filter(isHeld)).length;
  };

  const releaseHold = (room: InventoryKey, { ref }: HoldRequest): Promise<void> =>
    repository.decide(room, (references) => {
      const rest = references.filter((reference) => reference.kind !== 'hold' || reference.ref !== ref);
      return { references: rest.length === references.length ? references : rest, answer: undefined };
    });

  return {
    async hold({ place, quote, hold }) {
      const room = inventoryKeyOf(place.hotelId, quote);
      const count = await countOf(room);
      if (count === undefined) return 'ROOM_UNAVAILABLE';
      if (count === null) return null;
      if (hold.newcomerAddress !== null && !(await mayHold(hold.newcomerAddress))) return 'RATE_LIMITED';
      const wanted = wantedOf(place, quote);
      const refusal = await repository.decide<'ROOM_UNAVAILABLE' | null>(room, (references, at) => {
        const updated = withHold(references, hold, wanted, count, at);
        return updated ? { references: updated, answer: null } : { references, answer: 'ROOM_UNAVAILABLE' };
      });
      if (refusal || hold.isPaying) return refusal;
      // Counted after the write, so that concurrent requests see each other's holds.
      if ((await heldBy(hold)) < MAX_HOLDS) return null;
      await releaseHold(room, hold);
      return 'RATE_LIMITED';
    },

    async heldUntil({ place, quote, hold }) {
      const { hotelId, roomKey } = inventoryKeyOf(place.hotelId, quote);
      const references = (await rooms.inventory(hotelId, roomKey))?.references ?? [];
      const own = references.find(({ kind, ref }) => kind === 'hold' && ref === hold.ref);
      return own?.endsAt && own.endsAt > clock.now() ? own.endsAt : null;
    },

    releaseHold: ({ place, quote, hold }) => releaseHold(inventoryKeyOf(place.hotelId, quote), hold),
  };
}
