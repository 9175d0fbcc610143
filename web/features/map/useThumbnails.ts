import { useMapThumbnailsQuery } from '../../generated/graphql.ts';

type Thumbnails = ReadonlyMap<string, { readonly url: string; readonly isIllustration: boolean } | null>;

/** Pictures of one question. */
const MOST = 50;

/**
 * First pictures of the hotels that are looked at, by id. One that is not in the map is on its way.
 * @param ids the last 50 of them count
 */
export const useThumbnails = (ids: readonly string[]): Thumbnails => {
  const wanted = ids.slice(-MOST);
  const { data, previousData, error } = useMapThumbnailsQuery({
    variables: { ids: wanted },
    skip: wanted.length === 0,
  });
  // A list without pictures is a list: what cannot be read is shown as none.
  if (error) return new Map(wanted.map((id) => [id, null]));
  const found = [...(previousData?.hotelThumbnails ?? []), ...(data?.hotelThumbnails ?? [])];
  return new Map(found.map(({ id, image }) => [id, image]));
};
