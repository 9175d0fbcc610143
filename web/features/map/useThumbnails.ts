import { useMapThumbnailsQuery } from '#generated/graphql.ts';

type Thumbnails = ReadonlyMap<string, { readonly url: string; readonly isIllustration: boolean } | null>;

/**
 * First pictures of the hotels in view, by id: null for a hotel without one. A missing id is still loading.
 * @param ids at most 50
 */
export const useThumbnails = (ids: readonly string[]): Thumbnails => {
  const { data, previousData, error } = useMapThumbnailsQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  // A list works without pictures, so hotels whose picture cannot be read are shown without one.
  if (error) return new Map(ids.map((id) => [id, null]));
  // A running search changes the ids; pictures that are already loaded stay.
  const found = [...(previousData?.hotelThumbnails ?? []), ...(data?.hotelThumbnails ?? [])];
  return new Map(found.map(({ id, image }) => [id, image]));
};
