/** The whole product on a platform that offers only the calls of the platform specification. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBarePlatform, type BarePlatform } from '../support/bare/bare-platform.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { codeOf } from './support/callers.ts';
import { createHotel, hotelFields, hotelForm, type AdminHotelFields } from './support/admin-hotels.ts';
import {
  claim,
  newBooking,
  hotelPage,
  pay,
  readBooking,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { cancel, preview, readAsAdmin, setStatus } from './support/cancelling.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
const dana = { email: 'dana@example.com', role: 'user', name: 'Dana Levi' } as const;
const ada = { email: 'ada@example.com', role: 'admin', name: 'Ada Min' } as const;

let redis: TestRedis;
let bare: BarePlatform;
let product: TestProduct;
let other: TestProduct;
let choice: Choice;

beforeAll(async () => {
  redis = await startOwnRedis();
  bare = await startBarePlatform({ slowMs: 3 });
  const token = bare.signedIn({ email: 'gateway@example.com', role: 'admin', name: 'Gateway' });
  const variables = { REDIS_URL: redis.url, PLATFORM_URL: bare.url, PLATFORM_SERVICE_TOKEN: token };
  product = await startTestProduct(variables);
  other = await startTestProduct({ ...product.upstreams(), ...variables });
  bare.strays.length = 0;
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Haifa'), stay);
  const { hotels } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(async () => {
  await other.stop();
  await product.stop();
  await bare.close();
  await redis.stop();
});
beforeEach(async () => {
  await product.sandbox.heal();
});

/** Visits the platform's login page and returns with the token that the platform puts into the URL. */
async function signIn(visitor: Visitor, account: Parameters<BarePlatform['signedIn']>[0]): Promise<Visitor> {
  const { data } = await visitor.ask<{ loginUrl: string }>('{ loginUrl(returnTo: "/Bookings") }');
  const login = new URL(data.loginUrl);
  expect(login.origin + login.pathname).toBe(`${bare.url}/login`);
  expect(login.searchParams.get('app_id')).toBe('solera');
  const back = new URL(login.searchParams.get('from_url') ?? '');
  const variables = { token: bare.signedIn(account), state: back.searchParams.get('sign_in') };
  const answer = await visitor.ask(
    `mutation($token: String!, $state: String!) {
      adoptSession(token: $token, state: $state) { ... on SignedIn { viewer { email } } }
    }`,
    variables,
  );
  expect(answer.data).toEqual({ adoptSession: { viewer: { email: account.email } } });
  return visitor;
}

const ownBookings = async (visitor: Visitor): Promise<string[]> => {
  const { data, errors } = await visitor.ask<{ myBookings: { id: string }[] }>('{ myBookings { id } }');
  expect(errors).toEqual([]);
  return data.myBookings.map(({ id }) => id);
};

const save = (admin: Visitor, hotel: AdminHotelFields, name: string) =>
  admin.ask<{ updateHotel: { __typename: string } }>(
    `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
      updateHotel(id: $id, input: $input, updatedAt: $updatedAt) {
        __typename ... on AdminHotelSaved { hotel { ${hotelFields} } }
      }
    }`,
    { id: hotel.id, input: hotelForm({ name }), updatedAt: hotel.updatedAt },
  );

describe('on a platform with only the specified calls', () => {
  it('a member signs in, books, pays, finds the booking and cancels it', async () => {
    const member = await signIn(product.visitor(), dana);
    const draft = await newBooking(member, choice);
    expect(bare.table('Booking')).toMatchObject([{ id: draft.id, created_by: dana.email }]);
    const paid = await pay(member, {
      bookingId: draft.id,
      expectedTotalMinor: draft.totalToPay.amountMinor,
    });
    expect(paid).toMatchObject({ booking: { status: 'confirmed' } });
    expect(await ownBookings(member.at(() => other.url))).toEqual([draft.id]);
    await expect.poll(() => bare.mails).toMatchObject([{ to: 'tamar.shaked@example.com' }]);

    const { fee } = await preview(member, draft.id);
    const choiceOfCancel = { bookingId: draft.id, feeSeenMinor: fee.amountMinor };
    await cancel(member, choiceOfCancel);
    await expect.poll(() => readBooking(member, draft.id)).toMatchObject({ status: 'cancelled' });
    expect(bare.strays).toEqual([]);
  });

  it('a draft that was started before signing in belongs to the member afterwards, and to no one else', async () => {
    const visitor = product.visitor();
    const draft = await newBooking(visitor, choice);
    expect(draft.isUnclaimed).toBe(true);
    await signIn(visitor, { ...dana, email: 'noa@example.com' });
    expect((await claim(visitor, draft.id)).data.claimBooking.isUnclaimed).toBe(false);
    expect(await ownBookings(visitor)).toEqual([draft.id]);
    const stranger = await signIn(product.visitor(), { ...dana, email: 'eve@example.com' });
    expect(await ownBookings(stranger)).toEqual([]);
    expect(await readBooking(stranger, draft.id)).toBeNull();
  });

  it('two gateways that receive a payment for the same booking send one Book', async () => {
    const member = await signIn(product.visitor(), { ...dana, email: 'gil@example.com' });
    const draft = await newBooking(member, choice);
    await product.sandbox.forget();
    await product.sandbox.fault({ call: 'Book', kind: 'delay', ms: 400 });
    const payment = {
      bookingId: draft.id,
      expectedTotalMinor: draft.totalToPay.amountMinor,
      key: 'one-payment-of-one-member',
    };
    const outcomes = await Promise.all([
      pay(member, payment),
      pay(
        member.at(() => other.url),
        payment,
      ),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ booking: { status: 'confirmed' } });
    expect((await product.sandbox.counts())['Book']).toBe(1);
  });

  it('an administrator edits hotels and statuses, and one of two simultaneous edits of a hotel is stored', async () => {
    const admin = await signIn(product.visitor(), ada);
    const hotel = await createHotel(admin, hotelForm({ name: 'Old Pier', roomTypes: [] }));
    const edits = await Promise.all([
      save(admin, hotel, 'New Pier'),
      save(
        admin.at(() => other.url),
        hotel,
        'Long Pier',
      ),
    ]);
    const saved = edits.filter(({ data }) => data.updateHotel?.__typename === 'AdminHotelSaved');
    expect(saved).toHaveLength(1);
    const member = await signIn(product.visitor(), { ...dana, email: 'uri@example.com' });
    const draft = await newBooking(member, choice);
    await setStatus(admin, draft.id, 'cancelled');
    expect(await readAsAdmin(admin, draft.id)).toMatchObject({ status: 'cancelled' });

    const { data, errors } = await admin.ask(
      '{ adminDashboard { totalHotels totalBookings } adminMessages { items { id } pageInfo { totalItems } } }',
    );
    expect([data, errors]).toEqual([
      {
        adminDashboard: { totalHotels: 1, totalBookings: bare.table('Booking').length },
        adminMessages: { items: [], pageInfo: { totalItems: 0 } },
      },
      [],
    ]);
    // This platform stores no messages.
    const answer = await admin.ask(
      'mutation { answerMessage(id: "m1", text: "Yes", key: "k") { __typename } }',
    );
    expect(codeOf(answer)).toBe('NOT_FOUND');
    const people = await admin.ask('{ adminUsers { items { email } } }');
    expect(JSON.stringify(people.data)).toContain(dana.email);
  });

  it('the room of a stored hotel is sold only as often as it exists', async () => {
    const admin = await signIn(product.visitor(), ada);
    const roomTypes = [{ name: 'Loft', priceMinor: 30_000, count: 1 }];
    const { id } = await createHotel(admin, hotelForm({ name: 'One Loft', roomTypes }));
    const [offer] = (await hotelPage(product.visitor(), id, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');
    const member = await signIn(product.visitor(), { ...dana, email: 'lia@example.com' });
    const draft = await newBooking(member, { hotelId: id, offer, stay });
    const { totalToPay } = draft;
    expect(
      await pay(member, { bookingId: draft.id, expectedTotalMinor: totalToPay.amountMinor }),
    ).toMatchObject({ booking: { status: 'confirmed' } });
    expect((await hotelPage(other.visitor(), id, stay)).offers.offers).toEqual([]);
    await cancel(member, { bookingId: draft.id, feeSeenMinor: totalToPay.amountMinor });
    await expect.poll(() => readBooking(member, draft.id)).toMatchObject({ status: 'cancelled' });
  });

  it('the gateway makes only the calls of the specification', () => {
    expect(bare.strays).toEqual([]);
  });
});
