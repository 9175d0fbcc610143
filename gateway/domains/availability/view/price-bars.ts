import type { InSteps } from '#gateway/kit/slices.ts';
import type { PriceBar, PriceBars } from '#models/search/search.ts';
import { type IndexForWishes, fullCostAt, fullCostNightAt } from './index-for-wishes.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** Maximum number of bars; more could not be told apart on a phone. */
const MAX_BARS = 20;
/**
 * Share of the hotels, cheapest first, that get bars of equal width. The rest share the last bar: with bars up to the
 * highest price, nearly all hotels could be in a single one.
 */
const SHOWN_SHARE = 0.95;
/** Minimum width of a bar, in shekels. */
const MIN_WIDTH = 10;

/** The smallest of 10, 20, 50, 100 and so on that is not below a number. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, MIN_WIDTH)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= least) ?? MIN_WIDTH;
}

/**
 * The bars of some hotels, at most `MAX_BARS`.
 * @param sorted indexes of the hotels, lowest price first
 * @param priceAt in whole shekels
 */
function barsOf(sorted: Uint32Array, priceAt: (at: number) => number): readonly PriceBar[] {
  const [cheapest] = sorted;
  const last = sorted[Math.ceil(sorted.length * SHOWN_SHARE) - 1];
  if (cheapest === undefined || last === undefined) return [];
  const [lowest, shown] = [priceAt(cheapest), priceAt(last)];
  const width = roundWidth((shown - lowest) / (MAX_BARS - 2));
  const first = Math.floor(lowest / width);
  const closed = Math.floor(shown / width) - first + 1;
  const counts = Array.from({ length: closed }, () => 0);
  let above = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const bar = Math.floor(priceAt(sorted[at] ?? 0) / width) - first;
    if (bar < closed) counts[bar] = (counts[bar] ?? 0) + 1;
    else above += 1;
  }
  const bars = counts.map((count, bar) => ({
    from: (first + bar) * width,
    below: (first + bar + 1) * width,
    count,
  }));
  return above === 0 ? bars : [...bars, { from: (first + closed) * width, below: null, count: above }];
}

/** Hotels with an offer, lowest full cost first, by the column of their costs. */
const cheapestFirstByCost = new WeakMap<Float64Array, Uint32Array>();

/**
 * Indexes of the hotels with an offer, lowest full cost first. Sorted once per state of a search and wishes, because
 * filters leave some hotels out but never change the order.
 */
export function cheapestFirst({ fullCost }: IndexForWishes): Uint32Array {
  const cached = cheapestFirstByCost.get(fullCost);
  if (cached) return cached;
  // Cost and index in one number: a typed array sorts numbers without calling a comparison for every pair.
  const count = Math.max(1, fullCost.length);
  const sorted = Uint32Array.from(
    fullCost
      .map((cost, at) => (cost < 0 ? -1 : cost * count + at))
      .filter((key) => key >= 0)
      .sort(),
    (key) => key % count,
  );
  cheapestFirstByCost.set(fullCost, sorted);
  return sorted;
}

/**
 * The distribution of hotel prices, by night and by stay.
 * @param index for the wishes without their price
 * @param isCounted whether the hotel at this index passes the other filters
 */
export function* priceBars(
  index: IndexForWishes,
  isCounted: (at: number) => boolean,
): InSteps<readonly PriceBars[]> {
  const sorted = cheapestFirst(index).filter(isCounted);
  yield;
  const nights = barsOf(sorted, (at) => wholeShekels(fullCostNightAt(index, at)));
  yield;
  const stays = barsOf(sorted, (at) => Math.floor(fullCostAt(index, at) / 100));
  return [
    { per: 'NIGHT', bars: nights },
    { per: 'STAY', bars: stays },
  ];
}
