import pino from 'pino';
import { expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import { contentReader } from './hotel-contents.ts';

it('what lacks a hotel whose details could not be read is never fresh, because they are read again at once', async () => {
  const until: number[] = [];
  let isDown = true;
  const logger = pino({ level: 'silent' });
  const cache = createCache(createMemoryStore(), {
    now: Date.now,
    logger,
    onFresh: (moment) => void until.push(moment),
  });
  const { read } = contentReader({
    provider: {
      hotelContents: async (codes) => {
        if (isDown) throw new AppError('TIMEOUT');
        return new Map(codes.map((code) => [code, hotelContent(code)]));
      },
    },
    cache,
    listed: { isDelisted: () => false },
    accountKey: 'account',
    logger,
  });
  expect([...(await read(['1000001'])).failed]).toEqual(['1000001']);
  expect(Math.min(...until)).toBe(0);
  isDown = false;
  until.length = 0;
  expect([...(await read(['1000001'])).found.keys()]).toEqual(['1000001']);
  expect(Math.min(...until)).toBeGreaterThan(Date.now());
});
