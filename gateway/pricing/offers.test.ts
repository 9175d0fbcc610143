import { existsSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredHotel } from '../models/hotel.ts';
import type { CancellationRung, ProviderOffer } from '../models/offer.ts';
import { storedTerms, termsFromRungs } from './cancellation.ts';
import { defaultRoomTypes, roomTypesOf, storedOffers } from './default-rooms.ts';
import { matchOffer, perNight, sellable, sellableOffers } from './offers.ts';

const rates = { asOf: '2026-01-01', shekelsPerUnit: { ILS: '1', USD: '3.70' } };
const today = '2026-12-01';
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
const terms = { nights: 3, today, rates, nationality: 'AE', searchedAt: 5, idOf: () => 'id' };

const offer = (change: Partial<ProviderOffer> = {}): ProviderOffer => ({
  bookingCode: 'code',
  hotelCode: '1000001',
  roomNames: ['Double Room'],
  inclusions: [],
  totalFareLiteral: '742.00',
  totalFare: ils(74_200),
  recommendedSellingRate: null,
  mealType: 'Room_Only',
  isRefundable: true,
  cancellation: [],
  deskFees: [],
  promotions: [],
  rateConditions: [],
  ...change,
});

describe('perNight', () => {
  it.each([
    [74_200, 1, 74_200],
    [74_200, 3, 24_700],
    [74_250, 1, 74_250],
    [100_000, 8, 12_500],
    [10_100, 2, 5_100],
  ])('%i over %i nights', (total, nights, night) => {
    expect(perNight(ils(total), nights)).toEqual(ils(night));
  });
});

describe('sellable', () => {
  it('takes the fare as it is in shekels, and freezes the rate', () => {
    expect(sellable(offer(), terms)).toMatchObject({
      total: ils(74_200),
      pricePerNight: ils(24_700),
      mealPlan: 'Room only',
      provider: { rate: '1', rateDate: '2026-01-01', totalFareLiteral: '742.00', nationality: 'AE' },
    });
  });
  it.each([
    ['converted once', { totalFare: { amountMinor: 10_000, currency: 'USD' } }, 37_000],
    ['raised to the recommended rate', { recommendedSellingRate: ils(80_000) }, 80_000],
    ['not lowered to it', { recommendedSellingRate: ils(70_000) }, 74_200],
  ])('price is %s', (_, change, total) => {
    expect(sellable(offer(change), terms)?.total).toEqual(ils(total));
  });
  it.each([
    { amountMinor: 0, currency: 'ILS' },
    { amountMinor: -1, currency: 'ILS' },
    { amountMinor: Number.POSITIVE_INFINITY, currency: 'ILS' },
    { amountMinor: 100_000_001, currency: 'ILS' },
    { amountMinor: 50_000_000, currency: 'USD' },
    { amountMinor: 100, currency: 'XTS' },
    { amountMinor: 100, currency: '' },
  ])('drops %j', (totalFare) => {
    expect(sellable(offer({ totalFare }), terms)).toBeNull();
  });
  it('sorts by price and numbers equal ids', () => {
    const list = sellableOffers(
      [offer(), offer({ totalFare: ils(100) }), offer({ totalFare: ils(0) })],
      terms,
    );
    expect(list.map(({ id, total }) => [id, total.amountMinor])).toEqual([
      ['id', 100],
      ['id.2', 74_200],
    ]);
  });
});

describe('matchOffer', () => {
  const [old] = sellableOffers([offer()], terms);
  const newer = (...changes: Partial<ProviderOffer>[]) => sellableOffers(changes.map(offer), terms);
  const free: CancellationRung[] = [
    { from: '2026-12-20T00:00', charge: { kind: 'percentage', percent: 100 } },
  ];

  it.each([
    ['same room at another price', newer({ totalFare: ils(90_000) }), 90_000],
    ['names in another spelling', newer({ roomNames: [' double  ROOM'] }), 74_200],
    ['another room', newer({ roomNames: ['Suite'] }), null],
    ['another meal', newer({ mealType: 'BreakFast' }), null],
    ['same rule before a nearer price', newer({ cancellation: free }, { totalFare: ils(80_000) }), 80_000],
  ])('%s', (_, list, total) => {
    expect(old && (matchOffer(old, list)?.total.amountMinor ?? null)).toBe(total);
  });
});

describe('termsFromRungs', () => {
  const free = (from: string): CancellationRung => ({ from, charge: { kind: 'fixed', amount: ils(0) } });
  const percent = (from: string, of: number): CancellationRung => ({
    from,
    charge: { kind: 'percentage', percent: of },
  });
  const read = (rungs: CancellationRung[], isRefundable = true) =>
    termsFromRungs(rungs, { total: ils(10_001), isRefundable }, today, rates);

  it.each([
    [
      'free until the first rung that costs',
      [free('2026-11-30T00:00'), percent('2026-12-10T00:00', 50)],
      true,
      '2026-12-09T23:59',
      [5_001],
    ],
    [
      'free until the day of a step, at whatever time it begins',
      [percent('2026-12-10T18:00', 50)],
      true,
      '2026-12-09T23:59',
      [5_001],
    ],
    [
      'non-refundable from today',
      [free('2026-11-30T00:00'), percent('2026-12-01T00:00', 100)],
      false,
      null,
      [10_001],
    ],
    [
      'begun at any time today',
      [free('2026-11-30T00:00'), percent('2026-12-01T18:00', 10)],
      false,
      null,
      [1_000],
    ],
    [
      'ended steps are not told',
      [percent('2026-11-01T00:00', 10), percent('2026-11-20T00:00', 30)],
      false,
      null,
      [3_000],
    ],
    [
      'out of order',
      [percent('2026-12-12T00:00', 100), percent('2026-12-10T00:00', 20)],
      true,
      '2026-12-09T23:59',
      [2_000, 10_001],
    ],
    [
      'unknown words cost everything',
      [{ from: '2026-12-09T00:00', charge: { kind: 'unknown' as const } }],
      true,
      '2026-12-08T23:59',
      [10_001],
    ],
    [
      'a charge above the total is the total',
      [{ from: '2026-12-09T00:00', charge: { kind: 'fixed' as const, amount: ils(99_999) } }],
      true,
      '2026-12-08T23:59',
      [10_001],
    ],
    ['no rungs at all', [], false, null, [10_001]],
  ])('%s', (_, rungs, isFree, freeUntil, fees) => {
    const found = read(rungs);
    expect([found.isFree, found.freeUntil, found.steps.map((step) => step.fee.amountMinor)]).toEqual([
      isFree,
      freeUntil,
      fees,
    ]);
  });
  it('believes the refundable flag only where no rung costs anything', () => {
    expect(read([free('2026-11-30T00:00')], false).isFree).toBe(false);
    expect(read([free('2026-11-30T00:00')], true)).toEqual({ isFree: true, freeUntil: null, steps: [] });
  });
});

describe('storedTerms', () => {
  it.each([
    [true, '2026-12-01T10:00', true, '2026-12-08T15:00', 500],
    [true, '2026-12-08T14:59', true, '2026-12-08T15:00', 500],
    [true, '2026-12-08T15:00', false, null, 500],
    [false, '2026-12-01T10:00', false, null, 2_000],
  ])('flexible %s at %s', (flexible, now, isFree, freeUntil, fee) => {
    const found = storedTerms(flexible, { total: ils(2_000), oneNight: ils(500) }, '2026-12-10', now);
    expect([found.isFree, found.freeUntil, found.steps[0]?.fee.amountMinor]).toEqual([
      isFree,
      freeUntil,
      fee,
    ]);
  });
});

describe('stored rooms', () => {
  const hotel: StoredHotel = {
    id: 'h',
    name: { en: 'H', he: null },
    description: { en: null, he: null },
    address: '',
    city: '',
    country: '',
    netPricePerNight: ils(100),
    markup: { type: 'percentage', value: 15 },
    pricePerNight: ils(11_555),
    rating: 4,
    imageUrl: null,
    galleryUrls: [],
    amenities: [],
    roomTypes: [],
    isFeatured: false,
    mealOptions: [],
    hasFreeCancellation: true,
    coordinates: null,
    createdAt: '',
  };
  const stay = {
    checkIn: '2026-12-10',
    checkOut: '2026-12-13',
    occupancy: { adults: 4, childrenAges: [], infants: 0, rooms: 2 },
  };

  it('defaults are 1, 1.3 and 1.8 times the base, the latter two in whole shekels', () => {
    expect(
      defaultRoomTypes(ils(11_555), []).map((room) => [room.name, room.pricePerNight.amountMinor]),
    ).toEqual([
      ['Standard Room', 11_555],
      ['Deluxe Room', 15_000],
      ['Suite', 20_800],
    ]);
  });
  it('defaults are pictured as rooms, each as another one', () => {
    const pictures = defaultRoomTypes(ils(100), []).map((room) => room.imageUrl ?? '');
    for (const picture of pictures) {
      expect(picture).toMatch(/^\/stock\/(room|suite)(-\w+)?\.svg$/);
      expect(existsSync(`web/public${picture}`)).toBe(true);
    }
    expect(new Set(pictures).size).toBe(3);
  });
  it.each([
    [[], [['WiFi'], ['WiFi'], ['WiFi']]],
    [
      ['Pool', 'Spa'],
      [['WiFi'], ['WiFi'], ['WiFi', 'Spa']],
    ],
    [['room service'], [['WiFi'], ['WiFi', 'Room Service'], ['WiFi', 'Room Service']]],
    [
      ['Spa - no', 'WiFi'],
      [['WiFi'], ['WiFi'], ['WiFi']],
    ],
  ])('defaults of a hotel with %j promise %j', (amenities, promised) => {
    expect(
      roomTypesOf({ ...hotel, pricePerNight: ils(100), amenities }).map((room) => room.amenities),
    ).toEqual(promised);
  });
  it('total is per night times nights times rooms, for any price', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), (minor) => {
        const offers = storedOffers(
          { ...hotel, pricePerNight: ils(minor) },
          stay,
          `${today}T09:00`,
          (room) => room,
        );
        const standard = offers.find((room) => room.id === 'Standard Room');
        expect(standard?.total).toEqual(ils(minor * 6));
        for (const { total, pricePerNight } of offers)
          expect(total.amountMinor).toBe(pricePerNight.amountMinor * 3);
      }),
    );
  });
  it.each([
    [[], 'Room only', ['Room only']],
    [['Half Board', 'All Inclusive'], 'Half Board', ['Half Board', 'All Inclusive']],
  ])('meals %j', (mealOptions, plan, choices) => {
    const [first] = storedOffers({ ...hotel, mealOptions }, stay, `${today}T09:00`, (room) => room);
    expect([first?.mealPlan, first?.mealChoices]).toEqual([plan, choices]);
  });
  it('offers nothing without a price', () => {
    expect(storedOffers({ ...hotel, pricePerNight: ils(0) }, stay, `${today}T09:00`, (room) => room)).toEqual(
      [],
    );
  });
});
