import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { headOf, hotelOf } from '../testing/kit.ts';
import type { FoundSource } from './first-found.ts';

const address = '/Discover?destination=Israel&country=IL&city=7&cityName=Haifa';
const stay = '&checkin=2026-05-12&checkout=2026-05-14&guests=2';

const knowing = () => vi.fn<FoundSource['firstFound']>(async () => hotelOf());

describe('the first hotel of a cached search', () => {
  it('is returned with its name, the picture of its card, and the searched city', async () => {
    const firstFound = knowing();
    expect((await headOf(address + stay, 'he', { firstFound })).hotel).toEqual({
      id: '7',
      name: 'בית הנמל',
      picture: '/files/u/1/front.webp?w=640',
    });
    expect(firstFound.mock.calls).toEqual([
      [
        {
          location: 'Israel',
          countryCode: 'IL',
          cityCode: '7',
          cityName: 'Haifa',
          stay: {
            checkIn: '2026-05-12',
            checkOut: '2026-05-14',
            occupancy: { adults: 2, children: 0, childrenAges: [], infants: 0, rooms: 1 },
          },
        },
      ],
    ]);
  });

  it.each([
    ['filters', `${address}${stay}&stars=5`],
    ['another order', `${address}${stay}&sort=PRICE_ASC`],
    ['a later page', `${address}${stay}&page=2`],
    ['no dates', address],
    ['no city', `/Discover?destination=Israel&country=IL${stay}`],
    ['an unknown city', `/Discover?destination=Israel&country=IL&city=8&cityName=Call+us${stay}`],
  ])('is not read for a URL with %s', async (_, requested) => {
    const firstFound = knowing();
    expect((await headOf(requested, 'en', { firstFound })).hotel).toBeNull();
    expect(firstFound).not.toHaveBeenCalled();
  });

  it.each([
    ['is not known', async () => null],
    [
      'has no picture on our server',
      async () => hotelOf({ images: [{ url: 'https://elsewhere.example/a.jpg', isIllustration: false }] }),
    ],
    ['cannot be read', () => Promise.reject(new AppError('BAD_USER_INPUT'))],
  ])('is left out when it %s', async (_, firstFound) => {
    const head = await headOf(address + stay, 'en', { firstFound });
    expect(head.hotel).toBeNull();
    expect(head.title).toBe('Hotels in Haifa · Solera');
  });
});
