import { useSearchParams } from 'react-router-dom';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { writeWishes } from '#shared/pricing/wishes-url.ts';
import { compareStore } from '#lib/compare/compareStore.ts';
import { MAX_COMPARED, readHotelIds } from '#shared/routes/hotels-of-url.ts';
import { readListStay } from '#lib/hotel/listStay.ts';
import { useListedHotels } from '#lib/hotel/useListedHotels.ts';

/**
 * Removes a price range that has only a maximum, because it never decides which room is the cheapest, and links do not
 * contain it.
 */
const decidingWishes = ({ price, ...wishes }: OfferWishes = NO_WISHES): OfferWishes =>
  price && price.min > 0 ? { ...wishes, price } : wishes;

/** The hotels, the stay and the wishes from the URL, with the details and prices of the hotels. */
export const useComparison = () => {
  const [params, setParams] = useSearchParams();
  const ids = readHotelIds(params, MAX_COMPARED);
  const { stay: read, isReplaced, isPartyReplaced } = readListStay(params);
  const stay = { ...read, wishes: decidingWishes(read.wishes) };
  const listed = useListedHotels(ids, stay);
  return {
    ...listed,
    ids,
    stay,
    isReplaced,
    isPartyReplaced,
    /** Removes a hotel, with a new history entry. */
    remove: (id: string) => {
      compareStore.remove(id);
      const next = new URLSearchParams(params);
      next.set('hotels', ids.filter((each) => each !== id).join(','));
      setParams(next, { preventScrollReset: true });
    },
    ask: (wishes: OfferWishes) => {
      const next = new URLSearchParams(params);
      writeWishes(next, wishes);
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
};

export type Comparison = ReturnType<typeof useComparison>;
