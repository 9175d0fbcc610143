import { createHash, timingSafeEqual } from 'node:crypto';
import { isCreatedBy } from '#gateway/kit/created-by.ts';
import type { Booking } from '#models/booking.ts';
import type { Caller } from '../ports.ts';

type Actor = Pick<Caller, 'viewer' | 'guestToken'>;

/** SHA-256 of a guest token, in hex; only this hash is stored. */
export const guestTokenHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** True for the member who owns the booking. */
export function isOwner(booking: Booking, { viewer }: Actor): boolean {
  return isCreatedBy(viewer, booking);
}

/** True for the browser that started this draft, as long as no member has claimed it. */
export function holdsGuestToken(booking: Booking, { guestToken }: Actor): boolean {
  if (booking.createdBy !== null || booking.guestTokenHash === null || guestToken === null) return false;
  const stored = Buffer.from(booking.guestTokenHash, 'hex');
  const given = Buffer.from(guestTokenHashOf(guestToken), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

const isAdmin = ({ viewer }: Actor): boolean => viewer?.role === 'admin';

/**
 * True for administrators, the owner, and the browser that started the draft; for others the booking does not exist.
 */
export function canSee(booking: Booking, actor: Actor): boolean {
  return isAdmin(actor) || isOwner(booking, actor) || holdsGuestToken(booking, actor);
}

/**
 * True for the owner, and for an administrator in the owner's place, whom the history then names. Visitors must sign in
 * to change, pay or cancel a booking.
 */
export function canPay(booking: Booking, actor: Actor): boolean {
  return isAdmin(actor) || isOwner(booking, actor);
}

/** The name of an actor in the history. */
export function actorName(booking: Booking, actor: Actor): string {
  if (isOwner(booking, actor)) return 'owner';
  return isAdmin(actor) && actor.viewer ? `admin ${actor.viewer.id}` : 'visitor';
}
