import { hashOfContent, isAttemptKey } from '#gateway/kit/attempt-key.ts';
import { AppError } from '#gateway/errors.ts';
import type { Booking, Quote } from '#models/booking.ts';
import { bookingEvents } from '#models/admin/stored-sentences.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { repriced } from '#shared/extras/extras.ts';
import { recordPayOutcome, recordPayRequest, withinMoment } from '../record/audit-trail.ts';
import { actorName, isOwner } from '../record/booking-access.ts';
import {
  checkQuote,
  isUpstreamFailure,
  holdRooms,
  supplierOf,
  toAvailabilityRequest,
} from '../inventory/check-quote.ts';
import { compareQuotes } from '../draft/compare-quotes.ts';
import { duplicateOf } from '../draft/duplicates.ts';
import { bookingToPay } from './booking-to-pay.ts';
import { createCommandCoalescer } from './command-coalescer.ts';
import { needsPhone, readGuests, type GuestDetails } from './guest-input.ts';
import { inputRefused, priceChanged, refused, savedResult } from '../results.ts';
import type { ConfirmInput } from '../inputs.ts';
import type { ConfirmResult, RefusalCode } from '../results.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { quoteOf } from '../inventory/quote.ts';
import { changeQuote } from '../draft/recheck-draft.ts';
import { holdsReservation } from '../record/reservation.ts';
import { payableBooking, updateWithRetry } from '../record/update-with-retry.ts';
import { revisionOf } from '../draft/revision.ts';
import type { Sender } from './submit-booking.ts';
import { newReference } from '../record/reference.ts';
import { hasPendingBook, markSubmitted, markNotSubmitted } from '../record/transitions.ts';

const MAX_ROUNDS = 3;

interface Confirming {
  readonly deps: BookingDeps;
  readonly sender: Sender;
  readonly caller: Caller;
  readonly input: ConfirmInput;
  readonly keyHash: string;
  /** The latest time at which the traveller gets a result. */
  readonly answerBy: number;
}

/**
 * Pays (simulated) and reserves: checks the offer, writes the record, sends Book once, and acts on the outcome. The
 * traveller waits at most the configured time; afterwards the booking is returned with its operation still pending.
 * @throws AppError NOT_FOUND; INVALID_STATE when it is cancelled, has an unknown status, or was set back by an
 * administrator while its rooms are reserved; IDEMPOTENCY_CONFLICT when the key was used for other content; CONFLICT
 * when the booking kept changing
 */
export type ConfirmBooking = (caller: Caller, input: ConfirmInput) => Promise<ConfirmResult>;

/** @returns the command; simultaneous calls for one booking share a result or run one after another */
export function createConfirm(deps: BookingDeps, sender: Sender): ConfirmBooking {
  const joined = createCommandCoalescer<ConfirmResult>(deps.clock);
  return async (caller, input) => {
    if (!isAttemptKey(input.key)) return inputRefused(['key']);
    const { answerMs } = deps.settings;
    const keyHash = contentHash(input);
    const confirming = { deps, sender, caller, input, keyHash, answerBy: deps.clock.now() + answerMs };
    return joined({
      caller,
      subject: input.bookingId,
      command: [input.key, keyHash, input.acceptDuplicate ?? false].join(' '),
      waitMs: answerMs,
      run: () => confirmInRounds(confirming),
    });
  };
}

async function confirmInRounds(confirming: Confirming): Promise<ConfirmResult> {
  const { deps } = confirming;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const answer = await confirmOnce(confirming);
    if (!answer) continue;
    if (round > 0) await endHold(deps, answer);
    return answer;
  }
  throw new AppError('CONFLICT');
}

/** One attempt. Null when the booking was modified concurrently: the next attempt reads it again. */
async function confirmOnce(confirming: Confirming): Promise<ConfirmResult | null> {
  const { deps, caller, input } = confirming;
  const { booking, others } = await bookingToPay(deps, caller, input);
  const existing = await existingResult(confirming, booking);
  if (existing) return existing;
  const { quote } = booking;
  if (!quote) return refused('QUOTE_EXPIRED');
  // Another page may have changed the order without changing its total, and its guests.
  const { expectedRevision } = input;
  if (expectedRevision && expectedRevision !== revisionOf(booking)) return refused('AMOUNT_MISMATCH');
  const guests = readGuests(input, quote.source === 'PROVIDER');
  if (guests.kind === 'bad') return inputRefused(guests.fields);
  if (guests.details.guest.phone === '' && needsPhone(deps.settings, booking)) return inputRefused(['phone']);

  const extras = repriced(booking, booking.nights, booking.guests);
  if (totalToPay({ ...extras, totalPrice: quote.total }).amountMinor !== input.expectedTotalMinor)
    return refused('AMOUNT_MISMATCH');

  const wanted = { ...booking, owner: booking.createdBy };
  const duplicate = input.acceptDuplicate ? null : await duplicateOf(deps, wanted, others);
  if (duplicate) return duplicate;

  // Refused before the supplier is called or anything is written, so the draft stays as it is and can be paid later.
  if (!supplierOf(deps, quote).takesBookings()) return refused('PROVIDER_UNAVAILABLE');

  const request = toAvailabilityRequest(booking, quote, true);
  const { place } = request;
  const check = await checkQuote(deps, request, caller.signal);
  if (check.kind === 'refused') return refusedUnlessBooked(confirming, check.code);
  const fresh = quoteOf(check.offer, place.stay, deps.clock.now());
  const comparison = compareQuotes(quote, check.offer);
  if (comparison !== 'same') {
    const offer = await deps.offers.keepOffer({ ...place, offer: check.offer });
    const lower = { quote: { ...fresh, offerId: offer.id }, what: bookingEvents.lower };
    if (comparison === 'lower') await changeQuote(deps, caller, booking, lower);
    return priceChanged(quote.total, offer);
  }
  const refusal = await holdRooms(deps, request);
  return refusal
    ? refusedUnlessBooked(confirming, refusal)
    : act(confirming, booking, { ...fresh, offerId: quote.offerId }, guests.details);
}

/** Returns the booking instead of a refusal when another request has booked it meanwhile. */
async function refusedUnlessBooked(confirming: Confirming, code: RefusalCode): Promise<ConfirmResult> {
  const { deps, caller, input } = confirming;
  try {
    const current = await payableBooking(deps.bookings, caller, input.bookingId);
    return (await existingResult(confirming, current)) ?? refused(code);
  } catch (cause) {
    if (isUpstreamFailure(cause)) return refused(code);
    throw cause;
  }
}

/**
 * Releases the hold of a confirmed booking: when two requests pay it at once, the later one may have renewed the hold
 * after the rooms were booked. While an operation is pending the hold stays, because it protects the rooms.
 */
async function endHold(deps: BookingDeps, answer: ConfirmResult): Promise<void> {
  if (answer.__typename !== 'BookingSaved') return;
  const { booking } = answer;
  const { quote, status, pendingOperation } = booking;
  if (!quote || status !== 'confirmed' || pendingOperation !== null) return;
  try {
    await supplierOf(deps, quote).releaseHold(toAvailabilityRequest(booking, quote, true));
  } catch (cause) {
    deps.logger.warn({ err: cause, bookingId: booking.id }, 'a hold ends by itself, half an hour later');
  }
}

/**
 * The result when there is nothing to start: the booking is paid, its Book is pending, or this attempt key was refused
 * before. Null when a new attempt may start.
 * @throws AppError INVALID_STATE when the booking cannot be paid, IDEMPOTENCY_CONFLICT for other input
 */
async function existingResult(confirming: Confirming, booking: Booking): Promise<ConfirmResult | null> {
  const { deps, sender, input, keyHash, answerBy } = confirming;
  const isRepeat = booking.key === input.key;
  if (isRepeat && booking.keyHash !== keyHash) throw new AppError('IDEMPOTENCY_CONFLICT');
  if (booking.status === 'cancelled') throw new AppError('INVALID_STATE');
  if (booking.pendingOperation === 'book')
    return answerOf(await sender.outcome(booking, answerBy - deps.clock.now()), !isRepeat);
  if (booking.status === 'confirmed') return savedResult(booking, !isRepeat && booking.payment !== null);
  if (booking.status === null) throw new AppError('INVALID_STATE');
  // An administrator set the booking back to pending while its rooms are reserved: they must not be reserved twice.
  if (holdsReservation(booking)) throw new AppError('INVALID_STATE');
  const isResolved = booking.outcome?.kind === 'refused' || booking.outcome?.kind === 'absent';
  return isRepeat && isResolved ? answerOf(booking) : null;
}

/** Writes the record, sends Book and waits. Null when the record was modified concurrently; then nothing was sent. */
async function act(
  confirming: Confirming,
  booking: Booking,
  quote: Quote,
  details: GuestDetails,
): Promise<ConfirmResult | null> {
  const { deps, sender, caller, input, keyHash, answerBy } = confirming;
  const { bookings, clock, settings } = deps;
  const startedAt = clock.now();
  const submission = {
    clientRef: newReference(deps.random),
    quote,
    details,
    extras: repricedExtras(booking),
    key: input.key,
    keyHash,
    language: isOwner(booking, caller) ? caller.language : booking.language,
    statusCheckMs: settings.statusCheckMs[0],
  };
  const who = actorName(booking, caller);
  const written = await bookings.change(
    booking.id,
    booking.version,
    markSubmitted(booking, submission, { who, at: startedAt }),
  );
  if (!written) return null;
  // Before it is sent, so that the log has the payment also when this process ends before its outcome is known.
  if (!isOwner(booking, caller)) await withinMoment(clock, recordPayRequest(deps, caller.viewer, written));
  if (clock.now() - startedAt > settings.sendByMs) return abandonUnsent(deps, written);
  void sender.send(written);
  return answerOf(await sender.outcome(written, answerBy - clock.now()));
}

const repricedExtras = (booking: Booking) => repriced(booking, booking.nights, booking.guests);

/**
 * Ends an attempt that is too late to send: a slow process must not book for a record that others may have reconciled
 * by now.
 */
async function abandonUnsent(deps: BookingDeps, written: Booking): Promise<ConfirmResult> {
  await updateWithRetry(
    deps.bookings,
    written,
    (current) =>
      hasPendingBook(current, written.clientRef)
        ? markNotSubmitted(current, { who: 'system', at: deps.clock.now() })
        : null,
    () => recordPayOutcome(deps, written, { ...written, pendingOperation: null }),
  );
  deps.logger.warn(
    { bookingId: written.id, attempt: written.attempt },
    'a booking was written too late to send',
  );
  return refused('PROVIDER_UNAVAILABLE');
}

const refusalCodes: ReadonlySet<string> = new Set<RefusalCode>([
  'ROOM_UNAVAILABLE',
  'QUOTE_EXPIRED',
  'PROVIDER_REFUSED',
  'AMOUNT_MISMATCH',
  'PROVIDER_UNAVAILABLE',
]);

const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.has(code);

/** @param isOther true when the booking is being paid by an attempt under another key */
function answerOf(booking: Booking, isOther = false): ConfirmResult {
  if (booking.status !== 'pending' || booking.pendingOperation !== null)
    return savedResult(booking, isOther && booking.status === 'confirmed' && booking.payment !== null);
  const code = booking.outcome?.code ?? 'PROVIDER_UNAVAILABLE';
  return refused(isRefusalCode(code) ? code : 'PROVIDER_REFUSED');
}

/** Identifies the content that was sent with a key; a hash, because the content contains names. */
function contentHash({ bookingId, guest, otherGuests, card, expectedTotalMinor }: ConfirmInput): string {
  const lead = [guest.firstName, guest.lastName, guest.email, guest.phone ?? '', guest.specialRequests ?? ''];
  const others = (otherGuests ?? []).map((name) => [name.title, name.firstName, name.lastName]);
  const content = [bookingId, lead, others, card.brand, card.lastFour, expectedTotalMinor];
  return hashOfContent(content);
}
