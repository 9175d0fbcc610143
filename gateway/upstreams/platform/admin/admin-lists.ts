import type { Logger } from 'pino';
import { z } from 'zod';
import type { Booking } from '#models/booking.ts';
import type {
  AuditRecord,
  BookingRow,
  AdminMessage,
  MailBody,
  MailHead,
  OccupiedNights,
} from '#models/admin/admin-records.ts';
import type { AdminHotelName } from '#models/admin/admin-pages.ts';
import type { Review } from '#models/hotel/review.ts';
import type { PlainDate } from '#models/stay.ts';
import type { StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import type { Viewer } from '#models/viewer.ts';
import { parseReply, requiredText } from '#upstreams/wire-kit.ts';
import { toBooking } from '../bookings/booking-mapper.ts';
import { bookingRecord } from '../bookings/booking-wire.ts';
import { adminRefusal, adminTables, isRecordId } from './admin-call.ts';
import type { AdminTable } from './admin-call.ts';
import { adminQueries } from './admin-criteria.ts';
import type {
  AuditCriteria,
  BookingCriteria,
  HotelCriteria,
  MailCriteria,
  MessageCriteria,
  ReviewCriteria,
  UserCriteria,
} from './admin-criteria.ts';
import {
  auditRecord,
  BOOKING_ROW_FIELDS,
  bookingRow,
  MAIL_HEAD_FIELDS,
  mailBody,
  mailHead,
  messageRecord,
  TAKEN_NIGHTS_FIELDS,
  occupiedNights,
} from './admin-wire.ts';
import { createAdminRecords, site } from './admin-record-calls.ts';
import { adminHotelRecord, toAdminHotel } from './hotel-records.ts';
import { toReview, toViewer } from '../mapper.ts';
import { LIST_LIMIT } from '../send.ts';
import type { SendToPlatform } from '../send.ts';
import { maybeText, reviewRecord, userRecord } from '../wire.ts';

/** Lists and operations of administrators, each with the administrator's own token. */
export interface AdminLists {
  readonly hotels: AdminTable<HotelCriteria, StoredHotelRecord>;
  readonly bookings: AdminTable<BookingCriteria, Booking>;
  /** Bookings in short form, for CSV files. */
  readonly bookingRows: AdminTable<BookingCriteria, BookingRow>;
  readonly reviews: AdminTable<ReviewCriteria, Review>;
  readonly users: AdminTable<UserCriteria, Viewer>;
  readonly messages: AdminTable<MessageCriteria, AdminMessage>;
  readonly mails: AdminTable<MailCriteria, MailHead>;
  readonly audit: AdminTable<AuditCriteria, AuditRecord>;
  /** @returns null when no record has the id */
  mail(token: string, id: string): Promise<MailHead | null>;
  /** Texts of mails by id. */
  mailBodies(token: string, ids: readonly string[]): Promise<ReadonlyMap<string, MailBody>>;
  /** Nights of confirmed bookings with a night from `from` on and before `before`; at most 20,000 bookings. */
  occupiedNights(token: string, from: PlainDate, before: PlainDate): Promise<readonly OccupiedNights[]>;
  /** Names of stored hotels by id, including deleted ones. */
  storedHotelNames(token: string, ids: readonly string[]): Promise<ReadonlyMap<string, AdminHotelName>>;
  /** Hotel names as stored with bookings, by id of the booking. */
  bookedHotelNames(token: string, bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** @returns null when no record has the id */
  review(token: string, id: string): Promise<Review | null>;
  /** @throws AppError NOT_FOUND */
  removeReview(token: string, id: string): Promise<void>;
  /** @returns null when no record has the id */
  user(token: string, id: string): Promise<Viewer | null>;
  /** @returns the person; null for the last administrator, whose role stays. @throws AppError NOT_FOUND */
  setRole(token: string, id: string, role: Viewer['role']): Promise<Viewer | null>;
  /** @returns null when no record has the id */
  message(token: string, id: string): Promise<AdminMessage | null>;
  /** @throws AppError NOT_FOUND */
  setHandled(token: string, id: string, isHandled: boolean, by: string): Promise<AdminMessage>;
}

const MAX_TAKEN = 20_000;

const namedHotel = z.object({ id: requiredText, name: maybeText, name_he: maybeText });
const bookedHotel = z.object({ id: requiredText, hotel_name: maybeText });

/** The lists that administrators page through. */
function createTables(send: SendToPlatform, logger: Logger) {
  const table = adminTables(send, logger);
  return {
    hotels: table({
      entity: 'Hotel',
      query: adminQueries.hotels,
      record: adminHotelRecord,
      toRow: toAdminHotel,
    }),
    bookings: table({
      entity: 'Booking',
      query: adminQueries.bookings,
      record: bookingRecord,
      toRow: toBooking,
    }),
    bookingRows: table({
      entity: 'Booking',
      query: adminQueries.bookings,
      record: bookingRow,
      toRow: (row) => row,
      fields: BOOKING_ROW_FIELDS,
    }),
    reviews: table({ entity: 'Review', query: adminQueries.reviews, record: reviewRecord, toRow: toReview }),
    users: table({ entity: 'User', query: adminQueries.users, record: userRecord, toRow: toViewer }),
    messages: table({
      entity: 'Message',
      query: adminQueries.messages,
      record: messageRecord,
      toRow: (row) => row,
    }),
    mails: table({
      entity: 'OutboxMail',
      query: adminQueries.mails,
      record: mailHead,
      toRow: (row) => row,
      fields: MAIL_HEAD_FIELDS,
    }),
    audit: table({
      entity: 'AuditEntry',
      query: adminQueries.audit,
      record: auditRecord,
      toRow: (row) => row,
    }),
  };
}

export function createAdminLists(send: SendToPlatform, logger: Logger): AdminLists {
  const { page, byIds, one, write } = createAdminRecords(send, logger);

  return {
    ...createTables(send, logger),
    mail: async (token, id) => {
      if (!isRecordId(id)) return null;
      const call = { call: 'adminMail', path: '/entities/OutboxMail', token };
      const [found] = await byIds(call, { ids: [id], fields: MAIL_HEAD_FIELDS }, mailHead);
      return found ?? null;
    },
    mailBodies: async (token, ids) => {
      const call = { call: 'mailBodies', path: '/entities/OutboxMail', token };
      const found = await byIds(call, { ids, fields: ['id', 'html', 'text'] }, mailBody);
      return new Map(found.map(({ id, html, text }) => [id, { html, text }]));
    },
    occupiedNights: async (token, from, before) => {
      const q = { status: 'confirmed', check_in_date: { $lt: before }, check_out_date: { $gt: from } };
      const call = { call: 'occupiedNights', path: '/entities/Booking', token };
      const found: OccupiedNights[] = [];
      for (let skip = 0; skip < MAX_TAKEN; skip += LIST_LIMIT) {
        const query = { q, sort: 'id', skip, limit: LIST_LIMIT, fields: TAKEN_NIGHTS_FIELDS };
        const { records, length } = await page(call, query, occupiedNights);
        found.push(...records);
        if (length < LIST_LIMIT) break;
      }
      return found;
    },
    storedHotelNames: async (token, ids) => {
      const call = { call: 'hotelNames', path: '/entities/Hotel', token };
      // The platform includes deleted hotels only when the filter mentions this field.
      const q = { is_deleted: { $in: [true, false] } };
      const found = await byIds(call, { ids, q, fields: ['id', 'name', 'name_he'] }, namedHotel);
      return new Map(
        found.flatMap(({ id, name, name_he: nameHe }) => {
          const known = name ?? nameHe;
          return known === null ? [] : [[id, { name: known, nameHe }] as const];
        }),
      );
    },
    bookedHotelNames: async (token, bookingIds) => {
      const call = { call: 'bookedHotelNames', path: '/entities/Booking', token };
      const found = await byIds(call, { ids: bookingIds, fields: ['id', 'hotel_name'] }, bookedHotel);
      return new Map(
        found.flatMap(({ id, hotel_name: name }) => (name === null ? [] : [[id, name] as const])),
      );
    },
    review: async (token, id) => {
      const record = await one({ call: 'adminReview', path: '/entities/Review', token }, id, reviewRecord);
      return record && toReview(record);
    },
    removeReview: async (token, id) => {
      const call = 'removeReview';
      const reply = await write({ call, method: 'DELETE', path: '/entities/Review', token }, id);
      // A repeated attempt does not find the record: the first one, whose response was lost, has deleted it.
      if (reply.status === 404 && reply.attempts > 1) return;
      if (reply.status >= 300) throw adminRefusal(reply, call);
    },
    user: async (token, id) => {
      const record = await one({ call: 'adminUser', path: '/entities/User', token }, id, userRecord);
      return record && toViewer(record);
    },
    setRole: async (token, id, role) => {
      const call = 'setRole';
      const body = { role };
      const reply = await write({ call, method: 'PUT', path: '/entities/User', token, body }, id);
      if (reply.status === 409 && reply.code === 'last_admin') return null;
      if (reply.status >= 300) throw adminRefusal(reply, call);
      return toViewer(parseReply(userRecord, reply.body, site(call)));
    },
    message: (token, id) =>
      one({ call: 'adminMessage', path: '/entities/Message', token }, id, messageRecord),
    setHandled: async (token, id, isHandled, by) => {
      const call = 'setHandled';
      const body = { is_handled: isHandled, handled_by: isHandled ? by : null };
      const reply = await write({ call, method: 'PUT', path: '/entities/Message', token, body }, id);
      if (reply.status >= 300) throw adminRefusal(reply, call);
      return parseReply(messageRecord, reply.body, site(call));
    },
  };
}
