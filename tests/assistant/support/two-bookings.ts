import { demoBookingRow } from '#backends/platform/demo/booking-row.ts';
import type { DemoBooking } from '#backends/platform/demo/bookings.ts';
import { hotelsAbroad } from '#backends/platform/demo/hotels/hotels-abroad.ts';
import { hotelsInIsrael } from '#backends/platform/demo/hotels/hotels-israel.ts';
import { register } from '#tests/integration/support/booking.ts';
import type { TestProduct } from '#tests/support/servers/product.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Rome 10-14 December and Jerusalem 8-10 January, counted from the day of the exam. */
const BOOKINGS: readonly DemoBooking[] = [
  {
    who: 'dana',
    hotel: 'rome-trastevere',
    status: 'confirmed',
    bookedDaysAgo: 6,
    inDays: 14,
    nights: 4,
    adults: 2,
    withCar: true,
  },
  {
    who: 'dana',
    hotel: 'jerusalem-olive-stone',
    status: 'pending',
    bookedDaysAgo: 1,
    inDays: 43,
    nights: 2,
    adults: 2,
  },
];

/**
 * A new member with the two bookings that the examiners' context describes: one confirmed, paid and with a car, the
 * other one not paid.
 */
export async function memberWithTwoBookings(product: TestProduct): Promise<Visitor> {
  const member = product.visitor();
  const email = await register(member);
  for (const booking of BOOKINGS) {
    const hotel = [...hotelsInIsrael, ...hotelsAbroad].find(({ slug }) => slug === booking.hotel);
    if (!hotel) throw new Error(`no demo hotel ${booking.hotel}`);
    const { id: _id, ...row } = demoBookingRow(booking, hotel, { now: Date.now(), owners: new Set() });
    const car = row.car_rental_details && { ...row.car_rental_details, car_type: 'compact' };
    await product.store('Booking', { ...row, car_rental_details: car, created_by: email });
  }
  return member;
}
