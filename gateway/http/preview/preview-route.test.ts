import express from 'express';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { createRateLimits, type RateLimits, visitorKey } from '#gateway/limits/rate-limits.ts';
import { listen, type Listening } from '../listener/listen.ts';
import { ownDrawing, previewPath } from './own-drawing.ts';
import { previewRoute } from './preview-route.ts';

const sandboxOrigin = 'http://provider.example';
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500">${inside}</svg>`;
const red = drawing('<rect width="800" height="500" fill="#f00"/>');

const spend = vi.fn<RateLimits['spend']>(async () => undefined);
const requested = vi.fn<(url: string) => void>();
let server: Listening;

beforeAll(async () => {
  const app = express();
  app.get(
    '/preview',
    previewRoute({
      innerUrl: () => server.innerUrl,
      sandboxOrigin,
      spend,
      logger: pino({ level: 'silent' }),
    }),
  );
  app.use((request, response) => {
    requested(request.originalUrl);
    const name = /(\w+)\.svg/.exec(request.originalUrl)?.[1];
    if (name === 'cut') return void response.destroy();
    if (name === 'late' && requested.mock.calls.length === 1) return void response.status(503).end();
    if (name === 'gone') return void response.status(404).end();
    if (name === 'photo') return void response.type('image/png').send('no drawing');
    response.type('image/svg+xml');
    if (name === 'broken') return void response.send('<svg');
    return void response.send(name === 'huge' ? drawing(`<!--${'x'.repeat(600_000)}-->`) : red);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
// Does not wait for aborted responses.
afterAll(() => server.close(0));
beforeEach(() => {
  spend.mockClear();
  requested.mockClear();
});

const get = (of: string) => fetch(server.innerUrl + previewPath(of));

/** Width and height of a JPEG, in pixels. */
function sizeOf(jpeg: Buffer): readonly [number, number] | null {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  return null;
}

describe('a preview picture', () => {
  it('is a JPEG in the size that messengers use, rendered once', async () => {
    const of = `/media?src=${encodeURIComponent(`${sandboxOrigin}/images/front-1.svg`)}`;
    const replies = await Promise.all([get(of), get(of)]);
    for (const reply of [...replies, await get(of)]) {
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
      expect(sizeOf(Buffer.from(await reply.arrayBuffer()))).toEqual([1200, 630]);
    }
    expect(requested.mock.calls).toEqual([[of]]);
    // A cached preview is not counted against the limit.
    expect(spend).toHaveBeenCalledTimes(2);
  });

  it('is the same for every spelling of its source', async () => {
    const sources = ['/images/front-2.svg', '//images/front-2.svg', '//images/front-2.svg?img=7'];
    const spellings = sources.map((path) => `/media?src=${encodeURIComponent(sandboxOrigin + path)}`);
    for (const of of [...spellings, `/media?s%72c=${sandboxOrigin}/images/front-2.svg?img=8`])
      expect((await get(of)).status).toBe(200);
    expect(requested.mock.calls).toEqual([[spellings[0]]]);
  });

  it.each([
    '',
    'https://elsewhere.example/stock/sea.svg',
    '//elsewhere.example/stock/sea.svg',
    '/stock/../graphql',
    '/stock/sea.svg?x=1',
    '/files/u/1/drawing.svg',
    '/media',
    '/media?src=nothing',
    `/media?src=${encodeURIComponent('http://elsewhere.example/images/sea.svg')}`,
    `/media?src=${encodeURIComponent('http://a:b@provider.example/images/sea.svg')}`,
    `/media?src=${encodeURIComponent(`${sandboxOrigin}/other/sea.svg`)}`,
    `/media?src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg#1`)}`,
    `/media?src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg`)}#1`,
    `/media?src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg`)}&n=1`,
    `/media?n=1&src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg`)}`,
    `/media?${`src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg`)}&`.repeat(2)}`,
    '@elsewhere.example/media?src=http%3A%2F%2Fprovider.example%2Fimages%2Fsea.svg',
  ])('is only rendered for our own illustrations: nothing is read for %j', async (of) => {
    const reply = await get(of);
    expect([reply.status, requested.mock.calls, spend.mock.calls]).toEqual([404, [], []]);
  });

  it('is not rendered for an illustration of a real provider', () => {
    const drawing = `/media?src=${encodeURIComponent(`${sandboxOrigin}/images/sea.svg`)}`;
    expect([ownDrawing(drawing, sandboxOrigin), ownDrawing(drawing, null)]).toEqual([drawing, null]);
  });

  it.each(['gone', 'photo', 'broken', 'huge'])('does not exist when its source is %s', async (name) => {
    const reply = await get(`/files/demo/${name}.svg`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
  });

  it.each(['late', 'cut'])(
    'is reported as temporarily unavailable, uncached, when the response is %s',
    async (name) => {
      const reply = await get(`/files/demo/${name}.svg`);
      const { headers, status } = reply;
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        '2',
      ]);
    },
  );

  it('exists as soon as its source does', async () => {
    expect((await get('/files/demo/late.svg')).status).toBe(503);
    expect((await get('/files/demo/late.svg')).status).toBe(200);
  });

  it('counts against a limit of ten per minute and network', async () => {
    const limits = createRateLimits(null);
    for (let number = 0; number < 10; number += 1)
      await limits.spend('preview', visitorKey('127.0.0.1', 'preview'));
    spend.mockImplementationOnce(limits.spend);
    const reply = await get('/files/demo/gone.svg');
    expect([reply.status, requested.mock.calls]).toEqual([429, []]);
    await limits.close();
  });

  it('is refused for a network that requests too many', async () => {
    spend.mockRejectedValueOnce(new AppError('RATE_LIMITED', { retryAfter: 7 }));
    const reply = await get('/stock/sea.svg');
    expect([reply.status, reply.headers.get('retry-after'), requested.mock.calls]).toEqual([429, '7', []]);
  });
});
