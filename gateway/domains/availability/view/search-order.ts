import { type AskedIndex, hasBreakfastAt, hasFewBedsAt, isFreeAt, nightAt, totalAt } from './asked-index.ts';
import { PICK_EVERY } from '#shared/hotel/pick-every.ts';
import { trustedScore } from '#shared/hotel/quality.ts';
import { GROUP } from './search-filter.ts';
import { FLAG, isPending } from './search-index.ts';

export type SortKey =
  | 'RECOMMENDED'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING'
  | 'STARS'
  | 'DISTANCE'
  | 'AIRPORT'
  | 'SEA';

/** What judging a hotel against its like takes; made once per state of a search and wishes. */
export interface Ranking {
  /** Points of the recommended order. */
  readonly points: Int16Array;
  /** Hotels the assistant may point out, best first. */
  readonly candidates: readonly { readonly at: number; readonly reason: string }[];
  /** All hotels in the orders that have been asked for; filters leave some out and move none. */
  readonly orders: Map<SortKey, readonly number[]>;
}

/** Farther than any two points of the Earth. */
const FARTHEST = 1e8;
/** After the hotels with rooms, which stand first or, with too few beds, second. */
const PENDING_PLACE = 2;
const SOLD_OUT_PLACE = 3;
/** Groups smaller than this tell nothing about a usual price. */
const LEAST_PEERS = 3;
/** A hotel without a rating is taken as middling, so that new ones are neither hidden nor pushed. */
const UNRATED_TENTHS = 30;

/** Less than a point of the rating: few travellers book what they cannot see, and none of them is kept from it. */
const PICTURELESS = 8;

/** Mean rating of the rated hotels, in tenths. */
function usualRating({ quality }: Pick<AskedIndex, 'quality'>): number {
  const rated = quality.filter((tenths) => tenths > 0);
  return rated.length === 0 ? UNRATED_TENTHS : rated.reduce((sum, tenths) => sum + tenths, 0) / rated.length;
}

/** The rating as far as its votes bear it, in tenths; one whose source tells of no votes as it is. */
function ratingPoints(index: AskedIndex, at: number, usual: number): number {
  const [tenths, votes] = [index.quality[at] || UNRATED_TENTHS, index.votes[at] ?? 0];
  return votes === 0 ? tenths : Math.round(trustedScore(tenths, votes, usual));
}

/**
 * Points of the recommended order, fixed and never paid: rating 0 to 50 (ten per point of 5; of few reviews moved towards
 * the mean of the list, see `trustedScore`), value -30 to 30 (percent
 * below or above the usual price of the same stars), 10 for free cancellation, 5 for breakfast, 5 for featured, and
 * -8 for a hotel that is known to have no picture (our own, and the provider's whose details were read lately). Price,
 * cancellation and breakfast are those of the offer that meets the wishes of the index, also in the usual price.
 *
 * The assistant's picks: rated 4.0 and at most 80 % of the usual price, or rated 4.5, freely cancellable and
 * not above the usual price. Never a hotel that is known to have no picture.
 */
export function rankingOf(index: AskedIndex): Ranking {
  const usual = usualPrices(index);
  const rating = usualRating(index);
  const points = Int16Array.from(
    index.ids,
    (_, at) => ratingPoints(index, at, rating) + pointsOf(index, at, usual.get(index.stars[at] ?? 0)),
  );
  const candidates = index.ids
    .map((_, at) => ({ at, reason: pickReason(index, at, usual.get(index.stars[at] ?? 0)) }))
    .filter((candidate): candidate is { at: number; reason: string } => candidate.reason !== null)
    .sort(
      (left, right) => (points[right.at] ?? 0) - (points[left.at] ?? 0) || byId(index, left.at, right.at),
    );
  return { points, candidates, orders: new Map() };
}

/**
 * Places in the index that pass, in the asked order. Hotels without rooms come last, whatever the order, and before
 * them those whose price is still asked for: an order by price has nothing to say of them, so they stand as recommended.
 * As recommended, hotels whose shown offer is known to have fewer beds than its people need come after the others with rooms;
 * where nobody knows its beds, it stands by its points.
 * @param lines metres from each hotel to the chosen airport or the sea, Infinity where that is not known; null where the order
 * does not ask for them, or nobody knows any
 */
export function ordered(
  index: AskedIndex,
  failed: Uint8Array,
  sort: SortKey,
  ranking: Ranking,
  lines: Float64Array | null = null,
): readonly number[] {
  const meters = sort === 'DISTANCE' ? (index.inTown?.meters ?? null) : lines;
  const isDistance = sort === 'DISTANCE' || sort === 'AIRPORT' || sort === 'SEA';
  const used = isDistance && !meters ? 'RECOMMENDED' : sort;
  const known = ranking.orders.get(used);
  const whole = known ?? wholeOrder(index, used, ranking, meters);
  // What is measured from an airport or the sea comes with the request.
  if (!known && used !== 'AIRPORT' && used !== 'SEA') ranking.orders.set(used, whole);
  return whole.filter((at) => failed[at] === 0);
}

/** All hotels in an order. @param meters for the orders by distance */
function wholeOrder(
  index: AskedIndex,
  sort: SortKey,
  ranking: Ranking,
  meters: Float64Array | null,
): readonly number[] {
  const value = (column: ArrayLike<number>, at: number): number => column[at] ?? 0;
  const totals = Float64Array.from(index.ids, (_, at) => totalAt(index, at));
  const total = (at: number): number => value(totals, at);
  // Where it is not known comes last; two of them are equally far.
  const away = (at: number): number => Math.min(meters?.[at] ?? FARTHEST, FARTHEST);
  const byDistance = (left: number, right: number): number => away(left) - away(right);
  const order: Readonly<Record<SortKey, (left: number, right: number) => number>> = {
    RECOMMENDED: (left, right) => value(ranking.points, right) - value(ranking.points, left),
    PRICE_ASC: (left, right) => total(left) - total(right),
    PRICE_DESC: (left, right) => total(right) - total(left),
    RATING: (left, right) => value(index.quality, right) - value(index.quality, left),
    STARS: (left, right) => value(index.stars, right) - value(index.stars, left),
    DISTANCE: byDistance,
    AIRPORT: byDistance,
    SEA: byDistance,
  };
  const compare = order[sort];
  const isShort = (at: number): boolean => sort === 'RECOMMENDED' && hasFewBedsAt(index, at);
  const place = (at: number): number =>
    total(at) >= 0 ? Number(isShort(at)) : isPending(index, at) ? PENDING_PLACE : SOLD_OUT_PLACE;
  return [...index.ids.keys()].sort(
    (left, right) =>
      place(left) - place(right) ||
      compare(left, right) ||
      total(left) - total(right) ||
      (total(left) < 0 ? order.RECOMMENDED(left, right) : 0) ||
      byId(index, left, right),
  );
}

/**
 * Reasons of the hotels the assistant points out, by their place in the index: every featured one with rooms and a picture, and in
 * each full five results of the list without one the best candidate, so that no page is full of them. A hotel whose shown
 * room has fewer beds than people is left out while another hotel of the list has rooms.
 * @param list places in the index in the order of the list
 */
export function picksOf(
  index: AskedIndex,
  list: readonly number[],
  ranking: Ranking,
): ReadonlyMap<number, string> {
  const hasFitting = list.some((at) => totalAt(index, at) >= 0 && !hasFewBedsAt(index, at));
  const isFitting = (at: number): boolean => !hasFitting || !hasFewBedsAt(index, at);
  const isFeatured = (at: number): boolean =>
    isFitting(at) &&
    ((index.flags[at] ?? 0) & FLAG.featured) !== 0 &&
    !isPictureless(index, at) &&
    totalAt(index, at) >= 0;
  const picks = new Map<number, string>(list.filter(isFeatured).map((at) => [at, 'FEATURED']));
  const fullGroups = Math.floor(list.length / PICK_EVERY);
  /** The group of five that each hotel of the list stands in; after the last full one for all others. */
  const group = new Int32Array(index.ids.length).fill(fullGroups);
  for (const [position, at] of list.entries()) group[at] = Math.floor(position / PICK_EVERY);
  const groupOf = (at: number): number => group[at] ?? fullGroups;
  const taken = new Set([...picks.keys()].map(groupOf));
  for (const { at, reason } of ranking.candidates) {
    const own = groupOf(at);
    if (own >= fullGroups || taken.has(own) || !isFitting(at)) continue;
    taken.add(own);
    picks.set(at, reason);
  }
  return picks;
}

/**
 * Picks of a search with its filters, the same in every view of it: always of the recommended order of everything that passes, so
 * that another order and the part of a map that is looked at change nothing.
 * @param failed failures of the filters, by place in the index
 * @param shown the view's own order: places in the index
 */
export function picksOfSearch(
  index: AskedIndex,
  failed: Uint8Array,
  ranking: Ranking,
  shown: { readonly sort: SortKey; readonly list: readonly number[] },
): ReadonlyMap<number, string> {
  const isWhole = failed.every((groups) => (groups & GROUP.box) === 0);
  // Most views show that order already.
  if (isWhole && shown.sort === 'RECOMMENDED') return picksOf(index, shown.list, ranking);
  const failedElsewhere = failed.map((groups) => groups & ~GROUP.box);
  return picksOf(index, ordered(index, failedElsewhere, 'RECOMMENDED', ranking), ranking);
}

/** Median price of a night by stars, of the hotels with rooms. */
function usualPrices(index: AskedIndex): ReadonlyMap<number, number> {
  const prices = new Map<number, number[]>();
  index.ids.forEach((_, at) => {
    const night = nightAt(index, at);
    if (night < 0) return;
    const stars = index.stars[at] ?? 0;
    const peers = prices.get(stars);
    if (peers) peers.push(night);
    else prices.set(stars, [night]);
  });
  const medians = [...prices].flatMap(([stars, peers]): [number, number][] => {
    const sorted = peers.sort((left, right) => left - right);
    const median = sorted[Math.floor(sorted.length / 2)];
    return median === undefined || sorted.length < LEAST_PEERS ? [] : [[stars, median]];
  });
  return new Map(medians);
}

const isPictureless = (index: AskedIndex, at: number): boolean =>
  ((index.flags[at] ?? 0) & FLAG.pictureless) !== 0;

/** Points beside those of the rating. */
function pointsOf(index: AskedIndex, at: number, usual: number | undefined): number {
  const night = nightAt(index, at);
  const flags = index.flags[at] ?? 0;
  const value = usual && night >= 0 ? Math.round(((usual - night) * 100) / usual) : 0;
  return (
    Math.min(30, Math.max(-30, value)) +
    (isFreeAt(index, at) ? 10 : 0) +
    (hasBreakfastAt(index, at) ? 5 : 0) +
    ((flags & FLAG.featured) !== 0 ? 5 : 0) -
    (isPictureless(index, at) ? PICTURELESS : 0)
  );
}

function pickReason(index: AskedIndex, at: number, usual: number | undefined): string | null {
  const night = nightAt(index, at);
  const quality = index.quality[at] ?? 0;
  if (night < 0 || usual === undefined || isPictureless(index, at)) return null;
  if (quality >= 40 && night * 10 <= usual * 8) return 'BEST_VALUE';
  return quality >= 45 && isFreeAt(index, at) && night <= usual ? 'TOP_RATED_FLEXIBLE' : null;
}

const byId = (index: AskedIndex, left: number, right: number): number => {
  const [one, other] = [index.ids[left] ?? '', index.ids[right] ?? ''];
  return one < other ? -1 : Number(one > other);
};
