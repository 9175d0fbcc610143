import type { Logger } from 'pino';
import { z } from 'zod';
import type { RoomInventory, RoomReference } from '#models/room-inventory.ts';
import { budgets } from '../budgets.ts';
import type { CallBudget } from '../budgets.ts';
import { parseReply, requiredText } from '../wire-kit.ts';
import type { RoomInventoryStore } from './entity-platform.ts';
import { inBatches } from './in-batches.ts';
import { LIST_LIMIT, UPSTREAM, listSuffix, readRecords, refusalOfReply } from './send.ts';
import type { ListQuery, PlatformCall, PlatformReply, SendToPlatform } from './send.ts';
import { updateManyReply } from './wire.ts';

const PATH = '/entities/RoomInventory';

const referenceWire = z.object({
  ref: requiredText,
  kind: z.enum(['booking', 'hold', 'gone']),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  rooms: z.int().min(0),
  made_at: z.number(),
  ends_at: z.number().nullable(),
  holder: z.string().nullable(),
});

/** One unreadable reference makes the whole record unreadable: a sold room must never look available. */
const inventoryWire = z.object({
  id: requiredText,
  hotel_id: requiredText,
  room_key: requiredText,
  version: z.int(),
  references: z.array(referenceWire),
});

const toReference = (wire: z.output<typeof referenceWire>): RoomReference => ({
  ref: wire.ref,
  kind: wire.kind,
  checkIn: wire.check_in,
  checkOut: wire.check_out,
  rooms: wire.rooms,
  madeAt: wire.made_at,
  endsAt: wire.ends_at,
  holder: wire.holder,
});

const toInventory = (record: z.output<typeof inventoryWire>): RoomInventory => ({
  id: record.id,
  hotelId: record.hotel_id,
  roomKey: record.room_key,
  version: record.version,
  references: record.references.map(toReference),
});

/** The references, and the fields by which they are searched. */
const toFields = (references: readonly RoomReference[]) => ({
  references: references.map((reference) => ({
    ref: reference.ref,
    kind: reference.kind,
    check_in: reference.checkIn,
    check_out: reference.checkOut,
    rooms: reference.rooms,
    made_at: Math.round(reference.madeAt),
    ends_at: reference.endsAt === null ? null : Math.round(reference.endsAt),
    holder: reference.holder,
  })),
  refs: references.filter(({ kind }) => kind !== 'hold').map(({ ref }) => ref),
  holders: [...new Set(references.flatMap(({ holder }) => (holder === null ? [] : [holder])))],
});

/** Rooms of stored hotels, with the gateway's own identity. */
export function createRoomInventoryStore(
  sendAnonymously: SendToPlatform,
  serviceToken: string,
  logger: Logger,
): RoomInventoryStore {
  const send = (call: PlatformCall): Promise<PlatformReply> =>
    sendAnonymously({ ...call, token: serviceToken });
  const list = async (
    call: string,
    query: ListQuery,
    budget: CallBudget = budgets.platformRead,
  ): Promise<RoomInventory[]> => {
    const suffix = listSuffix({ limit: LIST_LIMIT, ...query });
    const reply = await send({ call, method: 'GET', path: PATH, suffix, budget });
    return readRecords(inventoryWire, reply, call, logger).map(toInventory);
  };
  /** An inventory that exists but cannot be read is an error; null means that there is none. */
  const one = async (call: string, q: object): Promise<RoomInventory | null> => {
    const reply = await send({ call, method: 'GET', path: PATH, suffix: listSuffix({ q, limit: 1 }) });
    if (reply.status !== 200) throw refusalOfReply(reply, call);
    const [record] = parseReply(z.array(inventoryWire), reply.body, { upstream: UPSTREAM, call });
    return record ? toInventory(record) : null;
  };
  const inventory = (hotelId: string, roomKey: string): Promise<RoomInventory | null> =>
    one('roomInventory', { hotel_id: hotelId, room_key: roomKey });

  return {
    inventory,
    inventoriesOf: (hotelIds) =>
      inBatches(hotelIds, (batch) =>
        list('roomInventories', { q: { hotel_id: { $in: batch } } }, budgets.platformPublicRead),
      ),
    inventoryWith: (ref) => one('roomInventoryWith', { refs: { $all: [ref] } }),
    inventoriesHeldBy: (holder) => list('roomsHeldBy', { q: { holders: { $all: [holder] } } }),
    changedSince: (sinceIso) =>
      list('roomsChangedSince', { q: { updated_date: { $gte: sinceIso } }, sort: '-updated_date' }),
    open: async ({ hotelId, roomType, roomKey }) => {
      const call = 'openRoomInventory';
      const body = { hotel_id: hotelId, room_type: roomType, room_key: roomKey, ...toFields([]), version: 1 };
      const budget = budgets.platformWrite;
      const reply = await send({ call, method: 'POST', path: PATH, body, budget });
      if (reply.status === 409) {
        const existing = await inventory(hotelId, roomKey);
        if (existing) return existing;
      }
      if (reply.status >= 300) throw refusalOfReply(reply, call);
      return toInventory(parseReply(inventoryWire, reply.body, { upstream: UPSTREAM, call }));
    },
    change: async (id, version, references) => {
      const call = 'changeRoomInventory';
      const data = { $set: { ...toFields(references), version: version + 1 } };
      const reply = await send({
        call,
        method: 'PATCH',
        path: `${PATH}/update-many`,
        body: { query: { id, version }, data },
        budget: budgets.platformWrite,
      });
      if (reply.status >= 300) throw refusalOfReply(reply, call);
      return parseReply(updateManyReply, reply.body, { upstream: UPSTREAM, call }).updated > 0;
    },
  };
}
