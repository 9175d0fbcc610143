import type { Context } from '#gateway/context.ts';
import type { ChatHotel, ChatReply } from '#models/messages/chat.ts';
import type { Offer } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { bestMatchingOffer } from '#shared/pricing/matching-offer.ts';
import { within } from '#gateway/kit/within.ts';
import { type HotelLink, linkedHotels } from './linked-hotels.ts';

/** The loaders and rules of other domains, from the request. */
interface Reading {
  readonly loaders: Pick<Context['loaders'], 'hotelById' | 'offersByStay'>;
  readonly services: { readonly offers: Pick<Context['services']['offers'], 'stay'> };
}

/** The result; null when it fails or is not ready by the given time (milliseconds since the epoch). */
const orNull = <T>(answer: Promise<T>, until: number): Promise<T | null> =>
  within(answer, until - Date.now(), null).catch(() => null);

function checkedStay({ stay }: HotelLink, { services }: Reading): Stay | null {
  try {
    return stay && services.offers.stay(stay);
  } catch {
    return null;
  }
}

/**
 * The hotels linked in a reply, at most five, read together. One that does not exist, or cannot be read in time, is
 * left out.
 */
export async function hotelsOf(reply: ChatReply, reading: Reading): Promise<readonly ChatHotel[]> {
  const { hotelsUntil, text } = reply;
  const hotels = await Promise.all(
    linkedHotels(text).map(async (link) => {
      const hotel = await orNull(reading.loaders.hotelById.load(link.id), hotelsUntil);
      const { wishes, href } = link;
      return hotel && { hotel, stay: checkedStay(link, reading), wishes, href, hotelsUntil };
    }),
  );
  return hotels.filter((hotel) => hotel !== null);
}

/**
 * The best offer for stay and wishes of the link, with the time at which it was read; null without a valid stay,
 * without such an offer, or when it cannot be read in time.
 */
export async function offerFor(
  { hotel, stay, wishes, hotelsUntil }: ChatHotel,
  { loaders }: Pick<Reading, 'loaders'>,
): Promise<{ readonly offer: Offer; readonly pricedAt: string } | null> {
  const list = stay && (await orNull(loaders.offersByStay.load({ hotelId: hotel.id, stay }), hotelsUntil));
  const offer = list && bestMatchingOffer(list.offers, wishes);
  return offer && { offer, pricedAt: list.pricedAt };
}
