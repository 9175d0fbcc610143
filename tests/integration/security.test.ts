import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { createLogger } from '#gateway/logger.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  chooseExtras,
  claim,
  newBooking,
  hotelPage,
  password,
  pay,
  readBooking,
  register,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { cityNamed, criteriaOf, searchAnswer, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
const lines: string[] = [];
let product: TestProduct;
let choice: Choice;

beforeAll(async () => {
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  product = await startTestProduct({}, logger);
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(() => product.stop());
beforeEach(() => product.sandbox.heal());

async function memberOf(): Promise<Visitor> {
  const member = product.visitor();
  await register(member);
  return member;
}

const post = (visitor: Visitor, body: string, headers: Record<string, string> = {}) =>
  visitor.fetch('/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Internal texts that must never reach a caller. */
const inside = /127\.0\.0\.1|localhost|node_modules|at .+\.ts|TBO|sandbox|<html|ECONN/i;

describe('errors', () => {
  it.each([
    ['a provider that fails', { kind: 'http', status: 500 }],
    ['a provider that answers HTML', { kind: 'html' }],
    ['a cut-off response', { kind: 'torn' }],
    ['a refused password', { kind: 'refuse', code: 401, description: 'sandbox password is wrong' }],
  ])('of %s have a documented code and no internal details', async (_name, fault) => {
    await product.sandbox.fault({ call: 'HotelDetails', ...fault });
    const { errors } = await product
      .visitor()
      .ask('query($id: ID!) { hotel(id: $id) { description { en } } }', { id: '1000450' });
    expect(errors).toHaveLength(1);
    expect(errorCodes).toContain(errors[0]?.extensions?.['code']);
    expect(JSON.stringify(errors)).not.toMatch(inside);
  });

  it.each([
    ['not JSON', '{"query": ', 400, 'BAD_REQUEST'],
    [
      'too large',
      JSON.stringify({ query: '{ me { id } }', pad: 'x'.repeat(300_000) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    [
      'a list that is too long',
      JSON.stringify({ query: '{ me { id } }', variables: { ids: Array.from({ length: 101 }, () => 1) } }),
      400,
      'BAD_USER_INPUT',
    ],
    ['not GraphQL', '{"query":"{{{"}', 400, 'BAD_REQUEST'],
    ['several operations', '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]', 400, 'BAD_REQUEST'],
  ])('for an invalid body (%s) have the usual format', async (_name, body, status, code) => {
    const answer = await post(product.visitor(), body);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(text).not.toMatch(inside);
  });

  it.each([
    ['deep', `{ hotelSearch ${'{ a '.repeat(20)}${'}'.repeat(20)} }`],
    ['long', `{ me { ${'id '.repeat(2_100)} } }`],
    ['wide', `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: me { id }`).join(' ')} }`],
    ['costly', '{ myBookings(limit: 2001) { id } }'],
  ])('refuse a query that is too %s', async (_name, query) => {
    const { errors } = await product.visitor().ask(query);
    expect(errors.map(({ extensions }) => extensions?.['code'])).toContain('QUERY_TOO_COMPLEX');
  });

  it('refuse unknown input fields', async () => {
    const criteria = { stay, price: 1 };
    const { errors } = await searchAnswer(product.visitor(), criteria);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
  });

  it('of rate limits say when to retry', async () => {
    const member = await memberOf();
    const draft = await newBooking(member, choice);
    const payment = { bookingId: draft.id, expectedTotalMinor: 1 };
    for (let attempt = 0; attempt < 5; attempt += 1) await pay(member, payment);
    await expect(pay(member, payment)).rejects.toThrow(/"RATE_LIMITED".*"retryAfter":\d+/);

    const query = `mutation($input: ConfirmBookingInput!) { confirmBooking(input: $input) { __typename } }`;
    const card = { brand: 'Visa', lastFour: '4242' };
    const input = {
      ...payment,
      card,
      key: 'k',
      guest: { firstName: 'A', lastName: 'B', email: 'a@example.com' },
    };
    const answer = await post(member, JSON.stringify({ query, variables: { input } }));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a booking', () => {
  it('is not found by another member, through any field', async () => {
    const [owner, other] = await Promise.all([memberOf(), memberOf()]);
    const { id } = await newBooking(owner, choice);
    expect(await readBooking(other, id)).toBeNull();
    const { data } = await other.ask(
      'query($id: ID!) { one: booking(id: $id) { id } two: booking(id: $id) { guest { email } } }',
      { id },
    );
    expect(data).toEqual({ one: null, two: null });
    expect((await other.ask('{ myBookings { id } }')).data).toEqual({ myBookings: [] });
    await expect(chooseExtras(other, id, { insurance: true })).rejects.toThrow('NOT_FOUND');
    await expect(pay(other, { bookingId: id, expectedTotalMinor: 1 })).rejects.toThrow('NOT_FOUND');
    expect((await claim(other, id)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await expect(pay(product.visitor(), { bookingId: id, expectedTotalMinor: 1 })).rejects.toThrow(
      'AUTH_REQUIRED',
    );
  });

  it('can be claimed only by the browser that started it', async () => {
    const visitor = product.visitor();
    const { id } = await newBooking(visitor, choice);
    const thief = await memberOf();
    expect((await claim(thief, id)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await register(visitor);
    expect((await claim(visitor, id)).errors).toEqual([]);
    expect((await claim(thief, id)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('requests', () => {
  it('with a cookie from a page of another site are refused', async () => {
    const member = await memberOf();
    const body = JSON.stringify({ query: 'mutation { signOut }' });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await post(member, body, headers);
      expect(answer.status).toBe(403);
    }
    expect((await member.ask('{ me { id } }')).data['me']).not.toBeNull();
    expect((await post(member, body, { origin: product.url })).status).toBe(200);
  });

  it('that write are refused by GET, and HTML forms are refused altogether', async () => {
    const visitor = product.visitor();
    const write = await visitor.fetch(`/graphql?query=${encodeURIComponent('mutation { signOut }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(write.status).toBe(405);
    const form = await visitor.fetch('/graphql', {
      method: 'POST',
      body: new URLSearchParams({ query: '{ me { id } }' }),
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
  });

  it("with an invalid token count as a visitor's", async () => {
    const { data, errors } = await product
      .visitor()
      .ask('{ me { id } }', {}, { authorization: 'Bearer nobody' });
    expect([data, errors]).toEqual([{ me: null }, []]);
  });

  it.each(['/', '/graphql', '/Hotel?id=1', '/no-such-page'])(
    'to %s get our security headers',
    async (path) => {
      const { headers } = await product.visitor().fetch(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

describe('sessions', () => {
  it('are stored in HttpOnly cookies', async () => {
    const visitor = product.visitor();
    const email = await register(visitor);
    const again = product.visitor();
    const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }';
    const { data, cookies } = await again.ask(signIn, { input: { email, password } });
    expect(data).toEqual({ signIn: { __typename: 'SignedIn' } });
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['session', 'device']);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.+SameSite=Lax/);
  });

  it('end with signing out, also for a copied cookie', async () => {
    const member = await memberOf();
    const bearer = { authorization: `Bearer ${member.cookie('session') ?? ''}` };
    expect((await product.visitor().ask('{ me { id } }', {}, bearer)).data['me']).not.toBeNull();
    await member.ask('mutation { signOut }');
    expect((await member.ask('{ me { id } }')).data).toEqual({ me: null });
    expect((await product.visitor().ask('{ me { id } }', {}, bearer)).data).toEqual({ me: null });
  });
});

describe('the log', () => {
  it('has no personal data, no password, no token and no card number', async () => {
    const member = await memberOf();
    const draft = await newBooking(member, choice);
    await product.sandbox.fault({ call: 'Book', kind: 'html' });
    await pay(member, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    const secrets = [
      '@example.com',
      'Shaked',
      'quiet room',
      password,
      '"4242"',
      member.cookie('session') ?? '?',
      'Bearer',
      'Basic',
    ];
    for (const secret of secrets) {
      const where = log.indexOf(secret);
      expect(where === -1 ? null : log.slice(Math.max(0, where - 80), where + 80)).toBeNull();
    }
  });
});
