import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { PlainDate } from '#models/stay.ts';
import type { Viewer } from '#models/viewer.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import {
  type AccountCaller,
  type AccountDeps,
  type ProfileRefused,
  refusedProfile,
} from './account-ports.ts';

interface AccountDeleted {
  readonly __typename: 'AccountDeleted';
  readonly keptBookings: number;
}

/** Maximum number of times that the bookings are read, because they may be modified concurrently. */
const MAX_ROUNDS = 5;

/**
 * True for a stay that has not ended and is confirmed or has an unknown status, and for any booking with a pending
 * operation: such a booking needs its owner.
 */
const preventsDeletion = (booking: Booking, today: PlainDate): boolean =>
  booking.pendingOperation !== null ||
  ((booking.status === 'confirmed' || booking.status === null) && booking.checkOut > today);

/** True for a draft for which nothing was ever sent: it is deleted with its owner. */
const isMereDraft = ({ status, attempt, pendingOperation }: Booking): boolean =>
  status === 'pending' && pendingOperation === null && attempt === 0;

/**
 * Deletes the member's drafts and removes personal data from their other bookings.
 * @returns the number of bookings that were kept; null when one prevents the deletion
 * @throws AppError CONFLICT when the bookings are modified again and again
 */
async function releaseBookings(
  { bookings, removal, clock }: AccountDeps,
  email: string,
): Promise<number | null> {
  let anonymised = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const own = await bookings.bookingsByOwner(email);
    if (own.length === 0) return anonymised;
    const today = todayInIsrael(clock());
    if (own.some((booking) => preventsDeletion(booking, today))) return null;
    for (const booking of own) {
      if (isMereDraft(booking)) await removal.deleteDraft(booking.id, booking.version);
      else if (await removal.anonymiseBooking(booking.id, booking.version)) anonymised += 1;
    }
  }
  throw new AppError('CONFLICT', { reason: 'the bookings keep changing' });
}

/**
 * Verifies the password by signing in, and ends that session again.
 * @returns the person as the platform knows them now; null for a wrong password
 * @throws AppError RATE_LIMITED after too many wrong passwords
 */
async function provenBy(
  { sessions }: AccountDeps,
  caller: AccountCaller,
  password: string,
): Promise<Viewer | null> {
  const { viewer } = caller;
  const result = await sessions.signIn(viewer.email, password, caller);
  if (result.kind === 'refused') {
    if (result.reason === 'TOO_MANY_ATTEMPTS') throw new AppError('RATE_LIMITED');
    return null;
  }
  await sessions.revoke(result.token);
  return result.viewer.id === viewer.id ? result.viewer : null;
}

/** Deletes the member's conversations. A failure is only logged, because conversations expire after a day. */
async function deleteConversations(
  { forgetTalks: forget, logger }: AccountDeps,
  memberId: string,
): Promise<void> {
  try {
    await forget(memberId);
  } catch {
    logger.warn({}, 'the conversations of a deleted account are left to expire');
  }
}

/**
 * Deletes the account of the caller: bookings, reviews and favorites first, then the person. Each of these steps may be
 * repeated, so that after a failure the account still exists and the caller can try again. Conversations are deleted
 * last; where that fails they expire within a day.
 * @throws AppError RATE_LIMITED after too many wrong passwords; CONFLICT when their bookings are modified again and
 * again
 */
export async function deleteAccount(
  deps: AccountDeps,
  caller: AccountCaller,
  password: string,
): Promise<AccountDeleted | ProfileRefused> {
  const { removal, logger } = deps;
  const viewer = await provenBy(deps, caller, password);
  if (!viewer) return refusedProfile('BAD_USER_INPUT', ['password']);
  const isLast = viewer.role === 'admin' && (await removal.isLastAdministrator(viewer.id));
  if (isLast) return refusedProfile('LAST_ADMIN', []);
  const keptBookings = await releaseBookings(deps, viewer.email);
  if (keptBookings === null) return refusedProfile('INVALID_STATE', ['bookings']);
  const hotels = await removal.anonymiseReviews(viewer.email);
  await removal.deleteFavorites(viewer.email);
  if (!(await removal.deletePerson(viewer.id))) return refusedProfile('LAST_ADMIN', []);
  caller.cookies.clearSession();
  caller.forgetViewer(viewer.id);
  const changes = hotels.map((hotelId) => deps.reviewsChanged(hotelId));
  await Promise.all([deleteConversations(deps, viewer.id), ...changes]);
  logger.info({ keptBookings }, 'an account was deleted by its owner');
  return { __typename: 'AccountDeleted', keptBookings };
}
