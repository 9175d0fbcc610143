import type { Booking } from '#models/booking.ts';
import { roomParties } from '#shared/stay/occupancy.ts';
import { supplierOf, toAvailabilityRequest } from '../inventory/check-quote.ts';
import { payingAdmin, recordPayOutcome } from '../record/audit-trail.ts';
import { recordOutcome, writeWithRetry } from '../record/record-outcome.ts';
import { guestList } from './guest-list.ts';
import type { RefusalCode } from '../results.ts';
import type { BookingDeps } from '../ports.ts';
import type { ReservationResult } from '../inventory/room-supplier.ts';
import { stayOf } from '../booked-stay.ts';
import { hasPendingBook, SYSTEM, markNotFound, markConfirmed, markRefused } from '../record/transitions.ts';
import { createInFlightOperations, type InFlightOperations } from '../record/in-flight-operations.ts';
import { NEVER_SENT } from '#upstreams/provider/hotel-provider.ts';

/**
 * Sends the Book call to the supplier even if the request that started it ends, and lets others wait for the outcome.
 */
export interface Sender extends Omit<InFlightOperations, 'run'> {
  /** Sends the pending attempt of the record, once. Never rejects. */
  send(booking: Booking): Promise<Booking>;
}

/** @param onResolved called after every Book with the latest record, which may now have another operation pending */
export function createSender(deps: BookingDeps, onResolved: (booking: Booking) => void): Sender {
  const inFlight = createInFlightOperations(deps);
  return {
    ...inFlight,
    send: (booking) =>
      inFlight.run(booking, async () => {
        const resolved = await writeOutcome(deps, booking, await bookOnce(deps, booking));
        onResolved(resolved);
        return resolved;
      }),
  };
}

/** Sends the only Book of an attempt. Transport errors leave its outcome unknown; they never mark it as failed. */
async function bookOnce(deps: BookingDeps, booking: Booking): Promise<ReservationResult> {
  const { quote, guest, clientRef } = booking;
  const rooms = roomParties(stayOf(booking).occupancy);
  if (!quote || !guest || clientRef === null || !rooms)
    return { kind: 'unknown', reason: 'the record is incomplete' };
  const { defaultTitle, servicePhone } = deps.settings;
  try {
    return await supplierOf(deps, quote).book({
      ...toAvailabilityRequest(booking, quote, true),
      clientRef,
      rooms: guestList(rooms, guest, booking.otherGuests, defaultTitle),
      email: guest.email,
      phone: guest.phone === '' ? (servicePhone ?? '') : guest.phone,
    });
  } catch {
    return { kind: 'unknown', reason: 'the call threw an error' };
  }
}

async function writeOutcome(
  deps: BookingDeps,
  booking: Booking,
  result: ReservationResult,
): Promise<Booking> {
  const facts = { bookingId: booking.id, attempt: booking.attempt, result: result.kind };
  if (result.kind === 'unknown') {
    deps.logger.warn({ ...facts, reason: result.reason }, 'the outcome of a booking is unknown');
    deps.metrics.unknownOutcome('book');
    return booking;
  }
  deps.logger.info(facts, 'the outcome of a booking is known');
  return writeWithRetry(deps, booking, () => resolveBooking(deps, booking, outcomeOf(result)));
}

/** The outcome of one attempt. */
type BookOutcome =
  | { readonly kind: 'booked'; readonly confirmationNumber: string }
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  | { readonly kind: 'absent' };

function outcomeOf(result: Exclude<ReservationResult, { kind: 'unknown' }>): BookOutcome {
  if (result.kind === 'booked') return result;
  if (result.kind === 'gone') return { kind: 'refused', code: 'ROOM_UNAVAILABLE' };
  const code = result.statusCode === NEVER_SENT ? 'PROVIDER_UNAVAILABLE' : 'PROVIDER_REFUSED';
  return { kind: 'refused', code };
}

/** Writes an outcome if this attempt is still pending; otherwise changes nothing. */
export function resolveBooking(
  deps: Pick<BookingDeps, 'bookings' | 'clock' | 'notify' | 'writeAuditLog' | 'logger'>,
  booking: Booking,
  outcome: BookOutcome,
): Promise<Booking> {
  return recordOutcome(
    deps,
    booking,
    (current) => {
      if (!hasPendingBook(current, booking.clientRef)) return null;
      const act = { who: SYSTEM, at: deps.clock.now() };
      if (outcome.kind === 'booked') return markConfirmed(current, outcome.confirmationNumber, act);
      return outcome.kind === 'refused'
        ? markRefused(current, outcome.code, act)
        : markNotFound(current, act);
    },
    payingAdmin(booking) === null ? null : (before, made) => recordPayOutcome(deps, before, made),
  );
}
