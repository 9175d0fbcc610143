import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities, filters } from '../testing/cities.ts';
import { priceForWishes } from '../offers/row-offers.ts';
import { NO_FILTER } from '../view/search-filter.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import { criteria, stored, today } from '../testing/kit.ts';
import { validCriteria } from '../stay-input.ts';
import { storedRow } from './hotel-row.ts';
import { keyWithoutMax, listedHotel } from './listed-hotel.ts';

const shown = { pickReason: null, isPricePending: false, isSettled: true, cachedImages: null };

it('the price of every hotel of a list is computed for the current wishes, not taken from earlier ones', () => {
  fc.assert(
    fc.property(cities, fc.array(filters, { minLength: 1, maxLength: 8 }), ({ hotels }, requests) => {
      for (const filter of requests)
        for (const { row } of hotels) {
          const { offers, ...facts } = row;
          expect(listedHotel(row, filter, keyWithoutMax(filter), shown)).toEqual({
            ...facts,
            ...priceForWishes(offers, filter),
            ...shown,
          });
        }
    }),
    { numRuns: 300 },
  );
});

describe('a hotel of a list', () => {
  const row = storedRow(stored, [], null);
  const listed = (changes: Partial<Parameters<typeof listedHotel>[3]> = {}) =>
    listedHotel(row, NO_FILTER, keyWithoutMax(NO_FILTER), { ...shown, ...changes });

  it('is the same object until one of its values changes', () => {
    const images = [{ url: '/files/a.jpg', isIllustration: false }];
    expect(listed()).toBe(listed());
    expect(listed({ cachedImages: images })).toBe(listed({ cachedImages: images }));
    expect(listed({ cachedImages: [...images] })).not.toBe(listed({ cachedImages: images }));
  });

  it.each([
    { isSettled: false },
    { isPricePending: true },
    { pickReason: 'PRICE' },
    { pickReason: 'RATING' },
  ])('is a new object when it changes by %j', (changes) => {
    const before = listed();
    expect(listed(changes)).toEqual({ ...before, ...changes });
  });

  it('is frozen, also when its price is hidden because it is above the maximum', () => {
    expect(Object.isFrozen(listed())).toBe(true);
    const { stay } = validCriteria(criteria, new Date());
    const [offer] = storedOffers(stored, stay, `${today}T09:00`, () => '');
    const priced = storedRow(stored, offer ? [offer] : [], null);
    const filter = { ...NO_FILTER, price: { min: 0, max: 1, per: 'NIGHT' as const } };
    const unpriced = () => listedHotel(priced, filter, keyWithoutMax(filter), shown);
    expect(listedHotel(priced, NO_FILTER, keyWithoutMax(NO_FILTER), shown).total).not.toBeNull();
    expect(unpriced().total).toBeNull();
    expect(Object.isFrozen(unpriced())).toBe(true);
    expect(unpriced()).toBe(unpriced());
  });
});
