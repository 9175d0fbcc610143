import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listening } from '#gateway/http/listener/listen.ts';
import { securityHeaders } from '#gateway/http/security-headers.ts';
import { siteOptions, writeBuild } from '#gateway/http/head/testing/kit.ts';
import { site } from '#gateway/http/site.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { untilReady } from '../support/servers/ready.ts';
import { cityNamed, twoNights } from './support/search.ts';

const { checkIn, checkOut } = twoNights();
const metricsToken = 'a token for reading numbers'.replaceAll(' ', '-');

describe('the endpoints of the gateway', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ METRICS_TOKEN: metricsToken });
    await untilReady(product.url);
  });
  afterAll(() => product.stop());

  it.each([
    ['/healthz', { status: 'ok' }],
    ['/readyz', { status: 'ok', parts: { platform: { ok: true }, cache: { ok: true } } }],
  ])('%s reports that all is well', async (path, expected) => {
    const answer = await product.visitor().fetch(path);
    expect([answer.status, await answer.json()]).toMatchObject([200, expected]);
  });

  it('/metrics counts upstream calls in the Prometheus text format', async () => {
    const visitor = product.visitor();
    await cityNamed(visitor, 'Haifa');
    const answer = await visitor.fetch('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toMatch(
      /solera_upstream_call_seconds_count\{upstream="[\w-]+",call="\w+",outcome="200"\} [1-9]/,
    );
  });

  it.each([
    [{ authorization: `Bearer ${metricsToken}` }, 200],
    [{ authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '203.0.113.7' }, 200],
    [{ authorization: 'Bearer something-else-entirely' }, 404],
    [{ 'x-forwarded-for': '203.0.113.7' }, 404],
    [{ forwarded: 'for=203.0.113.7' }, 404],
  ])('/metrics requested with %j returns %i', async (headers, status) => {
    expect((await product.visitor().fetch('/metrics', { headers })).status).toBe(status);
  });

  it.each([
    ['solera.example', 404],
    ['localhost:1234', 200],
    ['127.0.0.1', 200],
    ['[::1]:4000', 200],
  ])('/metrics requested from this machine for the host %s returns %i', async (host, status) => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      // A plain request, because fetch overrides the Host header.
      get(`${product.url}/metrics`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });
    expect(await answered).toBe(status);
  });

  it('long GraphQL responses are compressed, short ones are not', async () => {
    const ask = (query: string) =>
      product.visitor().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
        body: JSON.stringify({ query }),
      });
    const long = await ask('{ __schema { types { name description } } }');
    expect([long.status, long.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect((await long.text()).length).toBeGreaterThan(1000);
    expect((await ask('{ __typename }')).headers.get('content-encoding')).toBe(null);
  });

  it.each([
    ['with an unknown country', 'cities(countryCode: "XX") { code }', 'BAD_USER_INPUT'],
    [
      'with a list that is too long',
      `hotelSearch(criteria: { location: "x", stay: { checkIn: "${checkIn}", checkOut: "${checkOut}", occupancy: { adults: 2 } } }, filter: { hotel_class: [${Array.from({ length: 101 }, () => 5).join()}] }) { pageInfo { page } }`,
      'BAD_USER_INPUT',
    ],
  ])('a query %s is refused as a client error', async (_case, field, code) => {
    const { errors } = await product.visitor().ask(`{ ${field} }`);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual([code]);
  });

  it('a hotel number that the provider does not know returns null', async () => {
    const { data, errors } = await product.visitor().ask('{ hotel(id: "999999999999") { id } }');
    expect([data['hotel'], errors]).toEqual([null, []]);
  });

  it('a query can be sent by GET', async () => {
    const query = encodeURIComponent('{ exchangeRates { asOf } }');
    const answer = await product
      .visitor()
      .fetch(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(await answer.json()).toMatchObject({ data: { exchangeRates: { asOf: expect.any(String) } } });
  });
});

describe('the setting PLAYGROUND', () => {
  it.each([
    ['1', true],
    ['0', false],
  ])('%s: introspection works: %s', async (value, isOpen) => {
    const product = await startTestProduct({ PLAYGROUND: value });
    try {
      const { data, errors } = await product
        .visitor()
        .ask<{ about?: { queryType: { name: string } } }>('{ about: __schema { queryType { name } } }');
      expect(data.about?.queryType.name).toBe(isOpen ? 'Query' : undefined);
      expect(errors).toHaveLength(isOpen ? 0 : 1);
      // With introspection off, error messages do not suggest names of fields either.
      const wrong = await product.visitor().ask('{ hotl }');
      expect(JSON.stringify(wrong.errors).includes('hotel')).toBe(isOpen);
    } finally {
      await product.stop();
    }
  });
});

describe('the pages of a built client', () => {
  const directory = mkdtempSync(join(tmpdir(), 'solera-site-'));
  const running: Listening[] = [];

  const serve = async (isPlaygroundOn: boolean, candidates = [directory]) => {
    const app = express()
      .use(securityHeaders({ isSecure: false, imageHosts: [], mapTilesUrl: null }))
      .use(...(await site(candidates, { ...siteOptions(), isPlaygroundOn })));
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    running.push(server);
    return (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
  };

  beforeAll(() => {
    writeBuild(directory);
    writeFileSync(join(directory, 'assets/main-abc123.js'), 'export {};');
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    rmSync(directory, { recursive: true });
  });

  it.each([
    ['/', 200],
    ['/Hotel?id=down', 200],
    ['/checkout', 200],
    ['/ThankYou/', 200],
    ['/contact', 200],
    ['/no-such-page', 404],
  ])('%s is the page shell with status %i', async (path, status) => {
    const get = await serve(true);
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('the shell');
  });

  it.each([
    ['/thank-you?bookingId=1', '/ThankYou?bookingId=1'],
    ['/Travel-Insurance/', '/Insurance'],
    ['/my-bookings', '/Bookings'],
  ])('the old URL %s redirects to %s', async (path, page) => {
    const get = await serve(true);
    const { status, url } = await get(path);
    expect([status, url.replace(/^http:..[^/]+/, '')]).toEqual([200, page]);
  });

  it.each([
    ['no chosen language', '/', {}, 'lang="en" dir="ltr"'],
    ['a cookie', '/', { cookie: 'lang=he' }, 'lang="he" dir="rtl"'],
    ['a URL', '/?lang=he', {}, 'lang="he" dir="rtl"'],
    ['a URL and another cookie', '/?lang=en', { cookie: 'lang=he' }, 'lang="en" dir="ltr"'],
    ['an unknown language', '/?lang=%22%3E%3Cscript%3E', {}, 'lang="en" dir="ltr"'],
  ])('with %s the served HTML has the language and direction', async (_name, path, headers, expected) => {
    const get = await serve(true);
    expect(await (await get(path, headers)).text()).toContain(`<html ${expected}>`);
  });

  it('have a fresh nonce that the policy contains', async () => {
    const get = await serve(true);
    const answers = await Promise.all([get('/'), get('/')]);
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await answer.text()) ?? [];
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('have hashed files that are cached forever, and a missing file is not answered with the page shell', async () => {
    const get = await serve(true);
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/assets/gone.js', '/index.html', '/assets/%2e%2e/%2e%2e/package.json']) {
      const missing = await get(path);
      expect([missing.status, await missing.text()]).toEqual([404, 'Not found']);
    }
  });

  it('include the playground only where it is enabled', async () => {
    const [on, off] = [await serve(true), await serve(false)];
    expect(await (await on('/playground')).text()).toContain('the playground');
    const answer = await off('/playground');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('the shell');
  });

  it('say what to do when the client is not built', async () => {
    const get = await serve(true, [join(directory, 'nowhere')]);
    const answer = await get('/');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });
});
