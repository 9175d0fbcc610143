import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listen, type Listening } from '../listener/listen.ts';
import { packedText, type PackedText } from './send-page.ts';

const packed = Buffer.from('packed');
const pack = {
  br: vi.fn<(text: string) => Promise<Buffer>>(async () => packed),
  gzip: vi.fn<(text: string) => Promise<Buffer>>(async () => packed),
};

let text: PackedText;
beforeEach(() => {
  pack.br.mockClear();
  pack.gzip.mockClear();
  text = packedText('a long text', pack);
});

let server: Listening;
beforeAll(async () => {
  const app = express().get('/', async (request, response) => {
    await text.send(request, response).catch(() => response.sendStatus(503));
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const get = async (encoding: string) => {
  const headers = { 'accept-encoding': encoding };
  const { status, headers: answered, body } = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
  // The body is not really encoded, so it cannot be decoded.
  await body?.cancel();
  return status === 200 ? answered.get('content-encoding') : status;
};

it('a repeated text is encoded once per encoding, and sent unencoded to clients that accept none', async () => {
  expect(await Promise.all(['identity', 'br', 'br, gzip'].map(get))).toEqual([null, 'br', 'br']);
  expect(await get('br')).toBe('br');
  expect([pack.br.mock.calls, pack.gzip.mock.calls]).toEqual([[['a long text']], []]);
});

it('a repeated text is encoded again after a failure', async () => {
  pack.gzip.mockRejectedValueOnce(new Error('no memory'));
  expect(await get('gzip')).toBe(503);
  expect(await get('gzip')).toBe('gzip');
});
