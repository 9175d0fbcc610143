import { z } from 'zod';
import type {
  AuditRecord,
  BookingRow,
  AdminMessage,
  MailHead,
  OccupiedNights,
} from '#models/admin/admin-records.ts';
import { extrasTotal } from '#shared/extras/extras.ts';
import { looseFlag, looseText, requiredText } from '#upstreams/wire-kit.ts';
import { toExtras } from '../bookings/booking-mapper.ts';
import { bookingRecord } from '../bookings/booking-wire.ts';
import { maybeText, isoTimestamp } from '../wire.ts';
import { fromStoredFacts } from './audit-fields.ts';

/** Shapes of records that only administrators list. */

const rowShape = bookingRecord.pick({
  id: true,
  status: true,
  hotel_name: true,
  hotel_location: true,
  guest_first_name: true,
  guest_last_name: true,
  guest_email: true,
  guest_phone: true,
  special_requests: true,
  other_guests: true,
  created_by: true,
  check_in_date: true,
  check_out_date: true,
  nights: true,
  guests: true,
  occupancy: true,
  room_type: true,
  meal_plan: true,
  total_price: true,
  car_rental_details: true,
  insurance_details: true,
  attraction_details: true,
  payment: true,
  cancellation_details: true,
  created_date: true,
});

type RowRecord = z.output<typeof rowShape>;

const nameOf = ({ first_name: first, last_name: last }: RowRecord['other_guests'][number]): string =>
  `${first} ${last}`.trim();

/** A payment counts only for a paid booking; a pending one may still have the payment of an attempt that failed. */
const paymentOf = ({ status, payment }: RowRecord): BookingRow['payment'] =>
  payment && (status === 'confirmed' || status === 'cancelled')
    ? { brand: payment.brand, lastFour: payment.last_four, paidAt: payment.paid_at }
    : null;

/** A booking without the state of its reservation and its quote, which are most of its size. */
export const bookingRow = rowShape.transform((record): BookingRow => ({
  id: record.id,
  status: record.status,
  hotelName: record.hotel_name,
  hotelLocation: record.hotel_location,
  guestName: `${record.guest_first_name} ${record.guest_last_name}`.trim(),
  guestEmail: record.guest_email,
  guestPhone: record.guest_phone,
  specialRequests: record.special_requests,
  otherGuests: record.other_guests.map(nameOf).filter((name) => name !== ''),
  account: record.created_by ?? '',
  checkIn: record.check_in_date,
  checkOut: record.check_out_date,
  nights: record.nights,
  guests: record.guests,
  rooms: record.occupancy?.rooms ?? 1,
  roomType: record.room_type,
  mealPlan: record.meal_plan,
  totalPrice: record.total_price,
  extras: extrasTotal(toExtras(record)),
  payment: paymentOf(record),
  cancellation: record.status === 'cancelled' ? record.cancellation_details : null,
  createdAt: record.created_date,
}));
export const BOOKING_ROW_FIELDS = Object.keys(rowShape.shape);

const nightsShape = bookingRecord.pick({ check_in_date: true, check_out_date: true, occupancy: true });

/** Nights of a booking; one room when another client stored no number of rooms. */
export const occupiedNights = nightsShape.transform((record): OccupiedNights => ({
  checkIn: record.check_in_date,
  checkOut: record.check_out_date,
  rooms: record.occupancy?.rooms ?? 1,
}));
export const TAKEN_NIGHTS_FIELDS = Object.keys(nightsShape.shape);

const messageShape = z.object({
  id: requiredText,
  kind: z.enum(['contact', 'handover', 'notify']),
  name: looseText,
  email: looseText,
  phone: looseText,
  subject: looseText,
  message: looseText,
  preferred_contact: z.enum(['email', 'phone', 'whatsapp']).nullish().catch(null),
  topic: looseText,
  language: z.enum(['en', 'he']).nullish().catch(null),
  is_handled: looseFlag,
  answer: maybeText,
  answered_by: looseText,
  answered_date: isoTimestamp.nullish().catch(null),
  answer_key: looseText,
  created_date: isoTimestamp,
});

const answerOf = ({
  answer: text,
  answered_date: at,
  ...of
}: z.output<typeof messageShape>): AdminMessage['answer'] =>
  text === null || !at ? null : { text, by: of.answered_by, at, key: of.answer_key };

export const messageRecord = messageShape.transform((record): AdminMessage => ({
  id: record.id,
  kind: record.kind,
  name: record.name,
  email: record.email,
  phone: record.phone,
  subject: record.subject || record.topic,
  message: record.message,
  preferredContact: record.preferred_contact ?? null,
  language: record.language ?? null,
  isHandled: record.is_handled,
  answer: answerOf(record),
  createdAt: record.created_date,
}));

const mailShape = z.object({
  id: requiredText,
  to: looseText,
  subject: looseText,
  language: looseText,
  kind: looseText,
  status: z.enum(['stored', 'sent', 'failed']),
  attempts: z
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  last_error: maybeText,
  created_date: isoTimestamp,
});

/** A mail without its texts. */
export const mailHead = mailShape.transform(
  ({ created_date: createdAt, last_error: lastError, language, ...head }): MailHead => ({
    ...head,
    language: language === 'he' ? 'he' : 'en',
    lastError,
    createdAt,
  }),
);
export const MAIL_HEAD_FIELDS = Object.keys(mailShape.shape);

export const mailBody = z.object({ id: requiredText, html: looseText, text: looseText });

/** A record's state as fields by name; null for a value of any other form. */
const states = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((state) => state ?? null)
  .catch(null);

export const auditRecord = z
  .object({
    id: requiredText,
    created_date: isoTimestamp,
    actor_email: looseText,
    action: looseText,
    entity: looseText,
    record_id: looseText,
    summary: looseText,
    before: states,
    after: states,
  })
  .transform((record): AuditRecord => ({
    id: record.id,
    at: record.created_date,
    actor: record.actor_email,
    action: record.action,
    entity: record.entity,
    recordId: record.record_id,
    summary: record.summary,
    before: fromStoredFacts(record.before),
    after: fromStoredFacts(record.after),
  }));
