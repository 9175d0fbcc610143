import type { Logger } from 'pino';
import { z } from 'zod';
import { roomKeyOf } from '#models/room-inventory.ts';
import type { RoomInventory, RoomReference } from '#models/room-inventory.ts';
import { budgets } from '#upstreams/budgets.ts';
import type { CallBudget } from '#upstreams/budgets.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import type { RoomInventoryStore } from '../../entity-platform.ts';
import { inBatches } from '../../in-batches.ts';
import { UPSTREAM, readRecords } from '../../send.ts';
import type { SendToPlatform } from '../../send.ts';
import { isoTimestamp } from '../../wire.ts';
import { readEveryPage } from '../paging/every-page.ts';

/** How long this process trusts its own record of a booking that the platform does not show as confirmed yet. */
const UNCONFIRMED_MS = 10 * 60_000;
/** How long a removed reference is distinguished from an unknown one, in milliseconds. */
const GONE_KEPT_MS = 7 * 24 * 3_600_000;

/** A booking of a stored hotel. Bookings of the provider's hotels and of other applications use none of its rooms. */
const ofStoredHotel = z.object({ quote: z.object({ source: z.literal('STORED') }) });
/** The rooms that a confirmed booking of a stored hotel uses. */
const occupiedRooms = z.object({
  hotel_id: requiredText,
  client_ref: requiredText,
  check_in_date: z.iso.date(),
  check_out_date: z.iso.date(),
  created_date: isoTimestamp,
  quote: z.object({ roomNames: z.array(z.string()), rooms: z.int().min(0) }),
});
const FIELDS = ['id', 'hotel_id', 'client_ref', 'check_in_date', 'check_out_date', 'created_date', 'quote'];

interface OccupiedRooms {
  readonly hotelId: string;
  readonly roomKey: string;
  readonly reference: RoomReference;
}

function toOccupied(record: z.output<typeof occupiedRooms>): OccupiedRooms {
  const { quote } = record;
  return {
    hotelId: record.hotel_id,
    roomKey: roomKeyOf(quote.roomNames[0] ?? ''),
    reference: {
      ref: record.client_ref,
      kind: 'booking',
      checkIn: record.check_in_date,
      checkOut: record.check_out_date,
      rooms: quote.rooms,
      madeAt: Date.parse(record.created_date),
      endsAt: null,
      holder: null,
    },
  };
}

/** True while a reference that this process recorded is still used in addition to the platform's bookings. */
const stillCounts = ({ kind, madeAt, endsAt }: RoomReference, now: number): boolean => {
  if (kind === 'booking') return now - madeAt < UNCONFIRMED_MS;
  return kind === 'hold' ? (endsAt ?? 0) > now : now - (endsAt ?? 0) < GONE_KEPT_MS;
};

/**
 * Combines the platform's bookings with changes that this process made meanwhile: rooms held, released, or just booked.
 */
function joined(
  booked: readonly RoomReference[],
  own: readonly RoomReference[],
  now: number,
): RoomReference[] {
  const known = new Set(booked.map(({ ref }) => ref));
  const isNews = (one: RoomReference): boolean =>
    stillCounts(one, now) && (one.kind !== 'booking' || !known.has(one.ref));
  const news = own.filter(isNews);
  const gone = new Set(news.filter(({ kind }) => kind === 'gone').map(({ ref }) => ref));
  return [...booked.filter(({ ref }) => !gone.has(ref)), ...news];
}

/**
 * Id of an inventory that was never written: it contains the hotel and room type, so that it can be found by its id.
 */
const idOf = (hotelId: string, roomKey: string): string =>
  new URLSearchParams({ hotel: hotelId, room: roomKey }).toString();
function placeOf(id: string): { readonly hotelId: string; readonly roomKey: string } | null {
  const query = new URLSearchParams(id);
  const [hotelId, roomKey] = [query.get('hotel'), query.get('room')];
  return hotelId === null || roomKey === null ? null : { hotelId, roomKey };
}

interface Options {
  readonly send: SendToPlatform;
  readonly serviceToken: string;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Rooms of stored hotels on a platform without inventories, counted from the confirmed bookings. Holds during a
 * checkout, and recent bookings and cancellations, are known only to this process.
 */
export function createRoomsFromBookings(options: Options): RoomInventoryStore {
  const { send, serviceToken, logger, now = Date.now } = options;
  /** References that this process wrote and that still count, by id of the inventory. */
  const own = new Map<string, RoomInventory>();
  /** Version of every inventory that was not written. No version is ever used twice. */
  let unwritten = 1;
  let latest = 1;
  /** Drops expired references; a reader of the older state has to read again. */
  const tidy = (): void => {
    for (const [id, { references }] of own)
      if (!references.some((one) => stillCounts(one, now()))) {
        own.delete(id);
        unwritten = latest += 1;
      }
  };

  /** @throws AppError UPSTREAM_ERROR when one cannot be read, because its rooms must not be sold again */
  const taken = async (
    call: string,
    q: object,
    budget: CallBudget = budgets.platformRead,
  ): Promise<OccupiedRooms[]> => {
    const path = '/entities/Booking';
    const query = { q: { status: 'confirmed', ...q }, fields: FIELDS };
    const reply = await readEveryPage(
      send,
      { call, method: 'GET', path, token: serviceToken, budget },
      query,
    );
    const stored = readRecords(z.unknown(), reply, call, logger).filter(
      (record) => ofStoredHotel.safeParse(record).success,
    );
    return parseReply(z.array(occupiedRooms), stored, { upstream: UPSTREAM, call }).map(toOccupied);
  };
  const ofHotels = (hotelIds: readonly string[], budget?: CallBudget): Promise<OccupiedRooms[]> =>
    inBatches(hotelIds, (batch) => {
      const yesterday = new Date(now() - 24 * 3_600_000).toISOString().slice(0, 10);
      return taken(
        'roomsOfBookings',
        { hotel_id: { $in: batch }, check_out_date: { $gte: yesterday } },
        budget,
      );
    });

  /** The current inventory. */
  const merged = (hotelId: string, roomKey: string, all: readonly OccupiedRooms[]): RoomInventory => {
    const id = idOf(hotelId, roomKey);
    const booked = all.flatMap((one) =>
      one.hotelId === hotelId && one.roomKey === roomKey ? [one.reference] : [],
    );
    const mine = own.get(id);
    const references = joined(booked, mine?.references ?? [], now());
    return { id, hotelId, roomKey, version: mine?.version ?? unwritten, references };
  };
  const inventory = async (hotelId: string, roomKey: string): Promise<RoomInventory> =>
    merged(hotelId, roomKey, await ofHotels([hotelId]));
  const grouped = (all: readonly OccupiedRooms[]): RoomInventory[] => {
    const places = new Map(all.map((one) => [idOf(one.hotelId, one.roomKey), one]));
    return [...places.values()].map(({ hotelId, roomKey }) => merged(hotelId, roomKey, all));
  };

  return {
    inventory,
    inventoriesOf: async (hotelIds) => {
      const all = await ofHotels(hotelIds, budgets.platformPublicRead);
      const mine = [...own.values()].filter(({ hotelId }) => hotelIds.includes(hotelId));
      const places = new Map([...grouped(all), ...mine].map((one) => [idOf(one.hotelId, one.roomKey), one]));
      return [...places.values()].map(({ hotelId, roomKey }) => merged(hotelId, roomKey, all));
    },
    inventoryWith: async (ref) => {
      const mine = [...own.values()].find(({ references }) => references.some((one) => one.ref === ref));
      const [place] = mine ? [mine] : await taken('roomOfReference', { client_ref: ref });
      return place ? inventory(place.hotelId, place.roomKey) : null;
    },
    inventoriesHeldBy: (holder) =>
      Promise.resolve(
        [...own.values()].filter(({ references }) => references.some((one) => one.holder === holder)),
      ),
    changedSince: async (sinceIso) =>
      grouped(await taken('roomsBookedSince', { updated_date: { $gte: sinceIso } })),
    open: ({ hotelId, roomKey }) => inventory(hotelId, roomKey),
    change: (id, version, references) => {
      const place = placeOf(id);
      if (!place || version !== (own.get(id)?.version ?? unwritten)) return Promise.resolve(false);
      latest += 1;
      const counted = references.filter((one) => stillCounts(one, now()));
      own.set(id, { id, ...place, version: latest, references: counted });
      tidy();
      return Promise.resolve(true);
    },
  };
}
