import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  FavoriteIdsDocument,
  MergeFavoritesDocument,
  SetFavoriteDocument,
  SignInDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { changeLocalFavorite, readLocalFavorites } from './localFavorites.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { localFavorites } from './localFavoritesStore.ts';
import { defaultParty } from '../stay/guests/occupancy.ts';
import { useViewer } from '../session/Viewer.tsx';

const stay = { checkIn: addDays(today(), 30), checkOut: addDays(today(), 33), party: defaultParty };
const favorites = (ids: readonly string[]) =>
  ids.map((hotelId) => ({ __typename: 'Favorite', id: `favorite-of-${hotelId}`, hotelId }));
let answers = 0;
const favoritesMock = (...ids: readonly string[]) => ({
  request: { query: FavoriteIdsDocument },
  result: () => {
    answers += 1;
    return { data: { __typename: 'Query', favorites: favorites(ids) } };
  },
});
/** Resolves when the list of the account has arrived. */
const announced = async () => {
  await waitFor(() => expect(answers).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
};

/** Signs in without leaving the page, as the checkout does. */
function SignIn() {
  const { signIn } = useViewer();
  return (
    <button type="button" onClick={() => void signIn({ email: 'maya@example.com', password: 'secret-1' })}>
      Sign in here
    </button>
  );
}

const open = (options: RouteOptions = {}) =>
  renderRoute(
    <>
      <FavoriteButton hotelId="hotel-1" hotelName="Harbour House" stay={stay} />
      <SignIn />
    </>,
    options,
  );
const favorite = () => screen.findByRole('button', { name: 'Save Harbour House to favorites' });
const isOn = async (expected: boolean) => {
  const button = await favorite();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(expected)));
};

beforeEach(() => {
  answers = 0;
  localStorage.clear();
  localFavorites.changed();
});

it('the label of a favorite button marks the hotel name with its language', async () => {
  const name = <LocalizedText value={{ en: 'Harbour House' }} />;
  renderRoute(<FavoriteButton hotelId="hotel-1" hotelName={name} stay={stay} />, { language: 'he' });
  const button = await screen.findByRole('button', { name: /Harbour House/ });
  expect(within(button).getByText('Harbour House')).toHaveAttribute('lang', 'en');
});

describe('a favorite of a visitor', () => {
  it('is stored on the device with a message, and can be removed again', async () => {
    const { user } = open();
    await user.click(await favorite());
    await isOn(true);
    expect(readLocalFavorites()).toEqual(['hotel-1']);
    expect(await screen.findByText(/^Saved on this device\./)).toBeVisible();
    await user.click(await favorite());
    await isOn(false);
    expect(readLocalFavorites()).toEqual([]);
  });

  it('shares one message, with a count and a link to the list', async () => {
    const { user } = renderRoute(
      <>
        <FavoriteButton hotelId="hotel-1" hotelName="Harbour House" stay={stay} />
        <FavoriteButton hotelId="hotel-2" hotelName="Hill Lodge" stay={stay} />
      </>,
    );
    for (const name of [/Harbour House/, /Hill Lodge/])
      await user.click(await screen.findByRole('button', { name }));
    expect(screen.getByText(/^2 hotels are saved on this device\./)).toBeVisible();
    expect(screen.queryByText(/^Saved on this device\./)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'See them' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Favorites');
  });

  it('is refused with a message when the device already stores a hundred', async () => {
    for (let n = 1; n <= 100; n += 1) changeLocalFavorite(`other-${n}`, true);
    localFavorites.changed();
    const { user } = open();
    await user.click(await favorite());
    expect(await screen.findByText(/^Your favorites are full\./)).toBeVisible();
    await isOn(false);
  });
});

it('a favorite of a person whose session could not be checked is copied to the account once it is', async () => {
  const merged: unknown[] = [];
  const { user } = open({
    viewer: viewer(),
    mocks: [
      { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
      favoritesMock(),
      {
        request: {
          query: MergeFavoritesDocument,
          variables: (variables: Record<string, unknown>) => {
            merged.push(variables);
            return true;
          },
        },
        result: { data: { __typename: 'Mutation', mergeFavorites: [] } },
      },
      favoritesMock('hotel-1'),
    ],
  });
  await user.click(await favorite());
  await isOn(true);
  // The check is repeated after two seconds.
  await waitFor(() => expect(merged).toEqual([{ hotelIds: ['hotel-1'] }]), { timeout: 8_000 });
  await waitFor(() => expect(readLocalFavorites()).toEqual([]));
  await isOn(true);
});

describe('a favorite of a member', () => {
  it('is shown before the server has answered, and is sent with the stay', async () => {
    const requested: unknown[] = [];
    const { user } = open({
      viewer: viewer(),
      mocks: [
        favoritesMock(),
        {
          request: {
            query: SetFavoriteDocument,
            variables: (variables: Record<string, unknown>) => {
              requested.push(variables);
              return true;
            },
          },
          result: {
            data: {
              __typename: 'Mutation',
              setFavorite: { __typename: 'FavoriteState', hotelId: 'hotel-1', isFavorite: true },
            },
          },
          delay: 200,
        },
        favoritesMock('hotel-1'),
      ],
    });
    await announced();
    await user.click(await favorite());
    expect(await favorite()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(requested.length).toBeGreaterThan(0));
    expect(requested[0]).toEqual({
      hotelId: 'hotel-1',
      isFavorite: true,
      stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: stay.party },
    });
    expect(readLocalFavorites()).toEqual([]);
  });

  it('is sent with the room filters, including a price range with a minimum', async () => {
    const requested: Record<string, unknown>[] = [];
    const price = { min: 500, max: 900, per: 'NIGHT' as const };
    const { user } = renderRoute(
      <FavoriteButton
        hotelId="hotel-1"
        hotelName="Harbour House"
        stay={{ ...stay, wishes: { meals: ['Half Board'], freeCancellation: true, price } }}
      />,
      {
        viewer: viewer(),
        mocks: [
          favoritesMock(),
          {
            request: {
              query: SetFavoriteDocument,
              variables: (variables: Record<string, unknown>) => {
                requested.push(variables);
                return true;
              },
            },
            result: {
              data: {
                __typename: 'Mutation',
                setFavorite: { __typename: 'FavoriteState', hotelId: 'hotel-1', isFavorite: true },
              },
            },
          },
          favoritesMock('hotel-1'),
        ],
      },
    );
    await announced();
    await user.click(await favorite());
    await waitFor(() => expect(requested.length).toBeGreaterThan(0));
    expect(requested[0]?.['wishes']).toEqual({ meals: ['Half Board'], freeCancellation: true, price });
  });

  it('is undone with a message when the server did not accept it', async () => {
    const { user } = open({
      viewer: viewer(),
      mocks: [
        favoritesMock(),
        {
          request: { query: SetFavoriteDocument, variables: () => true },
          error: new TypeError('Failed to fetch'),
        },
      ],
    });
    await announced();
    await user.click(await favorite());
    expect(await screen.findByText('The hotel could not be saved. Please try again.')).toBeVisible();
    await isOn(false);
  });
});

describe('the favorites of a device after signing in', () => {
  const signingIn = [
    { request: { query: ViewerDocument }, result: { data: { __typename: 'Query', me: null } } },
    {
      request: { query: SignInDocument, variables: () => true },
      result: {
        data: {
          __typename: 'Mutation',
          signIn: { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: 'dana' } },
        },
      },
    },
  ];
  const merging = { query: MergeFavoritesDocument, variables: { hotelIds: ['hotel-1'] } };

  it('move to the account and leave the device', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    const { user } = open({
      viewer: viewer(),
      mocks: [
        ...signingIn,
        favoritesMock(),
        {
          request: merging,
          result: { data: { __typename: 'Mutation', mergeFavorites: favorites(['hotel-1']) } },
        },
        favoritesMock('hotel-1'),
      ],
    });
    await isOn(true);
    await user.click(screen.getByRole('button', { name: 'Sign in here' }));
    await waitFor(() => expect(readLocalFavorites()).toEqual([]));
    await isOn(true);
  });

  it('stay on the device when the account did not accept them', async () => {
    changeLocalFavorite('hotel-1', true);
    localFavorites.changed();
    const { user } = open({
      viewer: viewer(),
      mocks: [
        ...signingIn,
        favoritesMock(),
        { request: merging, error: new TypeError('Failed to fetch') },
        favoritesMock(),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in here' }));
    expect(await screen.findByText(/could not be added yet/)).toBeVisible();
    expect(readLocalFavorites()).toEqual(['hotel-1']);
  });
});
