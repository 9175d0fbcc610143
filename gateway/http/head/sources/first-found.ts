import type { CriteriaInput } from '#domains/availability/stay-input.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { FirstHotel } from '#shared/routes/first-hotel.ts';
import { askedPlace } from '#shared/routes/page-address.ts';
import { textFor } from '#shared/seo/page-words.ts';
import { firstHotelOf } from './first-hotel-of.ts';
import { stayOfAddress } from './stay-of-address.ts';

/** Where the first hotel of a search comes from that is known already. */
export interface FoundSource {
  /** The hotel that stands first in the usual order; null where that is not known. Asks nobody. @throws AppError */
  firstFound(criteria: CriteriaInput): Promise<Hotel | null>;
}

/** As wide as a card asks for its picture. */
const CARD_WIDTH = 640;

/** What an address may say without another hotel standing first: no filter, order or later page. */
const plainNames: ReadonlySet<string> = new Set([
  'destination',
  'country',
  'city',
  'cityName',
  'checkin',
  'checkout',
  'guests',
  'adults',
  'children',
  'ages',
  'infants',
  'rooms',
  'lang',
]);

/**
 * The first hotel of the list that an address will show, with the code of the searched city as its id. Null where the
 * search is not known whole, and for an address with filters.
 */
export async function firstFound(
  source: FoundSource,
  query: URLSearchParams,
  language: string,
): Promise<FirstHotel | null> {
  const stay = stayOfAddress(query);
  const place = askedPlace(query);
  if (!stay || !place?.isByCode || !place.city || [...query.keys()].some((name) => !plainNames.has(name)))
    return null;
  const { country, city } = place;
  const hotel = await source.firstFound({
    location: query.get('destination') ?? '',
    countryCode: country,
    cityCode: city.code,
    cityName: city.name,
    stay,
  });
  return hotel && firstHotelOf({ ...hotel, id: city.code }, textFor(hotel.name, language), CARD_WIDTH);
}
