import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { Stay } from '#models/stay.ts';
import { stayOf } from '../booked-stay.ts';
import type { CreateInput } from '../inputs.ts';
import { inventoryKeyOf } from '../inventory/own-inventory-holds.ts';
import { holdOf } from '../inventory/hold-identity.ts';
import type { AvailabilityRequest } from '../inventory/room-supplier.ts';
import { holdRooms, supplierOf, toAvailabilityRequest } from '../inventory/check-quote.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { actorName, canPay, holdsGuestToken } from '../record/booking-access.ts';
import { isOpenDraft, toChosen } from '../record/transitions.ts';
import { updateWithRetry } from '../record/update-with-retry.ts';
import { refused, savedResult } from '../results.ts';
import type { CreateResult } from '../results.ts';
import { checkChoice, newcomerAddressOf } from './check-choice.ts';
import { sameStay } from './stay-input.ts';

interface Change {
  readonly draft: Booking;
  readonly input: CreateInput;
  readonly stay: Stay;
}

/** True when the draft has this choice already, at the price that the page showed: then the request is a repeat. */
const hasChoice = (booking: Booking, input: CreateInput, stay: Stay): boolean =>
  booking.quote?.offerId === input.offerId &&
  booking.totalPrice.amountMinor === input.expectedTotalMinor &&
  sameStay(stayOf(booking), stay) &&
  (input.mealPlan ?? booking.mealPlan) === booking.mealPlan;

/**
 * The booking that an input asks to change. Null when it names none, or one that the caller may not change, that is of
 * another hotel, or that is no longer an open draft: then a booking is started.
 * @throws AppError PLATFORM_UNAVAILABLE when it may be the caller's own, but their session could not be checked
 */
export async function draftToChange(
  { bookings }: Pick<BookingDeps, 'bookings'>,
  caller: Caller,
  input: CreateInput,
): Promise<Booking | null> {
  const booking = input.bookingId ? await bookings.booking(input.bookingId) : null;
  if (!booking || booking.hotelId !== input.hotelId || !isOpenDraft(booking)) return null;
  if (canPay(booking, caller) || holdsGuestToken(booking, caller)) return booking;
  if (caller.isViewerUnknown) throw new AppError('PLATFORM_UNAVAILABLE');
  return null;
}

/**
 * Gives a draft another stay or room in one conditional write, so that there is never a second draft, and nothing of the
 * first is lost when something fails. Repeating the request changes nothing.
 * @throws AppError INVALID_STATE when the draft was paid in the meantime; BAD_USER_INPUT
 */
export async function changeDraft(
  deps: BookingDeps,
  caller: Caller,
  { draft, input, stay }: Change,
): Promise<CreateResult> {
  if (hasChoice(draft, input, stay)) return savedResult(draft);
  const hold = holdOf(draft, { newcomerAddress: newcomerAddressOf(caller, deps.clock.now()) });
  const choice = await checkChoice(deps, caller, {
    input,
    stay,
    hold,
    owner: draft.createdBy,
    id: draft.id,
  });
  if ('__typename' in choice) return choice;
  const refusal = await holdRooms(deps, choice.request);
  if (refusal) return refused(refusal);
  try {
    const seen = { before: draft };
    const changed = await updateWithRetry(deps.bookings, draft, (current) => {
      if (!isOpenDraft(current)) throw new AppError('INVALID_STATE');
      seen.before = current;
      return toChosen(current, choice.chosen, { who: actorName(current, caller), at: deps.clock.now() });
    });
    await releaseEarlierHold(deps, seen.before, choice.request);
    return savedResult(changed);
  } catch (cause) {
    // After any other failure the change may be written, and then the rooms are still needed.
    if (cause instanceof AppError && cause.code === 'INVALID_STATE') await release(deps, choice.request);
    throw cause;
  }
}

/** Releases the rooms of the earlier choice. In the same inventory, the new hold has replaced the earlier one already. */
async function releaseEarlierHold(
  deps: BookingDeps,
  draft: Booking,
  { quote: now }: AvailabilityRequest,
): Promise<void> {
  const { hotelId, quote } = draft;
  if (!quote) return;
  const isReplaced =
    quote.source === now.source &&
    inventoryKeyOf(hotelId, quote).roomKey === inventoryKeyOf(hotelId, now).roomKey;
  if (!isReplaced) await release(deps, toAvailabilityRequest(draft, quote));
}

async function release(deps: BookingDeps, request: AvailabilityRequest): Promise<void> {
  try {
    await supplierOf(deps, request.quote).releaseHold(request);
  } catch (cause) {
    deps.logger.warn({ err: cause }, 'a hold ends by itself, half an hour later');
  }
}
