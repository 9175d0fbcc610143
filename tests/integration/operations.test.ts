import { randomUUID } from 'node:crypto';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createLogger } from '#gateway/logger.ts';
import { BROWSER_FAILURES_PATH } from '#shared/routes/browser-failure.ts';
import { createFailureReports } from '#lib/failures/failureReport.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { newBooking, hotelPage, pay, register, firstWithRooms } from './support/booking.ts';
import { signedIn } from './support/people.ts';
import { figure, figuresOf } from './support/figures.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

let product: TestProduct;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logger = createLogger('debug', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  product = await startTestProduct({ ACCESS_LOG: '1' }, logger);
});
afterAll(() => product.stop());

/** By how much a series grew during `act`. */
async function growth(series: string, act: () => Promise<unknown>): Promise<number> {
  const before = await figure(product, series);
  await act();
  return (await figure(product, series)) - before;
}

const read = (series: string) => () => figure(product, series);

describe('the metrics', () => {
  it('count operations by the names of our own client, and all others together', async () => {
    const visitor = product.visitor();
    const ok = 'solera_graphql_requests_total{operation="ExchangeRates",outcome="ok"}';
    expect(await growth(ok, () => visitor.ask('query ExchangeRates { exchangeRates { asOf } }'))).toBe(1);
    const other = 'solera_graphql_requests_total{operation="other",outcome="ok"}';
    expect(
      await growth(other, async () => {
        await visitor.ask('query DanaCohen { exchangeRates { asOf } }');
        await visitor.ask('{ exchangeRates { asOf } }');
      }),
    ).toBe(2);
    const text = await figuresOf(product);
    expect(text).not.toContain('DanaCohen');
    expect(text).toContain('solera_graphql_request_seconds_count{operation="ExchangeRates"}');
  });

  it('distinguish a client error from a failure, with its code', async () => {
    const visitor = product.visitor();
    const refused = 'solera_graphql_requests_total{operation="other",outcome="refused"}';
    const code = 'solera_graphql_errors_total{operation="other",code="AUTH_REQUIRED"}';
    const codes = await figure(product, code);
    expect(await growth(refused, () => visitor.ask('{ myBookings { id } }'))).toBe(1);
    expect(await figure(product, code)).toBe(codes + 1);

    await product.sandbox.fault({ call: 'Search', kind: 'http', status: 500 });
    const failed = 'solera_graphql_requests_total{operation="other",outcome="failed"}';
    try {
      const query = `query($id: ID!, $stay: StayInput!) { hotel(id: $id) { offers(stay: $stay) { nights } } }`;
      const ask = () => visitor.ask(query, { id: '1000000', stay: twoNights(77) });
      expect(await growth(failed, ask)).toBe(1);
    } finally {
      await product.sandbox.heal();
    }
  });

  it('count requests by the route’s name and the status class, for every part', async () => {
    await fetch(`${product.url}/someone@example.com/42`);
    await expect.poll(() => figuresOf(product)).toContain('total{part="gateway",route="page",status=');
    await product.visitor().ask('{ countries { code } }');
    const platform = 'solera_http_requests_total{part="platform",route="entities",status="2xx"}';
    await expect.poll(read(platform)).toBeGreaterThan(0);
    const provider = 'solera_http_requests_total{part="provider",route="catalogue",status="2xx"}';
    await expect.poll(read(provider)).toBeGreaterThan(0);
    const text = await figuresOf(product);
    expect(text).toContain('solera_http_request_seconds_bucket{le="0.5",part="gateway",route="graphql"}');
    expect(text).not.toContain('someone');
  });

  it('count the outcomes of sign-ins and registrations, whatever the operation is called', async () => {
    const form = (outcome: string) => `solera_sign_ins_total{door="form",outcome="${outcome}"}`;
    expect(await growth(form('ok'), () => signedIn(product, 'traveller'))).toBe(1);
    const wrong = () =>
      product
        .visitor()
        .ask(
          `mutation { entry: signIn(input: { email: "traveller@example.com", password: "not-the-password" }) { __typename } }`,
        );
    expect(await growth(form('refused'), wrong)).toBe(1);
    const registered = 'solera_registrations_total{outcome="ok"}';
    expect(await growth(registered, () => register(product.visitor()))).toBe(1);
  });

  it('count started and confirmed bookings, and the results of payments', async () => {
    const visitor = product.visitor();
    const stay = twoNights();
    const city = await cityNamed(visitor, 'Haifa');
    const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), {
      page: { page: 1, pageSize: 50 },
    });
    const hotelId = firstWithRooms(hotels).id;
    const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');
    await register(visitor);
    const [begun, confirmed] = ['begun', 'confirmed'].map(
      (event) => `solera_bookings_total{event="${event}"}`,
    );
    const before = await figure(product, confirmed ?? '');
    let bookingId = '';
    expect(
      await growth(begun ?? '', async () => {
        bookingId = (await newBooking(visitor, { hotelId, offer, stay })).id;
      }),
    ).toBe(1);
    const paid = 'solera_payments_total{outcome="confirmed",code=""}';
    const pays = () => pay(visitor, { bookingId, expectedTotalMinor: offer.total.amountMinor });
    expect(await growth(paid, pays)).toBe(1);
    expect(await figure(product, confirmed ?? '')).toBe(before + 1);
  });

  it('report the number of open sockets and subscriptions', async () => {
    const url = `${product.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, lazy: false });
    await expect.poll(read('solera_sockets_open')).toBe(1);
    const query = `subscription { chatReplyProgress(streamKey: "${randomUUID()}") { text } }`;
    const end = client.subscribe(
      { query },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await expect.poll(read('solera_subscriptions_open')).toBe(1);
    end();
    await client.dispose();
    await expect.poll(read('solera_sockets_open')).toBe(0);
    await expect.poll(read('solera_subscriptions_open')).toBe(0);
  });
});

describe('the log', () => {
  it('has failures of the browser with the id of the failed request, and no personal data', async () => {
    const visitor = product.visitor();
    const posts: Promise<Response>[] = [];
    const reports = createFailureReports({
      pathname: () => '/Hotel',
      isOnline: () => true,
      build: () => '0123456789ab',
      now: Date.now,
      send: (failure) =>
        void posts.push(
          visitor.fetch(BROWSER_FAILURES_PATH, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: product.url },
            body: JSON.stringify(failure),
          }),
        ),
    });
    const { errors } = await visitor.ask('query DanaCohen { myBookings { id } }');
    expect(errors).toHaveLength(1);
    const seen = new CombinedGraphQLErrors({
      errors: errors.map(({ extensions = {} }) => ({
        message: 'dana@example.com',
        extensions: { ...extensions, code: 'INTERNAL' },
      })),
    });
    lines.length = 0;
    const series = 'solera_browser_failures_total{kind="operation",code="INTERNAL"}';
    expect(
      await growth(series, async () => {
        reports.operation('HotelPage', seen);
        for (const post of posts) expect((await post).status).toBe(204);
      }),
    ).toBe(1);
    const found = lines.filter(({ event }) => event === 'browser.failure');
    const { requestId: failedRequestId } = errors[0]?.extensions ?? {};
    const report = { kind: 'operation', code: 'INTERNAL', operation: 'HotelPage', page: '/Hotel' };
    expect(found).toEqual([expect.objectContaining({ ...report, build: '0123456789ab', failedRequestId })]);
    expect(JSON.stringify(lines)).not.toMatch(/dana/i);
  });

  const accessLines = (part?: string) =>
    lines.filter((line) => line['event'] === 'http.request' && line['part'] === part);

  it('has one line per request with the kind of caller, and no personal data', async () => {
    const member = await signedIn(product, 'traveller');
    lines.length = 0;
    await member.ask('{ me { id } }');
    await expect
      .poll(() => accessLines())
      .toEqual([
        expect.objectContaining({ method: 'POST', route: 'graphql', status: 200, caller: 'member' }),
      ]);
    expect(JSON.stringify(lines)).not.toMatch(/traveller@example|127\.0\.0\.1/);
  });

  it('has the same request id at gateway and platform', async () => {
    const member = await signedIn(product, 'traveller');
    lines.length = 0;
    const query = '{ booking(id: "00000000-0000-0000-0000-000000000000") { id } }';
    const { errors } = await member.ask(query);
    expect(errors).toEqual([]);
    await expect.poll(() => accessLines().length).toBe(1);
    const [own] = accessLines();
    const ids = new Set(accessLines('platform').map((line) => line['requestId']));
    expect([...ids]).toEqual([own?.['requestId']]);
  });

  it('has the same request id from a chat message through the assistant and back to the gateway', async () => {
    lines.length = 0;
    const { errors } = await product
      .visitor()
      .ask(
        'mutation { sendChatMessage(input: { message: "A hotel in Haifa next weekend", context: { kind: general } }) { text } }',
      );
    expect(errors).toEqual([]);
    const idsOf = (found: readonly Record<string, unknown>[]) => found.map((line) => line['requestId']);
    const by = (caller: string) => idsOf(accessLines().filter((line) => line['caller'] === caller));
    await expect.poll(() => by('visitor')).toHaveLength(1);
    const [id] = by('visitor');
    await expect.poll(() => idsOf(accessLines('assistant'))).toEqual([id]);
    expect(new Set(by('assistant'))).toEqual(new Set([id]));
  });
});
