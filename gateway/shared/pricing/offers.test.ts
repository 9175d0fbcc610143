import { existsSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { CancellationTier, ProviderOffer } from '#models/search/offer.ts';
import { defaultRoomTypes, roomTypesOf, storedOffers } from '../hotel/default-rooms.ts';
import { matchOffer, perNight, sellable, sellableOffers } from './offers.ts';

const rates = { asOf: '2026-01-01', shekelsPerUnit: { ILS: '1', USD: '3.70' } };
const today = '2026-12-01';
const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
const terms = { nights: 3, sleepers: 2, today, rates, nationality: 'AE', searchedAt: 5, idOf: () => 'id' };

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
  propertyFees: [],
  promotions: [],
  rateConditions: [],
  ...change,
});

describe('the price per night', () => {
  it.each([
    [74_200, 1, 74_200],
    [74_200, 3, 24_700],
    [74_250, 1, 74_250],
    [100_000, 8, 12_500],
    [10_100, 2, 5_100],
  ])('of %i over %i nights is %i', (total, nights, night) => {
    expect(perNight(ils(total), nights)).toEqual(ils(night));
  });
});

describe('offers of a provider', () => {
  it('multiply a fee per night by the nights', () => {
    const fees = [
      { description: 'Resort fee per night', amount: ils(2_600) },
      { description: 'City tax', amount: ils(900) },
    ];
    expect(sellable(offer({ propertyFees: fees }), terms)?.propertyFees).toEqual([
      { description: 'Resort fee', amount: ils(7_800), perNight: ils(2_600) },
      { description: 'City tax', amount: ils(900) },
    ]);
  });

  it('list a fee that two rooms share once, with the sum of both amounts', () => {
    const tax = { description: 'City tax per night', amount: ils(900) };
    expect(sellable(offer({ propertyFees: [tax, tax] }), terms)).toMatchObject({
      propertyFees: [{ description: 'City tax', amount: ils(5_400), perNight: ils(1_800) }],
      propertyFeesTotal: ils(5_400),
    });
  });

  it('have the value of all their fees together, as far as there are rates', () => {
    const fees = (...amounts: { amountMinor: number; currency: string }[]) =>
      sellable(offer({ propertyFees: amounts.map((amount) => ({ description: 'Tax', amount })) }), terms)
        ?.propertyFeesTotal;
    expect(fees(ils(900), { amountMinor: 1_000, currency: 'USD' })).toEqual(ils(900 + 3_700));
    expect(fees(ils(900), { amountMinor: 1_000, currency: 'XAU' })).toEqual(ils(900));
    expect(fees()).toBeUndefined();
  });

  it('have the fare in shekels unchanged, and keep the exchange rate', () => {
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
  ])('have a price that is %s', (_, change, total) => {
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
  ])('are dropped when the fare is %j', (totalFare) => {
    expect(sellable(offer({ totalFare }), terms)).toBeNull();
  });
  it('are sorted by price, and equal ids are numbered', () => {
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

describe('finding an offer again in a newer list', () => {
  const [old] = sellableOffers([offer()], terms);
  const newer = (...changes: Partial<ProviderOffer>[]) => sellableOffers(changes.map(offer), terms);
  const free: CancellationTier[] = [
    { from: '2026-12-20T00:00', charge: { kind: 'percentage', percent: 100 } },
  ];

  it.each([
    ['same room at another price', newer({ totalFare: ils(90_000) }), 90_000],
    ['names in another spelling', newer({ roomNames: [' double  ROOM'] }), 74_200],
    ['another room', newer({ roomNames: ['Suite'] }), null],
    ['another meal', newer({ mealType: 'BreakFast' }), null],
    [
      'the same cancellation rule rather than a closer price',
      newer({ cancellation: free }, { totalFare: ils(80_000) }),
      80_000,
    ],
  ])('selects the same room and meal plan: %s', (_, list, total) => {
    expect(old && (matchOffer(old, list)?.total.amountMinor ?? null)).toBe(total);
  });

  it('recognizes a non-refundable rate on the next day', () => {
    const [quoted] = newer({});
    const tomorrow = { ...terms, today: '2026-12-02' };
    const changes = [
      offer({ totalFare: ils(60_000) }),
      offer({ cancellation: free, totalFare: ils(75_000) }),
    ];
    const [fixed, flexible] = sellableOffers(changes, tomorrow);
    if (!quoted || !flexible || !fixed) throw new Error('no offers');
    expect(matchOffer(quoted, [flexible, fixed])).toBe(fixed);
  });

  it('recognizes the rule of a quote whose last free moment is written in another way', () => {
    const [fixed, flexible] = newer(
      { cancellation: free, totalFare: ils(90_000) },
      { totalFare: ils(75_000) },
    );
    const [quoted] = newer({ cancellation: free });
    if (!quoted || !flexible || !fixed) throw new Error('no offers');
    const cancellation = { ...quoted.cancellation, freeUntil: '2026-12-20T00:00' };
    expect(matchOffer({ ...quoted, cancellation }, [fixed, flexible])).toBe(flexible);
  });
});

describe('the rooms of a stored hotel', () => {
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

  it('cost by default 1, 1.3 and 1.8 times the base price, the latter two in whole shekels', () => {
    expect(
      defaultRoomTypes(ils(11_555), []).map((room) => [room.name, room.pricePerNight.amountMinor]),
    ).toEqual([
      ['Standard Room', 11_555],
      ['Deluxe Room', 15_000],
      ['Suite', 20_800],
    ]);
  });
  it('have a different picture each by default', () => {
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
  ])('have by default, in a hotel with %j, the amenities %j', (amenities, promised) => {
    expect(
      roomTypesOf({ ...hotel, pricePerNight: ils(100), amenities }).map((room) => room.amenities),
    ).toEqual(promised);
  });
  it('cost per night times nights times rooms, for any price', () => {
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
  ])('have the meals %j', (mealOptions, plan, choices) => {
    const [first] = storedOffers({ ...hotel, mealOptions }, stay, `${today}T09:00`, (room) => room);
    expect([first?.mealPlan, first?.mealChoices]).toEqual([plan, choices]);
  });
  it.each([
    ['the rooms that cost nothing once they are rounded to shekels', 20, ['Standard Room']],
    ['rooms whose stay costs more than a million shekels', 100_000_000, []],
    [
      'only those rooms whose stay costs more than a million shekels',
      12_000_000,
      ['Standard Room', 'Deluxe Room'],
    ],
  ])('are left out: %s', (_, minor, left) => {
    const offers = storedOffers(
      { ...hotel, pricePerNight: ils(minor) },
      stay,
      `${today}T09:00`,
      (room) => room,
    );
    expect(offers.map(({ id }) => id)).toEqual(left);
  });
  it('have their Hebrew names where the hotel gave them', () => {
    const room = {
      pricePerNight: ils(100),
      description: hotel.description,
      imageUrl: null,
      amenities: [],
      count: null,
    };
    const roomTypes = [
      { ...room, name: 'Loft', nameHe: 'עליית גג' },
      { ...room, name: 'Attic', nameHe: null },
    ];
    const offers = storedOffers({ ...hotel, roomTypes }, stay, `${today}T09:00`, (name) => name);
    expect(offers.map(({ id, roomNamesHe }) => [id, roomNamesHe])).toEqual([
      ['Loft', ['עליית גג', 'עליית גג']],
      ['Attic', [null, null]],
    ]);
  });
  it('are not offered without a price', () => {
    expect(storedOffers({ ...hotel, pricePerNight: ils(0) }, stay, `${today}T09:00`, (room) => room)).toEqual(
      [],
    );
  });
});
