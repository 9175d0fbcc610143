import { expect, it } from 'vitest';
import type { FoundHotel, HotelQuery, SearchPage } from '../../tools/tools.ts';
import { pickOf } from '../../replies/search/search-texts.ts';
import { listing } from './listing.ts';
import { noWishes } from '../state.ts';

const price = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
const cheaper = (stars: number) => ({ stars, pricePerNight: price(400) });

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
    Promise.resolve({ query, hotels, matching: hotels.length } as unknown as SearchPage);
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
  ['a requested order is not changed', [null, 'FEATURED', null], 'PRICE_ASC', ['h0', 'h1', 'h2']],
])('%s', async (_, picks, sort, ids) => {
  expect((await shownOf(picks, sort)).ids).toEqual(ids);
});

it('later hotels continue after the last one shown, also when it was moved to the front', async () => {
  expect(await shownOf([null, null, 'FEATURED', null], 'RECOMMENDED')).toEqual({
    ids: ['h2', 'h0', 'h1'],
    offset: 3,
  });
});

it.each<[string, string, Partial<FoundHotel>, boolean]>([
  ['a good price is not a reason beside a cheaper hotel with as many stars', 'BEST_VALUE', cheaper(4), false],
  ['a good price is a reason beside a cheaper hotel with fewer stars', 'BEST_VALUE', cheaper(3), true],
  [
    'a high rating is not a reason beside a higher one with free cancellation',
    'TOP_RATED_FLEXIBLE',
    { rating: 4.9, freeCancellation: true },
    false,
  ],
  ['a high rating is a reason beside a higher one without it', 'TOP_RATED_FLEXIBLE', { rating: 4.9 }, true],
])('%s', (_, pickReason, other, isPicked) => {
  const hotel = {
    stars: 4,
    rating: 4.5,
    pricePerNight: price(500),
    freeCancellation: false,
    pickReason: null,
  };
  const pick = { ...hotel, pickReason, freeCancellation: true } as FoundHotel;
  expect(pickOf([pick, { ...hotel, ...other } as FoundHotel])).toBe(isPicked ? pick : undefined);
});
