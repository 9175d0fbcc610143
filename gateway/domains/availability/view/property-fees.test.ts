import { withoutPause } from '#gateway/kit/slices.ts';
import type { SortKey } from '#models/search/search.ts';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#models/search/offer.ts';
import type { PriceRange } from '#models/search/offer-wishes.ts';
import { matchingFirst, meetsWishes } from '#shared/pricing/matching-offer.ts';
import { perNight } from '#shared/pricing/offers.ts';
import { priceForWishes, packOffers } from '../offers/row-offers.ts';
import { providerRow } from '../search/hotel-row.ts';
import type { PlannedHotel } from '../search/planned-hotel.ts';
import { indexForWishes, lowestNight } from './index-for-wishes.ts';
import { priceBars } from './price-bars.ts';
import { failures, type HotelFilter, NO_FILTER } from './search-filter.ts';
import { indexOf, type SearchIndex } from './search-index.ts';
import { ordered, rankingOf } from './search-order.ts';

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

/**
 * An offer of two nights.
 * @param fees of the whole stay, in minor units
 */
const offerOf = (total: number, fees: number): Offer => ({
  id: `${total} ${fees}`,
  hotelId: '1000001',
  source: 'PROVIDER',
  roomNames: ['Room'],
  description: null,
  imageUrl: null,
  inclusions: [],
  total: ils(total),
  pricePerNight: perNight(ils(total), 2),
  mealPlan: 'Room only',
  mealChoices: ['Room only'],
  cancellation: { isFree: false, freeUntil: null, steps: [] },
  propertyFees: fees > 0 ? [{ description: 'Tax', amount: ils(fees) }] : [],
  ...(fees > 0 && { propertyFeesTotal: ils(fees) }),
  promotions: [],
  provider: null,
});

const planned: PlannedHotel = {
  code: '1000001',
  name: 'Hotel',
  city: 'Rome',
  country: 'Italy',
  stars: 4,
  coordinates: null,
  tripAdvisorRating: null,
  amenities: [],
};

const isListed = (offers: readonly Offer[], filter: HotelFilter): boolean => {
  const row = providerRow(planned, offers, null);
  const ofRow = indexForWishes(indexOf([{ row, isKnown: true }], 2), filter);
  return failures(ofRow, filter)[0] === 0;
};

/** Two nights at 400 and at 450 shekels each; the first hotel charges 100 more a night at the property. */
const index: SearchIndex = {
  ids: ['fees', 'plain'],
  nights: 2,
  counts: new Uint16Array([1, 1]),
  totals: new Uint32Array([80_000, 90_000]),
  kinds: new Uint8Array(2),
  propertyFees: new Map([[0, [{ amountMinor: 5_000, currency: 'EUR' }]]]),
  feeTotals: Uint32Array.of(20_000),
  stars: new Uint8Array(2),
  quality: new Uint8Array(2),
  votes: new Uint8Array(2),
  amenities: new Uint16Array(2),
  flags: new Uint8Array(2),
  latitudes: new Int32Array(2),
  longitudes: new Int32Array(2),
};
const wishIndex = indexForWishes(index, NO_FILTER);

const passing = (max: number, per: PriceRange['per']): readonly string[] => {
  const failed = failures(wishIndex, { ...NO_FILTER, price: { min: 0, max, per } });
  return index.ids.filter((_, at) => failed[at] === 0);
};

it('fees at the property count for a maximum price, by night and for the stay', () => {
  expect(passing(450, 'NIGHT')).toEqual(['plain']);
  expect(passing(500, 'NIGHT')).toEqual(['fees', 'plain']);
  expect(passing(999, 'STAY')).toEqual(['plain']);
  expect(passing(1000, 'STAY')).toEqual(['fees', 'plain']);
});

it('fees at the property count when hotels are sorted by price', () => {
  const idsBy = (sort: SortKey) =>
    ordered(wishIndex, new Uint8Array(2), sort, rankingOf(wishIndex)).map((at) => index.ids[at]);
  expect(idsBy('PRICE_ASC')).toEqual(['plain', 'fees']);
  expect(idsBy('PRICE_DESC')).toEqual(['fees', 'plain']);
});

it('fees at the property count for the value of a hotel in the recommended order', () => {
  // Three hotels with the same stars and price, the fewest for which a usual price is computed.
  const three: SearchIndex = {
    ...index,
    ids: ['fees', 'plain', 'other'],
    counts: new Uint16Array([1, 1, 1]),
    totals: new Uint32Array([80_000, 80_000, 80_000]),
    kinds: new Uint8Array(3),
    stars: new Uint8Array([4, 4, 4]),
    quality: new Uint8Array(3),
    votes: new Uint8Array(3),
    amenities: new Uint16Array(3),
    flags: new Uint8Array(3),
    latitudes: new Int32Array(3),
    longitudes: new Int32Array(3),
  };
  const [fees = 0, plain = 0] = rankingOf(indexForWishes(three, NO_FILTER)).points;
  expect(plain - fees).toBe(25);
});

it('fees at the property count in the bars of the price filter', () => {
  const [ofNight] = withoutPause(priceBars(wishIndex, () => true));
  const top = ofNight?.bars.at(-1);
  expect(top?.count).toBe(1);
  expect(top && (top.below === null || top.below > 500) && top.from <= 500).toBe(true);
});

describe('an offer with fees at the property', () => {
  it('is replaced by one without fees when they raise it above the maximum price', () => {
    const [cheapFare, noFees] = [offerOf(90_000, 20_000), offerOf(100_000, 0)];
    const filter = { ...NO_FILTER, price: { min: 0, max: 1000, per: 'STAY' as const } };
    expect(isListed([cheapFare, noFees], filter)).toBe(true);
    expect(priceForWishes(packOffers([cheapFare, noFees]), filter).total).toEqual(noFees.total);
    expect(matchingFirst([cheapFare, noFees], filter)[0]).toBe(noFees);
  });

  it('reaches a minimum price only together with its fees', () => {
    const offer = offerOf(90_000, 20_000);
    const wishes = (min: number) => ({ ...NO_FILTER, price: { min, max: null, per: 'STAY' as const } });
    expect([1100, 1101].map((min) => isListed([offer], wishes(min)))).toEqual([true, false]);
    expect([1100, 1101].map((min) => meetsWishes(offer, wishes(min)))).toEqual([true, false]);
  });
});

it('the lowest price of a night is that of the hotel with the lowest full cost', () => {
  expect(lowestNight(index, [], NO_FILTER)).toBe(450);
});
