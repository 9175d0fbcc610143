import type DataLoader from 'dataloader';
import { batchLoader, bySource } from '#gateway/kit/loader-kit.ts';
import type { OfferList } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import { type OfferService } from './offers/offer.service.ts';
import { OFFERS_BATCH } from './offers/provider-offers.ts';

/** Identifies the offers of a hotel for a validated stay. */
interface OfferKey {
  readonly hotelId: string;
  readonly stay: Stay;
}

/** Offers of one request: hotels of the same stay share a call. Stored hotels never wait for a slow provider. */
export interface AvailabilityLoaders {
  readonly offersByStay: Pick<DataLoader<OfferKey, OfferList, string>, 'load'>;
}

const stayText = ({ checkIn, checkOut, occupancy }: Stay): string =>
  [
    checkIn,
    checkOut,
    occupancy.adults,
    occupancy.childrenAges.join(),
    occupancy.infants,
    occupancy.rooms,
  ].join('|');

export function createAvailabilityLoaders(offers: OfferService): AvailabilityLoaders {
  const loader = () =>
    batchLoader<OfferKey, OfferList>({
      maxBatch: OFFERS_BATCH,
      cacheKey: ({ hotelId, stay }) => `${hotelId}|${stayText(stay)}`,
      group: ({ stay }) => stayText(stay),
      load: (keys) =>
        offers.offersOf(
          keys.map((key) => key.hotelId),
          keys[0].stay,
        ),
    });
  return { offersByStay: bySource(({ hotelId }) => isProviderCode(hotelId), loader) };
}
