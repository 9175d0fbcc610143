import { expect } from 'vitest';
import type { Visitor } from '#tests/support/visitor.ts';
import { sandboxHotel } from './product/sandbox.ts';
import { stay } from './traveller.ts';

/** The stay of all tests, for two, as the API takes it. */
export const lodging = { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: { adults: 2 } };
const key = () => crypto.randomUUID().replaceAll('-', '');

interface Offer {
  readonly id: string;
  readonly mealPlan: string;
  readonly total: { readonly amountMinor: number };
}

/** The first offer of the sandbox hotel. */
async function firstOffer(visitor: Visitor): Promise<Offer> {
  const { data } = await visitor.ask<{ hotel: { offers: { offers: Offer[] } } }>(
    `query Offers($id: ID!, $stay: StayInput!) {
      hotel(id: $id) { offers(stay: $stay) { offers { id mealPlan total { amountMinor } } } }
    }`,
    { id: sandboxHotel, stay: lodging },
  );
  const [offer] = data.hotel.offers.offers;
  if (!offer) throw new Error('the hotel has no room');
  return offer;
}

/** Books a room of the sandbox hotel as a member over the API, as the pages do. @returns the id of the confirmed booking */
export async function bookOverApi(visitor: Visitor): Promise<string> {
  const offer = await firstOffer(visitor);
  const expectedTotalMinor = offer.total.amountMinor;
  const created = await visitor.ask<{ createBooking: { booking: { id: string } } }>(
    `mutation Create($input: CreateBookingInput!) {
      createBooking(input: $input) { __typename ... on BookingSaved { booking { id } } }
    }`,
    {
      input: {
        hotelId: sandboxHotel,
        offerId: offer.id,
        stay: lodging,
        mealPlan: offer.mealPlan,
        expectedTotalMinor,
        key: key(),
      },
    },
  );
  const bookingId = created.data.createBooking.booking.id;
  const confirmed = await visitor.ask<{ confirmBooking: { booking: { status: string } } }>(
    `mutation Pay($input: ConfirmBookingInput!) {
      confirmBooking(input: $input) { __typename ... on BookingSaved { booking { status } } }
    }`,
    {
      input: {
        bookingId,
        guest: { firstName: 'Maya', lastName: 'Stern', email: 'maya@example.com' },
        card: { brand: 'VISA', lastFour: '4580' },
        expectedTotalMinor,
        key: key(),
      },
    },
  );
  expect(confirmed.data.confirmBooking.booking.status).toBe('confirmed');
  return bookingId;
}
