import type { InSteps } from '#gateway/kit/slices.ts';
import type { PriceBar, PriceBars } from '#models/search/search.ts';
import { type IndexForWishes, fullCostAt, fullCostNightAt } from './index-for-wishes.ts';
import { OPEN_PRICE } from '#shared/pricing/price-range.ts';
import { wholeShekels } from '#shared/pricing/whole-shekels.ts';

/** Maximum number of bars of a stay; more could not be told apart on a phone. */
const MAX_BARS = 20;
/** Width of a bar of a night, in shekels. */
const NIGHT_WIDTH = OPEN_PRICE / MAX_BARS;
/**
 * Share of the hotels, cheapest first, that get bars of equal width for a stay. The rest share the last bar: with bars
 * up to the highest price, nearly all hotels could be in a single one.
 */
const SHOWN_SHARE = 0.95;
/** Minimum width of a bar of a stay, in shekels. */
const MIN_WIDTH = 10;

/** The smallest of 10, 20, 50, 100 and so on that is not below a number. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, MIN_WIDTH)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= least) ?? MIN_WIDTH;
}

/** Adjacent bars of equal width, in whole shekels; what costs more than the last of them shares one further bar. */
interface Scale {
  readonly width: number;
  /** Number of the first bar, which begins at this many widths. */
  readonly first: number;
  readonly count: number;
}

/** The scale for the prices of stays, which have no slider: as fine as the prices are close to each other. */
function scaleOfStays(lowest: number, shown: number): Scale {
  const width = roundWidth((shown - lowest) / (MAX_BARS - 2));
  const first = Math.floor(lowest / width);
  return { width, first, count: Math.floor(shown / width) - first + 1 };
}

/** The scale for the prices of nights: that of the slider below them, whose upper end stands for all higher prices. */
function scaleOfNights(lowest: number, highest: number): Scale {
  const first = Math.floor(Math.min(lowest, OPEN_PRICE) / NIGHT_WIDTH);
  const end = Math.floor(Math.min(highest + NIGHT_WIDTH, OPEN_PRICE) / NIGHT_WIDTH);
  return { width: NIGHT_WIDTH, first, count: end - first };
}

/**
 * The bars of some hotels.
 * @param sorted indexes of the hotels, lowest price first; not empty
 * @param priceAt in whole shekels
 */
function barsOf(
  sorted: Uint32Array,
  priceAt: (at: number) => number,
  { width, first, count }: Scale,
): readonly PriceBar[] {
  const counts = Array.from({ length: count }, () => 0);
  let above = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const bar = Math.floor(priceAt(sorted[at] ?? 0) / width) - first;
    if (bar < count) counts[bar] = (counts[bar] ?? 0) + 1;
    else above += 1;
  }
  const bars = counts.map((hotels, bar) => ({
    from: (first + bar) * width,
    below: (first + bar + 1) * width,
    count: hotels,
  }));
  return above === 0 ? bars : [...bars, { from: (first + count) * width, below: null, count: above }];
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
  const [cheapest] = sorted;
  const shown = sorted[Math.ceil(sorted.length * SHOWN_SHARE) - 1];
  const dearest = sorted.at(-1);
  yield;
  if (cheapest === undefined || shown === undefined || dearest === undefined)
    return [
      { per: 'NIGHT', bars: [] },
      { per: 'STAY', bars: [] },
    ];
  const night = (at: number): number => wholeShekels(fullCostNightAt(index, at));
  const nights = barsOf(sorted, night, scaleOfNights(night(cheapest), night(dearest)));
  yield;
  const stay = (at: number): number => Math.floor(fullCostAt(index, at) / 100);
  const stays = barsOf(sorted, stay, scaleOfStays(stay(cheapest), stay(shown)));
  return [
    { per: 'NIGHT', bars: nights },
    { per: 'STAY', bars: stays },
  ];
}
