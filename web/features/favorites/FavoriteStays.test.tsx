import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MoveFavoriteDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { storeStay } from '#lib/stay/lastStay.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { FavoritesPage } from './FavoritesPage.tsx';
import { favoritesMock, list, prices, withFlexible } from './testing/mocks.ts';
import {
  freeCancellation,
  from300,
  oneNightLost,
  pricesOf,
  savedFor,
  savedWith,
} from './testing/favorites.ts';

const open = (mocks: RouteOptions['mocks']) =>
  renderRoute(<FavoritesPage />, { address: '/Favorites', viewer: viewer(), mocks: mocks ?? [] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * A server that saves the hotel for other dates: ₪400 before, as an earlier answer may say, and ₪250 afterwards.
 * @param requested receives the variables of each request
 */
const savedAgain = (moved: ReturnType<typeof savedWith>, requested: unknown[]) => [
  favoritesMock(['hotel-1']),
  { ...prices(pricesOf({ 'hotel-1': [400] })), maxUsageCount: 1 },
  prices(pricesOf({ 'hotel-1': [250] })),
  {
    request: {
      query: MoveFavoriteDocument,
      variables: (variables: Record<string, unknown>) => {
        requested.push(variables);
        return true;
      },
    },
    result: { data: { __typename: 'Mutation', changeFavoriteStay: moved } },
  },
];

describe('a saved hotel with its own stay', () => {
  it('is shown with the price for the stay and the wishes it was saved with', async () => {
    storeStay({
      ...savedFor,
      checkIn: addDays(savedFor.checkIn, 9),
      checkOut: addDays(savedFor.checkIn, 11),
    });
    open([
      ...list([savedWith({ adults: 3, wishes: freeCancellation })]),
      favoritesMock(['hotel-1']),
      prices(withFlexible(pricesOf({ 'hotel-1': [250, 400] }))),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪400')).toBeVisible();
    expect(within(row).getByText(/more since you saved it/)).toHaveTextContent(
      '₪100 more since you saved it',
    );
    expect(within(row).getByText(/Prices for/)).toHaveTextContent(/3 adults$/);
    expect(within(row).getByText('Only rooms with: Free Cancellation')).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      `/Hotel?id=hotel-1&checkin=${savedFor.checkIn}&checkout=${savedFor.checkOut}&guests=3&freeCancellation=true`,
    );
  });

  it('is shown with its cheapest room within the saved price range, which its link contains', async () => {
    open([
      ...list([savedWith({ wishes: from300 })]),
      favoritesMock(['hotel-1']),
      prices(pricesOf({ 'hotel-1': [250, 400] })),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪400')).toBeVisible();
    expect(within(row).queryByText('₪250')).not.toBeInTheDocument();
    expect(within(row).getByText(/^Only rooms with: .*300.*800/)).toBeVisible();
    const href = within(row).getByRole('link').getAttribute('href') ?? '';
    const query = new URL(href, 'http://localhost').searchParams;
    expect([query.get('min'), query.get('max')]).toEqual(['300', '800']);
  });

  it('says that no room meets the wishes any longer', async () => {
    open([
      ...list([savedWith({ wishes: freeCancellation })]),
      favoritesMock(['hotel-1']),
      prices(pricesOf({ 'hotel-1': [250] }, oneNightLost)),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('No room with Free Cancellation for these dates')).toBeVisible();
    expect(within(row).queryByText(/₪/)).not.toBeInTheDocument();
  });

  it('says that its dates have passed, shows no price, and can be saved for other dates', async () => {
    const past = savedWith({ checkIn: addDays(today(), -9), checkOut: addDays(today(), -7) });
    const days = { checkIn: addDays(today(), 1), checkOut: addDays(today(), 2) };
    const requested: unknown[] = [];
    const moved = savedWith(days);
    const text: unknown = expect.any(String);
    const anyDays = { checkIn: text, checkOut: text };
    const { user } = open([...list([past]), ...savedAgain(moved, requested)]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText(/These dates have passed\./)).toBeVisible();
    expect(within(row).queryByText(/₪/)).not.toBeInTheDocument();
    await user.click(await within(row).findByRole('button', { name: /New dates/ }));
    const panel = await screen.findByRole('dialog');
    await user.click(await within(panel).findByRole('button', { name: /Next weekend/ }));
    expect(requested).toEqual([]);
    await user.click(await within(panel).findByRole('button', { name: 'Done' }));
    expect(await within(row).findByText('₪250')).toBeVisible();
    expect(requested).toEqual([{ hotelId: 'hotel-1', stay: { ...anyDays, occupancy: savedFor.party } }]);
    expect(await screen.findByText(/^Harbour House is now saved for/)).toBeVisible();
    expect(within(row).getByRole('link')).toHaveFocus();
  });

  it('can be saved for other dates while its own are to come', async () => {
    const days = { checkIn: addDays(today(), 1), checkOut: addDays(today(), 2) };
    const requested: unknown[] = [];
    const moved = savedWith(days);
    const text: unknown = expect.any(String);
    const anyDays = { checkIn: text, checkOut: text };
    const { user } = open([...list([savedWith({})]), ...savedAgain(moved, requested)]);
    const row = await screen.findByRole('listitem', { name: 'Harbour House' });
    expect(await within(row).findByText('₪400')).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Change dates: Harbour House' }));
    const panel = await screen.findByRole('dialog');
    await user.click(await within(panel).findByRole('button', { name: /Next weekend/ }));
    expect(requested).toEqual([]);
    await user.click(await within(panel).findByRole('button', { name: 'Done' }));
    expect(await within(row).findByText('₪250')).toBeVisible();
    expect(requested).toEqual([{ hotelId: 'hotel-1', stay: { ...anyDays, occupancy: savedFor.party } }]);
    expect(await screen.findByText(/^Harbour House is now saved for/)).toBeVisible();
    expect(within(row).queryByRole('button', { name: /New dates/ })).not.toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Change dates: Harbour House' })).toHaveFocus();
  });
});
