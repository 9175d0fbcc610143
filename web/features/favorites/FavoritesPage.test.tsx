import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FavoritesPageDocument, MergeFavoritesDocument, SetFavoriteDocument } from '#generated/graphql.ts';
import { compareStore } from '#lib/compare/compareStore.ts';
import { changeLocalFavorite } from '#lib/favorites/localFavorites.ts';
import { localFavorites } from '#lib/favorites/localFavoritesStore.ts';
import { storeStay } from '#lib/stay/lastStay.ts';
import { cityTax } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { FavoritesPage } from './FavoritesPage.tsx';
import { listed } from '#web/testing/listedHotels.ts';
import { favoritesMock, list, prices, withFlexible } from './testing/mocks.ts';
import { favoriteRow, oneNightLost, pricesOf, savedFor } from './testing/favorites.ts';

const second = favoriteRow({
  id: 'favorite-2',
  hotelId: 'hotel-2',
  hotelName: 'Gone Inn',
  hotel: null,
});

const open = (mocks: RouteOptions['mocks'], options: RouteOptions = {}) =>
  renderRoute(<FavoritesPage />, { address: '/Favorites', viewer: viewer(), ...options, mocks: mocks ?? [] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  compareStore.forget();
  localFavorites.changed();
  storeStay(savedFor);
});

describe('the page of favorites', () => {
  it('asks a visitor to sign in', async () => {
    open([], { viewer: null });
    expect(await screen.findByText('Sign in to see this page. You will come right back here.')).toBeVisible();
  });

  it('shows the favorites of a visitor with their prices, and offers to sign in to keep them', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    const { user } = open(listed({ 'hotel-1': [250] }), { viewer: null });
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪250')).toBeVisible();
    expect(screen.getByText(/saved on this device only/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await user.click(within(row).getByRole('button', { name: 'Remove Harbour House from favorites' }));
    expect(await screen.findByRole('heading', { name: 'Favorites Coming Soon' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('listitem', { name: 'Harbour House' })).toBeVisible();
  });

  it('shows the fees paid at the hotel beside a price', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    open(listed({ 'hotel-1': [250] }, {}, { 'hotel-1': { propertyFees: [cityTax] } }), { viewer: null });
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText(/^includes taxes, plus/)).toHaveTextContent(
      'includes taxes, plus €12 for the whole stay paid at the hotel',
    );
  });

  it('waits until the favorites of the device are merged after sign-in, instead of saying that there are none', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    open([
      { request: { query: FavoritesPageDocument }, result: { data: { __typename: 'Query', favorites: [] } } },
      favoritesMock([], 1),
      {
        request: { query: MergeFavoritesDocument, variables: { hotelIds: ['hotel-1'] } },
        result: { data: { __typename: 'Mutation', mergeFavorites: [] } },
        delay: 100,
      },
      favoritesMock(['hotel-1']),
      ...list([favoriteRow()]),
      prices(pricesOf({ 'hotel-1': [250] })),
    ]);
    const reading: string[] = [];
    const watcher = new MutationObserver(() => {
      reading.push(...screen.queryAllByText('Favorites Coming Soon').map(({ textContent }) => textContent));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByRole('listitem', { name: 'Harbour House' })).toBeVisible();
    watcher.disconnect();
    expect(reading).toEqual([]);
  });

  it('marks an English name on a Hebrew page as English, also in button labels', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    const name = { __typename: 'LocalizedText', en: 'Harbour House', he: null } as const;
    const { user } = open(listed({ 'hotel-1': [250] }, { 'hotel-1': { name } }), {
      viewer: null,
      language: 'he',
    });
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    const [button] = within(row).getAllByRole('button', { name: /Harbour House/ });
    expect(button?.querySelector('bdi')).toHaveAttribute('lang', 'en');
    const checkbox = within(row).getByRole('checkbox', { name: /Harbour House/ });
    await user.click(checkbox);
    const tray = screen.getByRole('region', { name: 'מלונות להשוואה' });
    const [chosen, inButton] = within(tray).getAllByText('Harbour House');
    for (const name of [within(row).getAllByText('Harbour House').at(-1), chosen, inButton])
      expect(name).toHaveAttribute('lang', 'en');
  });

  it.each([['a visitor', null] as const, ['a member', viewer()] as const])(
    'shows %s a shared list from its URL alone',
    async (_who, reader) => {
      const query = `hotels=hotel-1,gone&checkin=${savedFor.checkIn}&checkout=${savedFor.checkOut}&guests=2`;
      open(listed({ 'hotel-1': [250] }), { viewer: reader, address: `/Favorites?${query}` });
      const row = await screen.findByRole('listitem', { name: 'Harbour House' });
      expect(await within(row).findByText('₪250')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A shared list of hotels');
      expect(within(row).getByRole('button', { name: /^Save Harbour House/ })).toBeEnabled();
      expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
      expect(screen.getByText(/no longer available/)).toBeVisible();
    },
  );

  it('says that the guests of a shared list are not valid, and for which guests it shows prices', async () => {
    const query = `hotels=hotel-1&checkin=${savedFor.checkIn}&checkout=${savedFor.checkOut}&guests=900`;
    open(listed({ 'hotel-1': [250] }), { viewer: null, address: `/Favorites?${query}` });
    await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(screen.getByText(/The guests in this link are not valid\. Shown instead: 2 adults/)).toBeVisible();
  });

  it('explains how to start when nothing is saved', async () => {
    open([...list([]), favoritesMock([])]);
    expect(await screen.findByRole('heading', { name: 'Favorites Coming Soon' })).toBeVisible();
    expect(screen.getByText('tap the heart on any hotel and it will appear here')).toBeVisible();
  });

  it('shows hotels saved without a stay for the last searched stay, and can drop its wishes', async () => {
    storeStay({ ...savedFor, wishes: { meals: [], freeCancellation: true } });
    const { user } = open([
      ...list([favoriteRow({ savedStay: null })]),
      favoritesMock(['hotel-1']),
      prices(withFlexible(pricesOf({ 'hotel-1': [250, 400] }))),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪400')).toBeVisible();
    expect(screen.getByText(/Only rooms with: Free Cancellation/)).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('freeCancellation=true'),
    );
    await user.click(screen.getByRole('button', { name: 'Without these wishes' }));
    expect(await within(row).findByText('₪250')).toBeVisible();
    expect(within(row).queryByText(/since you saved it/)).not.toBeInTheDocument();
  });

  it('shows the current price of a hotel and the change since it was saved', async () => {
    open([...list([favoriteRow()]), favoritesMock(['hotel-1']), prices(pricesOf({ 'hotel-1': [250, 400] }))]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪250')).toBeVisible();
    expect(within(row).getByText(/less since you saved it/)).toHaveTextContent('₪50 less since you saved it');
    expect(screen.getByText(/Prices for/)).toHaveTextContent(/2 adults$/);
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/Hotel?id=hotel-1&checkin=${savedFor.checkIn}&checkout=${savedFor.checkOut}&guests=2`,
    );
  });

  it('says that a hotel no longer exists, and allows it to be removed', async () => {
    open([...list([second]), favoritesMock(['hotel-2']), prices(pricesOf({ 'hotel-2': null }))]);
    const row = await screen.findByRole('listitem', { name: 'Gone Inn' });
    expect(within(row).getByText(/no longer available/)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'Remove Gone Inn from favorites' })).toBeEnabled();
    expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('removes a hotel, and restores it by Undo', async () => {
    const set = (isFavorite: boolean) => ({
      request: {
        query: SetFavoriteDocument,
        variables: (variables: { isFavorite?: boolean }) => variables.isFavorite === isFavorite,
      },
      result: {
        data: {
          __typename: 'Mutation',
          setFavorite: { __typename: 'FavoriteState', hotelId: 'hotel-1', isFavorite },
        },
      },
    });
    const { user } = open([
      ...list([favoriteRow()]),
      prices(pricesOf({ 'hotel-1': [250] })),
      favoritesMock(['hotel-1'], 1),
      set(false),
      favoritesMock([], 1),
      set(true),
      favoritesMock(['hotel-1'], 5),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove Harbour House from favorites' }));
    expect(await screen.findByRole('heading', { name: 'Favorites Coming Soon' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('listitem', { name: 'Harbour House' })).toBeVisible();
  });

  it('shows a hotel again if it could not be removed', async () => {
    const { user } = open([
      ...list([favoriteRow()]),
      prices(pricesOf({ 'hotel-1': [250] })),
      favoritesMock(['hotel-1']),
      {
        request: { query: SetFavoriteDocument, variables: () => true },
        error: new TypeError('Failed to fetch'),
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove Harbour House from favorites' }));
    expect(await screen.findByText('The hotel could not be removed. Please try again.')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Harbour House' })).toBeVisible();
  });

  it.each([
    ['TRIPADVISOR', null, 'from Tripadvisor'],
    ['REVIEWS', 12, '12 reviews on Solera'],
    ['HOTEL_DATA', null, 'from the hotel’s data'],
  ] as const)('shows where a score comes from: %s', async (source, reviewCount, words) => {
    const { hotel } = favoriteRow();
    const quality = {
      __typename: 'Quality' as const,
      score: 5,
      label: 'EXCELLENT' as const,
      source,
      reviewCount,
    };
    open([
      ...list([favoriteRow({ hotel: hotel && { ...hotel, quality } })]),
      favoritesMock(['hotel-1']),
      prices(pricesOf({ 'hotel-1': [250] })),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(row.textContent).toContain('5.0');
    expect(row.textContent).toContain(`Excellent${words}`);
  });

  it('names the place in the language of the page', async () => {
    const { hotel } = favoriteRow();
    open(
      [
        ...list([
          favoriteRow({ hotel: hotel && { ...hotel, city: 'Haifa', cityHe: 'חיפה', countryCode: 'IL' } }),
        ]),
        favoritesMock(['hotel-1']),
        prices(pricesOf({ 'hotel-1': [250] })),
      ],
      { language: 'he' },
    );
    expect(await screen.findByText('חיפה, ישראל')).toBeVisible();
  });

  it('links to the comparison of the chosen hotels, with the stay that they have in common', async () => {
    const base = favoriteRow();
    const other = favoriteRow({
      id: 'favorite-3',
      hotelId: 'hotel-3',
      hotel: base.hotel && {
        ...base.hotel,
        id: 'hotel-3',
        name: { __typename: 'LocalizedText', en: 'Hill Lodge', he: null },
      },
    });
    const { user } = open([
      ...list([base, other]),
      favoritesMock(['hotel-1', 'hotel-3']),
      prices(pricesOf({ 'hotel-1': [250], 'hotel-3': [] }, oneNightLost)),
    ]);
    for (const name of [/Harbour House/, /Hill Lodge/])
      await user.click(await screen.findByRole('checkbox', { name }));
    const tray = screen.getByRole('region', { name: 'Hotels to compare' });
    const address = `/Compare?hotels=hotel-1%2Chotel-3&checkin=${savedFor.checkIn}&checkout=${savedFor.checkOut}&guests=2`;
    expect(within(tray).getByRole('link', { name: 'Compare 2 hotels' })).toHaveAttribute('href', address);
    await user.click(within(tray).getByRole('button', { name: 'Take Hill Lodge out of the comparison' }));
    expect(within(tray).getByText('Choose two to four hotels to compare.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Hill Lodge/ })).not.toBeChecked();
  });

  it('reports a failure and tries again', async () => {
    const { user } = open([
      { request: { query: FavoritesPageDocument }, error: new TypeError('Failed to fetch') },
      ...list([favoriteRow()]),
      favoritesMock(['hotel-1']),
      prices(pricesOf({ 'hotel-1': [250] })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Harbour House' })).toBeVisible());
  });
});
