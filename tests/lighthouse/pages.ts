import { accounts, visitorSignedIn } from '../e2e/support/accounts.ts';
import { newBooking, hotelPage } from '../integration/support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from '../integration/support/search.ts';

/** A page to measure. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** `Cookie` header of the user; empty for a visitor. */
  readonly cookie: string;
}

/**
 * Home page, results, map and hotel as a visitor sees them, checkout of a draft and My Bookings of the demo
 * traveller, and the dashboard of the administrator.
 */
export async function pagesToMeasure(url: string): Promise<MeasuredPage[]> {
  const traveller = await visitorSignedIn(url, accounts.traveller);
  const stay = twoNights();
  const city = await cityNamed(traveller, 'Tel Aviv');
  const { hotels } = await searchWhole(traveller, criteriaOf(city, stay), {
    page: { page: 1, pageSize: 20 },
  });
  const hotel = hotels.find(({ total }) => total !== null);
  const [offer] = hotel ? (await hotelPage(traveller, hotel.id, stay)).offers.offers : [];
  if (!hotel || !offer) throw new Error('no hotel of the demo data has a room');
  const draft = await newBooking(traveller, { hotelId: hotel.id, offer, stay, acceptDuplicate: true });
  const days = { checkin: stay.checkIn, checkout: stay.checkOut, guests: '2' };
  const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  const place = { destination: 'Israel', country: 'IL', city: city.code, cityName: city.name };
  const cookie = '';
  const administrator = await visitorSignedIn(url, accounts.admin);
  return [
    { name: 'Discover', path: '/', cookie },
    { name: 'Results', path: address('/Discover', { ...place, ...days }), cookie },
    { name: 'Hotel', path: address('/Hotel', { id: hotel.id, ...days }), cookie },
    {
      name: 'Checkout',
      path: address('/Checkout', { bookingId: draft.id }),
      cookie: traveller.cookieHeader,
    },
    { name: 'Map', path: address('/HotelsMap', { ...place, ...days }), cookie },
    { name: 'My Bookings', path: '/Bookings', cookie: traveller.cookieHeader },
    { name: 'Admin', path: '/Admin', cookie: administrator.cookieHeader },
  ];
}
