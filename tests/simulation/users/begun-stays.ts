import type { Booking } from '#models/booking.ts';
import type { OfferContext } from '#domains/booking/inventory/room-supplier.ts';
import { addDays } from '#shared/stay/nights.ts';
import { type Chaos, HOUR } from '../chaos.ts';
import type { Story } from './story.ts';

/**
 * Location of a property, and how far its clock is ahead of UTC. The countries have one time zone and no
 * daylight saving time.
 */
interface Place {
  readonly location: string;
  readonly aheadMs: number;
}

/** A world begins at 8:00 UTC, which is 21:00 in Tonga: the evening before some departures. */
const TONGA: Place = { location: 'Nukualofa, Tonga', aheadMs: 13 * HOUR };
/** A world begins at 14:00 in Bangladesh, an hour before a night begins. */
const BANGLADESH: Place = { location: 'Dhaka, Bangladesh', aheadMs: 6 * HOUR };

/** Hotels with stays that begin before or during a world; some end in it. */
const places: ReadonlyMap<string, Place> = new Map([
  ['1000101', TONGA],
  ['1000102', TONGA],
  ['1000103', BANGLADESH],
]);

export const sellsBegunStays = (hotelId: string): boolean => places.has(hotelId);

export const locationOf = (hotelId: string): string => places.get(hotelId)?.location ?? 'Lisbon, Portugal';

/** A stay of one to four nights that has begun, ending on or after the first day of the world. */
export function begunStay(chaos: Chaos, occupancy: OfferContext['stay']['occupancy']): OfferContext {
  const checkOut = addDays('2031-03-11', chaos.between(0, 3));
  return {
    hotelId: chaos.draw.pick([...places.keys()]),
    stay: { checkIn: '2031-03-10', checkOut, occupancy },
  };
}

/** How far a stay had begun when its cancellation was requested, by the property's clock. */
interface Begun {
  /** Calendar day at the property. */
  readonly day: string;
  readonly nights: number;
}

/** Computed independently, so that a bug in the product's calendar is not repeated here. */
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
 * Cancelling a stay that has begun costs at least the nights begun and one more, and at most the whole price;
 * from the morning of departure on it cannot be cancelled.
 */
export function checkFeeOfStartedStay(
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
  // A cancellation directly at the platform is priced when the gateway finds it, which may be later.
  if (begun.day >= checkOut && !story.isCancelledPastUs)
    fail('cancelled on the day of departure', `left on ${checkOut}, ${facts}`);
}
