import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import { storedImageUrls } from './images/hotel-images.ts';
import type { HotelLoaders } from './hotel.public.loaders.ts';
import type { HotelService } from './hotel.service.ts';

/** Highest number of hotels that one request may ask for. */
const MAX_FEATURED = 6;
/** When more hotels are featured, only the newest are considered. */
const MAX_READ = 50;

/**
 * Stored hotels that an administrator featured and that have their own picture, best rated first, newest first among
 * equals. Empty while they cannot be read, so that a page can be shown without them.
 * @throws AppError BAD_USER_INPUT for a limit outside 1 to 6
 */
export async function featuredHotels(
  limit: number,
  { storedHotels }: Pick<HotelService, 'storedHotels'>,
  { hotelById }: Pick<HotelLoaders, 'hotelById'>,
): Promise<Hotel[]> {
  demandFields({ limit: (limit >= 1 && limit <= MAX_FEATURED) || `1 to ${MAX_FEATURED}` });
  const featured = (await storedHotels()).filter(
    (hotel) => hotel.isFeatured && storedImageUrls(hotel).length > 0,
  );
  const read = await Promise.all(
    featured.slice(0, MAX_READ).map(({ id }) => hotelById.load(id).catch(() => null)),
  );
  return read
    .filter((hotel) => hotel !== null)
    .toSorted((left, right) => (right.quality?.score ?? 0) - (left.quality?.score ?? 0))
    .slice(0, limit);
}
