import { MAX_ID } from '#shared/text/max-id.ts';

/** The distinct hotels in a URL's `hotels` parameter, in their order, at most `most`. */
export const readHotelIds = (query: URLSearchParams, most: number): readonly string[] => {
  const ids = (query.get('hotels') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= MAX_ID))].slice(0, most);
};

/** Maximum number of hotels in a comparison. */
export const MAX_COMPARED = 4;

/** Maximum number of hotels in a shared list. */
export const MAX_SHARED = 100;
