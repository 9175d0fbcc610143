import type { Booking } from '#models/booking.ts';
import type { DuplicateBooking } from '../results.ts';
import type { BookingDeps } from '../ports.ts';

/** Within this time after a booking was sent to its supplier, another booking of the same room counts as a mistake. */
const RECENT_MS = 10 * 60_000;

/** The room and nights that a guest is about to book. */
interface WantedRoom {
  /** E-mail of the owner; null for a visitor, whose other bookings are unknown. */
  readonly owner: string | null;
  readonly hotelId: string;
  readonly roomType: string;
  readonly checkIn: string;
  readonly checkOut: string;
  /** The booking itself, when it exists already. */
  readonly id?: string;
}

/** The time (ISO) ten minutes ago: a confirmed booking that was sent earlier is not a duplicate. */
export const recentSince = (now: number): string => new Date(now - RECENT_MS).toISOString();

/**
 * The result DuplicateBooking, which names another booking of the same room; null when there is no such booking.
 * @param known the owner's bookings that may count, when they have been read already
 */
export async function duplicateOf(
  { bookings, clock }: Pick<BookingDeps, 'bookings' | 'clock'>,
  wanted: WantedRoom,
  known: readonly Booking[] | null = null,
): Promise<DuplicateBooking | null> {
  if (wanted.owner === null) return null;
  const others = known ?? (await bookings.bookingsAtHotel(wanted.owner, wanted.hotelId));
  const booking = others.find((other) => isDuplicate(wanted, other, clock.now()));
  return booking ? { __typename: 'DuplicateBooking', code: 'DUPLICATE_BOOKING', booking } : null;
}

/**
 * True when the other booking has the same room for some of these nights and is either being booked, or confirmed, sent
 * within the last ten minutes and not being cancelled.
 */
function isDuplicate(wanted: WantedRoom, other: Booking, now: number): boolean {
  const sentAgo = other.sentAt === null ? Infinity : now - Date.parse(other.sentAt);
  const isFresh = other.status === 'confirmed' && other.pendingOperation === null && sentAgo < RECENT_MS;
  return (
    other.id !== wanted.id &&
    other.hotelId === wanted.hotelId &&
    (other.pendingOperation === 'book' || isFresh) &&
    other.roomType === wanted.roomType &&
    other.checkIn < wanted.checkOut &&
    wanted.checkIn < other.checkOut
  );
}
