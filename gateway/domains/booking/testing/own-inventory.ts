import type { Viewer } from '#models/viewer.ts';
import { caller, confirmInput, createInput, setUp, stay, storedOffer } from './kit.ts';

export const HOTEL_ID = 'stored-1';

/** A stored hotel with this many rooms, null when they are not counted, and the actions of guests there. */
export function storedHotelWith(count: number | null) {
  const kit = setUp();
  kit.ownInventory.stock.count = count;
  let drafts = 0;
  const create = (viewer: Viewer | null, claim: string | null = null, hotelId = HOTEL_ID) => {
    drafts += 1;
    const offerId = `offer at ${hotelId}`;
    const offer = { ...storedOffer(), id: offerId, hotelId };
    kit.fresh.offers = [offer];
    kit.kept.set(offerId, { hotelId, stay: storedStay, offer });
    const input = createInput({ hotelId, offerId, key: `create-${drafts}`, acceptDuplicate: true });
    return kit.service.create(caller(viewer, claim), input);
  };
  const booked = async (viewer: Viewer): Promise<string> => {
    const answer = await create(viewer);
    if (answer.__typename !== 'BookingSaved') throw new Error(JSON.stringify(answer));
    return answer.booking.id;
  };
  const pay = (viewer: Viewer, bookingId: string, key = `pay ${bookingId}`) =>
    kit.service.confirm(caller(viewer), confirmInput({ bookingId, key, acceptDuplicate: true }));
  const kinds = () => kit.ownInventory.references().map(({ kind }) => kind);
  return { ...kit, create, booked, pay, kinds };
}

export const storedStay = {
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  occupancy: { adults: 2, childrenAges: [5], infants: 0, rooms: 1 },
};

export const refused = (code: string) => ({ __typename: 'BookingRefused', code });
export const saved = (status: string) => ({
  __typename: 'BookingSaved',
  booking: { status, pendingOperation: null },
});
