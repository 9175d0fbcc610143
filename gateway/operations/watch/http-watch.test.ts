import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { createLogger } from '#gateway/logger.ts';
import { createHttpMetrics } from '../metrics/http-metrics.ts';
import { watchHttp } from './http-watch.ts';
import { onwardHeaders } from './request-scope.ts';
import { noTracing } from '../tracing/tracing.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** A gateway with one route that responds and one that fails, and everything that it logs. */
async function watched({ isLogged = true, isTrusted = false } = {}) {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const registry = new Registry();
  const app = express();
  app.use(
    watchHttp({
      part: 'gateway',
      trusts: () => isTrusted,
      onAnswered: createHttpMetrics(registry),
      tracing: noTracing,
      logger,
      isLogged,
    }),
  );
  app.get('/Booking', (_request, response) => {
    logger.info('a line in between');
    response.json(onwardHeaders());
  });
  app.get('/readyz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/media', (_request, response) => void response.status(502).end());
  server = createServer(app);
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { ask, lines, registry };
}

it('the access log has one line per request, with route, status, time and bytes but no user input', async () => {
  const { ask, lines } = await watched();
  const answer = await ask('/Booking?guest=dana@example.com&token=hush', { authorization: 'Bearer hush' });
  await expect.poll(() => lines.filter(({ event }) => event === 'http.request')).toHaveLength(1);
  const line = lines.find(({ event }) => event === 'http.request');
  expect(line).toMatchObject({
    method: 'GET',
    route: 'page',
    status: 200,
    ms: expect.any(Number),
    requestId: answer.headers.get('x-request-id'),
  });
  expect(Number(line?.['bytes'])).toBeGreaterThan(100);
  expect(JSON.stringify(lines)).not.toMatch(/dana|hush|Booking|127\.0\.0\.1/);
});

it('the id of a request is in every log line that it causes, and is sent to upstreams', async () => {
  const { ask, lines } = await watched();
  const answer = await ask('/Booking');
  const id = answer.headers.get('x-request-id');
  expect(lines.find(({ msg }) => msg === 'a line in between')).toMatchObject({ requestId: id });
  expect(await answer.json()).toEqual({ 'x-request-id': id });
});

it('the id of a request is taken from a trusted proxy only', async () => {
  const stranger = await watched();
  const refused = await stranger.ask('/Booking', { 'x-request-id': 'chosen-by-me' });
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  server?.close();
  const proxy = await watched({ isTrusted: true });
  const taken = await proxy.ask('/Booking', { 'x-request-id': 'given-by-proxy' });
  expect(taken.headers.get('x-request-id')).toBe('given-by-proxy');
  const odd = await proxy.ask('/Booking', { 'x-request-id': 'two words and more' });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('failed requests are logged even when others are not, and counted by route and class of status', async () => {
  const { ask, lines, registry } = await watched({ isLogged: false });
  await ask('/Booking');
  await ask('/media?url=x');
  await expect
    .poll(() => registry.metrics())
    .toContain('solera_http_requests_total{part="gateway",route="media",status="5xx"} 1');
  expect(await registry.metrics()).toContain(
    'solera_http_requests_total{part="gateway",route="page",status="2xx"} 1',
  );
  expect(lines.filter(({ event }) => event === 'http.request')).toMatchObject([
    { route: 'media', status: 502 },
  ]);
});

it('polled routes are counted but not logged', async () => {
  const { ask, lines, registry } = await watched();
  await ask('/readyz');
  await expect
    .poll(() => registry.metrics())
    .toContain('solera_http_requests_total{part="gateway",route="health",status="2xx"} 1');
  expect(lines).toEqual([]);
});
