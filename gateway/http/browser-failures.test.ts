import express from 'express';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateLimits } from '../limits/rate-limits.ts';
import { createLogger } from '../logger.ts';
import { BROWSER_FAILURES_PATH } from '../shared/routes/browser-failure.ts';
import { browserFailureShape, browserFailuresRoute } from './browser-failures.ts';
import { fallbackErrorHandler } from './listener/fallback-error-handler.ts';
import { listen, type Listening } from './listener/listen.ts';

const requestId = '0b6f7e1c-3a54-4f0e-9a57-6f1d2c3b4a59';
const operation = {
  kind: 'operation',
  code: 'PROVIDER_UNAVAILABLE',
  operation: 'HotelPage',
  page: '/Hotel',
  build: '0123456789ab',
  requestId,
};
const render = { ...operation, kind: 'render', code: 'TypeError', operation: null, requestId: null };

let server: Listening;
let registry: Registry;
let lines: string[];
beforeEach(async () => {
  lines = [];
  registry = new Registry();
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const route = browserFailuresRoute({
    origins: () => ['https://solera.example'],
    spend: createRateLimits(null).spend,
    registry,
    logger,
  });
  const app = express()
    .post(BROWSER_FAILURES_PATH, ...route)
    .use(fallbackErrorHandler(logger));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close(0));

const post = async (body: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${BROWSER_FAILURES_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.status;
};

describe('a failure reported by a browser', () => {
  it('is logged and counted', async () => {
    expect(await post(operation, { origin: 'https://solera.example' })).toBe(204);
    const { requestId: failedRequestId, ...fields } = operation;
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ event: 'browser.failure', ...fields, failedRequestId }),
    ]);
    expect(await registry.metrics()).toContain(
      'solera_browser_failures_total{kind="operation",code="PROVIDER_UNAVAILABLE"} 1',
    );
  });

  it('is counted under “other” when its operation is unknown, as on a page of an older build', async () => {
    expect(await post({ ...operation, operation: 'DanaCohen' })).toBe(204);
    expect(lines.join()).toContain('"operation":"other"');
    expect(lines.join()).not.toContain('DanaCohen');
  });

  it('is refused from a page of another site', async () => {
    expect(await post(operation, { origin: 'https://evil.example' })).toBe(403);
    expect(lines).toEqual([]);
  });

  it('is refused above 2 kB', async () => {
    expect(await post({ ...operation, note: 'x'.repeat(2_100) })).toBe(413);
    expect(lines).toEqual([]);
  });

  it('is refused when it is not JSON', async () => {
    expect(await post('{')).toBe(400);
    expect(await post(JSON.stringify(operation), { 'content-type': 'text/plain' })).toBe(400);
    expect(lines).toEqual([]);
  });

  it('is refused after sixty in a minute from one IP address', async () => {
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push(await post(render));
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  const personal = ['dana.cohen@example.com', 'Dana Cohen', '/Hotel?id=7&guest=Dana', 'the card was refused'];
  const fields = ['kind', 'code', 'operation', 'page', 'build', 'requestId', 'message'];
  const attempts = [operation, render].flatMap((report) =>
    fields.flatMap((field) => personal.map((text) => ({ report, field, text }))),
  );

  it('cannot contain free text', () => {
    for (const report of [operation, render])
      expect(browserFailureShape.safeParse(report).success).toBe(true);
    const taken = attempts.filter(
      ({ report, field, text }) => browserFailureShape.safeParse({ ...report, [field]: text }).success,
    );
    expect(taken).toEqual([]);
  });

  it('never puts an email or a name into the log, whatever is sent', async () => {
    for (const { report, field, text } of attempts.slice(0, 50))
      expect(await post({ ...report, [field]: text })).toBe(400);
    expect(lines).toEqual([]);
    const headers = {
      'user-agent': personal[0] ?? '',
      referer: 'https://solera.example/?guest=Dana',
      cookie: 'n=Dana',
    };
    expect(await post(operation, headers)).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/dana|cohen|card/i);
  });
});
