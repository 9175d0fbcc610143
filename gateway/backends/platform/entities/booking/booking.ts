import { isNull, sql } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ownerOrStaff, serviceOnly } from '../../access/scope.ts';
import { bookings } from '../../database/schema.ts';
import {
  attraction,
  carRental,
  insurance,
  occupancy,
  opaque,
  otherGuest,
  payment,
} from './booking-composites.ts';
import { completeBooking, MAX_DRAFT_BYTES } from './booking-draft.ts';
import { cancelByOwner, columnsOfAdminStatus } from './booking-status.ts';
import { authorFields, serverFields } from '../common-fields.ts';
import type { Entity } from '../entity.ts';
import {
  boolean,
  choice,
  day,
  freeLabel,
  freeText,
  integer,
  label,
  list,
  moment,
  number,
  object,
  shortText,
  text,
} from '../query/field.ts';

/**
 * Rights on fields that the traveller chooses when they start a draft; afterwards only the gateway changes them, from
 * the quote.
 */
const chosenOnce = { create: 'member', update: 'service' } as const;
/** Rights on what was agreed and paid: computed here or by the gateway, never chosen by a client. */
const agreedRights = { create: 'service' } as const;
/** Rights on texts of the traveller, who may change them until the draft is sent to the provider. */
const travellerRights = { read: 'owner', create: 'member' } as const;
/** Rights on the state of the reservation: staff can read it, only the gateway writes it. */
const reservationRights = { read: 'staff', create: 'service' } as const;

const isUnsentDraft = and(eq(bookings.status, 'pending'), isNull(bookings.effect)) ?? sql`false`;

/** Bookings: a member sees their own, staff all, a visitor none. */
export const bookingEntity: Entity = {
  name: 'Booking',
  table: bookings,
  id: bookings.id,
  createdBy: bookings.created_by,
  version: bookings.version,
  fields: {
    ...serverFields(bookings),
    ...authorFields(bookings, 'owner'),
    hotel_id: text(bookings.hotel_id, { ...chosenOnce, max: 64 }),
    hotel_name: label(bookings.hotel_name, { ...chosenOnce, max: 300 }),
    hotel_name_he: label(bookings.hotel_name_he, { ...chosenOnce, max: 300 }),
    hotel_location: label(bookings.hotel_location, { ...chosenOnce, max: 500 }),
    status: choice(bookings.status, ['pending', 'confirmed', 'cancelled'], {
      create: 'service',
      update: 'staff',
    }),
    check_in_date: day(bookings.check_in_date, chosenOnce),
    check_out_date: day(bookings.check_out_date, chosenOnce),
    nights: integer(bookings.nights, { ...agreedRights, max: 400 }),
    total_price: number(bookings.total_price, { ...agreedRights, min: 0, max: 10_000_000 }),
    guests: integer(bookings.guests, { ...chosenOnce, min: 1, max: 100 }),
    room_type: label(bookings.room_type, { ...chosenOnce, max: 1_000 }),
    meal_plan: label(bookings.meal_plan, { ...chosenOnce, max: 100 }),
    includes_meal: boolean(bookings.includes_meal, chosenOnce),
    includes_car_rental: boolean(bookings.includes_car_rental, agreedRights),
    includes_attraction: boolean(bookings.includes_attraction, agreedRights),
    includes_insurance: boolean(bookings.includes_insurance, agreedRights),
    cancellation_policy: text(bookings.cancellation_policy, { ...agreedRights, max: 5_000 }),
    guest_name: freeLabel(bookings.guest_name, { ...travellerRights, max: 200 }),
    guest_first_name: freeLabel(bookings.guest_first_name, { ...travellerRights, max: 100 }),
    guest_last_name: freeLabel(bookings.guest_last_name, { ...travellerRights, max: 100 }),
    guest_email: label(bookings.guest_email, { ...travellerRights, max: 254 }),
    guest_phone: label(bookings.guest_phone, { ...travellerRights, max: 50 }),
    special_requests: freeText(bookings.special_requests, travellerRights),
    car_rental_details: object(bookings.car_rental_details, carRental, agreedRights),
    insurance_details: object(bookings.insurance_details, insurance, agreedRights),
    attraction_details: list(bookings.attraction_details, attraction, agreedRights),
    occupancy: object(bookings.occupancy, occupancy, chosenOnce),
    other_guests: list(bookings.other_guests, otherGuest, travellerRights),
    payment: object(bookings.payment, payment, { read: 'owner', create: 'service' }),
    version: integer(bookings.version, { ...reservationRights, min: 1 }),
    effect: choice(bookings.effect, ['book', 'cancel'], reservationRights),
    attempt: integer(bookings.attempt, reservationRights),
    client_ref: text(bookings.client_ref, { ...reservationRights, max: 100 }),
    refs: list(bookings.refs, shortText, { ...reservationRights, max: 1_000 }),
    provider_ref: text(bookings.provider_ref, { ...reservationRights, max: 200 }),
    quote: object(bookings.quote, opaque, reservationRights),
    sent_at: moment(bookings.sent_at, reservationRights),
    due_at: moment(bookings.due_at, reservationRights),
    tries: integer(bookings.tries, reservationRights),
    key: text(bookings.key, { ...reservationRights, max: 200 }),
    key_hash: text(bookings.key_hash, { ...reservationRights, max: 200 }),
    outcome: object(bookings.outcome, opaque, reservationRights),
    history: list(bookings.history, z.record(z.string(), z.json()), { ...reservationRights, max: 50 }),
    claim_hash: text(bookings.claim_hash, { ...reservationRights, max: 200 }),
    create_key: text(bookings.create_key, { ...reservationRights, max: 300 }),
    language: choice(bookings.language, ['en', 'he'], { create: 'service' }),
    cancellation_details: object(bookings.cancellation_details, opaque, { read: 'owner', create: 'service' }),
    admin_mark: object(bookings.admin_mark, opaque, reservationRights),
    mismatch: text(bookings.mismatch, reservationRights),
  },
  rules: {
    read: ownerOrStaff(bookings.created_by),
    create: (actor) => actor.kind !== 'visitor',
    update: ownerOrStaff(bookings.created_by, isUnsentDraft),
    remove: serviceOnly,
  },
  maxBytes: MAX_DRAFT_BYTES,
  complete: completeBooking,
  derive: columnsOfAdminStatus,
  exception: cancelByOwner,
};
