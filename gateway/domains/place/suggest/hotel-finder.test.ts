import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { createHotelFinder } from './hotel-finder.ts';

const stored = (id: string, en: string | null, he: string | null, city: string): StoredHotel => ({
  id,
  name: { en, he },
  description: { en: null, he: null },
  address: '',
  city,
  country: 'Israel',
  netPricePerNight: { amountMinor: 1, currency: 'ILS' },
  markup: { type: 'percentage', value: 0 },
  pricePerNight: { amountMinor: 1, currency: 'ILS' },
  rating: null,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: false,
  coordinates: null,
  createdAt: '2030-01-01T00:00:00Z',
});

const own = [
  stored('a', 'Coral Bay Eilat', 'קורל ביי אילת', 'Eilat'),
  stored('b', 'Coral Reef', null, 'Eilat'),
  stored('c', 'Yarden', 'ירדן', 'Tel Aviv'),
];
const listed = [
  { code: '900', name: 'Yarden Hotel', city: 'Tel Aviv', country: 'Israel' },
  { code: '901', name: 'Yarden Beach Suites', city: 'Tel Aviv', country: 'Israel' },
  { code: '902', name: 'Hilton Tel Aviv', city: 'Tel Aviv', country: 'Israel' },
];

function finderOf(cityHotels = async (_code: string) => listed) {
  const calls: string[] = [];
  const finder = createHotelFinder({
    storedHotels: async () => own,
    cityHotels: (code) => {
      calls.push(code);
      return cityHotels(code);
    },
  });
  const find = async (words: string, cityCode: string | null = null, limit = 5) =>
    (await finder.find({ words, cityCode, limit })).map(({ id }) => id);
  return { find, calls };
}

describe('the search for hotels by name', () => {
  it.each<readonly [string, string | null, readonly string[]]>([
    ['Coral Bay', null, ['a']],
    ['coral', null, ['a', 'b']],
    ['קורל ביי', null, ['a']],
    ['hilton', null, []],
    ['hilton', '126', ['902']],
    ['yarden tel aviv', '126', ['c', '900', '901']],
    ['Yarden Hotel', '126', ['900', 'c', '901']],
    ['the hotel', '126', []],
  ])('with “%s” in the city %s finds %j', async (words, cityCode, ids) => {
    expect(await finderOf().find(words, cityCode)).toEqual(ids);
  });

  it('reads at most one list, and none without a city or distinctive words', async () => {
    const { find, calls } = finderOf();
    await find('yarden');
    await find('hotel', '126');
    expect(calls).toEqual([]);
    await find('yarden', '126');
    expect(calls).toEqual(['126']);
  });

  it('returns no more than requested', async () => {
    expect(await finderOf().find('yarden', '126', 2)).toEqual(['c', '900']);
  });

  it('works without the list of the city only when a stored hotel matches', async () => {
    const { find } = finderOf(() => Promise.reject(new AppError('PROVIDER_UNAVAILABLE')));
    expect(await find('yarden', '126')).toEqual(['c']);
    await expect(find('hilton', '126')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  it.each<readonly [string, string | null, number, string]>([
    ['x'.repeat(101), null, 5, 'words'],
    ['yarden', 'Tel Aviv', 5, 'cityCode'],
    ['yarden', '1'.repeat(21), 5, 'cityCode'],
    ['yarden', null, 0, 'limit'],
    ['yarden', null, 11, 'limit'],
  ])('refuses the words %s in the city %s with the limit %s', async (words, cityCode, limit, field) => {
    await expect(finderOf().find(words, cityCode, limit)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      facts: { fields: [field] },
    });
  });
});
