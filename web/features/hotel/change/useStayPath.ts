import { useSearchParams } from 'react-router-dom';
import { changeBookingPath, hotelPath } from '#lib/page/paths.ts';
import type { HotelStay } from '../stayQuery.ts';
import { changedParameter } from './useChangedDraft.ts';

/** Returns a function for the path of this hotel with another stay; a booking that is being changed stays named in it. */
export const useStayPath = (hotelId: string) => {
  const [params] = useSearchParams();
  const bookingId = params.get(changedParameter);
  return ({ checkIn, checkOut, ...rest }: HotelStay): string => {
    const hotel = { id: hotelId, checkin: checkIn, checkout: checkOut, ...rest };
    return bookingId ? changeBookingPath(bookingId, hotel) : hotelPath(hotel);
  };
};
