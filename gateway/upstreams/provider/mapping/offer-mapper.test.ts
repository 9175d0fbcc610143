import { describe, expect, it } from 'vitest';
import { offersByHotel, toHotelOffers, unreadHotels } from './offer-mapper.ts';
import { offersOfHotel } from '../wire.ts';

const room = (TotalFare: unknown, BookingCode: unknown = 'code') => ({
  Name: ['Room'],
  BookingCode,
  TotalFare,
});

/** Offers read from a response with one hotel per argument. */
const read = (...rooms: readonly (readonly unknown[])[]) => {
  const hotels = rooms.map((Rooms) =>
    toHotelOffers(offersOfHotel.parse({ HotelCode: '7', Currency: 'ILS', Rooms })),
  );
  const offers = offersByHotel(hotels);
  return { offers: offers.get('7')?.length ?? 0, isUnread: unreadHotels(hotels, offers).has('7') };
};

describe('a hotel in a response', () => {
  it.each([
    ['fares that are not numbers', [room('on request'), room('ask')]],
    ['fares that are zero or negative', [room('0'), room('-5')]],
    ['absurd fares', [room('99000000')]],
    ['rooms that cannot be read at all', [room('215.10', null), 'a room']],
  ])('counts as unreadable, not as sold out, with %s', (_, rooms) => {
    expect(read(rooms)).toEqual({ offers: 0, isUnread: true });
  });

  it('is sold out without rooms, and readable when one of its fares is', () => {
    expect(read([])).toEqual({ offers: 0, isUnread: false });
    expect(read([room('on request'), room('215.10')])).toEqual({ offers: 1, isUnread: false });
    expect(read([room('on request')], [room('215.10')])).toEqual({ offers: 1, isUnread: false });
  });
});
