import type { InSteps } from '#gateway/kit/slices.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import { metersBetween, nearestPart } from '#shared/map/place-in-town.ts';
import type { ListedCity, SearchedCity } from './listed-city.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';

/** Where the hotels of an index lie in the searched city, one entry per hotel. */
export interface CityLocations {
  /** Straight line to the centre in metres, Infinity where it is unknown; null when the centre is unknown. */
  readonly meters: Float64Array | null;
  /** 1 + the index in `parts` of the part that the hotel is near; 0 for none. */
  readonly part: Uint8Array;
  readonly parts: readonly LocatedPart[];
}

/** Number of hotels that are measured in one step. */
const MEASURED_AT_ONCE = 500;

/** Locates hotels in a city; the arrays of the result have one entry per hotel, in the same order. */
function* locateInCity(
  hotels: readonly { readonly coordinates: Coordinates | null }[],
  { centre, parts }: ListedCity,
): InSteps<CityLocations> {
  const meters = centre && new Float64Array(hotels.length).fill(Infinity);
  const part = new Uint8Array(hotels.length);
  for (const [at, { coordinates: point }] of hotels.entries()) {
    if (at % MEASURED_AT_ONCE === MEASURED_AT_ONCE - 1) yield;
    if (!point) continue;
    if (meters && centre) meters[at] = metersBetween(point, centre);
    const near = nearestPart(point, parts);
    if (near) part[at] = parts.indexOf(near) + 1;
  }
  return { parts, meters, part };
}

/** The position of each hotel in a list, by code, and where the hotels lie. */
interface LocatedList {
  readonly positions: ReadonlyMap<string, number>;
  readonly locations: CityLocations;
}

const lists = new WeakMap<readonly PlannedHotel[], LocatedList>();

/** Memoized per list, because a search is assembled again for every chunk. */
function* locatedList({ city, planned }: SearchedCity): InSteps<LocatedList> {
  const cached = lists.get(planned);
  if (cached) return cached;
  const positions = new Map(planned.map(({ code }, position) => [code, position]));
  yield;
  const list = { positions, locations: yield* locateInCity(planned, city) };
  lists.set(planned, list);
  return list;
}

/**
 * Where the hotels of a search lie in its city.
 * @param ids of hotels in the city's list, in any order, and after them those of `stored`
 */
export function* locateInSearchedCity(
  ids: readonly string[],
  stored: readonly { readonly coordinates: Coordinates | null }[],
  searched: SearchedCity,
): InSteps<CityLocations> {
  const listed = yield* locatedList(searched);
  const own = yield* locateInCity(stored, searched.city);
  yield;
  const storedFrom = ids.length - stored.length;
  const meters = searched.city.centre && new Float64Array(ids.length).fill(Infinity);
  const part = new Uint8Array(ids.length);
  for (const [at, id] of ids.entries()) {
    const from = at < storedFrom ? listed.locations : own;
    const position = at < storedFrom ? listed.positions.get(id) : at - storedFrom;
    if (position === undefined) continue;
    if (meters) meters[at] = from.meters?.[position] ?? Infinity;
    part[at] = from.part[position] ?? 0;
  }
  return { parts: searched.city.parts, meters, part };
}
