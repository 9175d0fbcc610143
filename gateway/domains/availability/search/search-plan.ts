import type { HotelContent } from '#models/hotel/hotel.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { CityHotels } from '../city/city-hotels.ts';
import type { CallOptions } from '#upstreams/provider/hotel-provider.ts';
import { DEFAULT_HOTEL_CODES } from '../default-hotels.ts';
import { type PlannedHotel, plannedFromContent } from './planned-hotel.ts';

/** A place as it is written in a hotel's record. */
interface PlaceTexts {
  readonly city: string;
  readonly country: string;
  readonly address: string;
}

/** Functions of the place domain that the search uses. */
export interface PlaceMatcher {
  /** True when a free text in either language names the place. An empty text matches every place. */
  matches(text: string, place: PlaceTexts): boolean;
  isSameCity(
    place: PlaceTexts,
    city: { readonly name: string; readonly countryCode: string | null },
  ): boolean;
}

export interface PlanDeps {
  readonly cityHotels: CityHotels;
  readonly places: PlaceMatcher;
  /** Contents of hotels by code, and those that could not be read now. @throws AppError when nothing could be read */
  readonly contents: (
    codes: readonly string[],
    options?: CallOptions,
  ) => Promise<{ readonly found: ReadonlyMap<string, HotelContent>; readonly failed: ReadonlySet<string> }>;
}

/** The hotels that a search covers. */
export interface SearchPlan {
  readonly hotels: readonly PlannedHotel[];
  /** False when some hotels could not be read: their location is unknown, so the search may miss them. */
  readonly isWhole: boolean;
}

type Place = Omit<SearchCriteria, 'stay'>;

/** The part of a search's key that describes its place. Searches with equal parts cover the same hotels. */
export function placePart(place: Place): readonly string[] {
  if (place.cityCode !== null) return ['city', place.cityCode];
  return ['home', place.countryCode ?? '', place.location.toLowerCase(), place.cityName.toLowerCase()];
}

/** Provider hotels of a search: those of the city, or the default ones that match the texts. */
export async function plannedHotels(place: Place, deps: PlanDeps): Promise<SearchPlan> {
  const { cityCode } = place;
  if (cityCode !== null) return { hotels: await deps.cityHotels(cityCode), isWhole: true };
  const { found, failed } = await deps.contents(DEFAULT_HOTEL_CODES);
  const hotels = DEFAULT_HOTEL_CODES.flatMap((code) => {
    const content = found.get(code);
    return content && isInPlace(content, place, deps.places) ? [plannedFromContent(content)] : [];
  });
  return { hotels, isWhole: failed.size === 0 };
}

/**
 * True when a record is in the searched place: for a searched city by its name (false without one), otherwise by
 * country or, without one, by the free text, and by the city name where one was given.
 */
export function isInPlace(record: PlaceTexts, place: Place, places: PlaceMatcher): boolean {
  if (place.cityCode !== null)
    return (
      place.cityName !== '' &&
      places.isSameCity(record, { name: place.cityName, countryCode: place.countryCode })
    );
  return (
    places.matches(place.countryCode ?? place.location, record) && places.matches(place.cityName, record)
  );
}

/**
 * False when a search names another city than the list of its hotels. Stored hotels are found by the name in the URL,
 * which anyone may write: what other users see of the city must not come from hotels of another one.
 * @param city of the list; null when the search is not of one city
 */
export const fitsCity = (
  place: Place,
  city: Pick<PlaceTexts, 'city' | 'country'> | null,
  places: PlaceMatcher,
): boolean => !city || place.cityName === '' || isInPlace({ ...city, address: '' }, place, places);
