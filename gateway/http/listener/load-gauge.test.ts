import express from 'express';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createLoadGauge, createLoadMeter } from './load-gauge.ts';
import { listen } from './listen.ts';

const blockFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('the load gauge notices a blocked event loop', async () => {
  const gauge = createLoadGauge();
  const held = async () => {
    blockFor(150);
    await new Promise((resolve) => void setTimeout(resolve, 1));
    return gauge.loopDelayMs();
  };
  await expect.poll(held, { timeout: 20_000, interval: 1 }).toBeGreaterThan(75);
  gauge.close();
});

it('the load gauge counts requests until they are answered or cancelled, and exports the numbers', async () => {
  const gauge = createLoadGauge();
  const registry = new Registry();
  const shed = createLoadMeter(registry, gauge);
  const waiting: (() => void)[] = [];
  const app = express().use(gauge.counting, (_request, response) => {
    waiting.push(() => response.end());
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const ask = (signal?: AbortSignal) => fetch(`http://127.0.0.1:${server.port}/`, { signal: signal ?? null });
  const impatient = new AbortController();
  const answered = ask();
  const givenUp = ask(impatient.signal).catch(() => 'given up');
  await expect.poll(() => gauge.inFlight()).toBe(2);
  shed('first');
  const text = await registry.metrics();
  expect(text).toContain('solera_requests_in_flight 2');
  expect(text).toContain('solera_shed_requests_total{turn="first"} 1');
  expect(text).toContain('solera_shed_requests_total{turn="later"} 0');

  impatient.abort();
  await givenUp;
  await expect.poll(() => gauge.inFlight()).toBe(1);
  for (const answer of waiting) answer();
  await answered;
  await expect.poll(() => gauge.inFlight()).toBe(0);
  await server.close();
  gauge.close();
});

it('the load gauge counts a request once, and not when its client has already disconnected', async () => {
  const gauge = createLoadGauge();
  const counted: number[] = [];
  const gone = express().use(
    (_request, response, next) => {
      response.once('close', () => setImmediate(next));
      response.destroy();
    },
    gauge.counting,
    () => void counted.push(-1),
  );
  const twice = express().use(gauge.counting, gauge.counting, (_request, response) => {
    counted.push(gauge.inFlight());
    response.end();
  });
  const servers = await Promise.all([gone, twice].map((app) => listen(app, { host: '127.0.0.1', port: 0 })));
  for (const { port } of servers) await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  await expect.poll(() => gauge.inFlight()).toBe(0);
  expect(counted).toEqual([1]);
  await Promise.all(servers.map((server) => server.close()));
  gauge.close();
});
