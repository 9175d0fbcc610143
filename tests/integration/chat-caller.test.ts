/**
 * The assistant's rights with the caller token of a message: it may read the caller's own data and nothing
 * else.
 */
import { isNonNullType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTools } from '#backends/assistant/tools/create-tools.ts';
import { createLogger } from '#gateway/logger.ts';
import { buildSchema } from '#gateway/schema.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import type { Visitor } from '../support/visitor.ts';
import { register } from './support/booking.ts';
import { codesOf } from './support/cancelling.ts';
import { chatAt, converse, tokenOf } from './support/chatting.ts';
import { signedIn } from './support/people.ts';
import { storedHotels, paidStay } from './support/stays.ts';

let chat: StubServer;
let product: TestProduct;
let member: Visitor;
let admin: Visitor;
let bookingId: string;
const lines: string[] = [];
/** Caller tokens of the member and the administrator. */
let tokens: { readonly member: string; readonly admin: string };

beforeAll(async () => {
  chat = await startStubServer();
  const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
  product = await startTestProduct({ ...chatAt(chat), TRUSTED_PROXIES: 'loopback' }, logger);
  [member, admin] = [product.visitor(), await signedIn(product, 'admin')];
  await register(member);
  const [hotel] = await storedHotels(member);
  bookingId = await paidStay(member, hotel?.id ?? '');
  chat.json({ threadId: 't1', response: 'Shalom' });
  tokens = { member: await tokenFor(member), admin: await tokenFor(admin) };
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});
beforeEach(() => chat.json({ threadId: 't1', response: 'Shalom' }));

/** The caller token that the assistant receives with a message of this caller. */
async function tokenFor(caller: Visitor, from = '203.0.113.1'): Promise<string> {
  await converse(caller, {}, { 'x-forwarded-for': from });
  return tokenOf(chat);
}

/** Sends an operation as the assistant does. */
const asAssistant = (token: string, query: string, variables = {}, headers: Record<string, string> = {}) =>
  product.visitor().ask(query, variables, { 'x-caller-token': token, ...headers });

/** The tools as the assistant creates them for one reply. */
const toolsWith = (callerToken: string | null) =>
  createTools({
    gatewayUrl: () => product.url,
    callerToken,
    signal: new AbortController().signal,
    now: Date.now,
    onActivity: () => undefined,
  });

const schema = buildSchema();
type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type = schema.getQueryType()): readonly Field[] => Object.values(type?.getFields() ?? {});
const needsOf = ({ args }: Field) =>
  args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** A document with this field and the variables it needs; their values are not sent. */
function documentOf(kind: string, field: Field): string {
  const { name, type } = field;
  const needed = needsOf(field);
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const isLeaf = /^(Boolean|String|ID|Int)!?$/.test(String(type));
  const call = `${name}${passed && `(${passed})`}${isLeaf ? '' : ' { __typename }'}`;
  return `${kind} X${declared && `(${declared})`} { ${call} }`;
}

describe('with a member’s token', () => {
  it('the member’s bookings can be read, and the gateway identifies the caller', async () => {
    const { data, errors } = await asAssistant(
      tokens.member,
      'query($id: ID!) { me { role } myBookings { id } booking(id: $id) { id } }',
      { id: bookingId },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      me: { role: 'user' },
      myBookings: [{ id: bookingId }],
      booking: { id: bookingId },
    });
  });

  it('the assistant’s tools find the member’s bookings with their cancellation fees, and no one else’s', async () => {
    const mine = await toolsWith(tokens.member).bookings();
    expect(mine).toMatchObject([{ id: bookingId, cancellation: { fee: { currency: 'ILS' } } }]);
    expect(await toolsWith(tokens.admin).booking(bookingId)).toBeNull();
    expect(await toolsWith(await tokenFor(product.visitor())).bookings()).toBeNull();
    expect(await toolsWith(null).bookings()).toBeNull();
  });

  it('a member’s threads have an opaque caller id, which is not the member’s id, and a visitor’s have none', async () => {
    await tokenFor(member);
    const id = chat.seen.at(-1)?.headers['x-caller-id'];
    const { data } = await member.ask<{ me: { id: string } }>('{ me { id } }');
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(id).not.toContain(data.me.id);
    await tokenFor(member);
    expect(chat.seen.at(-1)?.headers['x-caller-id']).toBe(id);
    await tokenFor(product.visitor());
    expect(chat.seen.at(-1)?.headers).not.toHaveProperty('x-caller-id');
  });

  it.each(fieldsOf(schema.getMutationType()).map((field) => [field.name, field] as const))(
    '%s is refused before anything is executed',
    async (_name, field) => {
      const answer = await asAssistant(tokens.member, documentOf('mutation', field));
      expect(answer.status).toBe(403);
      expect(codesOf(answer.errors)).toBe('FORBIDDEN');
    },
  );

  it('no picture can be uploaded with the caller token of a member', async () => {
    const { data } = await admin.ask<{ createUpload: { url: string } }>(
      'mutation { createUpload(purpose: HOTEL_IMAGE) { url } }',
    );
    const headers = { 'x-caller-token': tokens.admin, 'content-type': 'image/png' };
    const answer = await product
      .visitor()
      .fetch(new URL(data.createUpload.url, product.url).pathname, { method: 'POST', headers, body: 'x' });
    expect(answer.status).toBe(403);
  });
});

describe('with an administrator’s token', () => {
  it.each(
    fieldsOf()
      .filter(({ name }) => name.startsWith('admin'))
      .filter((field) => needsOf(field).length === 0)
      .map((field) => [field.name, field] as const),
  )('the caller token of an administrator may not use %s', async (_name, field) => {
    const query = documentOf('query', field);
    expect(codesOf((await admin.ask(query)).errors)).toBe('');
    expect(codesOf((await asAssistant(tokens.admin, query)).errors)).toBe('FORBIDDEN');
  });

  it('an administrator counts as an ordinary member: others’ bookings are not found', async () => {
    const query = 'query($id: ID!) { me { role } booking(id: $id) { id } }';
    expect((await admin.ask(query, { id: bookingId })).data).toEqual({
      me: { role: 'admin' },
      booking: { id: bookingId },
    });
    expect((await asAssistant(tokens.admin, query, { id: bookingId })).data).toEqual({
      me: { role: 'user' },
      booking: null,
    });
  });
});

describe('with a visitor’s token', () => {
  it('no personal data is read', async () => {
    const token = await tokenFor(product.visitor());
    expect((await asAssistant(token, '{ me { id } }')).data).toEqual({ me: null });
    expect(codesOf((await asAssistant(token, '{ myBookings { id } }')).errors)).toBe('AUTH_REQUIRED');
  });

  it('requests are counted for the visitor, and for no one else', async () => {
    const [mine, another] = ['203.0.113.50', '203.0.113.51'];
    const [token, other] = [
      await tokenFor(product.visitor(), mine),
      await tokenFor(product.visitor(), another),
    ];
    const stay = 'stay: { checkIn: "2020-01-01", checkOut: "2020-01-02", occupancy: {} }';
    const query = `{ nearestDates(hotelIds: ["x"], ${stay}) { __typename } }`;
    const codes = new Set<string>();
    for (let at = 0; at < 61; at += 1) codes.add(codesOf((await asAssistant(token, query)).errors));
    expect([...codes]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED']);
    const himself = await product.visitor().ask(query, {}, { 'x-forwarded-for': mine });
    expect(codesOf(himself.errors)).toBe('RATE_LIMITED');
    expect(codesOf((await asAssistant(other, query)).errors)).toBe('BAD_USER_INPUT');
    expect(codesOf((await product.visitor().ask(query)).errors)).toBe('BAD_USER_INPUT');
  });
});

describe('a token', () => {
  it.each<[string, (token: string) => string, Record<string, string>]>([
    ['that is a guess', () => 'guess', {}],
    ['that is empty', () => '', {}],
    ['that was changed', (token) => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`, {}],
    ['sent with a cookie', (token) => token, { cookie: 'session=x' }],
    ['sent with a bearer token', (token) => token, { authorization: 'Bearer x' }],
    ['sent by a page', (token) => token, { 'sec-fetch-site': 'same-origin' }],
  ])('%s is refused, and nothing is read as another caller', async (_name, change, headers) => {
    const token = change(tokens.member);
    const answer = await asAssistant(token, '{ me { id } exchangeRates { asOf } }', {}, headers);
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({});
    expect(codesOf(answer.errors)).toBe('BAD_REQUEST');
  });

  it('is never logged, nor are its contents', async () => {
    const answer = await asAssistant(tokens.member, '{ myBookings { id } }');
    expect(answer.errors).toEqual([]);
    chat.text('', 503);
    await converse(member, {}, { 'x-forwarded-for': '203.0.113.60' });
    await expect.poll(() => lines.join('')).toContain('"call":"send"');
    const log = lines.join('');
    for (const secret of [tokens.member, tokenOf(chat), member.cookie('session') ?? 'none'])
      expect(log).not.toContain(secret);
  });
});
