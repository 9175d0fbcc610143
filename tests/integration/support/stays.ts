import { addDays, formatISO, subDays } from 'date-fns';
import type { TestProduct } from '#tests/support/servers/product.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { newBooking, hotelPage, pay } from './booking.ts';
import { type Card, cityNamed, criteriaOf, searchWhole, twoNights } from './search.ts';

const day = (ahead: number): string => formatISO(addDays(new Date(), ahead), { representation: 'date' });

/** Stored hotels in Tel Aviv that have rooms: booking them needs no provider. */
export async function storedHotels(visitor: Visitor): Promise<readonly Card[]> {
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), twoNights());
  const { hotels } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  const own = hotels.filter(({ source, total }) => source === 'STORED' && total !== null);
  if (own.length < 2) throw new Error('the demo has too few hotels of its own in Tel Aviv');
  return own;
}

/** Books and pays two nights, forty days from now. @returns the booking's id */
export async function paidStay(member: Visitor, hotelId: string): Promise<string> {
  const stay = twoNights();
  const [offer] = (await hotelPage(member, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  const { id, totalToPay } = await newBooking(member, { hotelId, offer, stay, acceptDuplicate: true });
  const outcome = await pay(member, {
    bookingId: id,
    expectedTotalMinor: totalToPay.amountMinor,
    acceptDuplicate: true,
  });
  if (outcome.booking?.status !== 'confirmed') throw new Error(`not paid: ${JSON.stringify(outcome)}`);
  return id;
}

/**
 * Moves a stay into the past: it was paid a month ago and ended `daysAgo` days ago (0: today is the day of
 * departure).
 */
export async function endStay(product: TestProduct, bookingId: string, daysAgo = 1): Promise<void> {
  const paid = (await product.record('Booking', bookingId))['payment'];
  await product.update('Booking', bookingId, {
    check_in_date: day(-daysAgo - 2),
    check_out_date: day(-daysAgo),
    payment: { ...Object(paid), paid_at: subDays(new Date(), 30).toISOString() },
  });
}
