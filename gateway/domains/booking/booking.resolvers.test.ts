import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scalarResolvers } from '#gateway/scalars.ts';
import { bookingResolvers } from './booking.resolvers.ts';
import { bookingLoaders } from './booking.viewer.loaders.ts';
import { caller, dana, FARE, setUp, stay } from './testing/kit.ts';

const folder = new URL('../../../schema/', import.meta.url);
const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: [scalarResolvers, bookingResolvers],
});

function client() {
  const { service } = setUp();
  const me = caller(dana);
  const hotelById = { load: () => Promise.reject(new Error('down')) };
  return async (source: string, variableValues: Record<string, unknown> = {}) => {
    const contextValue = {
      ...me,
      loaders: { ...bookingLoaders(service, me), hotelById },
      services: { booking: service },
    };
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
    expect(errors).toBeUndefined();
    return data;
  };
}

const bookingFields = `
  id status isProcessing hotel { id } guests party { adults children childrenAges infants rooms }
  pricePerNight { amount } totalPrice { amount } extrasTotal { amount } totalToPay { amountMinor currency }
  cancellation { isFree freeUntil steps { from fee { amount } } } propertyFees { description }
  carRental { car_type price { amount } addons days } insurance { package_name price { amount } options }
  attractions { id name price { amount } quantity }
  guest { name firstName email phone specialRequests } payment { brand lastFour } needsPhone isUnclaimed quoteExpiresAt createdAt
  extrasRefundableUntil`;

const create = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) { __typename ... on BookingSaved { booking { ${bookingFields} } } }
}`;

const input = { hotelId: '1000001', offerId: 'offer-1', stay, expectedTotalMinor: FARE, key: 'k1' };

describe('the booking resolvers', () => {
  it('take a booking from its creation through extras to the payment', async () => {
    const ask = client();
    expect(await ask(create, { input })).toMatchObject({
      createBooking: {
        __typename: 'BookingSaved',
        booking: {
          status: 'pending',
          hotel: null,
          needsPhone: false,
          extrasRefundableUntil: '2026-12-08T15:00',
          party: { adults: 2, children: 1, childrenAges: [5], infants: 0, rooms: 1 },
          totalPrice: { amount: '900.00' },
          extrasTotal: { amount: '0.00' },
          totalToPay: { amountMinor: FARE, currency: 'ILS' },
          cancellation: { isFree: true, freeUntil: '2026-12-04T23:59' },
          guest: { name: null, firstName: null, specialRequests: '' },
          payment: null,
          isUnclaimed: false,
          quoteExpiresAt: '2026-11-21T09:30:00.000Z',
        },
      },
    });
    const extras = { car: { carType: 'suv', addons: ['gps'] }, insurance: true };
    const update = `mutation ($extras: BookingExtrasInput!) {
      updateBookingExtras(bookingId: "booking-1", extras: $extras) {
        ... on BookingSaved { booking { ${bookingFields} } }
      }
    }`;
    expect(await ask(update, { extras })).toMatchObject({
      updateBookingExtras: {
        booking: {
          carRental: { car_type: 'suv', price: { amount: '617.00' }, addons: ['gps'], days: 3 },
          insurance: { package_name: 'Travel insurance', price: { amount: '102.00' }, options: [] },
          extrasTotal: { amount: '719.00' },
          totalToPay: { amountMinor: 161_900 },
        },
      },
    });
    const confirm = `mutation ($input: ConfirmBookingInput!) {
      confirmBooking(input: $input) { __typename ... on BookingSaved { booking { ${bookingFields} } } }
    }`;
    const payment = {
      bookingId: 'booking-1',
      guest: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
      card: { brand: 'Visa', lastFour: '1111' },
      expectedTotalMinor: 161_900,
      key: 'p1',
    };
    expect(await ask(confirm, { input: payment })).toMatchObject({
      confirmBooking: {
        booking: {
          status: 'confirmed',
          isProcessing: false,
          guest: { name: 'Dana Levi', phone: null },
          payment: { brand: 'Visa', lastFour: '1111' },
          quoteExpiresAt: null,
        },
      },
    });
    expect(await ask('{ myBookings { id } booking(id: "booking-1") { status } }')).toEqual({
      myBookings: [{ id: 'booking-1' }],
      booking: { status: 'confirmed' },
    });
  });

  it('return null for a booking that does not exist', async () => {
    expect(await client()('{ booking(id: "nope") { id } }')).toEqual({ booking: null });
  });

  it('return a message for every refused field', async () => {
    const ask = client();
    await ask(create, { input });
    const confirm = `mutation ($input: ConfirmBookingInput!) {
      confirmBooking(input: $input) { ... on BookingInputRefused { fields message } }
    }`;
    const payment = {
      bookingId: 'booking-1',
      guest: {
        firstName: '',
        lastName: 'לוי',
        email: 'dana',
        phone: 'call me',
        specialRequests: 'x'.repeat(2_001),
      },
      otherGuests: [{ title: 'King' }],
      card: { brand: '', lastFour: '11' },
      expectedTotalMinor: FARE,
      key: 'p1',
    };
    const answer = await ask(confirm, { input: payment });
    const { confirmBooking } = z
      .object({ confirmBooking: z.object({ fields: z.array(z.string()), message: z.string() }) })
      .parse(answer);
    expect(confirmBooking.fields).toHaveLength(8);
    for (const field of confirmBooking.fields) expect(confirmBooking.message).toContain(`${field} (`);
    expect(confirmBooking.message).toMatch(/^Refused fields, .*lastFour \(four digits\)\.$/);
    const extras = `mutation { updateBookingExtras(bookingId: "booking-1", extras: { car: { carType: "tank" } }) {
      ... on BookingInputRefused { message }
    } }`;
    expect(JSON.stringify(await ask(extras))).toContain('car (ids of a car');
  });

  it('return refusals as members of the result union', async () => {
    const refusal = `mutation ($input: CreateBookingInput!) {
      createBooking(input: $input) { ... on BookingRefused { code } }
    }`;
    const forged = { ...input, expectedTotalMinor: 1 };
    expect(await client()(refusal, { input: forged })).toEqual({
      createBooking: { code: 'AMOUNT_MISMATCH' },
    });
  });

  it.each([
    [
      { tries: 1, outcome: { kind: 'absent' } },
      { isNotMade: true, notMadeCode: 'PROVIDER_UNAVAILABLE' },
    ],
    [
      { tries: 1, outcome: { kind: 'refused', code: 'PRICE_GONE' } },
      { isNotMade: true, notMadeCode: 'PROVIDER_REFUSED' },
    ],
    [
      { tries: 0, outcome: { kind: 'absent' } },
      { isNotMade: false, notMadeCode: null },
    ],
    [
      { tries: 1, outcome: { kind: 'confirmed' } },
      { isNotMade: false, notMadeCode: null },
    ],
    [
      { tries: 1, outcome: { kind: 'absent' }, status: 'cancelled' },
      { isNotMade: false, notMadeCode: null },
    ],
  ])(
    'report for a booking with %o whether its last payment led to no reservation',
    async (changes, expected) => {
      const stored = { id: 'booking-1', status: 'pending', ...changes };
      const bookingById = { load: () => Promise.resolve(stored) };
      const { data } = await graphql({
        schema,
        source: '{ booking(id: "booking-1") { isNotMade notMadeCode } }',
        contextValue: { ...caller(dana), loaders: { bookingById } },
      });
      expect(data).toEqual({ booking: expected });
    },
  );
});
