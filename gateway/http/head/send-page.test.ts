import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen, type Listening } from '../listen.ts';
import { keptText } from './send-page.ts';

const packed = Buffer.from('packed');
const pack = {
  br: vi.fn<(text: string) => Promise<Buffer>>(async () => packed),
  gzip: vi.fn<(text: string) => Promise<Buffer>>(async () => packed),
};
const text = keptText('a long text', pack);

let server: Listening;
beforeAll(async () => {
  const app = express().get('/', (request, response) => text.send(request, response));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('packs a text once for each form that is asked for, and sends it as it is to who takes none', async () => {
  const get = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const { headers: answered, body } = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
    // The form is made up, and nobody could unpack it.
    await body?.cancel();
    return answered.get('content-encoding');
  };
  expect(await Promise.all(['identity', 'br', 'br, gzip'].map(get))).toEqual([null, 'br', 'br']);
  expect(await get('br')).toBe('br');
  expect([pack.br.mock.calls, pack.gzip.mock.calls]).toEqual([[['a long text']], []]);
});
