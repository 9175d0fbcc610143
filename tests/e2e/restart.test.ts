import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { Visitor } from '../support/visitor.ts';
import { type RunningProduct, startBuilt, temporaryDataDir } from './support/product/running-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { newMember, stay } from './support/traveller.ts';

const dataDir = temporaryDataDir();
let product: RunningProduct;

beforeAll(async () => {
  product = await startBuilt(dataDir.path);
});
afterAll(async () => {
  await product.stop();
  dataDir.remove();
});

const lodging = { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: { adults: 2 } };
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

/** Books as a member over the API, as the pages do. @returns the id of the confirmed booking */
async function book(visitor: Visitor): Promise<string> {
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

const bookingOf = async (visitor: Visitor, id: string) =>
  (
    await visitor.ask<{ booking: { status: string; totalToPay: { amountMinor: number } } | null }>(
      'query B($id: ID!) { booking(id: $id) { status totalToPay { amountMinor } hotelName guest { lastName } } }',
      { id },
    )
  ).data.booking;

const nameOf = async (visitor: Visitor) =>
  (await visitor.ask<{ me: { fullName: string } | null }>('{ me { fullName } }')).data.me?.fullName;

it('the built product compiles the queries that visitors share', async () => {
  const [id] =
    Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query StaticContent')) ?? [];
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const query = new URLSearchParams({
    operationName: 'StaticContent',
    variables: JSON.stringify({ criteria: { location: 'Haifa', stay: lodging } }),
    extensions: JSON.stringify(extensions),
  });
  const response = await new Visitor(() => product.url).fetch(`/graphql?${query}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  expect(await response.json()).toMatchObject({ data: expect.anything() });
  expect(product.output()).not.toContain('graphql.not-compiled');
});

it('the product loses nothing when it is killed, and is ready again within seconds', async () => {
  const member = newMember();
  const visitor = new Visitor(() => product.url);
  await visitor.ask('mutation R($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: member,
  });
  expect(await nameOf(visitor)).toBe(member.fullName);
  const id = await book(visitor);
  const before = await bookingOf(visitor, id);
  expect(before).toMatchObject({ status: 'confirmed', guest: { lastName: 'Stern' } });

  await product.kill();
  product = await startBuilt(dataDir.path);
  process.stdout.write(`ready again after ${product.startedInMs} ms on a used data folder\n`);

  expect(await nameOf(visitor)).toBe(member.fullName);
  expect(await bookingOf(visitor, id)).toEqual(before);
  const stranger = new Visitor(() => product.url);
  expect(await bookingOf(stranger, id)).toBeNull();
  await stranger.ask('mutation S($input: SignInInput!) { signIn(input: $input) { __typename } }', {
    input: { email: member.email, password: member.password },
  });
  expect(await bookingOf(stranger, id)).toEqual(before);
});
