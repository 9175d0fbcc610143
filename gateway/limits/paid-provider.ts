import type { HotelProvider } from '../upstreams/provider/hotel-provider.ts';

type Reads = Pick<HotelProvider, 'countries' | 'cities' | 'hotelsOfCity' | 'hotelContents' | 'searchOffers'>;

/**
 * The provider's lists, contents and prices, where each call is charged to the caller before it is made, however many a
 * document causes. Values from the cache never get here. Background calls, which no caller waits for, are free.
 * @param pay takes one call off the caller's budget; throws AppError RATE_LIMITED
 */
export function paidProvider<P extends Reads>(provider: P, pay: () => Promise<void>): P {
  const paid =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await pay();
      return call(...args);
    };
  const { hotelContents } = provider;
  const paidContents = paid(hotelContents);
  return {
    ...provider,
    countries: paid(provider.countries),
    cities: paid(provider.cities),
    hotelsOfCity: paid(provider.hotelsOfCity),
    hotelContents: (codes, options) =>
      options?.priority === 'low' ? hotelContents(codes, options) : paidContents(codes, options),
    searchOffers: paid(provider.searchOffers),
  };
}
