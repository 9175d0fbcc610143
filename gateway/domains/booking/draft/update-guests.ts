import { AppError } from '#gateway/errors.ts';
import { actorName } from '../record/booking-access.ts';
import { inputRefused, savedResult } from '../results.ts';
import type { GuestsInput } from '../inputs.ts';
import type { ExtrasResult } from '../results.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { readGuestDraft } from '../payment/guest-input.ts';
import { payableBooking, updateWithRetry } from '../record/update-with-retry.ts';
import { isOpenDraft, toGuests } from '../record/transitions.ts';

/**
 * Stores guests and special requests of a draft, so that they are there on every device of its owner. Only the given
 * fields change, so that a page that was loaded earlier does not overwrite what another one has stored since.
 * @throws AppError NOT_FOUND; INVALID_STATE when the booking is no longer an open draft
 */
export async function updateGuests(
  deps: BookingDeps,
  caller: Caller,
  id: string,
  input: GuestsInput,
): Promise<ExtrasResult> {
  const booking = await payableBooking(deps.bookings, caller, id);
  const read = readGuestDraft(input, booking.quote?.source === 'PROVIDER');
  if (read.kind === 'bad') return inputRefused(read.fields);
  const moved = await updateWithRetry(deps.bookings, booking, (current) => {
    if (!isOpenDraft(current)) throw new AppError('INVALID_STATE');
    return toGuests(current, read.given, { who: actorName(current, caller), at: deps.clock.now() });
  });
  return savedResult(moved);
}
