import { AppError } from '../../errors.ts';
import type { HotelImage } from '../../models/hotel.ts';
import { isProviderCode } from '../../models/provider-code.ts';
import { DETAILS_BATCH } from './hotel-contents.ts';
import type { HotelLoaders } from './hotel.public.loaders.ts';

/** Longest id that a hotel may have. */
const MAX_ID = 100;

/**
 * First pictures of hotels, each once, in the order asked for; null for one without a picture, and for one that cannot be
 * read now. What is too long for an id is left out.
 * @throws AppError BAD_USER_INPUT for too many ids
 */
export async function thumbnailsOf(
  ids: readonly string[],
  { hotelImages }: Pick<HotelLoaders, 'hotelImages'>,
): Promise<{ id: string; image: HotelImage | null }[]> {
  if (ids.length > DETAILS_BATCH) throw new AppError('BAD_USER_INPUT', { fields: ['ids'] });
  const wanted = [...new Set(ids)].filter((id) => id.length <= MAX_ID);
  const found = await hotelImages.loadMany(
    wanted.map((id) => ({ id, source: isProviderCode(id) ? 'PROVIDER' : 'STORED' })),
  );
  return wanted.map((id, at) => {
    const images = found[at];
    return { id, image: (images instanceof Error ? null : images?.[0]) ?? null };
  });
}
