import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotelFields } from '#models/admin/admin-records.ts';
import type { MissingPart, StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import { budgets } from '#upstreams/budgets.ts';
import { looseFlag, looseText, looseTexts, parseReply } from '#upstreams/wire-kit.ts';
import { adminRefusal, isRecordId } from './admin-call.ts';
import { UPSTREAM, isLost, listSuffix } from '../send.ts';
import type { SendToPlatform } from '../send.ts';
import {
  hotelRecord,
  listOf,
  maybeText,
  isoTimestamp,
  roomCount,
  shekelAmount,
  updateManyReply,
  toShekels,
} from '../wire.ts';

/** Distinguishes a repeated attempt from a new one, and from another hotel under the same key. */
interface Attempt {
  readonly key: string;
  readonly contentHash: string;
}

/** Stored hotels as administrators edit them, each call with the administrator's own token. */
export interface HotelRecords {
  /** The hotel, deleted or not; null when there is none. */
  hotel(token: string, id: string): Promise<StoredHotelRecord | null>;
  /**
   * Stores a new hotel, once per key.
   * @returns the hotel of the key, which an earlier call may have stored; null when the key was used for other content
   */
  create(token: string, fields: StoredHotelFields, attempt: Attempt): Promise<StoredHotelRecord | null>;
  /**
   * Changes the hotel if it was last changed at `updatedAt`, in one atomic statement.
   * @returns the hotel after the change; null when it was changed meanwhile, or does not exist
   */
  change(
    token: string,
    id: string,
    updatedAt: string,
    fields: StoredHotelFields,
  ): Promise<StoredHotelRecord | null>;
  /** Hides the hotel; bookings keep their reference. @throws AppError NOT_FOUND */
  remove(token: string, id: string): Promise<void>;
  /** @throws AppError NOT_FOUND */
  restore(token: string, id: string): Promise<void>;
}

const PATH = '/entities/Hotel';

const roomRecord = z.object({
  name: looseText,
  name_he: looseText,
  price: shekelAmount,
  description: looseText,
  description_he: looseText,
  image_url: maybeText,
  amenities: looseTexts,
  count: roomCount,
});

/** A stored hotel with the fields that only administrators may read. */
export const adminHotelRecord = hotelRecord.extend({
  room_types: listOf(roomRecord),
  is_deleted: looseFlag,
  updated_date: isoTimestamp,
});

type AdminHotelRecord = z.output<typeof adminHotelRecord>;

/** The hotel of an attempt; hotels that were stored before hashes existed have none. */
const keyedRecord = adminHotelRecord.extend({ create_hash: maybeText.optional() });

/** The parts whose absence keeps a hotel out of the platform's public list, by the same rule. */
function missingOf(record: AdminHotelRecord): MissingPart[] {
  return [
    ...(record.name === null ? (['name'] as const) : []),
    ...(record.city.trim() === '' && record.country.trim() === '' ? (['place'] as const) : []),
    ...(record.price_per_night.amountMinor <= 0 ? (['price'] as const) : []),
  ];
}

export const toAdminHotel = (record: AdminHotelRecord): StoredHotelRecord => ({
  id: record.id,
  name: record.name ?? '',
  nameHe: record.name_he ?? '',
  description: record.description ?? '',
  descriptionHe: record.description_he ?? '',
  location: record.location,
  city: record.city,
  country: record.country,
  basePricePerNight: record.base_price_per_night ?? record.price_per_night,
  markupType: record.markup_type === 'fixed' ? 'fixed' : 'percentage',
  markupValue: record.markup_value ?? 0,
  pricePerNight: record.price_per_night,
  rating: record.rating,
  imageUrl: record.image_url,
  galleryUrls: record.gallery_urls,
  amenities: record.amenities,
  roomTypes: record.room_types.map((room) => ({
    name: room.name,
    nameHe: room.name_he,
    price: room.price,
    description: room.description,
    descriptionHe: room.description_he,
    imageUrl: room.image_url,
    amenities: room.amenities,
    count: room.count,
  })),
  isFeatured: record.is_featured,
  mealOptions: record.meal_options,
  hasFreeCancellation: record.has_free_cancellation,
  latitude: record.latitude ?? 0,
  longitude: record.longitude ?? 0,
  missing: missingOf(record),
  isDeleted: record.is_deleted,
  createdAt: record.created_date,
  updatedAt: record.updated_date,
});

const toFields = (hotel: StoredHotelFields) => ({
  name: hotel.name,
  name_he: hotel.nameHe,
  description: hotel.description,
  description_he: hotel.descriptionHe,
  location: hotel.location,
  city: hotel.city,
  country: hotel.country,
  base_price_per_night: toShekels(hotel.basePricePerNight),
  markup_type: hotel.markupType,
  markup_value: hotel.markupValue,
  price_per_night: toShekels(hotel.pricePerNight),
  ...(hotel.rating !== null && { rating: hotel.rating }),
  image_url: hotel.imageUrl,
  gallery_urls: hotel.galleryUrls,
  amenities: hotel.amenities,
  room_types: hotel.roomTypes.map((room) => ({
    name: room.name,
    name_he: room.nameHe,
    price: toShekels(room.price),
    description: room.description,
    description_he: room.descriptionHe,
    image_url: room.imageUrl,
    amenities: room.amenities,
    count: room.count,
  })),
  is_featured: hotel.isFeatured,
  meal_options: hotel.mealOptions,
  has_free_cancellation: hotel.hasFreeCancellation,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
});

export function createHotelRecords(send: SendToPlatform): HotelRecords {
  const read = (body: unknown, call: string): StoredHotelRecord =>
    toAdminHotel(parseReply(adminHotelRecord, body, { upstream: UPSTREAM, call }));

  const hotel: HotelRecords['hotel'] = async (token, id) => {
    if (!isRecordId(id)) return null;
    const reply = await send({ call: 'adminHotel', method: 'GET', path: PATH, suffix: `/${id}`, token });
    if (reply.status === 404) return null;
    if (reply.status !== 200) throw adminRefusal(reply, 'adminHotel');
    return read(reply.body, 'adminHotel');
  };

  /** The hotel of an earlier attempt with this key: undefined without one, null when its content was different. */
  const earlier = async (token: string, attempt: Attempt): Promise<StoredHotelRecord | null | undefined> => {
    const call = 'hotelOfKey';
    const suffix = listSuffix({
      q: { create_key: attempt.key, is_deleted: { $in: [true, false] } },
      limit: 1,
    });
    const reply = await send({ call, method: 'GET', path: PATH, suffix, token });
    if (reply.status >= 300) throw adminRefusal(reply, call);
    const [found] = parseReply(z.array(keyedRecord), reply.body, { upstream: UPSTREAM, call });
    if (!found) return undefined;
    const isSame = (found.create_hash ?? attempt.contentHash) === attempt.contentHash;
    return isSame ? toAdminHotel(found) : null;
  };

  /** A write to one hotel; repeating it has no further effect. */
  const write = async (
    call: string,
    method: 'PUT' | 'DELETE',
    { token, id, body }: { token: string; id: string; body?: object },
  ): Promise<void> => {
    if (!isRecordId(id)) throw new AppError('NOT_FOUND');
    const budget = budgets.platformWrite;
    const reply = await send({ call, method, path: PATH, suffix: `/${id}`, token, body, budget });
    if (reply.status >= 300) throw adminRefusal(reply, call);
  };

  return {
    hotel,
    create: async (token, fields, attempt) => {
      const body = { ...toFields(fields), create_key: attempt.key, create_hash: attempt.contentHash };
      const budget = budgets.platformWrite;
      try {
        const reply = await send({ call: 'createHotel', method: 'POST', path: PATH, token, body, budget });
        const existing = reply.status === 409 ? await earlier(token, attempt) : undefined;
        if (existing !== undefined) return existing;
        if (reply.status >= 300) throw adminRefusal(reply, 'createHotel');
        return read(reply.body, 'createHotel');
      } catch (cause) {
        const existing = isLost(cause) ? await earlier(token, attempt) : undefined;
        if (existing !== undefined) return existing;
        throw cause;
      }
    },
    change: async (token, id, updatedAt, fields) => {
      const call = 'changeHotel';
      const body = { query: { id, updated_date: updatedAt }, data: { $set: toFields(fields) } };
      // Sent once: a repeat after a lost response would find its own change and report a conflict.
      const budget = budgets.platformOnce;
      const reply = await send({ call, method: 'PATCH', path: `${PATH}/update-many`, token, body, budget });
      if (reply.status >= 300) throw adminRefusal(reply, call);
      const { updated } = parseReply(updateManyReply, reply.body, { upstream: UPSTREAM, call });
      return updated === 0 ? null : hotel(token, id);
    },
    remove: (token, id) => write('removeHotel', 'DELETE', { token, id }),
    restore: (token, id) => write('restoreHotel', 'PUT', { token, id, body: { is_deleted: false } }),
  };
}
