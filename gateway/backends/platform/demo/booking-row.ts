import { createHash } from 'node:crypto';
import { fixedId } from '../ids.ts';
import { demoGuests } from './bookings.ts';
import type { DemoBooking, DemoGuest } from './bookings.ts';
import { demoHotelRow } from './hotels/hotel-row.ts';
import type { DemoHotel } from './hotels/hotel-row.ts';
import { DAY_MS } from '#backends/kit/time-units.ts';

const FREE_48_HOURS = 'Free cancellation up to 48 hours before check-in, otherwise non-refundable';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const dayAt = (now: number, inDays: number): string =>
  new Date(now + inDays * DAY_MS).toISOString().slice(0, 10);
const money = (shekels: number) => ({ amountMinor: Math.round(shekels * 100), currency: 'ILS' });

/** A reference in the form of real ones, the same for the same booking. */
function referenceOf(name: string): string {
  const bytes = createHash('sha256').update(`reference:${name}`).digest().subarray(0, 18);
  return `HB${Array.from(bytes, (byte) => BASE_32[byte % 32]).join('')}`;
}

/** Extras at the catalogue's prices, by the rules of the product. */
function extrasOf({ withCar, withInsurance, withAttractions, nights }: DemoBooking, guests: number) {
  const attractions = [
    { id: 'kayak', name: 'Kayak trip', price: 120, quantity: guests },
    { id: 'zoo', name: 'Zoo', price: 80, quantity: guests },
  ];
  return {
    includes_car_rental: withCar === true,
    car_rental_details: withCar
      ? { car_type: 'family', addons: ['gps'], days: nights, price: nights * 149 + 20 }
      : null,
    includes_insurance: withInsurance === true,
    insurance_details: withInsurance
      ? { package_name: 'Travel insurance', options: [], price: guests * 34 }
      : null,
    includes_attraction: withAttractions === true,
    attraction_details: withAttractions ? attractions : [],
  };
}

function extrasPrice(extras: ReturnType<typeof extrasOf>): number {
  const tickets = extras.attraction_details.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (extras.car_rental_details?.price ?? 0) + (extras.insurance_details?.price ?? 0) + tickets;
}

function termsOf(hotel: DemoHotel, checkIn: string, oneNight: number, total: number, bookedOn: string) {
  if (hotel.isFixed)
    return { isFree: false, freeUntil: null, steps: [{ from: `${bookedOn}T00:00`, fee: money(total) }] };
  const deadline = `${dayAt(Date.parse(checkIn), -2)}T15:00`;
  return { isFree: true, freeUntil: deadline, steps: [{ from: deadline, fee: money(oneNight) }] };
}

/** The quote of the room, at the prices of our own hotels. */
const quoteOf = (
  booking: string,
  room: { readonly name: string; readonly name_he?: string; readonly price: number },
  nights: number,
  mealPlan: string,
) => ({
  offerId: fixedId(`offer:${booking}`),
  source: 'STORED',
  roomNames: [room.name],
  ...(room.name_he !== undefined && { roomNamesHe: [room.name_he] }),
  mealPlan,
  pricePerNight: money(room.price),
  nights,
  rooms: 1,
  propertyFees: [],
  provider: null,
});

const peopleOf = (guest: DemoGuest) => ({
  guest_name: `${guest.first} ${guest.last}`,
  guest_first_name: guest.first,
  guest_last_name: guest.last,
  guest_email: guest.email,
  guest_phone: guest.phone,
});

/** The history entries of a booking, a few minutes apart. */
function steps(status: DemoBooking['status'], bookedAt: number, cancelledAt: number) {
  const entry = (at: number, who: string, what: string) => ({ at: new Date(at).toISOString(), who, what });
  const started = entry(bookedAt, 'owner', 'started');
  if (status === 'pending') return [started];
  const paid = [
    started,
    entry(bookedAt + 360_000, 'owner', 'booking sent'),
    entry(bookedAt + 361_000, 'system', 'confirmed'),
  ];
  return status === 'confirmed' ? paid : [...paid, entry(cancelledAt, 'owner', 'cancelled')];
}

/** The columns of a booking's history: its steps, and, once it was paid, reservation, payment and cancellation. */
function journalOf(booking: DemoBooking, name: string, bookedAt: number, toPay: number) {
  const cancelledAt = bookedAt + 5 * DAY_MS;
  const history = steps(booking.status, bookedAt, cancelledAt);
  if (booking.status === 'pending') return { history, version: history.length };
  const reference = referenceOf(name);
  const paidAt = new Date(bookedAt + 360_000);
  return {
    history,
    version: history.length,
    attempt: 1,
    client_ref: reference,
    refs: [reference],
    provider_ref: reference,
    sent_at: paidAt,
    payment: { brand: 'Visa', last_four: '1121', paid_at: paidAt.toISOString() },
    outcome: { kind: 'confirmed', code: null },
    ...(booking.status === 'cancelled' && {
      cancellation_details: {
        hotelFee: money(0),
        extrasFee: money(0),
        fee: money(0),
        refund: money(toPay),
        reason: 'FREE_BY_POLICY',
        isEstimate: false,
        requestedAt: new Date(cancelledAt).toISOString(),
        declaration: null,
      },
    }),
  };
}

/**
 * The row that is stored for a demo booking, in the form in which the gateway stores bookings of stored hotels.
 * @param owners addresses of the demo accounts; other bookings have no owner, because a person who registers a guest's
 * address must not get the booking
 */
export function demoBookingRow(
  booking: DemoBooking,
  hotel: DemoHotel,
  { now, owners }: { readonly now: number; readonly owners: ReadonlySet<string> },
) {
  const { nights, adults, childrenAges = [], status, inDays } = booking;
  const guest = demoGuests[booking.who];
  const name = `${booking.who}:${booking.hotel}`;
  const bookedAt = now - booking.bookedDaysAgo * DAY_MS;
  const stored = demoHotelRow(hotel, new Date(now));
  const room: Parameters<typeof quoteOf>[1] = stored.room_types[booking.room ?? 0] ?? {
    name: 'Standard Room',
    price: stored.price_per_night,
  };
  const total = Math.round(room.price * nights * 100) / 100;
  const guests = adults + childrenAges.length;
  const extras = extrasOf(booking, guests);
  const checkIn = dayAt(now, inDays);
  const mealPlan = hotel.meals[0] ?? 'Room only';
  return {
    id: fixedId(`booking:${name}`),
    created_date: new Date(bookedAt),
    updated_date: new Date(bookedAt + 361_000),
    is_sample: true,
    created_by: owners.has(guest.email) ? guest.email : null,
    hotel_id: stored.id,
    hotel_name: stored.name,
    hotel_name_he: stored.name_he,
    hotel_location: stored.location,
    status,
    check_in_date: checkIn,
    check_out_date: dayAt(now, inDays + nights),
    nights,
    total_price: total,
    guests,
    occupancy: { adults, childrenAges, infants: 0, rooms: 1 },
    room_type: room.name,
    meal_plan: mealPlan,
    includes_meal: mealPlan !== 'Room only',
    cancellation_policy: hotel.isFixed ? 'Non-refundable' : FREE_48_HOURS,
    language: guest.language,
    ...extras,
    ...(status === 'pending' ? {} : peopleOf(guest)),
    special_requests: booking.request ?? null,
    quote: {
      ...quoteOf(name, room, nights, mealPlan),
      total: money(total),
      cancellation: termsOf(hotel, checkIn, room.price, total, dayAt(bookedAt, 0)),
      quotedAt: new Date(bookedAt).toISOString(),
    },
    ...journalOf(booking, name, bookedAt, total + extrasPrice(extras)),
  };
}
