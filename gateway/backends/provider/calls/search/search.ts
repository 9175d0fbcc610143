import { createYielder } from '#backends/kit/yielding.ts';
import { today } from '../../calendar.ts';
import { searchRoom } from '../../fares/offer-wire.ts';
import { offersOf, type Market, type Offer } from '../../fares/offers.ts';
import { hash32 } from '../../random.ts';
import { refusals } from '../../reply.ts';
import { bookingCode } from '../booking/booking-code.ts';
import type { Call, CallInput, World } from '../call.ts';
import { readSearch, type SearchRequest } from './search-request.ts';

function wanted(offer: Offer, { refundableOnly, meal }: SearchRequest): boolean {
  if (refundableOnly && !offer.refundable) return false;
  return meal === 'All' || (meal === 'RoomOnly') === (offer.board.meal === 'Room_Only');
}

async function findOffers(
  request: SearchRequest,
  { faults }: CallInput,
  world: World,
): Promise<readonly (readonly Offer[])[]> {
  const market: Market = { seed: world.seed, currency: world.currency, searchDay: today(world.now()) };
  const yieldIfDue = createYielder();
  const found: (readonly Offer[])[] = [];
  for (const code of request.codes) {
    const hotel = faults.soldOut.codes.has(code) ? undefined : world.hotels.hotel(code);
    const offers = hotel
      ? offersOf(market, hotel, request.stay).filter((offer) => wanted(offer, request))
      : [];
    const listed = request.mostOffers > 0 ? offers.slice(0, request.mostOffers) : offers;
    if (listed.length > 0) found.push(listed);
    await yieldIfDue();
  }
  return found;
}

/** Hotels come in another order than in the request, as with the real provider. */
function shuffled(found: readonly (readonly Offer[])[]): readonly (readonly Offer[])[] {
  const rank = (offers: readonly Offer[]): number => hash32('order', offers[0]?.hotel.code ?? '');
  return found.toSorted((a, b) => rank(a) - rank(b));
}

export const search: Call = {
  name: 'Search',
  verb: 'POST',
  family: 'search',
  packed: true,
  hotelCodes: (body) => body.codes('HotelCodes'),
  summary: (body) => ({
    checkIn: body.text('CheckIn'),
    checkOut: body.text('CheckOut'),
    hotels: body.codes('HotelCodes').length,
    first: body.codes('HotelCodes')[0] ?? '',
    rooms: body.list('PaxRooms')?.length ?? 0,
    nationality: body.text('GuestNationality'),
    detailed: body.flag('IsDetailedResponse'),
  }),
  async run(input, world) {
    const request = readSearch(input.body, world.now());
    if ('code' in request) return request;
    const found = input.faults.soldOut.all ? [] : await findOffers(request, input, world);
    if (found.length === 0) return refusals.noRooms;
    const session = await world.sessions.open(world.now(), request.stay);
    const result = shuffled(found).map((offers) => {
      const hotelCode = offers[0]?.hotel.code ?? '';
      const code = ({ number }: Offer): string => bookingCode({ hotelCode, number, sessionId: session.id });
      const rooms = offers.map((offer) => searchRoom(offer, code(offer), request.detailed));
      return { HotelCode: hotelCode, Currency: world.currency, Rooms: rooms };
    });
    return { code: 200, description: 'Successful', payload: { HotelResult: result } };
  },
};
