import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { untilReady } from '../support/servers/ready.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await startTestProduct({ DRAIN_S: '3' });
  await untilReady(product.url);
});
afterEach(() => product.stop());

/**
 * Sends requests, as a load balancer with only this instance does, until the instance reports that it is not
 * ready.
 */
async function askUntilNotReady(): Promise<readonly string[]> {
  const answers: string[] = [];
  const visitor = product.visitor();
  for (;;) {
    const ready = await fetch(`${product.url}/readyz`, { headers: { connection: 'close' } });
    answers.push(`readyz ${ready.status}`);
    const { status, errors } = await visitor.ask('{ exchangeRates { asOf } }', {}, { connection: 'close' });
    answers.push(`graphql ${status} ${errors[0]?.message ?? 'fine'}`);
    if (!ready.ok) return answers;
    await pause(20);
  }
}

describe('a gateway that is stopped', () => {
  it('reports that it is not ready while it still answers, so that no request of a load balancer fails', async () => {
    const asking = askUntilNotReady();
    await pause(200);
    const stopped = product.stop();
    const answers = await asking;
    expect(answers.filter((answer) => !['readyz 200', 'graphql 200 fine'].includes(answer))).toEqual([
      'readyz 503',
    ]);
    await stopped;
    await expect(fetch(product.url)).rejects.toThrow('fetch failed');
  });

  it('answers a request that waits for the hotel provider, without an internal error', async () => {
    // The start reads the countries too, to check the credentials.
    const before = (await product.sandbox.counts())['CountryList'] ?? 0;
    await product.sandbox.fault({ call: 'CountryList', kind: 'delay', ms: 5_000 });
    const answer = product.visitor().ask<{ countries: readonly unknown[] }>('{ countries { code } }');
    await expect.poll(async () => (await product.sandbox.counts())['CountryList']).toBe(before + 1);
    const [{ status, data, errors }] = await Promise.all([answer, product.stop()]);
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    expect(data.countries.length).toBeGreaterThan(0);
  });

  it('closes sockets with “going away”, after which clients connect to another instance', async () => {
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    await once(socket, 'message');
    const closed = once(socket, 'close');
    await product.stop();
    const [code]: unknown[] = await closed;
    expect(code).toBe(1001);
  });
});
