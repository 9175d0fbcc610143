import { useListedHotelsQuery, useListedPricesQuery } from '#generated/graphql.ts';
import { type CurrentPrice, priceOfOffers } from './price/currentPrice.ts';
import type { LastStay } from '../stay/lastStay.ts';

/** Hotels by id with what each costs for a stay: one request for details, one for prices. */
export const useListedHotels = (ids: readonly string[], stay: LastStay) => {
  const { checkIn, checkOut, party: occupancy, wishes } = stay;
  const skip = ids.length === 0;
  const { data, previousData, error, loading, refetch } = useListedHotelsQuery({
    variables: { ids: [...ids] },
    notifyOnNetworkStatusChange: true,
    skip,
  });
  const prices = useListedPricesQuery({
    variables: { ids: [...ids], stay: { checkIn, checkOut, occupancy } },
    // Offers that failed are null here, and the response has an error for them.
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    skip,
  });
  // When a hotel is removed, the others stay on screen while the shorter list is read.
  const shown = data ?? (loading ? previousData : undefined);
  const priced = prices.data ?? (prices.loading ? undefined : prices.previousData);
  const priceOf = (id: string): CurrentPrice =>
    priceOfOffers(priced?.hotels.find((hotel) => hotel.id === id)?.offers, {
      isLoading: prices.loading,
      wishes,
    });
  return {
    /** In the order of the ids, without those that cannot be read. Undefined until loaded. */
    hotels: skip ? [] : shown?.hotels.filter(({ id }) => ids.includes(id)),
    isLoading: loading,
    error,
    reload: () => void refetch().catch(() => undefined),
    priceOf,
    hasPricesFailed: !prices.loading && prices.error !== undefined,
    reloadPrices: () => void prices.refetch().catch(() => undefined),
  };
};
