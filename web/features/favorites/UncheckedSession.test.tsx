import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { MergeFavoritesDocument, ViewerDocument } from '#generated/graphql.ts';
import { changeLocalFavorite } from '#lib/favorites/localFavorites.ts';
import { localFavorites } from '#lib/favorites/localFavoritesStore.ts';
import { storeStay } from '#lib/stay/lastStay.ts';
import { viewer } from '#web/testing/factories.ts';
import { listed } from '#web/testing/listedHotels.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { FavoritesPage } from './FavoritesPage.tsx';
import { favoriteRow, pricesOf, savedFor } from './testing/favorites.ts';
import { favoritesMock, list, prices } from './testing/mocks.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeStay(savedFor);
});

it('the page of favorites says above the favorites of the device that the account cannot be reached, and shows those of the member after a check', async () => {
  changeLocalFavorite('hotel-1', true);
  localFavorites.changed();
  const { user } = renderRoute(<FavoritesPage />, {
    address: '/Favorites',
    viewer: viewer(),
    mocks: [
      { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
      {
        request: { query: MergeFavoritesDocument, variables: { hotelIds: ['hotel-1'] } },
        result: { data: { __typename: 'Mutation', mergeFavorites: [] } },
      },
      favoritesMock([], 1),
      favoritesMock(['hotel-1']),
      ...list([favoriteRow()]),
      ...listed({ 'hotel-1': [250] }),
      prices(pricesOf({ 'hotel-1': [250] })),
    ],
  });
  expect(await screen.findByText(/^Your account cannot be reached right now\./)).toBeVisible();
  expect(await screen.findByRole('listitem', { name: 'Harbour House' })).toBeVisible();
  expect(screen.queryByText(/saved on this device only/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Your account cannot be reached/)).not.toBeInTheDocument());
  expect(await screen.findByRole('listitem', { name: 'Harbour House' })).toBeVisible();
});
