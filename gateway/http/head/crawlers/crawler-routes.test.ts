import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { listen, type Listening } from '../../listener/listen.ts';
import { crawlerRoutes } from './crawler-routes.ts';

const HOTELS = 4_500;
const storedHotels = vi.fn<() => Promise<{ id: string; updatedAt: null }[]>>(async () =>
  Array.from({ length: HOTELS }, (_, at) => ({ id: `h${at}`, updatedAt: null })),
);
let clock = 0;
let server: Listening;
beforeAll(async () => {
  const routes = crawlerRoutes({
    storedHotels,
    languages: ['en', 'he'],
    publicUrl: 'https://solera.example',
    logger: { debug: () => undefined, error: () => undefined },
    now: () => clock,
  });
  const app = express().use((request, response, next) => {
    // Fails in the last step before a list is sent.
    if (request.headers['x-break'])
      response.vary = () => {
        throw new Error('broken');
      };
    next();
  });
  server = await listen(app.use(routes), { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 3_600_000;
  storedHotels.mockClear();
});

const get = async (path: string, encoding: string, more: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { 'accept-encoding': encoding, ...more },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('a sitemap of many hotels', () => {
  it('is split into files of at most 2,000 pages that together contain every hotel', async () => {
    const { text } = await get('/sitemap.xml', 'identity');
    const files = [...text.matchAll(/<loc>https:\/\/solera\.example(\/sitemap-\d\.xml)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files).toHaveLength(3);
    const parts = await Promise.all(files.map((path) => get(path, 'identity')));
    const counts = parts.map((part) => part.text.match(/<url>/g)?.length ?? 0);
    expect(Math.max(...counts)).toBe(2_000);
    expect(parts.flatMap((part) => part.text.match(/<loc>[^<]*\/Hotel\?id=/g) ?? [])).toHaveLength(HOTELS);
  });

  it.each(['br', 'gzip'] as const)('is sent in %s, and built once until it expires', async (encoding) => {
    const plain = await get('/sitemap-1.xml', 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await Promise.all([1, 2, 3].map(() => get('/sitemap-1.xml', encoding)));
    for (const { headers, text } of packed) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/xml; charset=utf-8',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(text).toBe(plain.text);
    }
    expect(storedHotels).toHaveBeenCalledOnce();
    clock += 3_600_000;
    await get('/sitemap-1.xml', encoding);
    expect(storedHotels).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the hotels cannot be read', {}],
    ['it cannot be sent', { 'x-break': '1' }],
  ])('is temporarily unavailable, uncached, when %s', async (_why, more) => {
    if (!('x-break' in more)) storedHotels.mockRejectedValueOnce(new AppError('HOTEL_UNAVAILABLE'));
    const { status, headers } = await get('/sitemap-1.xml', 'br', more);
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
    expect((await get('/sitemap-1.xml', 'br')).status).toBe(200);
  });
});
