import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { password, register } from './support/booking.ts';
import { say } from './support/chatting.ts';
import { endStay, storedHotels, paidStay } from './support/stays.ts';

let product: TestProduct;
let hotelId: string;

beforeAll(async () => {
  product = await startTestProduct();
  hotelId = (await storedHotels(product.visitor()))[0]?.id ?? '';
});
afterAll(() => product.stop());

async function memberNamed(fullName = 'Tamar Shaked'): Promise<{ member: Visitor; email: string }> {
  const member = product.visitor();
  return { member, email: await register(member, fullName) };
}

const profile = `id fullName email phone role createdAt
  preferences { newsletter notifications language currency } travelStats { bookings countries reviews }`;

interface Refusal {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly string[];
}

/** Runs a mutation whose field has the alias `it`. */
async function act(visitor: Visitor, mutation: string, variables: Record<string, unknown>): Promise<Refusal> {
  const { data, errors } = await visitor.ask<{ it: Refusal }>(mutation, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.it;
}

const refusal = '__typename ... on ProfileRefused { code fields message }';

const update = (visitor: Visitor, input: object) =>
  act(
    visitor,
    `mutation($input: UpdateMeInput!) { it: updateMe(input: $input) { ${refusal} ... on ProfileSaved { viewer { ${profile} } } } }`,
    { input },
  );

const changePassword = (visitor: Visitor, current: string, next: string) =>
  act(
    visitor,
    `mutation($current: String!, $next: String!) { it: changePassword(current: $current, next: $next) { ${refusal} } }`,
    { current, next },
  );

const leave = (visitor: Visitor, secret = password) =>
  act(
    visitor,
    `mutation($password: String!) {
      it: deleteMyAccount(password: $password) { ${refusal} ... on AccountDeleted { keptBookings } }
    }`,
    { password: secret },
  );

const signIn = (visitor: Visitor, email: string, secret: string) =>
  act(visitor, 'mutation($input: SignInInput!) { it: signIn(input: $input) { __typename } }', {
    input: { email, password: secret },
  });

const me = async (visitor: Visitor) => (await visitor.ask(`{ me { ${profile} } }`)).data['me'];

describe('a profile', () => {
  it('of a new member has no preferences and no travels', async () => {
    const { member, email } = await memberNamed();
    expect(await me(member)).toMatchObject({
      email,
      fullName: 'Tamar Shaked',
      createdAt: expect.stringMatching(/^20\d\d-/),
      preferences: { newsletter: false, notifications: false, language: null, currency: null },
      travelStats: { bookings: 0, countries: 0, reviews: 0 },
    });
  });

  it('stores a name, a phone in its normalized form, and single preferences without changing the others', async () => {
    const { member } = await memberNamed();
    await update(member, { preferences: { newsletter: true, language: 'he' } });
    const change = { fullName: ' Tamar Katz ', phone: '050-123-4567', preferences: { currency: 'EUR' } };
    const saved = {
      fullName: 'Tamar Katz',
      phone: '+972501234567',
      preferences: { newsletter: true, notifications: false, language: 'he', currency: 'EUR' },
    };
    expect(await update(member, change)).toMatchObject({ __typename: 'ProfileSaved', viewer: saved });
    expect(await me(member)).toMatchObject(saved);
    await update(member, { phone: '' });
    expect(await me(member)).toMatchObject({ ...saved, phone: '' });
  });

  it('names the invalid fields and changes nothing', async () => {
    const { member } = await memberNamed();
    const change = { fullName: 'Somebody', phone: 'call me', preferences: { currency: 'XXX' } };
    expect(await update(member, change)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['phone', 'currency'],
      message: expect.stringMatching(/^Refused fields.*phone \(.*currency \(ISO 4217/),
    });
    expect(await update(member, { fullName: '\u202E' })).toMatchObject({ fields: ['fullName'] });
    expect(await me(member)).toMatchObject({ fullName: 'Tamar Shaked' });
  });

  it.each([{ role: 'admin' }, { email: 'boss@example.com' }, { id: '1' }])('refuses %j', async (input) => {
    const { member } = await memberNamed();
    const { errors } = await member.ask(
      'mutation($input: UpdateMeInput!) { updateMe(input: $input) { __typename } }',
      { input },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('cannot be changed or read by a visitor', async () => {
    const visitor = product.visitor();
    for (const query of [
      'mutation { updateMe(input: {}) { __typename } }',
      'mutation { changePassword(current: "a", next: "b") { __typename } }',
      'mutation { deleteMyAccount(password: "a") { __typename } }',
      '{ myDataExport { name } }',
    ])
      expect((await visitor.ask(query)).errors[0]?.extensions).toMatchObject({ code: 'AUTH_REQUIRED' });
  });
});

describe('a password', () => {
  it('can be changed with the old one, which ends every other session', async () => {
    const { member, email } = await memberNamed();
    const elsewhere = product.visitor();
    await signIn(elsewhere, email, password);
    expect(await changePassword(member, 'not this one', 'another long passphrase')).toMatchObject({
      fields: ['current'],
    });
    expect(await changePassword(member, password, '12345678')).toMatchObject({ fields: ['next'] });
    expect(await changePassword(member, password, 'another long passphrase')).toEqual({
      __typename: 'ProfileSaved',
    });
    expect(await me(member)).toMatchObject({ email });
    const bearer = { authorization: `Bearer ${elsewhere.cookie('session') ?? ''}` };
    expect((await product.visitor().ask('{ me { id } }', {}, bearer)).data).toEqual({ me: null });
    expect(await signIn(product.visitor(), email, password)).toEqual({ __typename: 'SignInRefused' });
    expect(await signIn(product.visitor(), email, 'another long passphrase')).toEqual({
      __typename: 'SignedIn',
    });
  });
});

describe('a token of another account', () => {
  const adopt = (visitor: Visitor, token: string, replace?: boolean) =>
    visitor.ask<{ adoptSession: { __typename: string } }>(
      'mutation($token: String!, $replace: Boolean! = false) { adoptSession(token: $token, replace: $replace) { __typename } }',
      { token, ...(replace === undefined ? {} : { replace }) },
    );

  it('changes nothing until the member agrees, and is valid once', async () => {
    const { member, email } = await memberNamed();
    const { member: other, email: otherEmail } = await memberNamed('Eve Stone');
    const token = other.cookie('session') ?? '';
    const before = member.cookie('session') ?? '';
    const requested = await adopt(member, token);
    expect(requested.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect([await me(member), requested.cookies]).toMatchObject([{ email }, []]);

    expect((await adopt(member, token, true)).data).toEqual({ adoptSession: { __typename: 'SignedIn' } });
    expect(await me(member)).toMatchObject({ email: otherEmail });
    const bearer = { authorization: `Bearer ${before}` };
    expect((await product.visitor().ask('{ me { id } }', {}, bearer)).data).toEqual({ me: null });
    expect((await adopt(product.visitor(), token)).data).toEqual({
      adoptSession: { __typename: 'SignInRefused' },
    });
  });
});

describe('travels', () => {
  it('count confirmed bookings and their countries, for each member separately', async () => {
    const { member } = await memberNamed();
    const { member: other } = await memberNamed();
    const first = await paidStay(member, hotelId);
    const second = await paidStay(member, hotelId);
    await product.update('Booking', second, { hotel_location: 'Paris, France' });
    expect(await me(member)).toMatchObject({ travelStats: { bookings: 2, countries: 2, reviews: 0 } });
    await product.update('Booking', first, { status: 'cancelled' });
    expect(await me(member)).toMatchObject({ travelStats: { bookings: 1, countries: 1 } });
    expect(await me(other)).toMatchObject({ travelStats: { bookings: 0, countries: 0 } });
  });
});

describe("the export of a member's data", () => {
  it('is one JSON file with the member’s own data and without internal fields', async () => {
    const { member, email } = await memberNamed();
    const { member: other } = await memberNamed('Somebody Else');
    const id = await paidStay(member, hotelId);
    await paidStay(other, hotelId);
    await member.ask('mutation($id: ID!) { setFavorite(hotelId: $id, isFavorite: true) { isFavorite } }', {
      id: hotelId,
    });
    const { data: said } = await say(member, 'What about cancelling?');
    const { data } = await member.ask<{ myDataExport: { name: string; mediaType: string; content: string } }>(
      '{ myDataExport { name mediaType content } }',
    );
    expect(data.myDataExport).toMatchObject({
      name: expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/),
      mediaType: 'application/json',
    });
    const file: unknown = JSON.parse(data.myDataExport.content);
    expect(file).toMatchObject({
      profile: { email },
      bookings: [{ id, status: 'confirmed', guest: { lastName: 'Shaked' } }],
      reviews: [],
      favorites: [{ hotelId }],
      messages: [],
      conversations: [
        [
          { role: 'traveller', text: 'What about cancelling?' },
          { role: 'assistant', text: said.sendChatMessage.text },
        ],
      ],
    });
    expect(data.myDataExport.content).not.toMatch(/Somebody Else|clientRef|guestTokenHash|createKey|history/);
  });
});

describe('deleting an account', () => {
  it('is refused before upcoming stays, and needs the password', async () => {
    const { member, email } = await memberNamed();
    await paidStay(member, hotelId);
    expect(await leave(member, 'not this one')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
    expect(await leave(member)).toMatchObject({ code: 'INVALID_STATE', fields: ['bookings'] });
    expect(await me(member)).toMatchObject({ email, travelStats: { bookings: 1 } });
  });

  it('removes personal data, and leaves amounts and anonymous texts', async () => {
    const { member, email } = await memberNamed();
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    const { data } = await member.ask<{ createReview: { review: { id: string } } }>(
      `mutation($id: ID!) {
        createReview(input: { bookingId: $id, rating: 4, comment: "A fine place." }) { ... on ReviewSaved { review { id } } }
      }`,
      { id },
    );
    const bearer = { authorization: `Bearer ${member.cookie('session') ?? ''}` };
    const before = await product.record('Booking', id);
    expect(await leave(member)).toEqual({ __typename: 'AccountDeleted', keptBookings: 1 });

    expect(await me(member)).toBeNull();
    expect((await product.visitor().ask('{ me { id } }', {}, bearer)).data).toEqual({ me: null });
    expect(await signIn(product.visitor(), email, password)).toEqual({ __typename: 'SignInRefused' });
    const booking = await product.record('Booking', id);
    expect(JSON.stringify(booking)).not.toMatch(/Tamar|Shaked|tamar|972501234567|quiet room/);
    expect(JSON.stringify(booking)).not.toContain(email);
    expect(booking).toMatchObject({
      created_by: null,
      guest_name: null,
      guest_email: null,
      guest_phone: null,
      special_requests: null,
      total_price: before['total_price'],
      status: 'confirmed',
      payment: before['payment'],
    });
    expect(await product.record('Review', data.createReview.review.id)).toMatchObject({
      created_by: null,
      reviewer_name: null,
      comment: 'A fine place.',
      rating: 4,
      photos: [],
    });
    const { data: page } = await product
      .visitor()
      .ask<{ hotel: { reviews: { items: { reviewerName: string }[] } } }>(
        'query($id: ID!) { hotel(id: $id) { reviews(page: { pageSize: 50 }) { items { comment reviewerName } } } }',
        { id: hotelId },
      );
    expect(page.hotel.reviews.items).toContainEqual({ comment: 'A fine place.', reviewerName: '' });
  });

  it('frees the email address, and its next owner inherits nothing', async () => {
    const { member, email } = await memberNamed();
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    await leave(member);
    const next = product.visitor();
    await next.ask('mutation($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { fullName: 'Next Owner', email, password },
    });
    const { data } = await next.ask('{ me { email } myBookings { id } favorites { id } myReviews { id } }');
    expect(data).toEqual({ me: { email }, myBookings: [], favorites: [], myReviews: [] });
  });
});
