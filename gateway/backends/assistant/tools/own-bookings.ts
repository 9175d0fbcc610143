import type { z } from 'zod';
import { Refused, type Query } from './query-gateway.ts';
import { BOOKING_BY_ID, BOOKINGS, previews } from './queries.ts';
import { bookingShape, bookingsShape, previewsShape, type BookingRead } from './shapes.ts';
import type { FoundBooking } from './tools.ts';

const MOST_BOOKINGS = 20;
/** Root fields that the gateway takes in one request. */
const MOST_PREVIEWS = 10;

type Previews = z.output<typeof previewsShape>;

/** The caller's bookings, newest first, with what cancelling would cost; null for a caller who is not signed in. */
export async function ownBookings(ask: Query): Promise<readonly FoundBooking[] | null> {
  const variables = { limit: MOST_BOOKINGS };
  const read = await ask({ query: BOOKINGS, variables, shape: bookingsShape }).catch(signedOut);
  return read && withPreviews(read.myBookings, ask);
}

/** One booking that the caller may see; null when there is none. */
export async function ownBooking(id: string, ask: Query): Promise<FoundBooking | null> {
  const { booking } = await ask({ query: BOOKING_BY_ID, variables: { id }, shape: bookingShape });
  if (!booking) return null;
  const [found] = await withPreviews([booking], ask);
  return found ?? null;
}

const signedOut = (cause: unknown): null => {
  if (cause instanceof Refused && cause.code === 'AUTH_REQUIRED') return null;
  throw cause;
};

/** Nearest stays first: only those get a preview. A booking past the limit is returned without one. */
async function withPreviews(bookings: readonly BookingRead[], ask: Query): Promise<FoundBooking[]> {
  const cancellable = bookings
    .filter((booking) => booking.canCancel)
    .toSorted((one, other) => one.checkIn.localeCompare(other.checkIn))
    .slice(0, MOST_PREVIEWS);
  const found = await previewsOf(
    cancellable.map(({ id }) => id),
    ask,
  );
  return bookings.map((booking) => ({
    ...booking,
    number: booking.id.slice(-8).toUpperCase(),
    cancellation: found.get(booking.id) ?? null,
  }));
}

/** One request for all. If a booking that changed meanwhile fails the request, it is repeated for the others. */
async function previewsOf(
  ids: readonly string[],
  ask: Query,
): Promise<ReadonlyMap<string, Previews[string]>> {
  if (ids.length === 0) return new Map();
  const variables = Object.fromEntries(ids.map((id, at) => [`id${at}`, id]));
  try {
    const read = await ask({ query: previews(ids.length), variables, shape: previewsShape });
    return new Map(
      ids.flatMap((id, at) => {
        const preview = read[`p${at}`];
        return preview ? [[id, preview] as const] : [];
      }),
    );
  } catch (cause) {
    const gone = cause instanceof Refused && cause.code === 'INVALID_STATE' ? cause.field : null;
    const left = ids.filter((_, at) => `p${at}` !== gone);
    if (left.length === ids.length) throw cause;
    return previewsOf(left, ask);
  }
}
