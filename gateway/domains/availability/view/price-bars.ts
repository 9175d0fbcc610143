import type { PriceBar, PriceBars } from '#models/search/search.ts';
import type { PriceUnit } from '#models/search/offer-wishes.ts';
import { wholeNight } from '#shared/pricing/fees/paid-price.ts';
import { type IndexForWishes, paidAt, paidNightAt, totalAt } from './index-for-wishes.ts';

/** More bars than this could not be told apart on a phone. */
const MOST_BARS = 20;
/**
 * The most expensive hotels share the last bar: with bars up to the highest price, all others would be in a single one.
 */
const SHOWN_SHARE = 0.95;
const LEAST_WIDTH = 10;

/** The next of 10, 20, 50, 100 and so on. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, LEAST_WIDTH)));
  return [1, 2, 5, 10].map((step) => step * power).find((width) => width >= least) ?? LEAST_WIDTH;
}

/** @param prices in whole shekels, lowest first */
function barsOf(prices: Float64Array): readonly PriceBar[] {
  const [lowest] = prices;
  const shown = prices[Math.ceil(prices.length * SHOWN_SHARE) - 1];
  if (lowest === undefined || shown === undefined) return [];
  const width = roundWidth((shown - lowest) / (MOST_BARS - 2));
  const first = Math.floor(lowest / width);
  const closed = Math.floor(shown / width) - first + 1;
  const counts = Array.from({ length: closed }, () => 0);
  let above = 0;
  for (const price of prices) {
    const bar = Math.floor(price / width) - first;
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

/**
 * The distribution of hotel prices, by night and by stay.
 * @param index for the wishes without their price
 * @param isCounted whether the hotel at this place passes the other filters
 */
export function priceBars(index: IndexForWishes, isCounted: (at: number) => boolean): readonly PriceBars[] {
  const places: number[] = [];
  for (let at = 0; at < index.ids.length; at += 1)
    if (totalAt(index, at) >= 0 && isCounted(at)) places.push(at);
  const spread = (per: PriceUnit, price: (at: number) => number): PriceBars => {
    const prices = new Float64Array(places.length);
    for (const [place, at] of places.entries()) prices[place] = price(at);
    // A typed array sorts by number without calling a comparison for every pair.
    return { per, bars: barsOf(prices.sort()) };
  };
  return [
    spread('NIGHT', (at) => wholeNight(paidNightAt(index, at))),
    spread('STAY', (at) => Math.floor(paidAt(index, at) / 100)),
  ];
}
