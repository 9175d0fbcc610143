import { useMapThumbnailsQuery } from '#generated/graphql.ts';

type Thumbnails = ReadonlyMap<string, { readonly url: string; readonly isIllustration: boolean } | null>;

/**
 * First pictures of the hotels in view, by id. One that is not in the map is still being loaded.
 * @param ids at most 50
 */
export const useThumbnails = (ids: readonly string[]): Thumbnails => {
  const { data, previousData, error } = useMapThumbnailsQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  // A list without pictures is a list: what cannot be read is shown as none.
  if (error) return new Map(ids.map((id) => [id, null]));
  // A running search changes the ids: pictures that were there stay.
  const found = [...(previousData?.hotelThumbnails ?? []), ...(data?.hotelThumbnails ?? [])];
  return new Map(found.map(({ id, image }) => [id, image]));
};
