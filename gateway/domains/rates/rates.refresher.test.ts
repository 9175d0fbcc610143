import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStubServer, type StubServer } from '#tests/support/servers/stub-server.ts';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { bundledRates } from '#shared/pricing/rates.ts';
import { createRatesSource } from '#upstreams/rates/rates-source.ts';
import { createRatesRefresher } from './rates.refresher.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

const logger = pino({ level: 'silent' });
const warned = vi.fn<(facts: object, message: string) => void>();
let server: StubServer;
let time: number;

const body = (asOf: string, changes: Record<string, string> = {}) => ({
  asOf,
  shekelsPerUnit: { ...bundledRates.shekelsPerUnit, ...changes },
});

/** Two instances with one store, as behind a load balancer. */
const instances = (store = createMemoryStore(), path = '/rates') => {
  const instance = () =>
    createRatesRefresher({
      source: createRatesSource({ baseUrl: server.url + path, logger }),
      cache: createCache(store, { now: () => time, logger, random: () => 0.5 }),
      clock: () => new Date(time),
      logger: { info: () => undefined, warn: warned },
    });
  return [instance(), instance()] as const;
};

beforeEach(async () => {
  time = Date.parse('2026-11-20T10:00:00Z');
  server = await startStubServer();
  warned.mockClear();
});
afterEach(() => server.close());

describe('exchange rates from a source', () => {
  it('are the bundled ones until a valid table arrives, which all instances share', async () => {
    server.json(body('2026-11-19', { USD: '3.81' }));
    const [first, second] = instances();
    expect(first.table()).toBe(bundledRates);
    await first.refresh();
    await second.refresh();
    for (const each of [first, second])
      expect(each.table()).toMatchObject({ asOf: '2026-11-19', shekelsPerUnit: { USD: '3.81' } });
    expect(server.seen).toHaveLength(1);
  });

  it('are read again after an hour', async () => {
    server.json(body('2026-11-19'));
    const [refresher] = instances();
    await refresher.refresh();
    server.json(body('2026-11-20', { EUR: '4.11' }));
    await refresher.refresh();
    expect(server.seen).toHaveLength(0);
    time += 2 * HOUR_MS;
    await refresher.refresh();
    expect(refresher.table()).toMatchObject({ asOf: '2026-11-20', shekelsPerUnit: { EUR: '4.11' } });
  });

  it.each([
    ['an HTML page', () => server.text('<html>Welcome</html>')],
    ['another shape', () => server.json({ base: 'ILS', rates: { USD: 0.27 } })],
    ['numbers', () => server.json({ asOf: '2026-11-20', shekelsPerUnit: { USD: 3.7 } })],
    [
      'a missing currency',
      () => server.json({ asOf: '2026-11-20', shekelsPerUnit: { ILS: '1', USD: '3.7' } }),
    ],
    ['a zero', () => server.json(body('2026-11-20', { USD: '0' }))],
    ['a jump', () => server.json(body('2026-11-20', { USD: '37' }))],
    ['an older table', () => server.json(body('2026-10-01', { USD: '3.5' }))],
    ['an error', () => server.json({}, 500)],
    ['a 404', () => server.json(body('2026-11-20', { USD: '3.5' }), 404)],
    ['a broken connection', () => server.answer((_request, response) => response.destroy())],
  ])('stay unchanged after %s', async (_, answer) => {
    server.json(body('2026-11-19', { USD: '3.81' }));
    const [refresher] = instances();
    await refresher.refresh();
    time += 2 * HOUR_MS;
    answer();
    await refresher.refresh();
    expect(server.seen.length).toBeGreaterThan(0);
    expect(refresher.table()).toMatchObject({ asOf: '2026-11-19', shekelsPerUnit: { USD: '3.81' } });
  });

  it.each([
    ['a jump', () => server.json(body('2026-11-20', { USD: '38.1' })), 'USD moved too far'],
    ['another shape', () => server.json({ base: 'ILS' }), 'unexpected shape'],
    ['an HTML page', () => server.text('<html>Welcome</html>'), 'not JSON'],
  ])(
    'cause one warning while the source returns %s, and another when it fails again after recovering',
    async (_, answer, reason) => {
      server.json(body('2026-11-19'));
      const [refresher] = instances();
      const refreshes = async (times: number) => {
        for (let round = 0; round < times; round += 1) {
          time += 2 * HOUR_MS;
          await refresher.refresh();
        }
      };
      await refreshes(1);
      expect(warned).not.toHaveBeenCalled();
      answer();
      await refreshes(3);
      expect(warned.mock.calls).toMatchObject([[{ reason, asOf: '2026-11-19' }, expect.any(String)]]);
      server.json(body('2026-11-19'));
      await refreshes(1);
      answer();
      await refreshes(2);
      expect(warned).toHaveBeenCalledTimes(2);
    },
  );

  it('are refused with a warning when another instance has shared a table this one cannot accept', async () => {
    server.json(body('2026-11-20', { USD: '7' }));
    const [first, second] = instances();
    await first.refresh();
    server.json(body('2026-11-20', { USD: '13' }));
    time += 2 * HOUR_MS;
    await first.refresh();
    expect(first.table()).toMatchObject({ shekelsPerUnit: { USD: '13' } });
    await second.refresh();
    expect(second.table()).toBe(bundledRates);
    expect(warned.mock.calls).toMatchObject([[{ reason: 'USD moved too far' }, expect.any(String)]]);
  });

  it('shared under the URL of another source are not used', async () => {
    const store = createMemoryStore();
    server.json(body('2026-11-20', { USD: '3.81' }));
    await instances(store, '/old')[0].refresh();
    server.json(body('2026-11-20', { USD: '3.91' }));
    const [refresher] = instances(store, '/new');
    await refresher.refresh();
    expect(refresher.table()).toMatchObject({ shekelsPerUnit: { USD: '3.91' } });
  });

  it('stay unchanged when no response comes', async () => {
    server.answer(() => undefined);
    const [refresher] = instances();
    await refresher.refresh();
    expect(refresher.table()).toBe(bundledRates);
  });
});
