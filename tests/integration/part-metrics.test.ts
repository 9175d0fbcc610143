import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#gateway/config.ts';
import { startAlone } from '#gateway/start/embedded/start-alone.ts';
import { createLogger } from '#gateway/logger.ts';
import { freshDatabase } from '../support/servers/product.ts';

const TOKEN = 'a-token-of-the-operators';
const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Starts one part as a process of its own would. */
async function startPart(role: 'platform' | 'provider' | 'assistant') {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-part-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await freshDatabase();
  closing.push(() => database.drop());
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PLATFORM_SERVICE_TOKEN: 'a-service-token-of-the-test',
    CHAT_SECRET: 'a-chat-secret-of-the-test',
    METRICS_TOKEN: TOKEN,
  });
  const own = { publicUrl: () => 'http://localhost', innerUrl: () => 'http://localhost', origins: () => [] };
  const part = await startAlone(role, config, own, createLogger('silent'));
  closing.push(() => part.close());
  return new URL(part.url).origin;
}

it.each([
  ['platform', '/api/apps/solera/entities/Hotel', 'entities'],
  ['provider', '/TBOHolidays_HotelAPI/CountryList', 'catalogue'],
  ['assistant', '/chat', 'chat'],
] as const)(
  'the %s process counts its requests, and shows them to this machine and to the bearer of the token',
  async (role, path, route) => {
    const origin = await startPart(role);
    const answer = await fetch(`${origin}${path}`);
    const status = `${String(answer.status)[0]}xx`;
    const read = async () => (await fetch(`${origin}/metrics`)).text();
    await expect
      .poll(read)
      .toContain(`solera_http_requests_total{part="${role}",route="${route}",status="${status}"} 1`);
    expect(await read()).toContain('process_resident_memory_bytes');

    const passedOn = { 'x-forwarded-for': '203.0.113.7' };
    expect((await fetch(`${origin}/metrics`, { headers: passedOn })).status).toBe(404);
    const bearer = { ...passedOn, authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`${origin}/metrics`, { headers: bearer })).status).toBe(200);
  },
);

it('the platform keeps the request id of the gateway only', async () => {
  const origin = await startPart('platform');
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/api/apps/solera/entities/Hotel`, { headers })).headers.get('x-request-id');
  expect(await ask({ 'x-request-id': 'chosen-by-me' })).toMatch(/^[0-9a-f-]{36}$/);
  const own = { 'x-service-authorization': 'Bearer a-service-token-of-the-test' };
  expect(await ask({ ...own, 'x-request-id': 'from-the-gateway' })).toBe('from-the-gateway');
});
