import type { CriteriaInput } from '#domains/availability/stay-input.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { requestedPlace } from '#shared/routes/page-url.ts';
import { textFor } from '#shared/seo/page-words.ts';
import { firstFrameHotelOf } from './first-frame-hotel-of.ts';
import { stayOfUrl } from './stay-of-url.ts';

/** Source of the first hotel of a search that is already complete. */
export interface FoundSource {
  /** The first hotel in the default order, if it is cached, else null; calls no provider. @throws AppError */
  firstFound(criteria: CriteriaInput): Promise<Hotel | null>;
}

/** As wide as a card requests its picture. */
const CARD_WIDTH = 640;

/** Query parameters that do not change the first hotel: no filter, order or later page. */
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
 * The first hotel of the list that a URL shows, with the code of the searched city as its id. Null when the search is
 * not complete, and for a URL with filters.
 */
export async function firstFound(
  source: FoundSource,
  query: URLSearchParams,
  language: string,
): Promise<FirstFrameHotel | null> {
  const stay = stayOfUrl(query);
  const place = requestedPlace(query);
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
  return hotel && firstFrameHotelOf({ ...hotel, id: city.code }, textFor(hotel.name, language), CARD_WIDTH);
}
