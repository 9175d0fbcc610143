import { expect, it } from 'vitest';
import type { FoundHotel, HotelQuery, HotelsFound } from '../../tools/tools.ts';
import { listing } from './listing.ts';
import { noWishes } from '../state.ts';

type Sort = HotelQuery['wishes']['sort'];

const shownOf = async (picks: readonly (string | null)[], sort: Sort) => {
  const hotels = picks.map((pickReason, at) => ({
    id: `h${at}`,
    name: { en: `Hotel ${at}`, he: null },
    pricePerNight: { amountMinor: 10_000, currency: 'ILS' },
    pickReason,
  })) as unknown as readonly FoundHotel[];
  const query = { wishes: { ...noWishes, sort } } as unknown as HotelQuery;
  const searchHotels = () =>
    Promise.resolve({ query, hotels, matching: hotels.length } as unknown as HotelsFound);
  const answer = await listing({ searchHotels }, query, 0);
  return { ids: answer.hotels.map(({ id }) => id), offset: answer.offset };
};

it.each<[string, (string | null)[], Sort, string[]]>([
  ['Sherry’s pick is moved to the front', [null, 'FEATURED', null], 'RECOMMENDED', ['h1', 'h0', 'h2']],
  [
    'the first of two picks is moved to the front',
    [null, 'BEST_VALUE', 'FEATURED'],
    'RECOMMENDED',
    ['h1', 'h0', 'h2'],
  ],
  [
    'a pick that is not among the three is not added',
    [null, null, null, 'FEATURED'],
    'RECOMMENDED',
    ['h0', 'h1', 'h2'],
  ],
  ['a reason without words is none', [null, 'PAID', null], 'RECOMMENDED', ['h0', 'h1', 'h2']],
  ['an order that was asked for stays', [null, 'FEATURED', null], 'PRICE_ASC', ['h0', 'h1', 'h2']],
])('%s', async (_, picks, sort, ids) => {
  expect((await shownOf(picks, sort)).ids).toEqual(ids);
});

it('later hotels continue after the last one shown, also when it was moved to the front', async () => {
  expect(await shownOf([null, null, 'FEATURED', null], 'RECOMMENDED')).toEqual({
    ids: ['h2', 'h0', 'h1'],
    offset: 3,
  });
});
