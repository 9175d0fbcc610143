import { createHash, timingSafeEqual } from 'node:crypto';
import type { Booking } from '#models/booking.ts';
import type { Caller } from '../ports.ts';

type Actor = Pick<Caller, 'viewer' | 'draftClaim'>;

/** SHA-256 of a draft's claim secret, hex: only this is stored. */
export const claimHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The member whose booking it is. */
export function isOwner(booking: Booking, { viewer }: Actor): boolean {
  return viewer !== null && booking.createdBy?.toLowerCase() === viewer.email.toLowerCase();
}

/** The browser that started this draft, as long as nobody has claimed it. */
export function holdsClaim(booking: Booking, { draftClaim }: Actor): boolean {
  if (booking.createdBy !== null || booking.claimHash === null || draftClaim === null) return false;
  const stored = Buffer.from(booking.claimHash, 'hex');
  const given = Buffer.from(claimHashOf(draftClaim), 'hex');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

const isAdmin = ({ viewer }: Actor): boolean => viewer?.role === 'admin';

/** Whoever may not see a booking is told that there is none. */
export function canSee(booking: Booking, actor: Actor): boolean {
  return isAdmin(actor) || isOwner(booking, actor) || holdsClaim(booking, actor);
}

/** Extras and paying are for members: the owner, or an administrator in their place (recorded). */
export function canPay(booking: Booking, actor: Actor): boolean {
  return isAdmin(actor) || isOwner(booking, actor);
}

/** How the history names an actor. */
export function actorName(booking: Booking, actor: Actor): string {
  if (isOwner(booking, actor)) return 'owner';
  return isAdmin(actor) && actor.viewer ? `admin ${actor.viewer.id}` : 'visitor';
}
