import { expect, it } from 'vitest';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { askedIndex, lowestNight } from './asked-index.ts';
import { priceBars } from './price-bars.ts';
import { failures, NO_FILTER } from './search-filter.ts';
import type { SearchIndex } from './search-index.ts';
import { ordered, rankingOf, type SortKey } from './search-order.ts';

/** Two nights at 400 and at 450 shekels each; at the first hotel 100 more a night are paid. */
const index: SearchIndex = {
  ids: ['fees', 'plain'],
  nights: 2,
  counts: new Uint16Array([1, 1]),
  totals: new Uint32Array([80_000, 90_000]),
  kinds: new Uint8Array(2),
  propertyFees: new Map([[0, [{ amountMinor: 5_000, currency: 'EUR' }]]]),
  feeTotals: new Map([[0, 20_000]]),
  stars: new Uint8Array(2),
  quality: new Uint8Array(2),
  votes: new Uint8Array(2),
  amenities: new Uint16Array(2),
  flags: new Uint8Array(2),
  latitudes: new Int32Array(2),
  longitudes: new Int32Array(2),
};
const asked = askedIndex(index, NO_FILTER);

const passing = (max: number, per: PriceRange['per']): readonly string[] => {
  const failed = failures(asked, { ...NO_FILTER, price: { min: 0, max, per } });
  return index.ids.filter((_, at) => failed[at] === 0);
};

it('what is paid at the property counts for a highest price, by night and for the stay', () => {
  expect(passing(450, 'NIGHT')).toEqual(['plain']);
  expect(passing(500, 'NIGHT')).toEqual(['fees', 'plain']);
  expect(passing(999, 'STAY')).toEqual(['plain']);
  expect(passing(1000, 'STAY')).toEqual(['fees', 'plain']);
});

it('what is paid at the property counts where hotels are ordered by price', () => {
  const idsBy = (sort: SortKey) =>
    ordered(asked, new Uint8Array(2), sort, rankingOf(asked)).map((at) => index.ids[at]);
  expect(idsBy('PRICE_ASC')).toEqual(['plain', 'fees']);
  expect(idsBy('PRICE_DESC')).toEqual(['fees', 'plain']);
});

it('what is paid at the property counts in the bars of the price filter', () => {
  const [ofNight] = priceBars(asked, () => true);
  const top = ofNight?.bars.at(-1);
  expect(top?.count).toBe(1);
  expect(top && (top.below === null || top.below > 500) && top.from <= 500).toBe(true);
});

it('the lowest price of a night is that of the hotel where least is paid in the end', () => {
  expect(lowestNight(index, [], NO_FILTER)).toBe(450);
});
