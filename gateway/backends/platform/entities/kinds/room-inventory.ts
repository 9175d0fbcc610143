import { z } from 'zod';
import { nobody, serviceOnly, staffOnly } from '../../access/scope.ts';
import { room_inventories as inventories } from '../../database/schema-admin.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { integer, list, shortText, text } from '../query/field.ts';

const MAX_REFERENCES = 1_200;
/** Short enough that a record with its search fields stays below the maximum body size. */
const name = z.string().min(1).max(64);

const reference = z.strictObject({
  ref: name,
  kind: z.enum(['booking', 'hold', 'gone']),
  check_in: z.iso.date(),
  check_out: z.iso.date(),
  rooms: z.int().min(0).max(9),
  made_at: z.int().min(0),
  ends_at: z.int().min(0).nullable(),
  holder: name.nullable(),
});

const written = { read: 'staff', create: 'service' } as const;
const once = { ...written, update: 'server' } as const;

/**
 * The bookings and holds of one room type of a stored hotel. Only one of several simultaneous writers may succeed, so a
 * record can only be changed by stating the version that was read.
 */
export const roomInventoryEntity: Entity = {
  name: 'RoomInventory',
  table: inventories,
  id: inventories.id,
  createdBy: null,
  version: inventories.version,
  isConditional: true,
  fields: {
    ...serverFields(inventories),
    ...authorFields(inventories, 'staff'),
    hotel_id: text(inventories.hotel_id, { ...once, max: 64 }),
    room_type: text(inventories.room_type, { ...once, max: 200 }),
    room_key: text(inventories.room_key, { ...once, max: 200 }),
    references: list(inventories.references, reference, { ...written, max: MAX_REFERENCES }),
    refs: list(inventories.refs, shortText, { ...written, max: MAX_REFERENCES }),
    holders: list(inventories.holders, shortText, { ...written, max: MAX_REFERENCES }),
    version: integer(inventories.version, { ...written, min: 1 }),
  },
  rules: {
    read: staffOnly,
    create: (actor) => actor.kind === 'service',
    update: serviceOnly,
    remove: nobody,
  },
};
