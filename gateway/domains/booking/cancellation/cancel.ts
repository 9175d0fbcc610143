import { demandFields } from '#gateway/kit/demand-fields.ts';
import { ATTEMPT_KEY_RULE, hashOfContent, isAttemptKey } from '#gateway/kit/attempt-key.ts';
import { AppError } from '#gateway/errors.ts';
import type { Booking, CancellationDetails } from '#models/booking.ts';
import { actorName, isOwner } from '../record/booking-access.ts';
import { cancellationQuote, detailsOf } from './cancel-quote.ts';
import { markCancelling } from '../record/cancel-transitions.ts';
import type { Canceller } from './submit-cancellation.ts';
import { cancelRefused, savedResult } from '../results.ts';
import type { CancelInput } from '../inputs.ts';
import type { CancelResult, CancellationQuote } from '../results.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { canCancel, isScheduledCancellation } from '../record/reservation.ts';
import { payableBooking } from '../record/update-with-retry.ts';
import { recordCancelRequest, withinMoment } from '../record/audit-trail.ts';

const MAX_ROUNDS = 3;

/** The cost of cancelling now. @throws AppError NOT_FOUND; INVALID_STATE when it cannot be cancelled */
export async function previewCancellation(
  deps: BookingDeps,
  caller: Caller,
  id: string,
  declaration: CancellationDetails['declaration'],
): Promise<CancellationQuote> {
  const booking = await payableBooking(deps.bookings, caller, id);
  const at = deps.clock.now();
  if (!canCancel(booking, at)) throw new AppError('INVALID_STATE');
  return cancellationQuote(deps, booking, { at, declaration });
}

interface CancelWork {
  readonly deps: BookingDeps;
  readonly canceller: Canceller;
  readonly caller: Caller;
  readonly input: CancelInput;
  readonly keyHash: string;
  /** The latest time at which the traveller gets a result. */
  readonly answerBy: number;
}

/**
 * Cancels a confirmed booking: computes the fee, writes the record, sends Cancel once, and records the outcome. The
 * caller waits at most the configured time; afterwards the booking is reported as being cancelled.
 * @throws AppError NOT_FOUND; BAD_USER_INPUT without a key; IDEMPOTENCY_CONFLICT when the key was used for other
 * content; CONFLICT when the booking kept changing
 */
export async function cancelBooking(
  deps: BookingDeps,
  canceller: Canceller,
  caller: Caller,
  input: CancelInput,
): Promise<CancelResult> {
  demandFields({ key: isAttemptKey(input.key) || ATTEMPT_KEY_RULE });
  const answerBy = deps.clock.now() + deps.settings.answerMs;
  const work = { deps, canceller, caller, input, keyHash: contentHash(input), answerBy };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const answer = await cancelOnce(work);
    if (answer) return answer;
  }
  throw new AppError('CONFLICT');
}

/** One attempt. Null when the booking was modified concurrently: the next attempt reads it again. */
async function cancelOnce(work: CancelWork): Promise<CancelResult | null> {
  const { deps, canceller, caller, input, keyHash, answerBy } = work;
  const { bookings, clock, settings } = deps;
  const booking = await payableBooking(bookings, caller, input.bookingId);
  const existing = await existingResult(work, booking);
  if (existing) return existing;
  // The preview and the cancellation use one time, so that the compared fee is the one that is charged.
  const at = clock.now();
  if (!canCancel(booking, at)) return cancelRefused('INVALID_STATE');
  const request = { at, declaration: input.declaration ?? null };
  const preview = cancellationQuote(deps, booking, request);
  if (preview.fee.amountMinor > input.feeSeenMinor)
    return { __typename: 'FeeChanged', code: 'FEE_CHANGED', preview };

  const cancelling = {
    details: detailsOf(preview, request),
    key: input.key,
    keyHash,
    againMs: settings.cancelAgainMs,
  };
  const act = { who: actorName(booking, caller), at };
  const isOwn = isOwner(booking, caller);
  const claimed = await bookings.change(booking.id, booking.version, {
    ...markCancelling(booking, cancelling, act),
    // The mail about it is in the language that its owner reads now.
    ...(isOwn && { language: caller.language }),
  });
  if (!claimed) return null;
  // Before it is sent, so that the log has the request before its outcome, also when this process ends while it waits.
  if (!isOwn) await withinMoment(clock, recordCancelRequest(deps, caller.viewer, claimed));
  void canceller.send(claimed);
  return answerOf(await canceller.outcome(claimed, answerBy - clock.now()));
}

/**
 * The result when there is nothing to start: the booking is cancelled, is being cancelled, or this attempt key was
 * refused before. Null when a new attempt may start.
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
async function existingResult(work: CancelWork, booking: Booking): Promise<CancelResult | null> {
  const { deps, canceller, input, keyHash, answerBy } = work;
  const isRepeat = booking.key === input.key;
  if (isRepeat && booking.keyHash !== keyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  if (booking.pendingOperation === 'cancel' && !isScheduledCancellation(booking))
    return answerOf(await canceller.outcome(booking, answerBy - deps.clock.now()));
  if (booking.status === 'cancelled') return savedResult(booking);
  return isRepeat && booking.outcome?.kind === 'cancel-refused' ? answerOf(booking) : null;
}

function answerOf(booking: Booking): CancelResult {
  const { outcome } = booking;
  if (booking.pendingOperation !== null || outcome?.kind !== 'cancel-refused') return savedResult(booking);
  return cancelRefused(outcome.code === 'CANCEL_FAILED' ? 'CANCEL_FAILED' : 'CANCEL_REFUSED');
}

/** Identifies the content that was sent with a key. */
function contentHash({ bookingId, feeSeenMinor, declaration }: CancelInput): string {
  const content = ['cancel', bookingId, feeSeenMinor, declaration ?? null];
  return hashOfContent(content);
}
