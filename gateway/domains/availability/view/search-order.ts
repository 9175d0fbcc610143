import { type InSteps, withoutPause } from '#gateway/kit/slices.ts';
import type { SortKey } from '#models/search/search.ts';
import {
  type IndexForWishes,
  hasBreakfastAt,
  hasFewBedsAt,
  isFreeAt,
  fullCostAt,
  fullCostNightAt,
  totalAt,
} from './index-for-wishes.ts';
import { PICK_EVERY } from '#shared/hotel/pick-every.ts';
import { trustedScore } from '#shared/hotel/quality.ts';
import { GROUP } from './search-filter.ts';
import { FLAG, isPending } from './search-index.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** Data for ranking hotels against similar ones; computed once per state of a search and wishes. */
export interface Ranking {
  /** Points of the recommended order. */
  readonly points: Int16Array;
  /** Hotels that may become picks, best first. */
  readonly candidates: readonly { readonly at: number; readonly reason: string }[];
  /** All hotels in each order that was requested; filters leave some out but never change the order. */
  readonly orders: Map<SortKey, readonly number[]>;
}

/** More metres than between any two points on Earth. */
const MAX_METERS = 1e8;
/**
 * Sort rank of hotels with a pending price. Hotels with rooms have rank 0; in the recommended order those with too few
 * beds have rank 1.
 */
const PENDING_PLACE = 2;
const SOLD_OUT_PLACE = 3;
/** Minimum number of hotels with the same stars for which a usual price is computed. */
const MIN_PEERS = 3;
/** Assumed rating, in tenths, of an unrated hotel: an average one, so that it is neither hidden nor preferred. */
const UNRATED_RATING_TENTHS = 30;

/**
 * Points that a hotel loses when it is known to have no picture, slightly less than one point of the rating: few
 * travellers book such a hotel, but it stays available.
 */
const PENALTY_WITHOUT_PICTURES = 8;

/** Mean rating of the rated hotels, in tenths; `UNRATED_RATING_TENTHS` when none is rated. */
function usualRating({ quality }: Pick<IndexForWishes, 'quality'>): number {
  const rated = quality.filter((tenths) => tenths > 0);
  return rated.length === 0
    ? UNRATED_RATING_TENTHS
    : rated.reduce((sum, tenths) => sum + tenths, 0) / rated.length;
}

/** The rating in tenths, adjusted by the number of its reviews; unchanged when the source has no such number. */
function ratingPoints(index: IndexForWishes, at: number, usual: number): number {
  const [tenths, votes] = [index.quality[at] || UNRATED_RATING_TENTHS, index.votes[at] ?? 0];
  return votes === 0 ? tenths : Math.round(trustedScore(tenths, votes, usual));
}

/**
 * Points of the recommended order, fixed and without paid placement: rating 0 to 50 (ten per point of 5; with few
 * reviews it is pulled towards the mean of the list, see `trustedScore`), value -30 to 30 (percent below or above the
 * usual price of the same stars, both including fees at the property), 10 for free cancellation, 5 for breakfast, 5 for
 * featured, and -8 for a hotel that is known to have no picture (a stored one, or one of the provider whose details
 * were read recently). Price, cancellation and breakfast are those of the offer that meets the wishes of the index,
 * also in the usual price.
 *
 * Candidates for the assistant's picks: rated at least 4.0 by guests and at most 80 % of the usual price, or rated at
 * least 4.5, freely cancellable and not above the usual price. Never a hotel that is known to have no picture.
 */
export function* rankingInSteps(index: IndexForWishes): InSteps<Ranking> {
  const usual = usualPrices(index);
  yield;
  const rating = usualRating(index);
  const points = Int16Array.from(
    index.ids,
    (_, at) => ratingPoints(index, at, rating) + pointsOf(index, at, usual.get(index.stars[at] ?? 0)),
  );
  yield;
  const candidates = index.ids
    .map((_, at) => ({ at, reason: pickReason(index, at, usual.get(index.stars[at] ?? 0)) }))
    .filter((candidate): candidate is { at: number; reason: string } => candidate.reason !== null);
  yield;
  candidates.sort(
    (left, right) => (points[right.at] ?? 0) - (points[left.at] ?? 0) || byId(index, left.at, right.at),
  );
  return { points, candidates, orders: new Map() };
}

/** The ranking, computed without pauses: for a few hotels only. */
export const rankingOf = (index: IndexForWishes): Ranking => withoutPause(rankingInSteps(index));

/**
 * Indexes of the hotels that pass, in the requested order. In any order hotels without rooms come last and, before
 * them, those whose price is still being read; equal ones of these are in the recommended order. In the recommended
 * order, hotels whose displayed offer is known to have too few beds come after the others with rooms; unknown beds make
 * no difference.
 * @param lines metres from each hotel to the chosen airport or the sea, Infinity where unknown; null when the order
 * does not need them, or none is known
 */
export function ordered(
  index: IndexForWishes,
  failed: Uint8Array,
  sort: SortKey,
  ranking: Ranking,
  lines: Float64Array | null = null,
): readonly number[] {
  const meters = metersFor(index, sort, lines);
  const used = usedOrder(index, sort, lines);
  const known = ranking.orders.get(used);
  const whole = known ?? wholeOrder(index, used, ranking, meters);
  // Orders by distance to an airport or the sea are not cached: the distances are not part of the key.
  if (!known && used !== 'AIRPORT' && used !== 'SEA') ranking.orders.set(used, whole);
  const list: number[] = [];
  for (const at of whole) if (failed[at] === 0) list.push(at);
  return list;
}

const metersFor = (
  { locations }: IndexForWishes,
  sort: SortKey,
  lines: Float64Array | null,
): Float64Array | null => (sort === 'DISTANCE' ? (locations?.meters ?? null) : lines);

/**
 * The order that a list gets: the requested one, or the recommended one when the distances for an order by distance are
 * missing. Those to the centre are missing without a searched city, and when its centre is unknown.
 * @param lines as for `ordered`
 */
export function usedOrder(index: IndexForWishes, sort: SortKey, lines: Float64Array | null): SortKey {
  const isDistance = sort === 'DISTANCE' || sort === 'AIRPORT' || sort === 'SEA';
  return isDistance && !metersFor(index, sort, lines) ? 'RECOMMENDED' : sort;
}

/** All hotels in an order. @param meters for the orders by distance */
function wholeOrder(
  index: IndexForWishes,
  sort: SortKey,
  ranking: Ranking,
  meters: Float64Array | null,
): readonly number[] {
  const total = (at: number): number => fullCostAt(index, at);
  const points = (at: number): number => ranking.points[at] ?? 0;
  // Unknown distances come last and count as equal.
  const away = (at: number): number => Math.min(meters?.[at] ?? MAX_METERS, MAX_METERS);
  /** What each order compares, lowest first. */
  const compared: Readonly<Record<SortKey, (at: number) => number>> = {
    RECOMMENDED: (at) => -points(at),
    PRICE_ASC: total,
    PRICE_DESC: (at) => -total(at),
    RATING: (at) => -(index.quality[at] ?? 0),
    STARS: (at) => -(index.stars[at] ?? 0),
    DISTANCE: away,
    AIRPORT: away,
    SEA: away,
  };
  const isShort = (at: number): boolean => sort === 'RECOMMENDED' && hasFewBedsAt(index, at);
  const placeOf = (at: number): number =>
    total(at) >= 0 ? Number(isShort(at)) : isPending(index, at) ? PENDING_PLACE : SOLD_OUT_PLACE;
  // Columns of one type, made once: sorting compares each hotel a dozen times.
  const places = Float64Array.from(index.ids, (_, at) => placeOf(at));
  const values = Float64Array.from(index.ids, (_, at) => compared[sort](at));
  const difference = (column: Float64Array, left: number, right: number): number =>
    (column[left] ?? 0) - (column[right] ?? 0);
  return [...index.ids.keys()].sort(
    (left, right) =>
      difference(places, left, right) ||
      difference(values, left, right) ||
      difference(index.fullCost, left, right) ||
      (total(left) < 0 ? points(right) - points(left) : 0) ||
      byId(index, left, right),
  );
}

/**
 * Reasons of the picks, by index of the hotel: every featured one with rooms (unless it has no picture), and in each
 * full group of five results without a featured one the best candidate, so that no page has too many. A hotel whose
 * displayed room is known to have too few beds is left out, unless this is so for all hotels of the list that have
 * rooms.
 * @param list indexes of the hotels, in the order of the list
 */
export function picksOf(
  index: IndexForWishes,
  list: readonly number[],
  ranking: Ranking,
): ReadonlyMap<number, string> {
  const hasFitting = list.some((at) => totalAt(index, at) >= 0 && !hasFewBedsAt(index, at));
  const isFitting = (at: number): boolean => !hasFitting || !hasFewBedsAt(index, at);
  const picks = new Map<number, string>();
  const fullGroups = Math.floor(list.length / PICK_EVERY);
  /** The group of five of each hotel in the list, from 1; 0 for hotels that are not in a full group. */
  const group = new Uint32Array(index.ids.length);
  const isTaken = new Uint8Array(fullGroups + 1);
  isTaken[0] = 1;
  for (let position = 0; position < list.length; position += 1) {
    const at = list[position] ?? 0;
    const own = Math.floor(position / PICK_EVERY) + 1;
    if (own <= fullGroups) group[at] = own;
    const isFeatured = ((index.flags[at] ?? 0) & FLAG.featured) !== 0;
    if (!isFeatured || !isFitting(at) || isPictureless(index, at) || totalAt(index, at) < 0) continue;
    picks.set(at, 'FEATURED');
    isTaken[group[at] ?? 0] = 1;
  }
  for (const { at, reason } of ranking.candidates) {
    const own = group[at] ?? 0;
    if (isTaken[own] !== 0 || !isFitting(at)) continue;
    isTaken[own] = 1;
    picks.set(at, reason);
  }
  return picks;
}

/**
 * Picks of a search with its filters, the same in every view: they are always computed on the recommended order of all
 * hotels that pass, so that another order or a visible part of the map does not change them.
 * @param failed failures of the filters, by index of the hotel
 * @param shown the view's own order: indexes of the hotels, and whether only those of a part of the map
 */
export function picksOfSearch(
  index: IndexForWishes,
  failed: Uint8Array,
  ranking: Ranking,
  shown: { readonly sort: SortKey; readonly list: readonly number[]; readonly isInBox: boolean },
): ReadonlyMap<number, string> {
  // Most views have that order already.
  if (!shown.isInBox && shown.sort === 'RECOMMENDED') return picksOf(index, shown.list, ranking);
  const failedElsewhere = shown.isInBox ? failed.map((groups) => groups & ~GROUP.box) : failed;
  return picksOf(index, ordered(index, failedElsewhere, 'RECOMMENDED', ranking), ranking);
}

/** The full cost of a night in whole shekels; negative without an offer. */
const fullCostNightOf = (index: IndexForWishes, at: number): number => {
  const night = fullCostNightAt(index, at);
  return night < 0 ? night : wholeShekels(night);
};

/** Median full cost of a night, by stars, of the hotels with rooms; missing for stars with fewer than `MIN_PEERS`. */
function usualPrices(index: IndexForWishes): ReadonlyMap<number, number> {
  const prices = new Map<number, number[]>();
  index.ids.forEach((_, at) => {
    const night = fullCostNightOf(index, at);
    if (night < 0) return;
    const stars = index.stars[at] ?? 0;
    const peers = prices.get(stars);
    if (peers) peers.push(night);
    else prices.set(stars, [night]);
  });
  const medians = [...prices].flatMap(([stars, peers]): [number, number][] => {
    const sorted = peers.sort((left, right) => left - right);
    const median = sorted[Math.floor(sorted.length / 2)];
    return median === undefined || sorted.length < MIN_PEERS ? [] : [[stars, median]];
  });
  return new Map(medians);
}

const isUnproven = (index: IndexForWishes, at: number): boolean =>
  ((index.flags[at] ?? 0) & FLAG.unproven) !== 0;

const isPictureless = (index: IndexForWishes, at: number): boolean =>
  ((index.flags[at] ?? 0) & FLAG.pictureless) !== 0;

/** Points other than those of the rating. */
function pointsOf(index: IndexForWishes, at: number, usual: number | undefined): number {
  const night = fullCostNightOf(index, at);
  const flags = index.flags[at] ?? 0;
  const value = usual && night >= 0 ? Math.round(((usual - night) * 100) / usual) : 0;
  return (
    Math.min(30, Math.max(-30, value)) +
    (isFreeAt(index, at) ? 10 : 0) +
    (hasBreakfastAt(index, at) ? 5 : 0) +
    ((flags & FLAG.featured) !== 0 ? 5 : 0) -
    (isPictureless(index, at) ? PENALTY_WITHOUT_PICTURES : 0)
  );
}

function pickReason(index: IndexForWishes, at: number, usual: number | undefined): string | null {
  const night = fullCostNightOf(index, at);
  const quality = isUnproven(index, at) ? 0 : (index.quality[at] ?? 0);
  if (night < 0 || usual === undefined || isPictureless(index, at)) return null;
  if (quality >= 40 && night * 10 <= usual * 8) return 'BEST_VALUE';
  return quality >= 45 && isFreeAt(index, at) && night <= usual ? 'TOP_RATED_FLEXIBLE' : null;
}

const byId = (index: IndexForWishes, left: number, right: number): number => {
  const [one, other] = [index.ids[left] ?? '', index.ids[right] ?? ''];
  return one < other ? -1 : Number(one > other);
};
