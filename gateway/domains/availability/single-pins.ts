import type { Loaders } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Hotel } from '../../models/hotel.ts';
import type { HotelPin } from '../../models/hotel-pin.ts';
import type { OfferList } from '../../models/offer.ts';
import type { Stay } from '../../models/stay.ts';
import { usableCoordinates } from '../../pricing/coordinates.ts';

const MAX_IDS = 100;
/** Longest id that a hotel may have. */
const MAX_ID = 100;

const isHere = <T>(value: T | Error | null | undefined): value is T =>
  value !== null && value !== undefined && !(value instanceof Error);

function pinOf(hotel: Hotel, offers: OfferList | null): HotelPin {
  const cheapest = offers?.offers[0];
  const night = cheapest?.pricePerNight;
  const known = cheapest ? 'AVAILABLE' : 'NONE';
  return {
    id: hotel.id,
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    stars: hotel.stars,
    score: hotel.quality?.score ?? null,
    coordinates: usableCoordinates(hotel.coordinates),
    rooms: offers ? known : 'UNKNOWN',
    pricePerNight: night ? { ...night, amountMinor: Math.floor(night.amountMinor / 100 + 0.5) * 100 } : null,
    total: cheapest?.total ?? null,
    isPick: hotel.isFeatured && cheapest !== undefined,
  };
}

/**
 * Hotels by id for a map, each once, in the order asked for. What cannot be read is left out; a price that cannot be read
 * leaves its hotel on the map.
 * @throws AppError BAD_USER_INPUT for too many ids; HOTEL_UNAVAILABLE when there would have been some and none could be read
 */
export async function singlePins(
  ids: readonly string[],
  stay: Stay | null,
  loaders: Pick<Loaders, 'hotelById' | 'offersByStay'>,
): Promise<readonly HotelPin[]> {
  if (ids.length > MAX_IDS) throw new AppError('BAD_USER_INPUT', { fields: ['ids'] });
  const wanted = [...new Set(ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= MAX_ID))];
  const hotels = await loaders.hotelById.loadMany(wanted);
  const found = hotels.filter(isHere);
  if (found.length === 0 && hotels.some((hotel) => hotel instanceof Error))
    throw new AppError('HOTEL_UNAVAILABLE');
  const offers = await Promise.all(
    found.map(async ({ id }) =>
      stay ? loaders.offersByStay.load({ hotelId: id, stay }).catch(() => null) : null,
    ),
  );
  return found.map((hotel, at) => pinOf(hotel, offers[at] ?? null));
}
