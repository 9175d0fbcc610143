import type { Context } from '../../context.ts';
import type { ChatHotel, ChatReply } from '../../models/chat.ts';
import type { OfferList } from '../../models/offer.ts';
import type { Stay } from '../../models/stay.ts';
import { within } from '../../within.ts';
import { type HotelLink, linkedHotels } from './linked-hotels.ts';

/** The loaders and rules of other domains, as the request carries them. */
interface Reading {
  readonly loaders: Pick<Context['loaders'], 'hotelById' | 'offersByStay'>;
  readonly services: { readonly offers: Pick<Context['services']['offers'], 'stay'> };
}

/** The answer, or null: when it fails, or when it is not there at the given moment (milliseconds since the epoch). */
const orNull = <T>(answer: Promise<T>, until: number): Promise<T | null> =>
  within(answer, until - Date.now(), null).catch(() => null);

function checkedStay({ stay }: HotelLink, { services }: Reading): Stay | null {
  try {
    return stay && services.offers.stay(stay);
  } catch {
    return null;
  }
}

/** Hotels linked in a reply, read together. One that is not there, or cannot be read in time, is left out. */
export async function hotelsOf(reply: ChatReply, reading: Reading): Promise<readonly ChatHotel[]> {
  const { hotelsUntil, text } = reply;
  const hotels = await Promise.all(
    linkedHotels(text).map(async (link) => {
      const hotel = await orNull(reading.loaders.hotelById.load(link.id), hotelsUntil);
      return hotel && { hotel, stay: checkedStay(link, reading), href: link.href, hotelsUntil };
    }),
  );
  return hotels.filter((hotel) => hotel !== null);
}

/** The hotel's offers for the linked stay; null without one, or when they cannot be read in time. */
export const offersFor = async (
  { hotel, stay, hotelsUntil }: ChatHotel,
  { loaders }: Pick<Reading, 'loaders'>,
): Promise<OfferList | null> =>
  stay && orNull(loaders.offersByStay.load({ hotelId: hotel.id, stay }), hotelsUntil);
