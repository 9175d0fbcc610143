import type { HotelProvider } from '../upstreams/provider/hotel-provider.ts';

type Reads = Pick<HotelProvider, 'countries' | 'cities' | 'hotelsOfCity' | 'hotelContents' | 'searchOffers'>;

/**
 * A provider whose reads of lists, contents and prices are each charged to the caller before they are made, however
 * many a document causes. Values from the cache never get here. Background calls, which no caller waits for, are free.
 * @param chargeCall charges one call to the caller's budget; throws AppError RATE_LIMITED
 */
export function chargedProvider<P extends Reads>(provider: P, chargeCall: () => Promise<void>): P {
  const charged =
    <A extends readonly unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await chargeCall();
      return call(...args);
    };
  const { hotelContents } = provider;
  const chargedContents = charged(hotelContents);
  return {
    ...provider,
    countries: charged(provider.countries),
    cities: charged(provider.cities),
    hotelsOfCity: charged(provider.hotelsOfCity),
    hotelContents: (codes, options) =>
      options?.priority === 'low' ? hotelContents(codes, options) : chargedContents(codes, options),
    searchOffers: charged(provider.searchOffers),
  };
}
