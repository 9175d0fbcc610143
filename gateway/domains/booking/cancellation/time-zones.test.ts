import { fromDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/stay/nights.ts';
import { cancellationQuote } from './cancel-quote.ts';
import { canCancel } from '../record/reservation.ts';
import { cancelInput, confirmed, ID } from '../testing/cancel.ts';
import { ils } from '../testing/kit.ts';

/**
 * Countries with several time zones, with their westernmost and easternmost ones; some have daylight saving
 * time, some do not, and some cross the date line.
 */
const COUNTRIES = {
  'United States': ['America/New_York', 'America/Denver', 'America/Los_Angeles', 'Pacific/Honolulu'],
  Canada: ['America/St_Johns', 'America/Toronto', 'America/Regina', 'America/Vancouver'],
  Australia: ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Australia/Perth'],
  Russia: ['Asia/Kamchatka', 'Europe/Moscow', 'Europe/Kaliningrad'],
  Brazil: ['America/Noronha', 'America/Sao_Paulo', 'America/Rio_Branco'],
  Mexico: ['America/Cancun', 'America/Mexico_City', 'America/Tijuana'],
  Indonesia: ['Asia/Jayapura', 'Asia/Jakarta'],
  Spain: ['Europe/Madrid', 'Atlantic/Canary'],
  Portugal: ['Europe/Lisbon', 'Atlantic/Azores'],
  Chile: ['America/Santiago', 'Pacific/Easter'],
  'New Zealand': ['Pacific/Auckland', 'Pacific/Chatham'],
  Kiribati: ['Pacific/Kiritimati', 'Pacific/Tarawa'],
  'United States Minor Outlying Islands': ['Pacific/Wake', 'Pacific/Midway'],
  // A country with one time zone, and an unknown country.
  Israel: ['Asia/Jerusalem'],
  '': ['Pacific/Kiritimati', 'Asia/Jerusalem', 'Etc/GMT+12'],
} as const;

type Country = keyof typeof COUNTRIES;

/** A booking with free cancellation throughout, so that only the nights that have begun are charged. */
async function bookedIn(country: string, checkIn: string, nights: number) {
  const { record } = await confirmed({
    hotelLocation: country === '' ? '' : `Somewhere, ${country}`,
    checkIn,
    checkOut: addDays(checkIn, nights),
    totalPrice: ils(nights * 10_000),
    createdAt: '2025-01-01T09:00:00.000Z',
    payment: { brand: 'Visa', lastFour: '4242', paidAt: '2025-01-01T09:00:00.000Z' },
  });
  const { quote } = record();
  if (!quote) throw new Error('no quote');
  const cancellation = { isFree: true, freeUntil: null, steps: [] };
  return { ...record(), quote: { ...quote, cancellation } };
}

type Booked = Parameters<typeof cancellationQuote>[1];

const quoteAt = (booking: Booked, moment: number) =>
  cancellationQuote({ isRestDay: () => false }, booking, { at: moment, declaration: null });

/** Number of whole nights that cancelling costs at a given time. */
const nightsCharged = (booking: Booked, moment: number): number =>
  quoteAt(booking, moment).fee.amountMinor / 10_000;

/** Nights that have begun by the wall clock of one time zone, counted one by one. */
function nightsBegunIn(zone: string, { checkIn, checkOut }: Booked, moment: number): number {
  const clock = fromDate(new Date(moment), zone).toString().slice(0, 16);
  let begun = 0;
  for (let day = checkIn; day < checkOut && clock >= `${day}T15:00`; day = addDays(day, 1)) begun += 1;
  return begun;
}

const dayIn = (zone: string, moment: number): string =>
  fromDate(new Date(moment), zone).toString().slice(0, 10);

describe('a stay in a country with several time zones, or in an unknown one', () => {
  it.each([
    [
      'Honolulu at noon of the check-in day, in New York it is 17:00',
      'United States',
      '2026-12-10T22:00Z',
      0,
    ],
    ['Honolulu a minute before check-in', 'United States', '2026-12-11T00:59Z', 0],
    ['Honolulu at check-in', 'United States', '2026-12-11T01:00Z', 2],
    ['Honolulu at noon of the next day', 'United States', '2026-12-11T22:00Z', 2],
    ['Vancouver at noon of the check-in day', 'Canada', '2026-12-10T20:00Z', 0],
    ['Perth at noon of the check-in day, in Sydney it is 15:00', 'Australia', '2026-12-10T04:00Z', 0],
    ['Kaliningrad at ten, in Kamchatka it is 20:00', 'Russia', '2026-12-10T08:00Z', 0],
    ['Kaliningrad at ten of the next day', 'Russia', '2026-12-11T08:00Z', 2],
    ['Rio Branco at 14:59', 'Brazil', '2026-12-10T19:59Z', 0],
    ['Tijuana at 14:59', 'Mexico', '2026-12-10T22:59Z', 0],
    ['Jakarta at 14:59', 'Indonesia', '2026-12-10T07:59Z', 0],
    [
      'Midway the day before, at Wake it is the check-in day',
      'United States Minor Outlying Islands',
      '2026-12-10T04:00Z',
      0,
    ],
    ['Midway at check-in', 'United States Minor Outlying Islands', '2026-12-11T02:00Z', 2],
    ['an unknown country, until it has begun everywhere', '', '2026-12-11T02:59Z', 0],
    ['an unknown country, once it has begun everywhere', '', '2026-12-11T03:00Z', 2],
  ])(
    'counts a night as begun only once it has begun in every time zone: %s',
    async (_name, country, moment, charged) => {
      const booking = await bookedIn(country, '2026-12-10', 5);
      expect(nightsCharged(booking, Date.parse(moment))).toBe(charged);
    },
  );

  it('is charged for the nights that have begun in the last time zone, at any minute of the year', async () => {
    const country = fc.constantFrom(...(Object.keys(COUNTRIES) as Country[]));
    const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2026-01-01', days));
    const nights = fc.integer({ min: 1, max: 6 });
    const minutes = fc.integer({ min: -36 * 60, max: 8 * 24 * 60 });
    await fc.assert(
      fc.asyncProperty(country, day, nights, minutes, async (place, checkIn, stayed, later) => {
        const booking = await bookedIn(place, checkIn, stayed);
        const moment = Date.parse(`${checkIn}T15:00Z`) + later * 60_000;
        const begun = Math.min(...COUNTRIES[place].map((zone) => nightsBegunIn(zone, booking, moment)));
        expect(nightsCharged(booking, moment)).toBe(begun === 0 ? 0 : Math.min(begun + 1, stayed));
        const hasGone = COUNTRIES[place].every((zone) => booking.checkOut <= dayIn(zone, moment));
        expect(canCancel(booking, moment)).toBe(!hasGone);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    // Nights in which a country, or only some of its time zones, changes to or from daylight saving time.
    ['United States', '2026-03-07'],
    ['United States', '2026-10-31'],
    ['Canada', '2026-03-07'],
    ['Australia', '2026-04-04'],
    ['Australia', '2026-10-03'],
    ['Portugal', '2026-10-24'],
    ['Spain', '2026-03-28'],
    ['Chile', '2026-04-04'],
    ['Chile', '2026-09-05'],
    ['New Zealand', '2026-09-26'],
    ['Mexico', '2026-03-07'],
  ] as const)('never costs less a quarter of an hour later: %s around %s', async (country, checkIn) => {
    const booking = await bookedIn(country, checkIn, 3);
    const start = Date.parse(`${checkIn}T00:00Z`) - 86_400_000;
    const charged = Array.from({ length: 6 * 96 }, (_, at) =>
      nightsCharged(booking, start + at * 15 * 60_000),
    );
    expect(charged).toEqual(charged.toSorted((one, other) => one - other));
    expect([...new Set(charged)]).toEqual([0, 2, 3]);
  });

  it('can be cancelled until the day of departure has begun in its last time zone', async () => {
    const booking = await bookedIn('Russia', '2026-12-10', 1);
    // Midnight in Kamchatka, where the day of departure has begun; in Kaliningrad check-in is still to come.
    const midnight = Date.parse('2026-12-10T12:00Z');
    expect([canCancel(booking, midnight), nightsCharged(booking, midnight)]).toEqual([true, 0]);
    const evening = Date.parse('2026-12-10T21:59Z');
    expect([canCancel(booking, evening), nightsCharged(booking, evening)]).toEqual([true, 1]);
    expect(canCancel(booking, Date.parse('2026-12-10T22:00Z'))).toBe(false);
  });

  it('costs nothing, in an unknown country, until its night has begun in every time zone of the world', async () => {
    const booking = await bookedIn('', '2026-12-10', 1);
    // 15:59 in Auckland, on the day of departure.
    const before = Date.parse('2026-12-11T02:59Z');
    expect([canCancel(booking, before), nightsCharged(booking, before)]).toEqual([true, 0]);
    expect(nightsCharged(booking, before + 60_000)).toBe(1);
  });

  it("applies the deadlines of its rate in the country's first time zone", async () => {
    const { record } = await confirmed({ hotelLocation: 'Honolulu, United States' });
    const { quote } = record();
    if (!quote) throw new Error('no quote');
    const cancellation = {
      isFree: true,
      freeUntil: '2026-12-08T15:00',
      steps: [{ from: '2026-12-08T15:00', fee: ils(30_000) }],
    };
    const flexible = { ...record(), quote: { ...quote, source: 'STORED' as const, cancellation } };
    const inNewYork = Date.parse('2026-12-08T20:00Z');
    expect(quoteAt(flexible, inNewYork)).toMatchObject({ fee: ils(0), freeUntil: '2026-12-08T15:00' });
    expect(quoteAt(flexible, inNewYork + 60_000)).toMatchObject({ fee: ils(30_000), freeUntil: null });
  });

  it.each(Array.from({ length: 8 }, (_, at) => at))(
    'never costs more than agreed when a night begins during the cancellation, after %i reads of the clock',
    async (looksBefore) => {
      const kit = await confirmed({ hotelLocation: 'Honolulu, United States' });
      const { quote } = kit.record();
      if (!quote) throw new Error('no quote');
      const cancellation = { isFree: true, freeUntil: null, steps: [] };
      kit.records.set(ID, { ...kit.record(), quote: { ...quote, cancellation } });
      await kit.clock.advance(Date.parse('2026-12-11T01:00Z') - 1 - kit.clock.now());
      const { now } = kit.clock;
      let looks = 0;
      kit.clock.now = () => now() + (looks++ < looksBefore ? 0 : 1);
      await kit.service.cancel(kit.me, cancelInput({ feeSeenMinor: 0 }));
      expect(kit.record().cancellationDetails?.fee.amountMinor ?? 0).toBe(0);
    },
  );
});
