import type { Booking } from '../../models/booking.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import type { AccountCaller, AccountDeps } from './account-ports.ts';

/** More than a member may keep. */
const ALL_FAVORITES = 1_000;

interface TextFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** What a booking holds about the member and his stay; the journal of the reservation is ours. */
const aboutTheMember = (booking: Booking) => ({
  id: booking.id,
  createdAt: booking.createdAt,
  status: booking.status,
  hotelName: booking.hotelName,
  hotelLocation: booking.hotelLocation,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  nights: booking.nights,
  guests: booking.guests,
  occupancy: booking.occupancy,
  roomType: booking.roomType,
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

/** Everything kept about a member, as one JSON file. Amounts are minor units of the currency beside them. */
export async function exportData(
  { people, bookings, reviews, favorites, clock }: AccountDeps,
  { viewer, sessionToken }: AccountCaller,
): Promise<TextFile> {
  const { email } = viewer;
  const [own, written, saved, messages] = await Promise.all([
    bookings.bookingsByOwner(email),
    reviews.reviewsBy(email),
    favorites.favorites(sessionToken, email, ALL_FAVORITES),
    people.messagesFrom(email),
  ]);
  const now = clock();
  const content = {
    exportedAt: now.toISOString(),
    profile: viewer,
    bookings: own.map(aboutTheMember),
    reviews: written,
    favorites: saved,
    messages,
  };
  return {
    name: `my-data-${todayInIsrael(now)}.json`,
    mediaType: 'application/json',
    content: `${JSON.stringify(content, null, 2)}\n`,
  };
}
