import type { Call } from '../call.ts';

/** Every hotel code as a number. The response has no Status, and does not name cities. */
export const hotelCodeList: Call = {
  name: 'HotelCodeList',
  verb: 'GET',
  family: 'search',
  packed: true,
  run(_, { geography: { firstHotel, lastHotel } }) {
    const codes = Array.from({ length: lastHotel - firstHotel + 1 }, (_code, index) => firstHotel + index);
    return { code: 200, description: '', bare: true, payload: { HotelCodes: codes } };
  },
};
