import { demandFields } from '#gateway/kit/demand-fields.ts';
import { AppError } from '#gateway/errors.ts';
import type { Hotel } from '#models/hotel/hotel.ts';
import { within } from '#gateway/kit/within.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import type { HotelLoaders } from './hotel.public.loaders.ts';

const MAX_IDS = 100;
/** Longest wait for a hotel, so that one slow source does not delay the others. */
const HOTEL_MS = 8_000;

/**
 * Hotels by id, each once, in the requested order; unknown ones and those that cannot be read now are left out.
 * @throws AppError BAD_USER_INPUT for too many ids; HOTEL_UNAVAILABLE when none was found and one could not be read
 */
export async function namedHotels(
  ids: readonly string[],
  { hotelById }: Pick<HotelLoaders, 'hotelById'>,
): Promise<Hotel[]> {
  demandFields({ ids: ids.length <= MAX_IDS || `at most ${MAX_IDS}` });
  const wanted = [...new Set(ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= MAX_ID))];
  const away = new AppError('HOTEL_UNAVAILABLE');
  const read = await Promise.all(
    wanted.map((id) => within(hotelById.load(id), HOTEL_MS, away).catch(() => away)),
  );
  const found = read.flatMap((hotel) => (hotel === null || hotel instanceof Error ? [] : [hotel]));
  if (found.length === 0 && read.includes(away)) throw away;
  return found;
}
