import type { Loaders } from '#gateway/context.ts';
import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { HotelPin } from '#models/search/hotel-pin.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { Stay } from '#models/stay.ts';
import { within } from '#gateway/kit/within.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import { indexForWishes } from '../index-for-wishes.ts';
import { singleRow } from '../../search/hotel-row.ts';
import { priceForWishes } from '../../offers/row-offers.ts';
import { indexOf } from '../search-index.ts';
import { picksOf, rankingOf } from '../search-order.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

const MAX_IDS = 100;

/** Longest wait for a pin's hotel, and then for its price, so that one slow source does not delay the others. */
const HOTEL_MS = 4_000;
const OFFERS_MS = 8_000;

/** The hotel; an error when it is late or cannot be read. */
const inTime = (hotel: Promise<Hotel | null>): Promise<Hotel | null | Error> =>
  within(hotel, HOTEL_MS, new AppError('HOTEL_UNAVAILABLE')).catch((cause: unknown) =>
    cause instanceof Error ? cause : new AppError('INTERNAL', {}, { cause }),
  );

const isHere = <T>(value: T | Error | null | undefined): value is T =>
  value !== null && value !== undefined && !(value instanceof Error);

interface Found {
  readonly row: HotelRow;
  /** False when no prices are requested, or they cannot be read. */
  readonly isPriced: boolean;
}

interface PinRequest {
  readonly nights: number;
  readonly wishes: OfferWishes;
}

function pinOf({ row, isPriced }: Found, isPick: boolean, wishes: OfferWishes): HotelPin {
  const { pricePerNight: night, total, ...price } = priceForWishes(row.offers, wishes);
  const rooms = total ? 'AVAILABLE' : 'NONE';
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    country: row.country,
    stars: row.stars,
    score: row.quality?.score ?? null,
    scoreSource: row.quality?.source ?? null,
    reviewCount: row.quality?.reviewCount ?? null,
    coordinates: row.coordinates,
    rooms: isPriced ? rooms : 'UNKNOWN',
    pricePerNight: night ? { ...night, amountMinor: wholeShekels(night.amountMinor) * 100 } : null,
    total,
    fullCost: price.fullCost,
    freeCancellation: price.freeCancellation,
    propertyFees: price.propertyFees,
    isPick,
  };
}

/** The pins of a list of hotels; the pick is chosen among them as in any list. */
function pinsOfList(found: readonly Found[], { nights, wishes }: PinRequest): readonly HotelPin[] {
  const rows = found.map(({ row }) => ({ row, isKnown: true }));
  const index = indexForWishes(indexOf(rows, nights), wishes);
  const picks = picksOf(index, [...index.ids.keys()], rankingOf(index));
  return found.map((each, at) => pinOf(each, picks.has(at), wishes));
}

/**
 * Hotels by id for a map, each once, in the requested order. Unknown hotels and those that cannot be read are left out;
 * when only its price cannot be read the hotel stays on the map, and a hotel without an offer that meets the wishes
 * counts as one without rooms.
 * @throws AppError BAD_USER_INPUT for too many ids; HOTEL_UNAVAILABLE when none was found and one could not be read
 */
export async function pinsById(
  ids: readonly string[],
  { stay, wishes }: { readonly stay: Stay | null; readonly wishes: OfferWishes },
  loaders: Pick<Loaders, 'hotelById' | 'offersByStay'>,
): Promise<readonly HotelPin[]> {
  demandFields({ ids: ids.length <= MAX_IDS || `at most ${MAX_IDS}` });
  const wanted = [...new Set(ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= MAX_ID))];
  const hotels = await Promise.all(wanted.map((id) => inTime(loaders.hotelById.load(id))));
  const found = hotels.filter(isHere);
  if (found.length === 0 && hotels.some((hotel) => hotel instanceof Error))
    throw new AppError('HOTEL_UNAVAILABLE');
  const offers = await Promise.all(
    found.map(async ({ id }) =>
      stay
        ? within(loaders.offersByStay.load({ hotelId: id, stay }), OFFERS_MS, null).catch(() => null)
        : null,
    ),
  );
  return pinsOfList(
    found.map((hotel, at) => {
      const list = offers[at];
      return { row: singleRow(hotel, list?.offers ?? []), isPriced: Boolean(list) };
    }),
    { nights: stay ? nightsBetween(stay.checkIn, stay.checkOut) : 1, wishes },
  );
}
