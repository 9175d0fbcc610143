import { rateConditionsOf } from '../../content/hotel-rules.ts';
import { namesOf } from '../../fares/offer-wire.ts';
import type { Offer } from '../../fares/offers.ts';
import { hash32 } from '../../random.ts';
import { refusal, type Answer } from '../../reply.ts';
import type { Reservation, Reservations } from '../../store/reservations.ts';
import { guestsFit, readBook, type BookRequest } from './book-request.ts';
import type { Call, World } from '../call.ts';
import { ratingWord } from '../catalogue/city-hotels.ts';
import { checkedOffer, liveOffer, type LiveOffer } from '../search/live-offer.ts';
import { hotelCodeOfBookingCode } from './prebook.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const firstBookingId = 264_001;

/** A confirmation number of six letters or digits that no other booking of this store has. */
function newConfirmation(seed: string, reference: string, reservations: Reservations): string {
  for (let attempt = 0; ; attempt += 1) {
    let number = hash32(seed, 'confirmation', reference, attempt) >>> 0;
    let text = '';
    while (text.length < 6) {
      text += letters[number % letters.length] ?? '';
      number = Math.floor(number / letters.length);
    }
    if (!reservations.byConfirmation(text)) return text;
  }
}

/** An earlier booking with one of the references. */
function earlier(
  { clientReference, bookingReference }: BookRequest,
  { reservations }: World,
): Reservation | undefined {
  return reservations.byReference(clientReference) ?? reservations.byReference(bookingReference);
}

/** The response for a reference that was used before; null when the request is to be executed. */
function repeated(request: BookRequest, world: World): Answer | null {
  const first = earlier(request, world);
  if (!first || world.settings.repeatedReference === 'again') return null;
  return world.settings.repeatedReference === 'first'
    ? bookedAs(first)
    : refusal(400, 'Duplicate booking reference (sandbox rule)');
}

const bookedAs = ({ clientReference, confirmation }: Reservation): Answer => ({
  code: 200,
  description: 'Successful',
  payload: { ClientReferenceId: clientReference, ConfirmationNumber: confirmation },
});

function sold(offer: Offer, seed: string): Reservation['sold'] {
  return {
    names: [...namesOf(offer)],
    inclusion: offer.board.inclusion,
    meal: offer.board.meal,
    total: offer.total,
    tax: offer.tax,
    refundable: offer.refundable,
    policies: [...offer.policies],
    conditions: [...rateConditionsOf(seed, offer.hotel)],
    ...(offer.promotion !== undefined && { promotion: offer.promotion }),
    ...(offer.propertyFee && { propertyFee: offer.propertyFee }),
  };
}

function reservationOf(request: BookRequest, live: LiveOffer, offer: Offer, world: World): Reservation {
  const { hotel } = offer;
  return {
    confirmation: newConfirmation(world.seed, request.bookingReference, world.reservations),
    bookingId: firstBookingId + world.reservations.all().length,
    clientReference: request.clientReference,
    bookingReference: request.bookingReference,
    currency: world.currency,
    checkIn: live.session.stay.checkIn,
    checkOut: live.session.stay.checkOut,
    hotel: {
      code: hotel.code,
      name: hotel.name,
      rating: ratingWord(world.seed, hotel),
      address: hotel.address.trim(),
      map: `${hotel.latitude}|${hotel.longitude}`,
      city: hotel.city.name,
    },
    sold: sold(offer, world.seed),
    bookedAt: world.now(),
    guests: request.guests,
  };
}

/** The offer to sell, or the response that refuses it. */
function bookable(request: BookRequest, world: World): { live: LiveOffer; offer: Offer } | Answer {
  const answered = repeated(request, world);
  if (answered) return answered;
  const live = liveOffer(request.bookingCode, world);
  if ('code' in live) return live;
  const checked = live.session.checked.get(request.bookingCode);
  if (!checked) return refusal(400, 'Booking Code was not confirmed by PreBook');
  const offer = checkedOffer(live, checked, world.seed);
  if (!guestsFit(request.guests, live.session.stay))
    return refusal(400, 'Customer Details do not match the searched rooms');
  if (Math.round(request.totalFare * 100) !== offer.total)
    return refusal(400, 'Total Fare does not match PreBook');
  return { live, offer };
}

export const book: Call = {
  name: 'Book',
  verb: 'POST',
  family: 'booking',
  packed: false,
  hotelCodes: (body) => [hotelCodeOfBookingCode(body.text('BookingCode'))],
  summary: (body) => ({
    hotel: hotelCodeOfBookingCode(body.text('BookingCode')),
    reference: body.text('BookingReferenceId'),
  }),
  async run({ body, faults }, world) {
    const request = readBook(body);
    if ('code' in request) return request;
    const chosen = bookable(request, world);
    if ('code' in chosen) return chosen;
    const reservation = reservationOf(request, chosen.live, chosen.offer, world);
    const hiddenMs = faults.find('shown-late')?.ms;
    const shownFrom = hiddenMs === undefined ? {} : { shownFrom: reservation.bookedAt + hiddenMs };
    await world.reservations.add({ ...reservation, ...shownFrom });
    return bookedAs(reservation);
  },
};
