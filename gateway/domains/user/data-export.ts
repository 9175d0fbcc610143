import { AppError } from '#gateway/errors.ts';
import { bookedRooms } from '#shared/stay/booked-rooms.ts';
import type { Booking } from '#models/booking.ts';
import { countedRooms } from '#shared/stay/counted-rooms.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import type { AccountCaller, AccountDeps } from './account-ports.ts';

/** Number of favorites that are read: more than a member can save. */
const ALL_FAVORITES = 1_000;

interface TextFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** The data in a booking about the member and their stay, without our internal state of the reservation. */
const aboutTheMember = (booking: Booking) => ({
  id: booking.id,
  createdAt: booking.createdAt,
  status: booking.status,
  hotelName: booking.hotelName,
  hotelNameHe: booking.hotelNameHe,
  hotelLocation: booking.hotelLocation,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  nights: booking.nights,
  guests: booking.guests,
  occupancy: booking.occupancy,
  rooms: countedRooms(bookedRooms(booking)),
  mealPlan: booking.mealPlan,
  totalPrice: booking.totalPrice,
  cancellationPolicy: booking.cancellationPolicy,
  cancellation: booking.cancellationDetails,
  carRental: booking.carRental,
  insurance: booking.insurance,
  attractions: booking.attractions,
  guest: booking.guest,
  otherGuests: booking.otherGuests,
  payment: booking.payment,
  language: booking.language,
});

/** The member's newest conversations; null when they cannot be read, so that the rest can still be exported. */
async function readConversations({ conversationsOf, logger }: AccountDeps, memberId: string) {
  try {
    return await conversationsOf(memberId);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    logger.warn({ code: cause.code, ...cause.facts }, 'an export was made without the conversations');
    return null;
  }
}

/**
 * Everything stored about a member, and the newest fifty of their conversations, as one JSON file. Amounts are minor
 * units of the currency beside them.
 */
export async function exportData(
  deps: AccountDeps,
  { viewer, sessionToken }: AccountCaller,
): Promise<TextFile> {
  const { people, bookings, reviews, favorites, clock } = deps;
  const { email } = viewer;
  const [own, written, saved, messages, conversations] = await Promise.all([
    bookings.bookingsByOwner(email),
    reviews.reviewsBy(email),
    favorites.favorites(sessionToken, email, ALL_FAVORITES),
    people.messagesFrom(email),
    readConversations(deps, viewer.id),
  ]);
  const now = clock();
  const content = {
    exportedAt: now.toISOString(),
    profile: viewer,
    bookings: own.map(aboutTheMember),
    reviews: written,
    favorites: saved,
    messages,
    conversations,
  };
  return {
    name: `my-data-${todayInIsrael(now)}.json`,
    mediaType: 'application/json',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
