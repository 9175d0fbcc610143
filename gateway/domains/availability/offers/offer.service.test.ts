import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { ProviderOffer } from '#models/search/offer.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { addDays } from '#shared/stay/nights.ts';
import { createOfferService } from './offer.service.ts';
import { validStay } from '../stay-input.ts';
import { searchFixture, stay, stored } from '../testing/kit.ts';

describe('offers of hotels', () => {
  it('are read in one call for several hotels, and are found again by their id', async () => {
    const { calls, deps } = searchFixture();
    const offers = createOfferService({ ...deps, storedHotel: async () => null });
    const checked = offers.stay(stay);
    const [first, none, strange] = await offers.offersOf(['2000000', '2000003', 'no-such-hotel'], checked);
    expect([first, none, strange].map((l) => (l instanceof Error ? l : l?.offers.length))).toEqual([1, 0, 0]);
    await offers.offersOf(['2000000', '2000003'], checked);
    expect(calls.searches).toEqual([['2000000', '2000003']]);
    const [offer] = await offers.freshOffers({ hotelId: '2000000', stay: checked });
    expect(calls.searches).toHaveLength(2);
    expect(await offers.offerById(offer?.id ?? '')).toEqual({ hotelId: '2000000', stay: checked, offer });
    expect(first instanceof Error ? null : first?.offers[0]?.id).toBe(offer?.id);
  });

  it('have their prices stored, so that they can be read without calling the provider', async () => {
    const { calls, deps } = searchFixture();
    const offers = createOfferService({ ...deps, storedHotel: async () => null });
    const requested = offers.stay(stay);
    const later = {
      ...requested,
      checkIn: addDays(requested.checkIn, 3),
      checkOut: addDays(requested.checkOut, 3),
    };
    await offers.offersOf(['2000000', '2000003'], requested);
    const [list] = await offers.offersOf(['2000000'], later);
    const days = { stay: requested, first: addDays(requested.checkIn, -5), days: 10, wishes: NO_WISHES };
    const seen = await offers.pricedStays('2000000', days);
    expect(seen.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual([
      [requested.checkIn, requested.checkOut],
      [later.checkIn, later.checkOut],
    ]);
    if (!list || list instanceof Error) throw new Error('the provider did not answer');
    const [cheapest] = list.offers;
    expect(seen[1]).toEqual({
      checkIn: later.checkIn,
      checkOut: later.checkOut,
      total: cheapest?.total,
      pricePerNight: cheapest?.pricePerNight,
      pricedAt: list.pricedAt,
    });
    // Hotels without rooms, other guests, another number of nights, and days that were not requested have no
    // price.
    expect(await offers.pricedStays('2000003', days)).toEqual([]);
    const others = { ...requested, occupancy: { ...requested.occupancy, adults: 1 } };
    expect(await offers.pricedStays('2000000', { ...days, stay: others })).toEqual([]);
    const longer = { ...requested, checkOut: addDays(requested.checkOut, 1) };
    expect(await offers.pricedStays('2000000', { ...days, stay: longer })).toEqual([]);
    expect(await offers.pricedStays('2000000', { ...days, days: 5 })).toEqual([]);
    expect(calls.searches).toHaveLength(2);
  });

  it('have the lowest price of each kind stored: breakfast and free cancellation have their own', async () => {
    const { deps } = searchFixture();
    const offer = (total: number, mealType: string, isRefundable: boolean): ProviderOffer => ({
      bookingCode: `2000000!${total}`,
      hotelCode: '2000000',
      roomNames: ['Room'],
      inclusions: [],
      totalFareLiteral: String(total),
      totalFare: { amountMinor: total * 100, currency: 'ILS' },
      recommendedSellingRate: null,
      mealType,
      isRefundable,
      cancellation: isRefundable
        ? [{ from: `${addDays(stay.checkIn, -2)}T00:00`, charge: { kind: 'percentage', percent: 100 } }]
        : [],
      propertyFees: [],
      promotions: [],
      rateConditions: [],
    });
    const read = [
      offer(600, 'Room_Only', false),
      offer(700, 'BreakFast', false),
      offer(800, 'Room_Only', true),
      offer(1000, 'Half_Board', true),
    ];
    const searchOffers: typeof deps.provider.searchOffers = async (query, options) => ({
      ...(await deps.provider.searchOffers(query, options)),
      offers: new Map([['2000000', read]]),
    });
    const offers = createOfferService({
      ...deps,
      provider: { ...deps.provider, searchOffers },
      storedHotel: async () => null,
    });
    const requested = offers.stay(stay);
    await offers.offersOf(['2000000'], requested);
    const nights = async (wishes: Partial<OfferWishes>) => {
      const days = {
        stay: requested,
        first: requested.checkIn,
        days: 1,
        wishes: { ...NO_WISHES, ...wishes },
      };
      return (await offers.pricedStays('2000000', days)).map(
        ({ pricePerNight }) => pricePerNight.amountMinor,
      );
    };
    const meals = ['Breakfast Included'];
    expect(await nights({})).toEqual([30_000]);
    expect(await nights({ meals })).toEqual([35_000]);
    expect(await nights({ freeCancellation: true })).toEqual([40_000]);
    expect(await nights({ meals, freeCancellation: true })).toEqual([50_000]);
    expect(await nights({ meals: ['All Inclusive'] })).toEqual([]);
    // A maximum price does not change the chosen room. With a minimum price only the cheapest room of each
    // kind counts.
    const min = (shekels: number) => ({ price: { min: shekels, max: 350, per: 'NIGHT' as const } });
    expect(await nights({ ...min(340), meals })).toEqual([35_000]);
    expect(await nights({ ...min(360), meals })).toEqual([]);
  });

  it('of a stored hotel have a price for each day, without sold-out rooms, and without calling the provider', async () => {
    const { calls, deps } = searchFixture();
    const requested = validStay(stay, new Date());
    const full = addDays(requested.checkIn, 2);
    const offers = createOfferService({
      ...deps,
      ownInventory: { availabilityFilter: async () => (_, all, on) => (on?.checkIn === full ? [] : all) },
      storedHotel: async (id) => ({ ...stored, id, mealOptions: ['Room only', 'Half Board'] }),
    });
    const days = { stay: requested, first: addDays(requested.checkIn, -1), days: 5, wishes: NO_WISHES };
    const [list] = await offers.offersOf(['own'], requested);
    if (!list || list instanceof Error) throw new Error('the stored hotel has no offers');
    const seen = await offers.pricedStays('own', days);
    expect(seen.map(({ checkIn }) => checkIn)).toEqual(
      [-1, 0, 1, 3].map((by) => addDays(requested.checkIn, by)),
    );
    expect(seen[1]).toMatchObject({
      total: list.offers[0]?.total,
      pricePerNight: list.offers[0]?.pricePerNight,
    });
    const within = (meals: string[]) =>
      offers.pricedStays('own', { ...days, wishes: { ...NO_WISHES, meals } });
    expect(await within(['Breakfast Included'])).toHaveLength(4);
    expect(await within(['All Inclusive'])).toEqual([]);
    expect(calls.searches).toEqual([]);
  });

  it('of a stored hotel have the price of its next room above a minimum price, although a cheaper one has the same meals', async () => {
    const { deps } = searchFixture();
    const offers = createOfferService({ ...deps, storedHotel: async (id) => ({ ...stored, id }) });
    const requested = offers.stay(stay);
    const nights = async (price: OfferWishes['price']) => {
      const days = { stay: requested, first: requested.checkIn, days: 2, wishes: { ...NO_WISHES, price } };
      return (await offers.pricedStays('own', days)).map(({ pricePerNight }) => pricePerNight.amountMinor);
    };
    // A night costs 100, 130 or 180 ILS.
    expect(await nights(null)).toEqual([10_000, 10_000]);
    expect(await nights({ min: 101, max: null, per: 'NIGHT' })).toEqual([13_000, 13_000]);
    expect(await nights({ min: 261, max: null, per: 'STAY' })).toEqual([18_000, 18_000]);
    expect(await nights({ min: 181, max: null, per: 'NIGHT' })).toEqual([]);
    // A maximum price does not select another room.
    expect(await nights({ min: 101, max: 120, per: 'NIGHT' })).toEqual([13_000, 13_000]);
  });

  it('are read once when fifty users open the page at the same time', async () => {
    const { calls, deps } = searchFixture({}, 20);
    const offers = createOfferService({ ...deps, storedHotel: async () => null });
    const checked = offers.stay(stay);
    const fifty = Array.from({ length: 50 }, (_, at) =>
      offers.offersOf(at % 2 === 0 ? ['2000000'] : ['2000000', '2000001'], checked),
    );
    const answers = await Promise.all(fifty);
    expect(calls.searches).toEqual([['2000000'], ['2000001']]);
    expect(new Set(answers.map(([first]) => JSON.stringify(first))).size).toBe(1);
  });

  it("are read again for a caller who joined a call that failed because of another caller's rate limit", async () => {
    const { deps } = searchFixture({}, 20);
    let requested = 0;
    const searchOffers: typeof deps.provider.searchOffers = async (query, options) => {
      requested += 1;
      const isFirst = requested === 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isFirst) throw new AppError('RATE_LIMITED');
      return deps.provider.searchOffers(query, options);
    };
    const offers = createOfferService({
      ...deps,
      provider: { ...deps.provider, searchOffers },
      storedHotel: async () => null,
    });
    const checked = offers.stay(stay);
    const [[refused], [served]] = await Promise.all([
      offers.offersOf(['2000000'], checked),
      offers.offersOf(['2000000'], checked),
    ]);
    expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
    expect(served).toMatchObject({ offers: [{ hotelId: '2000000' }] });
    expect(requested).toBe(2);
  });

  it('of several stored hotels cost one call for the remaining rooms', async () => {
    const { deps } = searchFixture();
    const requested: string[][] = [];
    const ownInventory: typeof deps.ownInventory = {
      availabilityFilter: async (hotels) => {
        requested.push(hotels.map(({ id }) => id));
        return ({ id }, offers) => (id === 'full' ? [] : offers);
      },
    };
    const offers = createOfferService({
      ...deps,
      ownInventory,
      storedHotel: async (id) => ({ ...stored, id }),
    });
    const lists = await offers.offersOf(['open', 'full'], offers.stay(stay));
    expect(requested).toEqual([['open', 'full']]);
    expect(lists.map((each) => (each instanceof Error ? each : each.offers.length))).toEqual([3, 0]);
  });

  it('of a stored hotel are empty once the check-in day has ended in its time zone', async () => {
    const { deps } = searchFixture();
    const offers = createOfferService({
      ...deps,
      clock: () => new Date('2031-05-12T21:00:00Z'),
      storedHotel: async (id) => ({ ...stored, id, country: id === 'haifa' ? 'Israel' : 'Portugal' }),
    });
    const night = offers.stay({ checkIn: '2031-05-12', checkOut: '2031-05-13', occupancy: {} });
    const lists = await offers.offersOf(['haifa', 'lisbon'], night);
    expect(lists.map((each) => (each instanceof Error ? each : each.offers.length))).toEqual([0, 3]);
  });

  it('are known at every total at which they were shown, although their id returns only the latest', async () => {
    const { deps } = searchFixture();
    const price = { minor: 10_000 };
    const offers = createOfferService({
      ...deps,
      storedHotel: async () => ({
        ...stored,
        pricePerNight: { amountMinor: price.minor, currency: 'ILS' },
      }),
    });
    const place = { hotelId: stored.id, stay: offers.stay(stay) };
    const [before] = await offers.freshOffers(place);
    price.minor = 12_000;
    const [after] = await offers.freshOffers(place);
    expect([before?.total.amountMinor, after?.total.amountMinor]).toEqual([20_000, 24_000]);
    const id = before?.id ?? '';
    expect((await offers.offerById(id))?.offer.total.amountMinor).toBe(24_000);
    const seen = [20_000, 24_000, 22_000].map((total) => offers.wasShownAt(id, total));
    expect(await Promise.all(seen)).toEqual([true, true, false]);
  });

  it('fail only for the hotel whose source fails', async () => {
    const { deps, failing } = searchFixture();
    failing.add('2000001');
    const offers = createOfferService({
      ...deps,
      storedHotel: async (id) => (id === stored.id ? stored : null),
    });
    const [own, failed] = await offers.offersOf([stored.id, '2000001'], offers.stay(stay));
    expect(failed).toMatchObject({ code: 'TIMEOUT' });
    expect(own instanceof Error ? [] : own?.offers.map((offer) => offer.total.amountMinor)).toEqual([
      20_000, 26_000, 36_000,
    ]);
  });
});
