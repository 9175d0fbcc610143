import { AppError } from '#gateway/errors.ts';
import { budgets } from '../budgets.ts';
import { wasNeverSent } from '../fault.ts';
import type { SendToProvider } from './sending/send.ts';
import type { CancelResult, HotelProvider } from './hotel-provider.ts';
import { bookBody } from './requests.ts';
import { NOT_BOOKED, NOT_CANCELLED, OK } from './status.ts';
import { bookReply, cancelReply } from './wire.ts';
import { NEVER_SENT } from './hotel-provider.ts';

type Doubt = { readonly kind: 'unknown'; readonly reason: string };
type Refusal = { readonly kind: 'refused'; readonly statusCode: number };

/**
 * Book and Cancel: sent once, never repeated, never aborted by their caller, and they never throw. A missing or
 * doubtful response is a result of its own: the reservation must be looked up.
 */
export function createWrites(
  send: SendToProvider,
  bookTimeoutMs: number = budgets.book.attemptMs,
): Pick<HotelProvider, 'takesBookings' | 'book' | 'cancel'> {
  const bookBudget = { ...budgets.book, attemptMs: bookTimeoutMs, wholeMs: bookTimeoutMs };
  return {
    takesBookings: () => send.takes(bookBudget),
    book: async (request) => {
      try {
        const body = bookBody(request);
        const { status, body: reply } = await send({ call: 'book', budget: bookBudget, body });
        if (status.code !== null && NOT_BOOKED.has(status.code))
          return { kind: 'refused', statusCode: status.code };
        if (status.code !== OK) return { kind: 'unknown', reason: `status ${status.code}` };
        const read = bookReply.safeParse(reply);
        const confirmationNumber = read.success ? read.data.ConfirmationNumber.trim() : '';
        if (!read.success || confirmationNumber === '')
          return { kind: 'unknown', reason: 'the response has no confirmation number' };
        if (read.data.ClientReferenceId !== request.clientRef)
          return { kind: 'unknown', reason: 'the response has another reference' };
        return { kind: 'booked', confirmationNumber };
      } catch (cause) {
        return failureResultOf(cause);
      }
    },
    cancel: async (confirmationNumber) => {
      try {
        const body = JSON.stringify({ ConfirmationNumber: confirmationNumber });
        const { status, body: reply } = await send({ call: 'cancel', budget: budgets.cancel, body });
        if (status.code === OK) return acceptedFor(confirmationNumber, reply);
        if (status.code !== null && NOT_CANCELLED.has(status.code))
          return { kind: 'refused', statusCode: status.code };
        return { kind: 'unknown', reason: `status ${status.code}` };
      } catch (cause) {
        return failureResultOf(cause);
      }
    },
  };
}

/** Checks that the accepted cancellation is the requested one. */
function acceptedFor(confirmationNumber: string, reply: unknown): CancelResult {
  const read = cancelReply.safeParse(reply);
  const returned = read.success ? read.data.ConfirmationNumber.trim() : '';
  return returned.toUpperCase() === confirmationNumber.toUpperCase()
    ? { kind: 'accepted' }
    : { kind: 'unknown', reason: 'the response has another confirmation number' };
}

function failureResultOf(cause: unknown): Doubt | Refusal {
  // An open breaker, a full queue or an invalid fare: nothing was sent, so nothing was reserved or cancelled.
  if (cause instanceof RangeError) return { kind: 'refused', statusCode: NEVER_SENT };
  if (!(cause instanceof AppError)) return { kind: 'unknown', reason: 'unexpected failure' };
  if (wasNeverSent(cause)) return { kind: 'refused', statusCode: NEVER_SENT };
  return { kind: 'unknown', reason: cause.facts.reason ?? cause.code };
}
