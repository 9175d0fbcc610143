import pino from 'pino';
import { expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import { createCachedPictures } from './cached-pictures.ts';

const urls = Array.from({ length: 20 }, (_, at) => `http://pictures.example/${at}.svg`);

it('the first pictures of a hotel are cached once its details were read, until the provider removes the hotel', async () => {
  const left = new Set<string>();
  const known = createCachedPictures({
    cache: createCache(createMemoryStore(), { now: Date.now, logger: pino({ level: 'silent' }) }),
    listed: { isDelisted: (code) => left.has(code) },
    accountKey: 'test',
  });
  const codes = ['1', '2', '3', '4'];
  expect([...(await known.first(codes))]).toEqual([]);
  const contents = ['1', '2', '3'].map((code) => [code, hotelContent(code, { imageUrls: urls })] as const);
  await known.store(new Map(contents));
  expect([...(await known.first(codes)).keys()]).toEqual(['1', '2', '3']);
  expect((await known.first(codes)).get('1')).toEqual(urls.slice(0, 7));
  await known.drop(['2']);
  left.add('3');
  expect([...(await known.first(codes)).keys()]).toEqual(['1']);
});
