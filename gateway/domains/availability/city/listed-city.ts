import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';

interface CityNames {
  readonly city: string;
  readonly country: string;
}

/** Facts about cities that the search reads from the place domain. */
export interface CityFinder {
  /** Centre of the city of this name that is nearest to a point; null when none near it is known. */
  centre(city: CityNames, near: Coordinates): Coordinates | null;
  /** Well-known parts of a town whose location is known. */
  parts(city: CityNames): readonly LocatedPart[];
}

/** The city of a list of hotels. */
export interface ListedCity extends CityNames {
  /** Null when it is unknown. */
  readonly centre: Coordinates | null;
  readonly parts: readonly LocatedPart[];
}

const middleOf = (sorted: Float64Array): number | undefined => sorted[Math.floor(sorted.length / 2)];

/** The median of the coordinates, which a few wrong ones cannot move far; null when no hotel has coordinates. */
function medianPoint(hotels: readonly PlannedHotel[]): Coordinates | null {
  const points = hotels.flatMap(({ coordinates }) => coordinates ?? []);
  const latitude = middleOf(Float64Array.from(points, (point) => point.latitude).sort());
  const longitude = middleOf(Float64Array.from(points, (point) => point.longitude).sort());
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** The city as most of its hotels spell it; null for an empty list. */
function mostNamed(hotels: readonly PlannedHotel[]): CityNames | null {
  const counts = new Map<string, { readonly names: CityNames; count: number }>();
  for (const { city, country } of hotels) {
    const key = `${city}\n${country}`;
    const entry = counts.get(key) ?? { names: { city, country }, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  const all = [...counts.values()];
  return all.reduce(
    (most, each) => (each.count > most.count ? each : most),
    all[0] ?? { names: null, count: 0 },
  ).names;
}

const cache = new WeakMap<readonly PlannedHotel[], ListedCity | null>();

/** The city of a list of hotels, memoized for as long as the list is in memory. Null for an empty list. */
function cityOfList(hotels: readonly PlannedHotel[], cities: CityFinder): ListedCity | null {
  const cached = cache.get(hotels);
  if (cached !== undefined) return cached;
  const names = mostNamed(hotels);
  const point = medianPoint(hotels);
  const found = names && {
    ...names,
    centre: point && cities.centre(names, point),
    parts: cities.parts(names),
  };
  cache.set(hotels, found);
  return found;
}

/** The searched city, and the hotels of its list. */
export interface SearchedCity {
  readonly city: ListedCity;
  readonly planned: readonly PlannedHotel[];
}

/**
 * The searched city; null while no hotel is listed, and for a search that is not of one city.
 * @param planned hotels of the search
 */
export function searchedCity(
  planned: readonly PlannedHotel[],
  { cityCode }: { readonly cityCode: string | null },
  cities: CityFinder,
): SearchedCity | null {
  const city = cityCode === null ? null : cityOfList(planned, cities);
  return city && { city, planned };
}

/**
 * Corrects rows of a city's list that name another city, which may be hundreds of kilometres away. Such a name stays
 * only when the hotel's coordinates are nearer to that city than to the city of the list.
 */
export function withPlausibleCities(
  hotels: readonly PlannedHotel[],
  cities: CityFinder,
): readonly PlannedHotel[] {
  const listed = cityOfList(hotels, cities);
  if (!listed) return hotels;
  const name = foldText(listed.city);
  return hotels.map((hotel) => {
    const { coordinates } = hotel;
    if (hotel.city === listed.city || foldText(hotel.city) === name) return hotel;
    const own = coordinates && cities.centre(hotel, coordinates);
    const toOwn = own ? metersBetween(coordinates, own) : Infinity;
    const toListed = coordinates && listed.centre ? metersBetween(coordinates, listed.centre) : Infinity;
    return toOwn < toListed ? hotel : { ...hotel, city: listed.city, country: listed.country };
  });
}
