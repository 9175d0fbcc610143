import type { AdminOverride, Booking, BookingStatus, Guest } from '#models/booking.ts';
import type { ChosenExtras } from '#shared/extras/extra-lines.ts';
import type { BookingRecord } from './booking-wire.ts';
import type { NewBooking } from '../entity-platform.ts';
import { toShekels } from '../wire.ts';

/** Maximum number of history entries of a record. */
const HISTORY_LENGTH = 50;

export function toBooking(record: BookingRecord): Booking {
  return {
    id: record.id,
    ...toStatus(record.status),
    hotelId: record.hotel_id,
    hotelName: record.hotel_name,
    hotelNameHe: record.hotel_name_he,
    hotelLocation: record.hotel_location,
    checkIn: record.check_in_date,
    checkOut: record.check_out_date,
    nights: record.nights,
    guests: record.guests,
    occupancy: record.occupancy,
    roomType: record.room_type,
    mealPlan: record.meal_plan,
    includesMeal: record.includes_meal,
    totalPrice: record.total_price,
    cancellationPolicy: record.cancellation_policy,
    ...toExtras(record),
    ...toPeople(record),
    createdBy: record.created_by,
    createdAt: record.created_date,
    language: record.language,
    cancellationDetails: toDetails(record),
    adminOverride: record.admin_mark,
    mismatch: record.mismatch,
    version: record.version,
    guestTokenHash: record.claim_hash,
    createKey: record.create_key,
    quote: record.quote,
    pendingOperation: record.effect,
    attempt: record.attempt,
    clientRef: record.client_ref,
    refs: record.refs,
    providerRef: record.provider_ref,
    sentAt: record.sent_at,
    dueAt: record.due_at,
    tries: record.tries,
    key: record.key,
    keyHash: record.key_hash,
    outcome: record.outcome,
    history: record.history,
  };
}

/**
 * Suppliers return no amounts when they cancel, so earlier estimates are final once the booking is cancelled; older
 * records still call them estimates.
 */
function toDetails({
  status,
  outcome,
  cancellation_details: details,
}: BookingRecord): Booking['cancellationDetails'] {
  const isSettled = status === 'cancelled' || outcome?.kind === 'cancelled';
  return details && isSettled ? { ...details, isEstimate: false } : details;
}

const statuses: readonly BookingStatus[] = ['pending', 'confirmed', 'cancelled'];

const toStatus = (word: string): Pick<Booking, 'status' | 'otherStatus'> => {
  const status = statuses.find((known) => known === word) ?? null;
  return { status, otherStatus: status === null ? word : null };
};

/** The three columns of extras with our names. */
export const toExtras = (
  record: Pick<BookingRecord, 'car_rental_details' | 'insurance_details' | 'attraction_details'>,
): ChosenExtras => ({
  carRental: record.car_rental_details && {
    carType: record.car_rental_details.car_type,
    addons: record.car_rental_details.addons,
    days: record.car_rental_details.days,
    price: record.car_rental_details.price,
  },
  insurance: record.insurance_details && {
    packageName: record.insurance_details.package_name,
    options: record.insurance_details.options,
    price: record.insurance_details.price,
  },
  attractions: record.attraction_details,
});

/** The lead guest; null when nothing is stored. A draft may have only some of the fields, such as a special request. */
function toGuest(record: BookingRecord): Guest | null {
  const guest = {
    firstName: record.guest_first_name,
    lastName: record.guest_last_name,
    email: record.guest_email,
    phone: record.guest_phone,
    specialRequests: record.special_requests,
  };
  return Object.values(guest).every((text) => text === '') ? null : guest;
}

const toPeople = (record: BookingRecord) => ({
  guest: toGuest(record),
  otherGuests: record.other_guests.map((guest) => ({
    title: guest.title,
    firstName: guest.first_name,
    lastName: guest.last_name,
  })),
  payment: record.payment && {
    brand: record.payment.brand,
    lastFour: record.payment.last_four,
    paidAt: record.payment.paid_at,
  },
});

/**
 * Wire fields of the given fields of a booking; fields that are not given are left out.
 * @param mark stored in the newest entry of a given history, to recognize the write when its response was lost
 * @throws RangeError for an amount that is not in the ledger's currency
 */
export function toBookingFields(booking: Partial<NewBooking>, mark: string): Record<string, unknown> {
  const fields = {
    created_by: booking.createdBy,
    status: booking.status,
    hotel_id: booking.hotelId,
    hotel_name: booking.hotelName,
    hotel_name_he: booking.hotelNameHe,
    hotel_location: booking.hotelLocation,
    check_in_date: booking.checkIn,
    check_out_date: booking.checkOut,
    nights: booking.nights,
    guests: booking.guests,
    occupancy: booking.occupancy,
    room_type: booking.roomType,
    meal_plan: booking.mealPlan,
    includes_meal: booking.includesMeal,
    total_price: booking.totalPrice && toShekels(booking.totalPrice),
    cancellation_policy: booking.cancellationPolicy,
    ...extraFields(booking),
    ...peopleFields(booking),
    language: booking.language,
    cancellation_details: booking.cancellationDetails,
    admin_mark: booking.adminOverride && toAdminMark(booking.adminOverride),
    mismatch: booking.mismatch,
    version: booking.version,
    claim_hash: booking.guestTokenHash,
    create_key: booking.createKey,
    quote: booking.quote,
    effect: booking.pendingOperation,
    attempt: booking.attempt,
    client_ref: booking.clientRef,
    refs: booking.refs,
    provider_ref: booking.providerRef,
    sent_at: booking.sentAt,
    due_at: booking.dueAt,
    tries: booking.tries,
    key: booking.key,
    key_hash: booking.keyHash,
    outcome: booking.outcome,
    history: booking.history && marked(booking.history.slice(-HISTORY_LENGTH), mark),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const toAdminMark = ({ by, at, requestedStatus }: AdminOverride) => ({
  by,
  at,
  wishedStatus: requestedStatus,
});

function extraFields({ carRental, insurance, attractions }: Partial<NewBooking>) {
  return {
    ...(carRental !== undefined && {
      includes_car_rental: carRental !== null,
      car_rental_details: carRental && {
        car_type: carRental.carType,
        addons: carRental.addons,
        days: carRental.days,
        price: toShekels(carRental.price),
      },
    }),
    ...(insurance !== undefined && {
      includes_insurance: insurance !== null,
      insurance_details: insurance && {
        package_name: insurance.packageName,
        options: insurance.options,
        price: toShekels(insurance.price),
      },
    }),
    ...(attractions !== undefined && {
      includes_attraction: attractions.length > 0,
      attraction_details: attractions.map(({ id, name, price, quantity }) => ({
        id,
        name,
        price: toShekels(price),
        quantity,
      })),
    }),
  };
}

function peopleFields({ guest, otherGuests, payment }: Partial<NewBooking>) {
  return {
    ...(guest !== undefined && guestFields(guest)),
    ...(otherGuests !== undefined && {
      other_guests: otherGuests.map(({ title, firstName, lastName }) => ({
        title,
        first_name: firstName,
        last_name: lastName,
      })),
    }),
    ...(payment !== undefined && {
      payment: payment && { brand: payment.brand, last_four: payment.lastFour, paid_at: payment.paidAt },
    }),
  };
}

const guestFields = (guest: Guest | null) => ({
  guest_name: guest && `${guest.firstName} ${guest.lastName}`.trim(),
  guest_first_name: guest && guest.firstName,
  guest_last_name: guest && guest.lastName,
  guest_email: guest && guest.email,
  guest_phone: guest && guest.phone,
  special_requests: guest && guest.specialRequests,
});

const marked = (history: Booking['history'], mark: string) =>
  history.map((entry, index) => (index === history.length - 1 ? Object.assign({ mark }, entry) : entry));
