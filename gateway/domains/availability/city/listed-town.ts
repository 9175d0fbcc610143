import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';

interface TownTexts {
  readonly city: string;
  readonly country: string;
}

/** Facts about cities that the search reads from the place domain. */
export interface TownFinder {
  /** Centre of the city of this name that is nearest to a point; null when none near it is known. */
  centre(town: TownTexts, near: Coordinates): Coordinates | null;
  /** Well-known parts of a town whose location is known. */
  parts(town: TownTexts): readonly LocatedPart[];
}

/** The city of a list of hotels. */
export interface ListedTown extends TownTexts {
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
function mostNamed(hotels: readonly PlannedHotel[]): TownTexts | null {
  const counts = new Map<string, { readonly town: TownTexts; count: number }>();
  for (const { city, country } of hotels) {
    const key = `${city}\n${country}`;
    const known = counts.get(key) ?? { town: { city, country }, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  const all = [...counts.values()];
  return all.reduce(
    (most, each) => (each.count > most.count ? each : most),
    all[0] ?? { town: null, count: 0 },
  ).town;
}

const known = new WeakMap<readonly PlannedHotel[], ListedTown | null>();

/** The city of a list of hotels, memoized for as long as the list is in memory. Null for an empty list. */
function townOfList(hotels: readonly PlannedHotel[], towns: TownFinder): ListedTown | null {
  const remembered = known.get(hotels);
  if (remembered !== undefined) return remembered;
  const town = mostNamed(hotels);
  const point = medianPoint(hotels);
  const found = town && { ...town, centre: point && towns.centre(town, point), parts: towns.parts(town) };
  known.set(hotels, found);
  return found;
}

/** The searched city, and the hotels of its list. */
export interface SearchedTown {
  readonly town: ListedTown;
  readonly planned: readonly PlannedHotel[];
}

/**
 * The searched city; null while no hotel is listed, and for a search that is not of one city.
 * @param planned hotels of the search
 */
export function searchedTown(
  planned: readonly PlannedHotel[],
  { cityCode }: { readonly cityCode: string | null },
  towns: TownFinder,
): SearchedTown | null {
  const town = cityCode === null ? null : townOfList(planned, towns);
  return town && { town, planned };
}

/**
 * Corrects rows of a city's list that name another city, which may be hundreds of kilometres away. Such a name stays
 * only when the hotel's coordinates are nearer to that city than to the city of the list.
 */
export function withPlausibleTowns(
  hotels: readonly PlannedHotel[],
  towns: TownFinder,
): readonly PlannedHotel[] {
  const town = townOfList(hotels, towns);
  if (!town) return hotels;
  const name = foldText(town.city);
  return hotels.map((hotel) => {
    const { coordinates } = hotel;
    if (hotel.city === town.city || foldText(hotel.city) === name) return hotel;
    const own = coordinates && towns.centre(hotel, coordinates);
    const toOwn = own ? metersBetween(coordinates, own) : Infinity;
    const toTown = coordinates && town.centre ? metersBetween(coordinates, town.centre) : Infinity;
    return toOwn < toTown ? hotel : { ...hotel, city: town.city, country: town.country };
  });
}
