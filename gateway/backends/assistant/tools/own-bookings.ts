/** Reads the caller's bookings, with what cancelling would cost. */
import type { Query } from './query-gateway.ts';
import { BOOKING_BY_ID, BOOKINGS, previews } from './queries.ts';
import { bookingShape, bookingsShape, previewsShape, type BookingRead } from './shapes.ts';
import { ToolFailed, type FoundBooking } from './tools.ts';

const MAX_BOOKINGS = 20;
/** Maximum number of previews in one request, because the gateway limits the root fields. */
const MAX_PREVIEWS = 10;

type Previews = ReadonlyMap<string, FoundBooking['cancellation']>;

/** The caller's bookings, newest first, with what cancelling would cost; null for a caller who is not signed in. */
export async function ownBookings(ask: Query): Promise<readonly FoundBooking[] | null> {
  const read = await ask(BOOKINGS, bookingsShape, { limit: MAX_BOOKINGS }).catch(signedOut);
  return read && withPreviews(read.myBookings, ask);
}

/** One booking that the caller may see; null when there is none. */
export async function ownBooking(id: string, ask: Query): Promise<FoundBooking | null> {
  const { booking } = await ask(BOOKING_BY_ID, bookingShape, { id });
  if (!booking) return null;
  const [found] = await withPreviews([booking], ask);
  return found ?? null;
}

const signedOut = (cause: unknown): null => {
  if (cause instanceof ToolFailed && cause.code === 'AUTH_REQUIRED') return null;
  throw cause;
};

/** Adds cancellation previews to the bookings with the nearest stays, and null to those past the limit. */
async function withPreviews(bookings: readonly BookingRead[], ask: Query): Promise<FoundBooking[]> {
  const cancellable = bookings
    .filter((booking) => booking.canCancel)
    .toSorted((one, other) => one.checkIn.localeCompare(other.checkIn))
    .slice(0, MAX_PREVIEWS)
    .map(({ id }) => id);
  const found = await previewsOf(cancellable, ask);
  return bookings.map((booking) => ({
    ...booking,
    number: booking.id.slice(-8).toUpperCase(),
    cancellation: found.get(booking.id) ?? null,
  }));
}

/**
 * The costs of cancelling these bookings, in one request. If a booking that changed meanwhile fails the request,
 * it is repeated for the others.
 */
async function previewsOf(ids: readonly string[], ask: Query): Promise<Previews> {
  if (ids.length === 0) return new Map();
  const variables = Object.fromEntries(ids.map((id, at) => [`id${at}`, id]));
  try {
    const read = await ask(previews(ids.length), previewsShape, variables);
    return new Map(ids.map((id, at) => [id, read[`p${at}`] ?? null]));
  } catch (cause) {
    const gone = cause instanceof ToolFailed && cause.code === 'INVALID_STATE' ? cause.field : null;
    const left = ids.filter((_, at) => `p${at}` !== gone);
    if (left.length === ids.length) throw cause;
    return previewsOf(left, ask);
  }
}
