import type { HotelProvider } from '../upstreams/provider/hotel-provider.ts';

type Reads = Pick<HotelProvider, 'countries' | 'cities' | 'hotelsOfCity' | 'hotelContents' | 'searchOffers'>;

/**
 * The provider's lists, contents and prices, each call paid for before it is made, wherever in a document it begins and
 * however many a document begins. What the cache answers never comes here. Calls that nobody waits for are free: they are
 * ours.
 * @param pay takes one call off somebody's budget; throws AppError RATE_LIMITED
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
      options?.priority === 'behind' ? hotelContents(codes, options) : paidContents(codes, options),
    searchOffers: paid(provider.searchOffers),
  };
}
