import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallBudget } from '#upstreams/budgets.ts';
import { createUpstreamHttp } from '#upstreams/http.ts';
import type { HttpCall, ObservedCall, UpstreamHttp } from '#upstreams/http.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

const budget: CallBudget = {
  attemptMs: 300,
  attempts: 2,
  wholeMs: 900,
  pool: { name: 'test', inFlight: 2, queue: 1 },
  breaker: 'test',
  retry: 'transient',
  maxBytes: 1_000,
};
const read: HttpCall = { call: 'things', method: 'GET', path: '/things', suffix: '?q=secret', budget };

let server: StubServer;
let http: UpstreamHttp;
let calls: ObservedCall[];
let log: string;

beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  log = '';
  const logger = pino({ level: 'debug' }, { write: (line: string) => (log += line) });
  http = createUpstreamHttp(
    { baseUrl: server.url, logger, onCall: (call) => calls.push(call), requestId: () => 'id-1' },
    { upstream: 'test', unavailable: 'PLATFORM_UNAVAILABLE', headers: { authorization: 'Bearer hush' } },
  );
});

const codeOf = (call: HttpCall): Promise<string> =>
  http.send(call).then(
    (reply) => String(reply.status),
    (error: { code: string }) => error.code,
  );

describe('upstream HTTP calls', () => {
  it('send headers, id and body, and log neither query nor headers nor body', async () => {
    server.json({ ok: true });
    const reply = await http.send({ ...read, method: 'POST', body: '{"private":1}' });
    expect(reply).toMatchObject({ status: 200, text: '{"ok":true}' });
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/things?q=secret', body: '{"private":1}' });
    expect(server.seen[0]?.headers).toMatchObject({ 'x-request-id': 'id-1', authorization: 'Bearer hush' });
    expect(log).toContain('"path":"/things"');
    expect(log).not.toMatch(/secret|hush|private/);
    expect(calls).toMatchObject([{ upstream: 'test', call: 'things', status: 200, attempt: 1 }]);
  });

  it.each([502, 503, 504])('repeat a read after %i', async (status) => {
    server.answer((_request, response, index) => response.writeHead(index === 0 ? status : 200).end('{}'));
    expect(await codeOf(read)).toBe('200');
    expect(calls.map((call) => call.status)).toEqual([status, 200]);
  });

  it('are repeated after a connection that broke before the first byte', async () => {
    server.answer((_request, response, index) =>
      index === 0 ? response.socket?.destroy() : response.end('{}'),
    );
    expect(await codeOf(read)).toBe('200');
  });

  it('are not repeated for a write, a 500, half a response or a timeout', async () => {
    server.text('', 503);
    expect(await codeOf({ ...read, budget: { ...budget, retry: 'never' } })).toBe('PLATFORM_UNAVAILABLE');
    server.text('', 500);
    expect(await codeOf(read)).toBe('PLATFORM_UNAVAILABLE');
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.socket?.destroy(), 20);
    });
    expect(await codeOf(read)).toBe('PLATFORM_UNAVAILABLE');
    server.answer(() => undefined);
    expect(await codeOf(read)).toBe('TIMEOUT');
    expect(calls.map((call) => call.attempt)).toEqual([1, 1, 1, 1]);
  });

  it('wait as long as a 429 requires, up to 2 s, and otherwise report it to the caller', async () => {
    const started = Date.now();
    server.answer((_request, response, index) =>
      response.writeHead(index === 0 ? 429 : 200, { 'retry-after': '1' }).end(),
    );
    expect(await codeOf({ ...read, budget: { ...budget, wholeMs: 3_000 } })).toBe('200');
    expect(Date.now() - started).toBeGreaterThan(900);
    server.answer((_request, response) => response.writeHead(429, { 'retry-after': '30' }).end());
    await expect(http.send(read)).rejects.toMatchObject({ code: 'RATE_LIMITED', facts: { retryAfter: 30 } });
    expect(server.seen).toHaveLength(1);
  });

  it('follow no redirect and read no oversized response', async () => {
    server.answer((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await codeOf(read)).toBe('UPSTREAM_ERROR');
    server.text('x'.repeat(1_001));
    expect(await codeOf(read)).toBe('UPSTREAM_ERROR');
    expect(server.seen).toHaveLength(1);
  });

  it('are refused at once when slots and queue are full', async () => {
    server.answer((_request, response) => setTimeout(() => response.end('{}'), 100));
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(read)));
    expect(codes).toEqual(['200', '200', '200', 'PLATFORM_UNAVAILABLE']);
  });

  it('end with their caller, and never exceed the total time limit', async () => {
    server.answer(() => undefined);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 50);
    await expect(http.send({ ...read, signal: caller.signal })).rejects.toMatchObject({
      code: 'TIMEOUT',
      facts: { reason: 'cancelled' },
    });
    expect(await codeOf({ ...read, budget: { ...budget, attemptMs: 600_000, wholeMs: 100 } })).toBe(
      'TIMEOUT',
    );
  });

  it('open the breaker after five failures in a row, for their group only', async () => {
    server.text('', 500);
    for (let index = 0; index < 5; index += 1) await codeOf(read);
    await expect(http.send(read)).rejects.toMatchObject({ facts: { reason: 'breaker open' } });
    expect(server.seen).toHaveLength(5);
    server.json({});
    expect(await codeOf({ ...read, budget: { ...budget, breaker: 'other' } })).toBe('200');
    expect(await codeOf({ ...read, budget: { ...budget, breaker: null } })).toBe('200');
  });

  it('are allowed again once a background check finds the upstream back; none of them has to be the probe', async () => {
    const closing = new AbortController();
    const breakers: boolean[] = [];
    http = createUpstreamHttp(
      {
        baseUrl: server.url,
        logger: pino({ level: 'silent' }),
        closing: closing.signal,
        onBreaker: ({ isOpen }) => breakers.push(isOpen),
      },
      {
        upstream: 'test',
        unavailable: 'PLATFORM_UNAVAILABLE',
        headers: { authorization: 'Bearer hush' },
        longestRestMs: 5_000,
        probes: { test: { path: '/probe', suffix: '?limit=1', headers: { 'x-probe': 'yes' } } },
      },
    );
    server.text('', 500);
    for (let index = 0; index < 5; index += 1) await codeOf(read);
    server.json({});
    await expect.poll(() => breakers, { timeout: 30_000 }).toEqual([true, false]);
    expect(server.seen.map(({ url }) => url)).toEqual(['/probe?limit=1']);
    expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer hush', 'x-probe': 'yes' });
    expect(await codeOf(read)).toBe('200');
    closing.abort();
  }, 60_000);

  it('do not count client errors as failures of the upstream', async () => {
    server.json({ message: 'no' }, 404);
    for (let index = 0; index < 6; index += 1) expect(await codeOf(read)).toBe('404');
  });

  it('are no longer repeated when retries become too many', async () => {
    server.answer((_request, response, index) => response.writeHead(index % 2 === 0 ? 503 : 200).end());
    for (let index = 0; index < 10; index += 1) await codeOf(read);
    expect(calls.filter((call) => call.attempt === 2)).toHaveLength(5);
  });
});
