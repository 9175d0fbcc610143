import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { BookingChange, BookingStore } from '#upstreams/platform/entity-platform.ts';
import { canPay, canSee } from './booking-access.ts';
import type { Caller } from '../ports.ts';

const MAX_ROUNDS = 5;

type Actor = Pick<Caller, 'viewer' | 'guestToken'>;

/**
 * A booking that the caller may see.
 * @throws AppError NOT_FOUND when there is no such booking or the caller may not see it; the error does not reveal
 * which
 */
export async function visibleBooking(store: BookingStore, actor: Actor, id: string): Promise<Booking> {
  const booking = await store.booking(id);
  if (!booking || !canSee(booking, actor)) throw new AppError('NOT_FOUND');
  return booking;
}

/**
 * A booking that the caller may change, pay or cancel.
 * @throws AppError NOT_FOUND when there is no such booking or the caller may not, also for the visitor who started the
 * draft, because paying is for members
 */
export async function payableBooking(store: BookingStore, actor: Actor, id: string): Promise<Booking> {
  const booking = await store.booking(id);
  if (!booking || !canPay(booking, actor)) throw new AppError('NOT_FOUND');
  return booking;
}

/**
 * Writes a change conditionally. When the booking was modified concurrently, it is read again and the change is decided
 * again.
 * @param decide the change for the booking as it is now; null leaves it as it is
 * @param beforeWrite runs after a change was decided and before it is written
 * @returns the booking after the change, or as it was left
 * @throws AppError CONFLICT when writes kept conflicting, NOT_FOUND when the booking is gone
 */
export async function updateWithRetry(
  store: BookingStore,
  start: Booking,
  decide: (booking: Booking) => BookingChange | null,
  beforeWrite: () => Promise<void> = () => Promise.resolve(),
): Promise<Booking> {
  let booking = start;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const change = decide(booking);
    if (!change) return booking;
    await beforeWrite();
    const moved = await store.change(booking.id, booking.version, change);
    if (moved) return moved;
    const fresh = await store.booking(booking.id);
    if (!fresh) throw new AppError('NOT_FOUND');
    booking = fresh;
  }
  throw new AppError('CONFLICT');
}
