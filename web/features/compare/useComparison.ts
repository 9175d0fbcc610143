import { useSearchParams } from 'react-router-dom';
import type { OfferWishes } from '#models/offer-wishes.ts';
import { writeWishes } from '#shared/pricing/wishes-address.ts';
import { compareStore } from '#lib/compare/compareStore.ts';
import { MOST_COMPARED, readHotelIds } from '#shared/routes/hotels-of-address.ts';
import { readListStay } from '#lib/hotel/hotelsInAddress.ts';
import { useListedHotels } from '#lib/hotel/useListedHotels.ts';

/** The hotels, the stay and the wishes of the address, with what the hotels are and cost. */
export const useComparison = () => {
  const [params, setParams] = useSearchParams();
  const ids = readHotelIds(params, MOST_COMPARED);
  const { stay, isReplaced, isPartyReplaced } = readListStay(params);
  const listed = useListedHotels(ids, stay);
  return {
    ...listed,
    ids,
    stay,
    isReplaced,
    isPartyReplaced,
    /** Back brings it back. */
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
