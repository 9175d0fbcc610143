import type { Booking } from '#models/booking.ts';
import type { DuplicateBooking } from '../results.ts';
import type { BookingDeps } from '../ports.ts';

/** A confirmed booking is this long a sign that the same one again is an oversight. */
const RECENT_MS = 10 * 60_000;

/** A room for some nights that a guest is about to book. */
interface Wanted {
  /** E-mail of the owner; a visitor has no other bookings that are known to be theirs. */
  readonly owner: string | null;
  readonly hotelId: string;
  readonly roomType: string;
  readonly checkIn: string;
  readonly checkOut: string;
  /** The booking itself, when it exists already. */
  readonly id?: string;
}

/** The answer that asks about another booking of the same room; null when there is none. */
export async function duplicateOf(
  { bookings, clock }: Pick<BookingDeps, 'bookings' | 'clock'>,
  wanted: Wanted,
): Promise<DuplicateBooking | null> {
  if (wanted.owner === null) return null;
  const others = await bookings.bookingsAtHotel(wanted.owner, wanted.hotelId);
  const booking = others.find((other) => isDuplicate(wanted, other, clock.now()));
  return booking ? { __typename: 'DuplicateBooking', code: 'DUPLICATE_BOOKING', booking } : null;
}

/** In flight, or confirmed a moment ago; one that is being cancelled makes room for another. */
function isDuplicate(wanted: Wanted, other: Booking, now: number): boolean {
  const sentAgo = other.sentAt === null ? Infinity : now - Date.parse(other.sentAt);
  const isFresh = other.status === 'confirmed' && other.pendingOperation === null && sentAgo < RECENT_MS;
  return (
    other.id !== wanted.id &&
    (other.pendingOperation === 'book' || isFresh) &&
    other.roomType === wanted.roomType &&
    other.checkIn < wanted.checkOut &&
    wanted.checkIn < other.checkOut
  );
}
