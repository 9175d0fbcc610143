import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import { holdsGuestToken, isOwner } from '../record/booking-access.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import { updateWithRetry } from '../record/update-with-retry.ts';
import { markClaimed } from '../record/transitions.ts';

/**
 * Makes the signed-in member the owner of a visitor's draft, once. Claiming a booking of one's own returns it
 * unchanged.
 * @throws AppError AUTH_REQUIRED for a visitor; NOT_FOUND without the guest token of the draft
 */
export async function claimDraft(deps: BookingDeps, caller: Caller, id: string): Promise<Booking> {
  const { viewer } = caller;
  if (!viewer) throw new AppError('AUTH_REQUIRED');
  const booking = await deps.bookings.booking(id);
  if (!booking) throw new AppError('NOT_FOUND');
  return updateWithRetry(deps.bookings, booking, (current) => {
    if (isOwner(current, caller)) return null;
    if (!holdsGuestToken(current, caller)) throw new AppError('NOT_FOUND');
    return markClaimed(current, viewer.email, { who: 'owner', at: deps.clock.now() });
  });
}
