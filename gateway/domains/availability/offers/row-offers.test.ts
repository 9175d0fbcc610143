import { describe, expect, it } from 'vitest';
import type { Offer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { haveBedsFor } from '#shared/stay/bed-shortage.ts';
import { priceForWishes, packOffers } from './row-offers.ts';

const ils = (shekels: number) => ({ amountMinor: shekels * 100, currency: 'ILS' });
const until = '2027-03-01T15:00';

/**
 * An offer of two nights.
 * @param fee for cancelling at once, in shekels; 0 for free cancellation
 */
const offer = (
  total: number,
  { plans = ['Room only'], fee = total, room = 'Room', fees = [] as number[] } = {},
) =>
  ({
    roomNames: [room],
    propertyFees: fees.map((euros) => ({
      description: 'Tax',
      amount: { amountMinor: euros * 100, currency: 'EUR' },
    })),
    bedsForAll: haveBedsFor([room], 4),
    pricePerNight: ils(total / 2),
    total: ils(total),
    mealPlan: plans[0] ?? '',
    mealChoices: plans,
    cancellation: {
      isFree: fee === 0,
      freeUntil: fee === 0 ? until : null,
      steps: fee === 0 ? [] : [{ from: '2027-01-01T00:00', fee: ils(fee) }],
    },
  }) as unknown as Offer;

const BREAKFAST = { plans: ['Breakfast Included'] };
const pricedFor = (offers: readonly Offer[], wishes: Partial<OfferWishes> = {}) =>
  priceForWishes(packOffers(offers), { ...NO_WISHES, ...wishes });

it('the extra cost of a room is the difference of the full costs per night, each rounded to whole shekels', () => {
  // Nights of 300.25 and 429.70 count as 300 and 430.
  const { upgrades } = pricedFor([offer(600.5), offer(859.4, BREAKFAST)]);
  expect(upgrades).toContainEqual({ wish: 'BREAKFAST', morePerNight: ils(130), total: ils(859.4) });
});

describe('a hotel card', () => {
  it('shows price, meals and cancellation of one offer, the cheapest without wishes', () => {
    const card = pricedFor([offer(600), offer(700, { fee: 0 })]);
    expect(card).toMatchObject({
      total: ils(600),
      pricePerNight: ils(300),
      mealPlan: 'Room only',
      breakfastIncluded: false,
      freeCancellation: false,
      freeCancellationUntil: null,
    });
  });

  it('shows the cheapest offer that meets both wishes, not a cheaper one for each', () => {
    const offers = [
      offer(600),
      offer(700, BREAKFAST),
      offer(800, { fee: 0 }),
      offer(1000, { ...BREAKFAST, fee: 0 }),
    ];
    const card = pricedFor(offers, { meals: ['Breakfast Included'], freeCancellation: true });
    expect(card).toMatchObject({
      total: ils(1000),
      mealPlan: 'Breakfast Included',
      freeCancellation: true,
      freeCancellationUntil: until,
      upgrades: [],
    });
  });

  it.each([
    ['Breakfast Included', 'Half Board', true],
    ['Half Board', 'Full Board', true],
    ['Full Board', 'All Inclusive', true],
    ['Half Board', 'Breakfast Included', false],
    ['Breakfast Included', 'Dinner', false],
  ] as const)('for %s may show an offer with %s: %s', (wish, plan, isMet) => {
    expect(pricedFor([offer(600, { plans: [plan] })], { meals: [wish] }).total !== null).toBe(isMet);
  });

  it('names the meal plan that meets the wish among those at the same price', () => {
    const plans = ['Room only', 'Breakfast Included', 'Half Board'];
    const card = pricedFor([offer(600, { plans })], { meals: ['Half Board'] });
    expect(card).toMatchObject({ mealPlan: 'Half Board', mealChoices: plans });
  });

  it('shows no price when no offer meets the wishes', () => {
    expect(pricedFor([offer(600)], { freeCancellation: true })).toMatchObject({
      total: null,
      mealPlan: null,
      mealChoices: [],
      upgrades: [],
    });
  });

  it('shows the offer with free cancellation among offers with the same price', () => {
    const card = pricedFor([offer(600), offer(600, BREAKFAST), offer(600, { fee: 0 })]);
    expect(card).toMatchObject({ freeCancellation: true, breakfastIncluded: false });
  });

  it.each([
    ['a fee below its price', [offer(600, { fee: 300 }), offer(800)], true],
    ['a fee as high as its price', [offer(600), offer(800, { fee: 200 })], false],
  ])('is partly refundable only when the cancellation fee is below the price: %s', (_, offers, isPartly) => {
    expect(pricedFor(offers).partlyRefundable).toBe(isPartly);
  });
});

describe('the end of free cancellation on a hotel card', () => {
  const terms = (steps: readonly { from: string; fee: ReturnType<typeof ils> }[]) =>
    ({ ...offer(600), cancellation: { isFree: false, freeUntil: null, steps } }) as unknown as Offer;

  it.each([
    ['the 48-hour rule with a night to pay', [{ from: '2027-03-01T15:00', fee: ils(300) }], true],
    ['the 48-hour rule of a stay of one night', [{ from: '2027-03-01T15:00', fee: ils(600) }], true],
    ['a rate that was never free', [{ from: '2027-02-28T00:00', fee: ils(600) }], false],
    [
      'steps of a provider',
      [
        { from: '2027-02-28T00:00', fee: ils(300) },
        { from: '2027-03-01T00:00', fee: ils(600) },
      ],
      false,
    ],
  ])('is known to have passed only for the 48-hour rule: %s', (_, steps, isOver) => {
    expect(pricedFor([terms(steps)])).toMatchObject({
      freeCancellation: false,
      freeCancellationUntil: null,
      freeCancellationOver: isOver,
    });
  });

  it('has not passed while cancelling is free', () => {
    expect(pricedFor([offer(600, { fee: 0 })]).freeCancellationOver).toBe(false);
  });
});

describe('wishes that only a more expensive room meets', () => {
  const offers = [
    offer(600),
    offer(1172, BREAKFAST),
    offer(800, { fee: 0 }),
    offer(1400, { ...BREAKFAST, fee: 0 }),
  ];

  it('are offered with their extra cost per night', () => {
    expect(pricedFor(offers).upgrades).toEqual([
      { wish: 'BREAKFAST', morePerNight: ils(286), total: ils(1172) },
      { wish: 'FREE_CANCELLATION', morePerNight: ils(100), total: ils(800) },
    ]);
  });

  it('are offered together with the filters', () => {
    expect(pricedFor(offers, { freeCancellation: true }).upgrades).toEqual([
      { wish: 'BREAKFAST', morePerNight: ils(300), total: ils(1400) },
    ]);
    expect(pricedFor(offers, { meals: ['Breakfast Included'] }).upgrades).toEqual([
      { wish: 'FREE_CANCELLATION', morePerNight: ils(114), total: ils(1400) },
    ]);
  });

  it("are offered also above the filter's maximum price; rooms below its minimum price are left out", () => {
    const price = { min: 0, max: 400, per: 'NIGHT' } as const;
    expect(pricedFor(offers, { price }).upgrades).toEqual([
      { wish: 'BREAKFAST', morePerNight: ils(286), total: ils(1172) },
      { wish: 'FREE_CANCELLATION', morePerNight: ils(100), total: ils(800) },
    ]);
    expect(pricedFor(offers, { price: { min: 390, max: 500, per: 'NIGHT' } })).toMatchObject({
      total: ils(800),
      upgrades: [{ wish: 'BREAKFAST', morePerNight: ils(186), total: ils(1172) }],
    });
  });

  it('are not offered when no room meets them', () => {
    expect(pricedFor([offer(600)]).upgrades).toEqual([]);
  });
});

describe('beds on a card for four people', () => {
  const king = { room: 'Deluxe Room,1 King Bed' };
  const family = { room: 'Family Room,2 Double Beds' };

  it('are reported when the cheapest room has too few, with the extra cost of a room with enough', () => {
    const card = pricedFor([offer(600, king), offer(800, family)]);
    expect(card).toMatchObject({ total: ils(600), bedPlaces: 2 });
    expect(card.upgrades).toContainEqual({ wish: 'BEDS_FOR_ALL', morePerNight: ils(100), total: ils(800) });
  });

  it('are not reported when the room name does not mention them, or mentions enough', () => {
    expect(pricedFor([offer(600), offer(800, family)]).bedPlaces).toBeNull();
    expect(pricedFor([offer(600, family)]).bedPlaces).toBeNull();
  });

  it('select the offer together with free cancellation when both are filters', () => {
    const offers = [offer(500, { fee: 0 }), offer(600, family), offer(900, { ...family, fee: 0 })];
    const card = pricedFor(offers, { bedsForAll: true, freeCancellation: true });
    expect(card).toMatchObject({ total: ils(900), freeCancellation: true });
  });

  it('leave a hotel without a price when they are a filter and unknown for all its rooms', () => {
    expect(pricedFor([offer(600)], { bedsForAll: true }).total).toBeNull();
  });

  it('decide between rooms of the same price and terms', () => {
    expect(pricedFor([offer(600, king), offer(600, family)]).bedPlaces).toBeNull();
  });
});

describe('fees paid at the hotel', () => {
  it('are those of the displayed offer, as one amount', () => {
    const offers = [offer(600, { fees: [9, 3] }), offer(700, { fee: 0, fees: [5] })];
    expect(pricedFor(offers).propertyFees).toEqual([{ amountMinor: 1_200, currency: 'EUR' }]);
    expect(pricedFor(offers, { freeCancellation: true }).propertyFees).toEqual([
      { amountMinor: 500, currency: 'EUR' },
    ]);
  });

  it('are empty when the offer has none, and when there is no offer', () => {
    expect(pricedFor([offer(600)]).propertyFees).toEqual([]);
    expect(pricedFor([]).propertyFees).toEqual([]);
  });
});
