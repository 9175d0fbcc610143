import { rateConditionsOf, roomAmenitiesOf } from '../../content/hotel-rules.ts';
import { searchRoom } from '../../fares/offer-wire.ts';
import { refusals } from '../../reply.ts';
import { readBookingCode } from './booking-code.ts';
import type { Call } from '../call.ts';
import { checkedOffer, liveOffer } from '../search/live-offer.ts';

/** The hotel code in a booking code, for faults and the call log; empty for an invalid one. */
export function hotelCodeOfBookingCode(code: string): string {
  return readBookingCode(code)?.hotelCode ?? '';
}

/** Confirms the price and the terms of an offer before Book. */
export const prebook: Call = {
  name: 'PreBook',
  verb: 'POST',
  family: 'search',
  packed: false,
  hotelCodes: (body) => [hotelCodeOfBookingCode(body.text('BookingCode'))],
  summary: (body) => ({ hotel: hotelCodeOfBookingCode(body.text('BookingCode')) }),
  async run({ body, faults }, world) {
    const code = body.text('BookingCode');
    const live = liveOffer(code, world);
    if ('code' in live) return live;
    if (faults.soldOut.all || faults.soldOut.codes.has(live.offer.hotel.code)) return refusals.noRooms;
    const checked = {
      percent: faults.find('price')?.percent ?? 0,
      strict: faults.find('policy') !== undefined,
    };
    await world.sessions.check(live.session, code, checked);
    const offer = checkedOffer(live, checked, world.seed);
    const { hotel } = offer;
    const { BeddingGroup, ...room } = searchRoom(offer, code, true);
    const amenities = roomAmenitiesOf(world.seed, hotel, offer.nights.length);
    const result = {
      HotelCode: hotel.code,
      Currency: world.currency,
      Rooms: [{ ...room, Amenities: amenities, BeddingGroup }],
      RateConditions: rateConditionsOf(world.seed, hotel),
    };
    return { code: 200, description: 'Successful', payload: { HotelResult: [result] } };
  },
};
