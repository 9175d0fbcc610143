import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { OfferList } from '#models/search/offer.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { createNearbyService } from './nearby.service.ts';
import { createOfferService, type OfferService } from '../offers/offer.service.ts';
import { searchFixture, stay as soon, stored } from '../testing/kit.ts';

const now = new Date('2026-11-01T12:00:00');
const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', occupancy: {} };

/** A total in shekels, or a total with fees at the property. */
type Total = number | { readonly total: number; readonly fees: number };
/** Totals by hotel and check-in; a missing one is sold out, an error makes the call fail. */
type Prices = Readonly<Record<string, Readonly<Record<string, Total | Error>>>>;

/** A room without meals, and one with breakfast for a hundred shekels more. */
function listOf(price: Total | undefined): OfferList {
  const { total, fees } = typeof price === 'object' ? price : { total: price, fees: 0 };
  const amount = (minor: number) => ({ amountMinor: minor, currency: 'ILS' });
  const offer = {
    id: 'o',
    hotelId: 'h',
    source: 'PROVIDER' as const,
    roomNames: ['Room'],
    description: null,
    imageUrl: null,
    inclusions: [],
    pricePerNight: amount((total ?? 0) * 50),
    total: amount((total ?? 0) * 100),
    mealPlan: 'Room only',
    mealChoices: ['Room only'],
    cancellation: { isFree: false, freeUntil: null, steps: [] },
    propertyFees: [],
    ...(fees > 0 && { propertyFeesTotal: amount(fees * 100) }),
    promotions: [],
    provider: null,
  };
  const breakfast = {
    ...offer,
    total: amount((total ?? 0) * 100 + 10_000),
    mealPlan: 'Breakfast Included',
    mealChoices: ['Breakfast Included'],
  };
  return {
    offers: total === undefined ? [] : [offer, breakfast],
    nights: 2,
    pricedAt: now.toISOString(),
    isStale: false,
  };
}

function open(prices: Prices, onAsk: () => void = () => {}, clock = () => now) {
  const requested: { day: string; ids: readonly string[]; priority: string | undefined }[] = [];
  const { stay: checked, pricedStays } = createOfferService({
    ...searchFixture().deps,
    clock,
    storedHotel: async () => null,
  });
  const offersOf: OfferService['offersOf'] = async (ids, { checkIn }, options) => {
    requested.push({ day: checkIn.slice(5), ids, priority: options?.priority });
    onAsk();
    return ids.map((id) => {
      const price = prices[id]?.[checkIn.slice(5)];
      return price instanceof Error ? price : listOf(price);
    });
  };
  return {
    requested,
    nearby: createNearbyService({ offers: { stay: checked, offersOf, pricedStays }, clock: () => clock() }),
  };
}

describe('nearest dates', () => {
  it('end with the first distance at which there are rooms, and include the stays before and after at it', async () => {
    const { requested, nearby } = open({ a: { '12-08': 300, '12-12': 310, '12-13': 100 } });
    const [dates] = await nearby.nearest(['a'], { stay, wishes: NO_WISHES });
    expect(dates).toMatchObject({
      hotelId: 'a',
      isComplete: true,
      stays: [
        { checkIn: '2026-12-08', checkOut: '2026-12-10', total: { amountMinor: 30_000 } },
        { checkIn: '2026-12-12', checkOut: '2026-12-14', total: { amountMinor: 31_000 } },
      ],
    });
    expect(requested.map(({ day }) => day)).toEqual(['12-09', '12-11', '12-08', '12-12']);
  });

  it('are read for several hotels together, and then only for those without a result', async () => {
    const { requested, nearby } = open({ a: { '12-11': 300 }, b: { '12-07': 400 } });
    const dates = await nearby.nearest(['a', 'b', 'a'], { stay, wishes: NO_WISHES });
    expect(dates.map(({ hotelId, stays }) => [hotelId, stays.map(({ checkIn }) => checkIn)])).toEqual([
      ['a', ['2026-12-11']],
      ['b', ['2026-12-07']],
    ]);
    expect(requested.map(({ ids }) => ids.join())).toEqual(['a,b', 'a,b', 'b', 'b', 'b', 'b']);
  });

  it('are at most ten stays', async () => {
    const { requested, nearby } = open({});
    expect(await nearby.nearest(['a'], { stay, wishes: NO_WISHES })).toEqual([
      { hotelId: 'a', stays: [], isComplete: true },
    ]);
    expect(requested).toHaveLength(10);
  });

  it('stop after a failing source, and report the failure', async () => {
    const { requested, nearby } = open({ a: { '12-09': new AppError('TIMEOUT') }, b: { '12-08': 100 } });
    const [failed, other] = await nearby.nearest(['a', 'b'], { stay, wishes: NO_WISHES });
    expect(failed).toEqual({ hotelId: 'a', stays: [], isComplete: false });
    expect(other?.stays).toHaveLength(1);
    expect(requested.at(-1)?.ids).toEqual(['b']);
  });

  it('start no round of calls that could not end in time', async () => {
    let seconds = 0;
    const later = () => new Date(now.getTime() + seconds * 1000);
    const answering = () => {
      seconds += 2.5;
    };
    const { requested, nearby } = open({}, answering, later);
    expect(await nearby.nearest(['a'], { stay, wishes: NO_WISHES })).toEqual([
      { hotelId: 'a', stays: [], isComplete: false },
    ]);
    expect(requested).toHaveLength(2);
  });

  it.each([[[]], [Array.from({ length: 11 }, (_, at) => String(at))]])(
    'are refused for no hotels and for more than ten: %j',
    async (ids) => {
      await expect(open({}).nearby.nearest(ids, { stay, wishes: NO_WISHES })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    },
  );

  it('of stored and provider hotels come in one response, with one provider call per stay', async () => {
    const { calls, deps } = searchFixture();
    const offers = createOfferService({
      ...deps,
      storedHotel: async (id) => (id === stored.id ? stored : null),
    });
    const nearby = createNearbyService({ offers, clock: deps.clock });
    const dates = await nearby.nearest([stored.id, '2000000', '2000004'], { stay: soon, wishes: NO_WISHES });
    expect(dates.map(({ stays }) => stays.length)).toEqual([2, 2, 2]);
    expect(calls.searches).toEqual([
      ['2000000', '2000004'],
      ['2000000', '2000004'],
    ]);
    await nearby.nearest(['2000004', '2000000'], { stay: soon, wishes: NO_WISHES });
    expect(calls.searches).toHaveLength(2);
  });
});

describe('prices on other days', () => {
  const breakfast = { stay, wishes: { meals: ['Breakfast Included' as const], freeCancellation: false } };

  it('are those of the cheapest room that meets the wishes', async () => {
    const { nearby } = open({ a: { '12-08': 300, '12-13': 400 } });
    const [dates] = await nearby.nearest(['a'], breakfast);
    expect(dates?.stays[0]?.total.amountMinor).toBe(40_000);
    const [cheaper] = await nearby.cheaper([{ hotelId: 'a', totalMinor: 50_000 }], breakfast);
    expect(cheaper).toMatchObject({ savingPercent: 20, stay: { total: { amountMinor: 40_000 } } });
  });

  it('are left out where no room meets the wishes', async () => {
    const { nearby } = open({ a: { '12-08': 300, '12-13': 400 } });
    const free = { stay, wishes: { meals: [], freeCancellation: true } };
    expect(await nearby.cheaper([{ hotelId: 'a', totalMinor: 50_000 }], free)).toEqual([]);
    expect((await nearby.nearest(['a'], free))[0]?.stays).toEqual([]);
  });
});

describe('cheaper dates', () => {
  const shown = [
    { hotelId: 'a', totalMinor: 100_000 },
    { hotelId: 'b', totalMinor: 100_000 },
  ];

  it('are the cheaper of two stays, when it saves at least five percent', async () => {
    const { requested, nearby } = open({
      a: { '12-08': 820, '12-13': 900 },
      b: { '12-08': 950.01, '12-13': 951 },
    });
    expect(await nearby.cheaper(shown, { stay, wishes: NO_WISHES })).toMatchObject([
      { hotelId: 'a', savingPercent: 18, stay: { checkIn: '2026-12-08', total: { amountMinor: 82_000 } } },
    ]);
    expect(requested).toMatchObject([
      { day: '12-08', ids: ['a', 'b'] },
      { day: '12-13', ids: ['a', 'b'] },
    ]);
  });

  it('are compared by their full cost, with the fees at the property for each date', async () => {
    const { nearby } = open({
      a: { '12-08': { total: 900, fees: 200 }, '12-13': { total: 910, fees: 0 } },
      b: { '12-08': { total: 900, fees: 200 } },
    });
    const fullCost = shown.map((each) => ({ ...each, fullCostMinor: 100_000 }));
    expect(await nearby.cheaper(fullCost, { stay, wishes: NO_WISHES })).toMatchObject([
      { hotelId: 'a', savingPercent: 9, stay: { checkIn: '2026-12-13', total: { amountMinor: 91_000 } } },
    ]);
    const dear = [{ hotelId: 'b', totalMinor: 100_000, fullCostMinor: 137_500 }];
    expect(await nearby.cheaper(dear, { stay, wishes: NO_WISHES })).toMatchObject([
      { hotelId: 'b', savingPercent: 20 },
    ]);
  });

  it('are compared by totals alone when the full cost of the shown stay is not known', async () => {
    const { nearby } = open({ a: { '12-08': { total: 900, fees: 200 } } });
    expect(await nearby.cheaper(shown, { stay, wishes: NO_WISHES })).toMatchObject([
      { hotelId: 'a', savingPercent: 10 },
    ]);
  });

  it('refuse a full cost below the total', async () => {
    const wrong = [{ hotelId: 'a', totalMinor: 100_000, fullCostMinor: 99_999 }];
    await expect(open({}).nearby.cheaper(wrong, { stay, wishes: NO_WISHES })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('are read with the lowest priority, nearest dates with the usual one', async () => {
    const { requested, nearby } = open({ a: { '12-09': 300 } });
    await nearby.cheaper(shown, { stay, wishes: NO_WISHES });
    await nearby.nearest(['a'], { stay, wishes: NO_WISHES });
    expect(requested.map(({ priority }) => priority)).toEqual(['low', 'low', 'normal', 'normal']);
  });

  it('are left out when they could not be read or have no rooms', async () => {
    const { nearby } = open({ a: { '12-08': new AppError('TIMEOUT') } });
    expect(await nearby.cheaper(shown, { stay, wishes: NO_WISHES })).toEqual([]);
  });

  it('require a total above 0 to compare with', async () => {
    const requested = open({}).nearby.cheaper([{ hotelId: 'a', totalMinor: 0 }], { stay, wishes: NO_WISHES });
    await expect(requested).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
