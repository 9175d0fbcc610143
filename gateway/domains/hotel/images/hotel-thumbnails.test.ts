import { expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { HotelImage } from '#models/hotel/hotel.ts';
import type { ImageKey } from '../hotel.service.ts';
import { thumbnailsOf } from './hotel-thumbnails.ts';

const picture = (id: string): HotelImage => ({ url: `/files/${id}.jpg`, isIllustration: false });

const bench = () => {
  const requested: ImageKey[] = [];
  const hotelImages = batchLoader<ImageKey, readonly HotelImage[]>({
    maxBatch: 50,
    cacheKey: ({ id }) => id,
    load: async (keys) => {
      requested.push(...keys);
      if (keys.some(({ id }) => id === 'broken')) throw new AppError('HOTEL_UNAVAILABLE');
      return keys.map(({ id }) => (id === 'bare' ? [] : [picture(id), picture('second')]));
    },
    group: ({ id }) => id,
  });
  return { requested, hotelImages };
};

it('other hotels have their thumbnails when one hotel cannot be read', async () => {
  const { requested, hotelImages } = bench();
  expect(await thumbnailsOf(['1000001', 'broken', 'bare', 'own', 'own'], { hotelImages })).toEqual([
    { id: '1000001', image: picture('1000001') },
    { id: 'broken', image: null },
    { id: 'bare', image: null },
    { id: 'own', image: picture('own') },
  ]);
  expect(requested.map(({ source }) => source)).toEqual(['PROVIDER', 'STORED', 'STORED', 'STORED']);
});

it('thumbnails are not read for ids that are too long, nor for more than fifty ids', async () => {
  const { requested, hotelImages } = bench();
  expect(await thumbnailsOf(['x'.repeat(101)], { hotelImages })).toEqual([]);
  expect(requested).toEqual([]);
  const many = Array.from({ length: 51 }, (_each, at) => String(at));
  await expect(thumbnailsOf(many, { hotelImages })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
