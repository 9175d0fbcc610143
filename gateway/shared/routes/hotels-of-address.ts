import { MAX_ID } from '#shared/text/max-id.ts';

/** The different hotels that an address names under `hotels`, in their order. */
export const readHotelIds = (query: URLSearchParams, most: number): readonly string[] => {
  const ids = (query.get('hotels') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= MAX_ID))].slice(0, most);
};

/** Hotels that stand side by side at most. */
export const MOST_COMPARED = 4;

/** Hotels of a shared list at most. */
export const MOST_SHARED = 100;
