import type { Booking } from '#models/booking.ts';
import type { OfferPlace } from '#domains/booking/inventory/room-supplier.ts';
import { addDays } from '#shared/stay/nights.ts';
import { type Chaos, HOUR } from '../chaos.ts';
import type { Story } from './story.ts';

/** Where a property stands, and how far its clock is ahead of UTC. Each country has one zone and no summer time. */
interface Place {
  readonly location: string;
  readonly aheadMs: number;
}

/** A world begins at 8:00 UTC: late in the evening before some departures. */
const TONGA: Place = { location: 'Nukualofa, Tonga', aheadMs: 13 * HOUR };
/** There it is an hour before a night begins. */
const BANGLADESH: Place = { location: 'Dhaka, Bangladesh', aheadMs: 6 * HOUR };

/** Hotels with stays that begin before or during a world, and partly end in it. */
const places: ReadonlyMap<string, Place> = new Map([
  ['1000101', TONGA],
  ['1000102', TONGA],
  ['1000103', BANGLADESH],
]);

export const sellsBegunStays = (hotelId: string): boolean => places.has(hotelId);

export const locationOf = (hotelId: string): string => places.get(hotelId)?.location ?? 'Lisbon, Portugal';

/** One to four nights from the day on that a world begins with: an earlier one is over, and not sold. */
export function begunStay(chaos: Chaos, occupancy: OfferPlace['stay']['occupancy']): OfferPlace {
  const checkOut = addDays('2031-03-11', chaos.between(0, 3));
  return {
    hotelId: chaos.draw.pick([...places.keys()]),
    stay: { checkIn: '2031-03-10', checkOut, occupancy },
  };
}

/** A cancellation that was asked for after its stay had begun, by the clock of the property. */
interface Begun {
  /** Calendar day of the property. */
  readonly day: string;
  readonly nights: number;
}

/** Reckoned on its own, so that a mistake in the product's calendar is not repeated here. */
function begunWhenCancelled(booking: Booking): Begun | null {
  const place = places.get(booking.hotelId);
  const { cancellationDetails: details, checkIn, checkOut } = booking;
  if (!place || !details) return null;
  const clock = new Date(Date.parse(details.requestedAt) + place.aheadMs).toISOString().slice(0, 16);
  let nights = 0;
  for (let night = checkIn; night < checkOut && `${night}T15:00` <= clock; night = addDays(night, 1))
    nights += 1;
  return nights === 0 ? null : { day: clock.slice(0, 10), nights };
}

/** True for a booking that its owner cancelled after the stay had begun. */
export const isCancelledBegun = (booking: Booking, story: Story): boolean =>
  booking.status === 'cancelled' && !story.isAdminTouched && begunWhenCancelled(booking) !== null;

/**
 * Cancelling a stay that has begun costs at least the nights begun and one more, at most the whole; from the morning of
 * departure on nothing is cancelled.
 */
export function keptOfBegunStay(
  booking: Booking,
  story: Story,
  fail: (rule: string, detail: string) => void,
): void {
  const { cancellationDetails: details, totalPrice, nights, checkOut, payment } = booking;
  const begun = begunWhenCancelled(booking);
  if (!begun || !details || payment === null || story.isAdminTouched) return;
  const { amountMinor } = details.hotelFee;
  const whole = totalPrice.amountMinor;
  const facts = `${amountMinor} of ${whole} on ${begun.day}, ${begun.nights} of ${nights} nights begun`;
  if (amountMinor * nights < whole * Math.min(begun.nights + 1, nights))
    fail('a begun stay cancelled too cheaply', facts);
  if (amountMinor > whole) fail('a begun stay cancelled for more than the whole', facts);
  // What is cancelled past us is priced when we come upon it, which may be later.
  if (begun.day >= checkOut && !story.isCancelledPastUs)
    fail('cancelled on the day of departure', `left on ${checkOut}, ${facts}`);
}
