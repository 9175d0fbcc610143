import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { writeWishes } from '#shared/pricing/wishes-url.ts';
import { writeParty } from '../stay/guests/occupancy.ts';
import type { PartySize } from '../stay/guests/occupancy.ts';

/** A stay as URLs contain it; days as `yyyy-MM-dd`. */
export interface StayQuery {
  readonly checkin: string;
  readonly checkout: string;
  readonly party: PartySize;
  /** Filters for the room; the page of the hotel shows the rooms that match first. */
  readonly wishes?: OfferWishes | undefined;
  /** IATA code of the airport that distances are measured to. */
  readonly airport?: string | null | undefined;
}

const writeStay = (params: URLSearchParams, stay: StayQuery): void => {
  params.set('checkin', stay.checkin);
  params.set('checkout', stay.checkout);
  writeParty(params, stay.party);
  if (stay.wishes) writeWishes(params, stay.wishes);
  if (stay.airport) params.set('airport', stay.airport);
};

export const homePath = '/';

export const adminPath = '/Admin';

/**
 * The map of a search, with the parameters of its results.
 * @param query as in the URL of Discover
 */
export const hotelsMapPath = (query: URLSearchParams): string => `/HotelsMap?${query}`;

/** A hotel for a stay; the names of the parameters are the product's contract. */
export const hotelPath = (hotel: { readonly id: string } & StayQuery): string => {
  const params = new URLSearchParams({ id: hotel.id });
  writeStay(params, hotel);
  return `/Hotel?${params}`;
};

/** A hotel for a stay, where another stay or room is chosen for an unpaid booking. */
export const changeBookingPath = (bookingId: string, hotel: { readonly id: string } & StayQuery): string =>
  `${hotelPath(hotel)}&${new URLSearchParams({ bookingId })}`;

/** Hotels side by side for a stay and its filters. */
export const comparePath = ({ ids, ...stay }: { readonly ids: readonly string[] } & StayQuery): string => {
  const params = new URLSearchParams({ hotels: ids.join(',') });
  writeStay(params, stay);
  return `/Compare?${params}`;
};

/** A list of hotels for a stay that anyone can open, because the hotels are in the URL. */
export const sharedListPath = ({ ids, ...stay }: { readonly ids: readonly string[] } & StayQuery): string => {
  const params = new URLSearchParams({ hotels: ids.join(',') });
  writeStay(params, stay);
  return `/Favorites?${params}`;
};

/** A hotel without a stay; its page then asks the traveller for one. */
export const hotelPreviewPath = (id: string): string => `/Hotel?${new URLSearchParams({ id })}`;

export const checkoutPath = (bookingId: string): string => `/Checkout?${new URLSearchParams({ bookingId })}`;

export const thankYouPath = (bookingId: string): string => `/ThankYou?${new URLSearchParams({ bookingId })}`;

export const bookingsPath = '/Bookings';

export const favoritesPath = '/Favorites';

export const profilePath = '/Profile';

/** The page for a forgotten password, where a link is emailed; it is not part of this app. */
export const forgotPasswordPath = '/login/forgot';

export const receiptPath = (bookingId: string): string => `/Receipt?${new URLSearchParams({ bookingId })}`;

export const cancellationPolicyPath = '/CancellationPolicy';

export const termsOfUsePath = '/TermsOfUse';

export const privacyPath = '/Privacy';

export const securityPath = '/Security';

export const accessibilityPath = '/Accessibility';

export const contactPath = '/Contact';

export const carRentalPath = '/CarRental';

export const insurancePath = '/Insurance';

export const attractionsPath = '/Attractions';
