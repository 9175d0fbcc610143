import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { HotelImage } from '#models/hotel/hotel.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import { MAX_ID } from '#shared/text/max-id.ts';
import { within } from '#gateway/kit/within.ts';
import { DETAILS_BATCH } from '../hotel-contents.ts';
import type { HotelLoaders } from '../hotel.public.loaders.ts';

/** Longest wait for a picture, so that one slow source does not delay the others. */
const PICTURE_MS = 4_000;

/**
 * First pictures of hotels, each once, in the requested order; null for an unknown hotel, for one without a picture,
 * and for one that cannot be read now. Ids that are too long are left out.
 * @throws AppError BAD_USER_INPUT for too many ids
 */
export async function thumbnailsOf(
  ids: readonly string[],
  { hotelImages }: Pick<HotelLoaders, 'hotelImages'>,
): Promise<{ id: string; image: HotelImage | null }[]> {
  demandFields({ ids: ids.length <= DETAILS_BATCH || `at most ${DETAILS_BATCH}` });
  const wanted = [...new Set(ids)].filter((id) => id.length <= MAX_ID);
  return Promise.all(
    wanted.map(async (id) => {
      const source = isProviderCode(id) ? 'PROVIDER' : 'STORED';
      const images = await within(hotelImages.load({ id, source }), PICTURE_MS, []).catch(() => []);
      return { id, image: images[0] ?? null };
    }),
  );
}
