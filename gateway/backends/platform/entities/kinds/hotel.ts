import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { isStaff } from '../../access/actor.ts';
import { staffOnly } from '../../access/scope.ts';
import { hotels } from '../../database/schema.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import { boolean, choice, list, moment, number, shekels, shortText, text } from '../query/field.ts';

const longText = z.string().max(2_000);

const roomType = z.object({
  name: shortText,
  price: shekels,
  description: longText.default(''),
  name_he: shortText.nullish().transform((value) => value ?? null),
  description_he: longText.nullish().transform((value) => value ?? null),
  image_url: longText.nullish().transform((value) => value ?? null),
  amenities: z.array(shortText).max(50).default([]),
  /** Number of rooms of this type; null when they are not counted. */
  count: z
    .int()
    .min(0)
    .max(500)
    .nullish()
    .transform((value) => value ?? null),
});

/** The condition for a complete hotel. One without name, place or price is stored, but not offered to travellers. */
const complete = (): SQL | undefined =>
  and(
    isNotNull(hotels.name),
    ne(hotels.name, ''),
    or(ne(hotels.city, ''), ne(hotels.country, '')),
    gt(hotels.price_per_night, 0),
  );

const present = eq(hotels.is_deleted, false);

const net = { read: 'staff' } as const;

/**
 * Stored hotels: everyone can read them, without the net price; staff can change them. A deleted hotel is kept, but
 * hidden.
 */
export const hotelEntity: Entity = {
  name: 'Hotel',
  table: hotels,
  id: hotels.id,
  createdBy: hotels.created_by,
  isOpenInBulk: true,
  fields: {
    ...serverFields(hotels),
    ...authorFields(hotels, 'staff'),
    name: text(hotels.name, { max: 200 }),
    name_he: text(hotels.name_he, { max: 200 }),
    description: text(hotels.description, { max: 10_000 }),
    description_he: text(hotels.description_he, { max: 10_000 }),
    location: text(hotels.location, { max: 500 }),
    city: text(hotels.city, { max: 100 }),
    country: text(hotels.country, { max: 100 }),
    base_price_per_night: number(hotels.base_price_per_night, { ...net, min: 0, max: 1_000_000 }),
    markup_type: choice(hotels.markup_type, ['percentage', 'fixed'], net),
    markup_value: number(hotels.markup_value, { ...net, max: 1_000_000 }),
    price_per_night: number(hotels.price_per_night, { min: 0, max: 1_000_000 }),
    rating: number(hotels.rating, { min: 0, max: 5 }),
    image_url: text(hotels.image_url),
    gallery_urls: list(hotels.gallery_urls, longText),
    amenities: list(hotels.amenities, shortText),
    room_types: list(hotels.room_types, roomType, { max: 50 }),
    is_featured: boolean(hotels.is_featured),
    meal_options: list(hotels.meal_options, shortText),
    has_free_cancellation: boolean(hotels.has_free_cancellation),
    latitude: number(hotels.latitude, { min: -90, max: 90 }),
    longitude: number(hotels.longitude, { min: -180, max: 180 }),
    is_deleted: boolean(hotels.is_deleted, { read: 'staff', create: 'server', update: 'staff' }),
    deleted_date: moment(hotels.deleted_date, { read: 'staff', create: 'server' }),
    create_key: text(hotels.create_key, { read: 'staff', update: 'server', max: 300 }),
    create_hash: text(hotels.create_hash, { read: 'staff', update: 'server', max: 100 }),
  },
  rules: {
    read: (actor) => (isStaff(actor) ? 'all' : (and(present, complete()) ?? 'none')),
    // Staff get deleted hotels only when the filter mentions `is_deleted`.
    list: (actor, named) => (!isStaff(actor) || named.has('is_deleted') ? undefined : present),
    create: isStaff,
    update: staffOnly,
    remove: staffOnly,
  },
  removal: (at) => ({ is_deleted: true, deleted_date: at }),
  derive: (change, { at }) =>
    'is_deleted' in change ? { deleted_date: change['is_deleted'] === true ? at : null } : {},
};
