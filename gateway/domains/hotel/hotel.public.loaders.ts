import type DataLoader from 'dataloader';
import { type SourceLoader, batchLoader, bySource } from '#gateway/kit/loader-kit.ts';
import type { Hotel, HotelImage, StoredHotel } from '#models/hotel/hotel.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import { DETAILS_BATCH } from './hotel-contents.ts';
import type { HotelService, ImageKey } from './hotel.service.ts';

/** Maximum size of a batch. Stored hotels are found in one list, so all bookings of a page can be one batch. */
const MAX_BATCH = 100;

/** Hotels and pictures of one request, batched into details calls of up to 50 hotels. */
export interface HotelLoaders {
  /** By stored id or provider code; null when there is none. Errors: HOTEL_UNAVAILABLE. */
  readonly hotelById: SourceLoader<string, Hotel | null>;
  /** The stored hotel alone, without its reviews; null for every other id. Errors: HOTEL_UNAVAILABLE. */
  readonly storedHotelById: DataLoader<string, StoredHotel | null, string>;
  /** At most five pictures; empty when there are none. */
  readonly hotelImages: SourceLoader<ImageKey, readonly HotelImage[]>;
}

export function createHotelLoaders(hotels: HotelService): HotelLoaders {
  return {
    hotelById: bySource(isProviderCode, () =>
      batchLoader<string, Hotel | null>({
        maxBatch: DETAILS_BATCH,
        cacheKey: (id) => id,
        load: (ids) => hotels.hotels(ids),
      }),
    ),
    storedHotelById: batchLoader<string, StoredHotel | null>({
      maxBatch: MAX_BATCH,
      cacheKey: (id) => id,
      load: (ids) => hotels.storedOf(ids),
    }),
    hotelImages: bySource(
      ({ source }) => source === 'PROVIDER',
      () =>
        batchLoader<ImageKey, readonly HotelImage[]>({
          maxBatch: DETAILS_BATCH,
          cacheKey: ({ id, source }) => `${source}|${id}`,
          load: (keys) => hotels.images(keys),
        }),
    ),
  };
}
