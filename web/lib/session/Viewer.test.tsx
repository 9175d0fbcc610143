import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useFavoriteIdsQuery } from '#generated/graphql.ts';
import { CurrencyProvider } from '#i18n/money/CurrencyProvider.tsx';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { viewer } from '#web/testing/factories.ts';
import { UiProvider } from '#ui/UiProvider.tsx';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { createCache } from '../api/cachePolicies.ts';
import { FavoritesProvider } from '../favorites/Favorites.tsx';
import { signInLink } from '../api/links.ts';
import { RequireViewer } from './RequireViewer.tsx';
import { useViewer, ViewerProvider } from './Viewer.tsx';

const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'AUTH_REQUIRED' } }] };

/** A server with one session: without it, lists of members are refused at once; checking who is signed in takes a while. */
const openSession = () => {
  let isOpen = true;
  const answers: Readonly<Record<string, () => object>> = {
    Viewer: () => ({ data: { __typename: 'Query', me: isOpen ? viewer() : null } }),
    FavoriteIds: () => (isOpen ? { data: { __typename: 'Query', favorites: [] } } : refused),
    SignOut: () => {
      isOpen = false;
      return { data: { __typename: 'Mutation', signOut: true } };
    },
  };
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const answer = () => {
          observer.next(answers[operationName]?.() ?? refused);
          observer.complete();
        };
        const timer = setTimeout(answer, operationName === 'Viewer' ? 20 : 0);
        return () => clearTimeout(timer);
      }),
  );
  return {
    link,
    end: () => {
      isOpen = false;
    },
  };
};

function MembersList() {
  const { data } = useFavoriteIdsQuery({ fetchPolicy: 'cache-and-network' });
  return <p>{data ? 'The list' : 'Reading'}</p>;
}

function SignOut() {
  const { signOut } = useViewer();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

/** A server that responds slowly, with the member who was signed in when the request arrived. */
const slowSession = () => {
  let isOpen = false;
  const answers: Readonly<Record<string, () => object>> = {
    Viewer: () => ({ data: { __typename: 'Query', me: isOpen ? viewer() : null } }),
    SignIn: () => {
      isOpen = true;
      return {
        data: {
          __typename: 'Mutation',
          signIn: { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: 'dana' } },
        },
      };
    },
  };
  return new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const answer = answers[operationName]?.() ?? refused;
        const timer = setTimeout(
          () => {
            observer.next(answer);
            observer.complete();
          },
          operationName === 'Viewer' ? 200 : 0,
        );
        return () => clearTimeout(timer);
      }),
  );
};

function SignIn() {
  const { signIn, viewer: who } = useViewer();
  const enter = () => void signIn({ email: 'maya@example.com', password: 'secret-1' });
  return (
    <button type="button" onClick={enter}>
      {who?.fullName ?? 'Sign in'}
    </button>
  );
}

describe('signing in', () => {
  it('takes effect although the first check of who is signed in is still running', async () => {
    render(
      <ApiProvider client={new ApolloClient({ cache: createCache(), link: slowSession() })}>
        <ViewerProvider>
          <SignIn />
        </ViewerProvider>
      </ApiProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: viewer().fullName })).toBeVisible();
  });
});

describe('the check of who is signed in', () => {
  it('is repeated once the device is back online, without a loading sign meanwhile', async () => {
    let fails = true;
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          if (fails) {
            observer.error(new TypeError('Failed to fetch'));
            return;
          }
          observer.next({ data: { __typename: 'Query', me: viewer() } });
          observer.complete();
        }),
    );
    const seen: string[] = [];
    const Seen = () => {
      const { viewer: who, isLoading } = useViewer();
      const text = isLoading ? 'asking' : (who?.fullName ?? 'visitor');
      if (seen.at(-1) !== text) seen.push(text);
      return <p>{text}</p>;
    };
    render(
      <ApiProvider client={new ApolloClient({ cache: createCache(), link })}>
        <ViewerProvider>
          <Seen />
        </ViewerProvider>
      </ApiProvider>,
    );
    expect(await screen.findByText('visitor')).toBeVisible();
    fails = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(viewer().fullName)).toBeVisible();
    expect(seen).toEqual(['asking', 'visitor', viewer().fullName]);
  });
});

describe('signing out', () => {
  it.each([
    ['in this tab', () => userEvent.click(screen.getByRole('button', { name: 'Leave' }))],
    [
      'in another tab',
      async () => window.dispatchEvent(new StorageEvent('storage', { key: 'solera.sessionEnd' })),
    ],
  ])(
    '%s removes members’ data before anything is read again, so nothing asks to sign in',
    async (tab, leave) => {
      const goToLogin = vi.fn<() => void>();
      const session = openSession();
      const link = ApolloLink.from([signInLink(goToLogin), session.link]);
      render(
        <ApiProvider client={new ApolloClient({ cache: createCache(), link })}>
          <LocaleProvider initial="en">
            <CurrencyProvider initial="USD">
              <MemoryRouter>
                <UiProvider locale="en-US">
                  <ViewerProvider>
                    <FavoritesProvider>
                      <RequireViewer title="Page">{() => <MembersList />}</RequireViewer>
                      <SignOut />
                    </FavoritesProvider>
                  </ViewerProvider>
                </UiProvider>
              </MemoryRouter>
            </CurrencyProvider>
          </LocaleProvider>
        </ApiProvider>,
      );
      expect(await screen.findByText('The list')).toBeVisible();
      if (tab === 'in another tab') session.end();
      await leave();
      await waitFor(() => expect(screen.queryByText('The list')).not.toBeInTheDocument());
      expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
      // Longer than the pause before the login page opens.
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      expect(goToLogin).not.toHaveBeenCalled();
    },
  );
});
