import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import { budgets } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { toBooking, toBookingFields } from './booking-mapper.ts';
import { bookingRecord, pendingOperation } from './booking-wire.ts';
import type { BookingStore } from '../entity-platform.ts';
import { LIST_LIMIT, UPSTREAM, isLost, listSuffix, readRecords, refusalOfReply } from '../send.ts';
import type { PlatformCall, PlatformReply, SendToPlatform } from '../send.ts';
import { isoTimestamp, updateManyReply } from '../wire.ts';

const PATH = '/entities/Booking';

/**
 * Requests the changed record with the response; on a platform that does not support this, the record is read
 * afterwards.
 */
const WITH_RECORD = { Prefer: 'return=representation' };

/** Ids are plain words: a dot or an empty id would change the path and read another resource. */
const ID = /^[\w-]{1,64}$/;

/** Filter for pending operations, written so that a missing and an empty field count the same. */
const PENDING = { effect: { $in: ['book', 'cancel'] } };

/** Creates the call that reads a booking together with its owner's other bookings. @param list reads bookings */
const readWithRecent =
  (list: (call: string, suffix: string) => Promise<Booking[]>): BookingStore['bookingWithRecent'] =>
  async (email, id, sinceIso) => {
    const recent = { status: 'confirmed', sent_at: { $gte: sinceIso } };
    const q = { created_by: email, $or: [{ id }, { effect: 'book' }, recent] };
    const found = await list('bookingWithRecent', listSuffix({ q, sort: '-created_date', limit: 51 }));
    const own = found.find((one) => one.id === id);
    return own ? { booking: own, others: found.filter((one) => one !== own) } : null;
  };

/** Bookings, with the gateway's own identity. */
export function createBookingStore(
  sendAnonymously: SendToPlatform,
  serviceToken: string,
  logger: Logger,
): BookingStore {
  const send = (call: PlatformCall): Promise<PlatformReply> =>
    sendAnonymously({ ...call, token: serviceToken });

  /**
   * The unparsed record; undefined when there is none. A response of `null` is different: it is not a missing record.
   */
  const rawById = async (id: string): Promise<unknown> => {
    if (!ID.test(id)) return undefined;
    const reply = await send({ call: 'booking', method: 'GET', path: PATH, suffix: `/${id}` });
    if (reply.status === 404) return undefined;
    if (reply.status !== 200) throw refusalOfReply(reply, 'booking');
    return reply.body;
  };
  const read = (raw: unknown, call: string): Booking =>
    toBooking(parseReply(bookingRecord, raw, { upstream: UPSTREAM, call }));

  const booking = async (id: string): Promise<Booking | null> => {
    const raw = await rawById(id);
    return raw === undefined ? null : read(raw, 'booking');
  };
  const list = async (call: string, suffix: string): Promise<Booking[]> => {
    const reply = await send({ call, method: 'GET', path: PATH, suffix });
    return readRecords(bookingRecord, reply, call, logger).map(toBooking);
  };
  const bookingByCreateKey = async (createKey: string): Promise<Booking | null> => {
    const suffix = listSuffix({ q: { create_key: createKey }, limit: 1 });
    return (await list('bookingByCreateKey', suffix))[0] ?? null;
  };

  const changed = async (id: string): Promise<Booking> => {
    const after = await booking(id);
    if (after) return after;
    throw new AppError('NOT_FOUND', { upstream: UPSTREAM, call: 'changeBooking' });
  };

  /** Checks whether a write with a lost response took place: then the next version of the record has its fields. */
  const settle = async (id: string, fields: Record<string, unknown>): Promise<Booking | null> => {
    const raw = await rawById(id);
    if (raw === undefined) return null;
    const found = read(raw, 'changeBooking');
    return holds(raw, fields) ? found : null;
  };

  return {
    booking,
    bookingByCreateKey,
    bookingsByOwner: (email, { limit = LIST_LIMIT, skip = 0 } = {}) =>
      list('bookingsByOwner', listSuffix({ q: { created_by: email }, sort: '-created_date', limit, skip })),
    bookingsAtHotel: (email, hotelId) => {
      const q = { created_by: email, hotel_id: hotelId, status: { $in: ['pending', 'confirmed'] } };
      return list('bookingsAtHotel', listSuffix({ q, sort: '-created_date', limit: 50 }));
    },
    bookingWithRecent: readWithRecent(list),
    byReference: async (clientRef) => {
      const suffix = listSuffix({ q: { refs: { $all: [clientRef] } }, limit: 1 });
      return (await list('byReference', suffix))[0] ?? null;
    },
    byNumber: (confirmationNumber) =>
      list('byNumber', listSuffix({ q: { provider_ref: confirmationNumber }, limit: 5 })),
    due: (nowIso, limit) =>
      list('dueBookings', listSuffix({ q: { ...PENDING, due_at: { $lte: nowIso } }, sort: 'due_at', limit })),
    pendingOperations: async () => {
      const suffix = listSuffix({ q: PENDING, limit: LIST_LIMIT, fields: ['effect', 'sent_at'] });
      const reply = await send({ call: 'pendingOperations', method: 'GET', path: PATH, suffix });
      const operations = readRecords(pendingOperation, reply, 'pendingOperations', logger);
      return operations.map(({ effect, sent_at: sentAt }) => ({ operation: effect, sentAt }));
    },
    create: async (newBooking, memberToken) => {
      const { createKey } = newBooking;
      const budget = createKey === null ? budgets.platformOnce : budgets.platformWrite;
      const body = toBookingFields(newBooking, randomUUID());
      try {
        const reply = await send({
          call: 'createBooking',
          method: 'POST',
          path: PATH,
          body,
          budget,
          ...(typeof memberToken === 'string' && { memberToken }),
        });
        const isThere = reply.status === 409 && createKey !== null;
        const existing = isThere ? await bookingByCreateKey(createKey) : null;
        if (existing) return existing;
        if (reply.status >= 300) throw refusalOfReply(reply, 'createBooking');
        return read(reply.body, 'createBooking');
      } catch (cause) {
        if (createKey === null || !isLost(cause)) throw cause;
        const existing = await bookingByCreateKey(createKey);
        if (existing) return existing;
        throw cause;
      }
    },
    change: async (id, version, change) => {
      const fields = { ...toBookingFields(change, randomUUID()), version: version + 1 };
      const body = { query: { id, version }, data: { $set: fields } };
      const path = `${PATH}/update-many`;
      const call = { call: 'changeBooking', method: 'PATCH', path, body, headers: WITH_RECORD } as const;
      try {
        const reply = await send({ ...call, budget: budgets.platformWrite });
        if (reply.status >= 300) throw refusalOfReply(reply, 'changeBooking');
        const site = { upstream: UPSTREAM, call: 'changeBooking' };
        const { updated, records } = parseReply(updateManyReply, reply.body, site);
        if (updated > 0) return records?.[0] ? read(records[0], 'changeBooking') : await changed(id);
        // When an earlier attempt, whose response was lost, took place, the repeated one finds nothing to change.
        return reply.attempts > 1 ? await settle(id, fields) : null;
      } catch (cause) {
        if (!isLost(cause)) throw cause;
        const settled = await settle(id, fields);
        if (settled) return settled;
        throw cause;
      }
    },
  };
}

/** True when the record has these fields, ignoring key order, notation of moments and unset values. */
function holds(raw: unknown, fields: Record<string, unknown>): boolean {
  const record = z.record(z.string(), z.unknown()).safeParse(raw);
  if (!record.success) return false;
  return Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual(plain(name, record.data[name]), plain(name, value)),
  );
}

function plain(name: string, value: unknown): unknown {
  if (name.endsWith('_at')) {
    const read = isoTimestamp.safeParse(value);
    return read.success ? read.data : null;
  }
  const copy: unknown = JSON.parse(JSON.stringify(value ?? null));
  return copy;
}
