import type DataLoader from 'dataloader';
import { batchLoader } from '#gateway/kit/loader-kit.ts';
import type { Booking } from '#models/booking.ts';
import type { BookingService } from './booking.service.ts';
import type { Caller } from './ports.ts';

interface OwnerPage {
  readonly email: string;
  readonly limit: number;
  readonly skip: number;
}

/** Bookings of one request, as its caller may see them. Never cached beyond it. */
export interface BookingLoaders {
  readonly bookingById: DataLoader<string, Booking | null, string>;
  readonly bookingsByOwner: DataLoader<OwnerPage, readonly Booking[], string>;
}

/**
 * The store cannot list by ids, so each key is one call; the loader only prevents a request from reading the same
 * booking twice.
 */
export function bookingLoaders(
  service: Pick<BookingService, 'visible' | 'ownedBy'>,
  caller: Pick<Caller, 'viewer' | 'guestToken'>,
): BookingLoaders {
  return {
    bookingById: batchLoader<string, Booking | null>({
      maxBatch: 1,
      cacheKey: (id) => id,
      load: async ([id]) => [await service.visible(caller, id)],
    }),
    bookingsByOwner: batchLoader<OwnerPage, readonly Booking[]>({
      maxBatch: 1,
      cacheKey: ({ email, limit, skip }) => JSON.stringify([email, limit, skip]),
      load: async ([page]) => [await service.ownedBy(page.email, page.limit, page.skip)],
    }),
  };
}
