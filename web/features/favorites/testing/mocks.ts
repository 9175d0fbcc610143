import { FavoritePricesDocument, FavoritesPageDocument, FavoriteIdsDocument } from '#generated/graphql.ts';
import type { FavoritePricesQuery, FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';

const often = { maxUsageCount: 20 };
export const list = (favorites: readonly FavoriteRow_FavoriteFragment[]) => [
  {
    request: { query: FavoritesPageDocument },
    result: { data: { __typename: 'Query', favorites } },
    ...often,
  },
];
export const favoritesMock = (ids: readonly string[], usage = often.maxUsageCount) => ({
  request: { query: FavoriteIdsDocument },
  result: {
    data: {
      __typename: 'Query',
      favorites: ids.map((hotelId) => ({ __typename: 'Favorite', id: `favorite-of-${hotelId}`, hotelId })),
    },
  },
  maxUsageCount: usage,
});
export const prices = (data: FavoritePricesQuery) => ({
  request: { query: FavoritePricesDocument, variables: () => true },
  result: { data },
  ...often,
});

/** Gives the second room of the first hotel free cancellation. */
export const withFlexible = (data: FavoritePricesQuery): FavoritePricesQuery => {
  const flexible = data.favorites[0]?.offers?.offers[1];
  if (flexible) flexible.cancellation = { ...flexible.cancellation, isFree: true };
  return data;
};
