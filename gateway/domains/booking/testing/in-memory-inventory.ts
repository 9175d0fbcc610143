import type { RoomType, StoredHotel } from '#models/hotel/hotel.ts';
import type { RoomInventory } from '#models/room-inventory.ts';
import type { RoomInventoryStore } from '#upstreams/platform/entity-platform.ts';
import { createOwnInventorySupplier } from '../inventory/own-inventory-supplier.ts';
import type { BookingDeps } from '../ports.ts';

/** Inventories in memory. */
function inMemoryRooms() {
  const inventories = new Map<string, RoomInventory>();
  const hooks = { beforeChange: (_inventory: RoomInventory): void => undefined };
  const all = () => [...inventories.values()];
  const rooms: RoomInventoryStore = {
    inventory: (hotelId, roomKey) => Promise.resolve(inventories.get(`${hotelId} ${roomKey}`) ?? null),
    inventoriesOf: (hotelIds) => Promise.resolve(all().filter(({ hotelId }) => hotelIds.includes(hotelId))),
    inventoryWith: (ref) =>
      Promise.resolve(
        all().find(({ references }) => references.some((one) => one.kind !== 'hold' && one.ref === ref)) ??
          null,
      ),
    inventoriesHeldBy: (holder) =>
      Promise.resolve(all().filter(({ references }) => references.some((one) => one.holder === holder))),
    changedSince: () => Promise.resolve(all()),
    open({ hotelId, roomKey }) {
      const id = `${hotelId} ${roomKey}`;
      const inventory = inventories.get(id) ?? { id, hotelId, roomKey, version: 1, references: [] };
      inventories.set(id, inventory);
      return Promise.resolve(inventory);
    },
    async change(id, version, references) {
      // Lets other callers run between reading and writing.
      await Promise.resolve();
      const before = inventories.get(id);
      if (before) hooks.beforeChange(before);
      const current = inventories.get(id);
      if (current?.version !== version) return false;
      inventories.set(id, { ...current, version: version + 1, references });
      return true;
    },
  };
  return { rooms, hooks, references: () => all().flatMap(({ references }) => references) };
}

/** A stored hotel with two room types. @param count of each type; null when its rooms are not counted */
function hotelWith(id: string, count: number | null): StoredHotel {
  const price = { amountMinor: 30_000, currency: 'ILS' };
  const nothing = { en: null, he: null };
  const type = (name: string): RoomType => ({
    name,
    nameHe: null,
    pricePerNight: price,
    description: nothing,
    imageUrl: null,
    amenities: [],
    count,
  });
  return {
    id,
    name: { en: 'Hotel Mar', he: null },
    description: nothing,
    address: '',
    city: 'Haifa',
    country: 'Israel',
    netPricePerNight: price,
    markup: { type: 'percentage', value: 0 },
    pricePerNight: price,
    rating: 4,
    imageUrl: null,
    galleryUrls: [],
    amenities: [],
    roomTypes: [type('Sea View Double'), type('Suite')],
    isFeatured: false,
    mealOptions: [],
    hasFreeCancellation: true,
    coordinates: null,
    createdAt: '',
  };
}

/**
 * The supplier of stored hotels that have two room types each, with inventories in memory.
 * @param deps a clock whose sleep lets other callers run between two attempts without advancing the time
 */
export function memoryInventory(deps: Pick<BookingDeps, 'offers' | 'clock' | 'random' | 'logger'>) {
  const inventories = inMemoryRooms();
  /**
   * `count` is the number of rooms of each type, null when they are not counted; `barred` are the IP addresses that
   * started too many holds.
   */
  const stock: { count: number | null; readonly barred: Set<string> } = { count: null, barred: new Set() };
  const supplier = createOwnInventorySupplier({
    ...deps,
    rooms: inventories.rooms,
    hotelNow: (id) => Promise.resolve(hotelWith(id, stock.count)),
    mayHold: (address) => Promise.resolve(!stock.barred.has(address)),
    changed: () => undefined,
  });
  return { ...inventories, stock, supplier };
}
