import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meetsWishes, NO_WISHES } from '../matching-offer.ts';
import { perNight } from '../offers.ts';
import { fullCostOfOffer, fullCostOf } from './full-cost.ts';
import { wholeShekels } from '../whole-shekels.ts';

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });

const offerOf = (total: number, fees: number, nights: number) => ({
  total: ils(total),
  pricePerNight: perNight(ils(total), nights),
  mealPlan: 'Room only',
  mealChoices: [],
  cancellation: { isFree: false },
  propertyFeesTotal: fees > 0 ? ils(fees) : null,
});

describe('the full cost of a stay', () => {
  it('is the same for an offer, whose night is rounded, as for its total and nights', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.nat({ max: 90_000 }),
        (nights, more, fees) => {
          // A night costs more shekels than the stay has nights.
          const total = nights * (nights + 1) * 100 + more;
          const fullCost = fullCostOfOffer(offerOf(total, fees, nights));
          const known = fullCostOf(total, fees, nights);
          expect(fullCost.total).toBe(total + fees);
          expect(wholeShekels(fullCost.night)).toBe(wholeShekels(known.night));
        },
      ),
    );
  });

  it('of two nights for 301 shekels in total, with a fee of 1, counts as 151 per night for a price limit', () => {
    const offer = offerOf(30_100, 100, 2);
    const isWithin = (max: number) =>
      meetsWishes(offer, { ...NO_WISHES, price: { min: 0, max, per: 'NIGHT' } });
    expect([isWithin(150), isWithin(151)]).toEqual([false, true]);
  });
});
