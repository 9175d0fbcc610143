/** How a reply of the chat service reaches the page, whatever the service sends. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import { codesOf } from './support/cancelling.ts';
import { chatAt, converse, type ReplyShown } from './support/chatting.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let chat: StubServer;
let product: TestProduct;
/** Provider hotels with rooms. */
let ids: readonly string[];
const stay = twoNights(60);

beforeAll(async () => {
  chat = await startStubServer();
  product = await startTestProduct({ ...chatAt(chat), TRUSTED_PROXIES: 'loopback' });
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Haifa'), stay);
  const { hotels } = await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } });
  ids = hotels.flatMap(({ id, source, total }) => (source === 'PROVIDER' && total ? [id] : []));
});
afterAll(async () => {
  await product.stop();
  await chat.close();
});
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

let ahead = 60;
/** Dates that no other test has priced. */
const newStay = () => {
  const { checkIn, checkOut } = twoNights((ahead += 3));
  return `checkin=${checkIn}&checkout=${checkOut}`;
};
const link = (id: string, query: string): string => `/Hotel?id=${id}&${query}`;

let callers = 0;
/** Sends a message as a new visitor and returns the reply. */
async function replyTo(text: string, more: object = {}): Promise<ReplyShown> {
  chat.json({ threadId: 't1', response: text, ...more });
  const { data, errors } = await converse(
    product.visitor(),
    {},
    { 'x-forwarded-for': `203.0.113.${(callers += 1)}` },
  );
  expect(errors).toEqual([]);
  return data.sendChatMessage;
}

describe('hotels in a reply', () => {
  it('have the order of the reply and prices from one search of the provider', async () => {
    const days = newStay();
    const links = ids.slice(0, 6).map((id) => link(id, `${days}&guests=3&rooms=1`));
    const text = [...links, links[0]].map((href, at) => `- [Hotel ${at}](${href})`).join('\n');
    const { hotels } = await replyTo(text);
    expect(hotels.map(({ href }) => href)).toEqual(links.slice(0, 5));
    expect(hotels.map(({ hotel }) => hotel.id)).toEqual(ids.slice(0, 5));
    expect(hotels[0]).toMatchObject({ occupancy: { adults: 3, rooms: 1 }, pricedAt: expect.any(String) });
    expect(
      hotels.filter(({ cheapestOffer }) => (cheapestOffer?.total.amountMinor ?? 0) > 0).length,
    ).toBeGreaterThan(0);
    // The list of all hotels is read once, when the first hotel is requested.
    const { Search = 0, HotelDetails = 0, HotelCodeList = 0, ...others } = await product.sandbox.counts();
    expect({ Search, others }).toEqual({ Search: 1, others: {} });
    expect(HotelDetails).toBeLessThanOrEqual(1);
    expect(HotelCodeList).toBeLessThanOrEqual(1);
  });

  it('are left out when they do not exist, and have no price when the stay is impossible', async () => {
    const [first = '', second = '', third = ''] = ids;
    const { hotels } = await replyTo(
      [
        link('no-such-hotel', newStay()),
        link(first, 'checkin=2020-01-01&checkout=2020-01-03&guests=2'),
        link(second, 'checkin=soon&checkout=later'),
        link(third, `${newStay()}&guests=3&children=2&ages=4`),
      ].join(' '),
    );
    expect(hotels.map(({ hotel, checkIn, cheapestOffer }) => [hotel.id, checkIn, cheapestOffer])).toEqual([
      [first, null, null],
      [second, null, null],
      [third, null, null],
    ]);
    expect((await product.sandbox.counts())['Search']).toBeUndefined();
  });

  it('have no price when the provider fails, and the text is still shown', async () => {
    await product.sandbox.fault({ call: 'Search', kind: 'http', status: 500 });
    const { hotels, text } = await replyTo(link(ids[0] ?? '', newStay()));
    expect(text).toContain('/Hotel?id=');
    expect(hotels).toMatchObject([{ hotel: { id: ids[0] }, cheapestOffer: null, pricedAt: null }]);
  });
});

describe('a reply', () => {
  it('contains suggestions and actions, and no link to another site', async () => {
    const reply = await replyTo('Two', {
      suggestions: ['Cheaper ones', 'x'.repeat(200)],
      actions: [
        { kind: 'OPEN_PAGE', href: 'https://evil.example/' },
        { kind: 'OPEN_SEARCH', href: '/Discover?city=Haifa' },
      ],
      mood: 'pleased',
    });
    expect(reply).toMatchObject({
      suggestions: ['Cheaper ones'],
      actions: [{ kind: 'OPEN_SEARCH', href: '/Discover?city=Haifa' }],
      mood: 'pleased',
      hotels: [],
    });
    expect(await replyTo('Alone')).toMatchObject({ suggestions: [], actions: [], mood: 'neutral' });
  });

  it('continues in a new thread when the old one no longer exists', async () => {
    chat.answer((_request, response, index) => {
      response.writeHead(index === 0 ? 404 : 200, { 'content-type': 'application/json' });
      response.end('{"threadId":"t2","response":"Anew"}');
    });
    const from = { 'x-forwarded-for': '203.0.113.201' };
    const { data } = await converse(product.visitor(), { threadId: 't1' }, from);
    expect(data.sendChatMessage).toMatchObject({ threadId: 't2', text: 'Anew' });
  });

  it("is requested with the traveller's page, calendar day and language", async () => {
    chat.json({ threadId: 't1', response: 'Shalom' });
    const context = {
      kind: 'checkout_car',
      bookingId: 'b1',
      path: '/Checkout?bookingId=b1',
      today: '2026-11-21',
    };
    await converse(product.visitor(), { context }, { 'x-forwarded-for': '203.0.113.202', cookie: 'lang=he' });
    expect(JSON.parse(chat.seen[0]?.body ?? '')).toEqual({
      message: 'Hello',
      context: { ...context, kind: 'checkout-car', language: 'he' },
    });
  });

  it('is aborted when the traveller stops it', async () => {
    let isGone = false;
    chat.answer((_request, response) => {
      response.once('close', () => (isGone = true));
    });
    const stop = new AbortController();
    const body = JSON.stringify({
      query: 'mutation { sendChatMessage(input: { message: "Hi", context: { kind: general } }) { text } }',
    });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.203' };
    const requested = product
      .visitor()
      .fetch('/graphql', { method: 'POST', headers, body, signal: stop.signal });
    const ended = requested.catch(() => 'stopped');
    await expect.poll(() => chat.seen.length).toBe(1);
    stop.abort();
    expect(await ended).toBe('stopped');
    await expect.poll(() => isGone).toBe(true);
  });

  it('is given to twenty messages a minute of one caller', async () => {
    chat.json({ threadId: 't1', response: 'Shalom' });
    const from = { 'x-forwarded-for': '203.0.113.204' };
    const codes: string[] = [];
    for (let at = 0; at < 21; at += 1)
      codes.push(codesOf((await converse(product.visitor(), {}, from)).errors));
    expect(codes).toEqual([...Array.from({ length: 20 }, () => ''), 'RATE_LIMITED']);
    expect(chat.seen).toHaveLength(20);
    const other = { 'x-forwarded-for': '203.0.113.205' };
    expect(codesOf((await converse(product.visitor(), {}, other)).errors)).toBe('');
  });
});
