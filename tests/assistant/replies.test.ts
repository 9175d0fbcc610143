import { assert, constantFrom, date, integer, option, property, record, subarray, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as bookingWords from '#backends/assistant/replies/booking-texts.ts';
import { comparison } from '#backends/assistant/replies/hotel/compare-texts.ts';
import * as hotelWords from '#backends/assistant/replies/hotel/hotel-texts.ts';
import * as offerTexts from '#backends/assistant/replies/hotel/offer-texts.ts';
import type { Language } from '#backends/assistant/language.ts';
import type { Text } from '#backends/assistant/texts/say.ts';
import type {
  FoundBooking,
  FoundOffer,
  HotelFacts,
  Money,
  HotelOffers,
  Stay,
} from '#backends/assistant/tools/tools.ts';
import { bookingQuestions } from '#backends/assistant/understanding/reading.ts';
import { addEvidence, noEvidence, untraced } from './support/evidence.ts';

const sum: Arbitrary<Money> = record({
  amountMinor: integer({ min: 1_000, max: 9_000_000 }),
  currency: constantFrom('ILS'),
});
const day = date({ min: new Date('2026-12-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map(
  (moment) => moment.toISOString().slice(0, 10),
);
const later = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
const clock = integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);

const facts: Arbitrary<HotelFacts> = record({
  id: integer({ min: 100, max: 999_999 }).map(String),
  name: record({
    // All names have the same length: otherwise a name that is the beginning of another one would be cut out
    // of it.
    en: integer({ min: 1_000, max: 9_999 }).map((number) => `Hotel ${number}`),
    he: constantFrom(null),
  }),
  description: constantFrom({ en: 'Calm.', he: null }),
  city: constantFrom('Rome', 'Haifa'),
  country: constantFrom('Italy', 'Israel'),
  coordinates: constantFrom(null),
  address: integer({ min: 40, max: 999 }).map((number) => `Via Appia ${number}`),
  stars: integer({ min: 1, max: 5 }),
  rating: option(integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  reviewCount: option(integer({ min: 40, max: 9_999 })),
  amenities: subarray(['WiFi', 'Pool', 'Gym', 'Parking']),
  checkInTime: option(clock),
  checkOutTime: option(clock),
  where: record({
    metersToCentre: option(integer({ min: 10, max: 90 }).map((hundreds) => hundreds * 100)),
    part: constantFrom(null),
    metersToSea: constantFrom(null),
    station: constantFrom(null),
    airport: constantFrom(null),
  }),
});

const stay: Arbitrary<Stay> = record({ from: day, nights: integer({ min: 1, max: 20 }) }).map(
  ({ from, nights }) => ({
    checkIn: from,
    checkOut: later(from, nights),
    adults: 2,
    childrenAges: [],
    infants: 0,
    rooms: 1,
  }),
);

const found: Arbitrary<HotelOffers> = record({
  stay,
  perNight: sum,
  total: sum,
  mealPlan: constantFrom('Room only', 'Breakfast Included', 'Half Board'),
  isFree: constantFrom(true, false),
  left: option(integer({ min: 1, max: 5 })),
}).map(({ stay: asked, perNight, total, mealPlan, isFree, left }) => {
  const freeUntil = isFree ? `${later(asked.checkIn, -2)}T23:59` : null;
  const offer: FoundOffer = {
    roomNames: ['Standard Room'],
    roomNamesHe: [null],
    pricePerNight: perNight,
    total,
    fullCost: total,
    mealPlan,
    mealChoices: [mealPlan],
    isFree,
    freeUntil,
    steps: freeUntil === null ? [] : [{ from: freeUntil, fee: perNight }],
    propertyFees: [],
    roomsLeft: left,
  };
  const nights = Math.round((Date.parse(asked.checkOut) - Date.parse(asked.checkIn)) / 86_400_000);
  return {
    stay: asked,
    nights,
    matching: 1,
    offers: [offer],
    pricedAt: '2026-11-21T12:32:00.000Z',
    isStale: false,
  };
});

type Reply = (hotel: HotelFacts, offers: HotelOffers) => Text;

const replies: Readonly<Record<string, Reply>> = {
  price: offerTexts.priceAnswer,
  rooms: offerTexts.roomsAnswer,
  cancellation: offerTexts.cancellationAnswer,
  meals: offerTexts.mealsAnswer,
  'fees at the hotel': offerTexts.propertyFeesAnswer,
  'what a price is for': offerTexts.shareAnswer,
  amenities: (hotel) => hotelWords.amenitiesAnswer(hotel),
  'several amenities': (hotel) => hotelWords.askedAmenitiesAnswer(hotel, ['WiFi', 'Pool', 'Spa']),
  times: (hotel) => hotelWords.timesAnswer(hotel),
  rating: (hotel) => hotelWords.ratingAnswer(hotel, ''),
  'the hotel itself': (hotel, offers) =>
    hotelWords.aboutAnswer(hotel, { city: hotel.city, country: hotel.country }, offers.stay),
  'where it is': (hotel) =>
    hotelWords.locationAnswer(hotel, { city: hotel.city, country: hotel.country }, 'to the sea'),
};

const booking: Arbitrary<FoundBooking> = record({
  stay,
  total: sum,
  fee: sum,
  refund: sum,
  isPaid: constantFrom(true, false),
  status: constantFrom('pending', 'confirmed', 'cancelled'),
  adults: integer({ min: 1, max: 6 }),
  childrenAges: subarray([4, 9, 15]),
  checkInTime: option(clock),
  hasExtras: constantFrom(true, false),
  wasCancelled: constantFrom(true, false),
}).map(
  ({ stay: booked, total, fee, refund, isPaid, status, adults, childrenAges, checkInTime, ...more }) => ({
    id: 'b-00000000aaaa1111',
    number: 'AAAA1111',
    status,
    statusText: status,
    isProcessing: false,
    hotelId: '77',
    hotelName: 'Hotel Trastevere',
    hotelNameHe: null,
    hotelLocation: 'Rome, Italy',
    hotelCityHe: null,
    checkIn: booked.checkIn,
    checkOut: booked.checkOut,
    nights: Math.round((Date.parse(booked.checkOut) - Date.parse(booked.checkIn)) / 86_400_000),
    roomNames: ['Standard Room'],
    roomNamesHe: [null],
    mealPlan: 'Breakfast Included',
    guests: adults + childrenAges.length,
    party: { adults, childrenAges, infants: 0 },
    hotel: { checkInTime, checkOutTime: '11:00' },
    totalPrice: total,
    totalToPay: total,
    payment: isPaid ? { paidAt: '2026-11-01T10:00:00Z' } : null,
    carRental: more.hasExtras ? { car_type: 'compact', days: 4, price: fee } : null,
    insurance: more.hasExtras ? { package_name: 'basic', price: refund } : null,
    attractions: more.hasExtras ? [{ name: 'Zoo', quantity: adults }] : [],
    cancellationOutcome: more.wasCancelled ? { fee, refund } : null,
    canCancel: !more.wasCancelled,
    cancellation: more.wasCancelled
      ? null
      : { fee, refund, reason: 'FEE_BY_POLICY', isEstimate: false, freeUntil: `${booked.checkIn}T12:00` },
    terms: { isFree: true, steps: [{ from: `${booked.checkIn}T12:00`, fee }] },
    extrasRefundableUntil: more.hasExtras ? `${booked.checkIn}T12:00` : null,
  }),
);

const ofBookings: Readonly<Record<string, (own: FoundBooking) => Text>> = {
  'which one': bookingWords.bookingSummary,
  ...Object.fromEntries(
    bookingQuestions.map((asked) => [asked, (own: FoundBooking) => bookingWords.bookingAnswer(asked, own)]),
  ),
};

/** The share of one of the two travellers, which replies state in addition to the total. */
const eachOfTwo = ({ amountMinor, currency }: Money): Money => ({ amountMinor: amountMinor / 2, currency });

describe('a reply contains no amount, day, time or number that no tool returned', () => {
  it.each(Object.entries(replies))('%s', (_name, reply) => {
    assert(
      property(facts, found, constantFrom<Language>('en', 'he'), (hotel, offers, language) => {
        const evidence = noEvidence();
        addEvidence({ hotel, offers, each: offers.offers.map(({ total }) => eachOfTwo(total)) }, evidence);
        expect(untraced(reply(hotel, offers)(language), evidence, [])).toEqual([]);
      }),
    );
  });

  it.each(['price', 'rating', 'distance'] as const)('a comparison by %s', (by) => {
    const sides = tuple(facts, found, facts, found);
    assert(
      property(sides, constantFrom<Language>('en', 'he'), ([one, first, other, second], language) => {
        const compared = [
          { hotel: one, found: first },
          { hotel: other, found: { ...second, stay: first.stay, nights: first.nights } },
        ];
        const evidence = noEvidence();
        addEvidence(compared, evidence);
        const asked = { things: ['Pool'], distanceTo: by === 'distance' ? 'centre' : null, by } as const;
        expect(untraced(comparison(compared, asked)(language), evidence, [])).toEqual([]);
      }),
    );
  });

  it.each(Object.entries(ofBookings))('an own booking: %s', (_name, reply) => {
    assert(
      property(booking, constantFrom<Language>('en', 'he'), (own, language) => {
        const evidence = noEvidence();
        addEvidence(own, evidence);
        expect(untraced(reply(own)(language), evidence, [])).toEqual([]);
      }),
    );
  });

  it('an amount that no tool returned is found', () => {
    const evidence = noEvidence();
    addEvidence({ total: { amountMinor: 100_000, currency: 'ILS' } }, evidence);
    expect(untraced('₪1,001', evidence, [])).toEqual(['₪1,001']);
  });
});
