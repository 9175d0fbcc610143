import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
import { retryLink, signInLink } from '../api/links.ts';
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
  const [hasFailed, setFailed] = useState(false);
  const enter = () =>
    void signIn({ email: 'maya@example.com', password: 'secret-1' }).catch(() => setFailed(true));
  return (
    <>
      <button type="button" onClick={enter}>
        {who?.fullName ?? 'Sign in'}
      </button>
      {hasFailed && <p>failed</p>}
    </>
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

/** Result of a check of the session that failed. */
const unchecked = {
  data: { __typename: 'Query', me: null },
  errors: [{ message: 'away', path: ['me'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
};

/** What the page says about who is signed in, with buttons that sign in and check again. */
function Session() {
  const { viewer: who, isUnknown, isVisitor, check } = useViewer();
  return (
    <>
      <p>{who?.fullName ?? (isUnknown ? 'unknown' : isVisitor ? 'visitor' : 'asking')}</p>
      <SignIn />
      <button type="button" onClick={() => void check()}>
        Check
      </button>
    </>
  );
}

/** A page whose server answers the checks with these results in turn, the last one again and again. */
const openChecked = (...results: readonly [object, ...object[]]) => {
  const calls = { count: 0 };
  const signedIn = { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: 'dana' } };
  const end = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'Viewer') {
          observer.next(results[Math.min(calls.count, results.length - 1)] ?? unchecked);
          calls.count += 1;
        } else observer.next({ data: { __typename: 'Mutation', signIn: signedIn } });
        observer.complete();
      }),
  );
  const link = ApolloLink.from([retryLink(10), end]);
  render(
    <ApiProvider client={new ApolloClient({ cache: createCache(), link })}>
      <ViewerProvider>
        <Session />
      </ViewerProvider>
    </ApiProvider>,
  );
  return calls;
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));
const signedIn = { data: { __typename: 'Query', me: viewer() } };
const nobody = { data: { __typename: 'Query', me: null } };
const shown = (text: string) => screen.findByText(text, { selector: 'p' });

describe('a session that cannot be checked', () => {
  it('does not sign a member out, however often the check fails', async () => {
    const calls = openChecked(signedIn, unchecked);
    expect(await shown(viewer().fullName)).toBeVisible();
    await check();
    await waitFor(() => expect(calls.count).toBe(5));
    expect(await shown(viewer().fullName)).toBeVisible();
  });

  it('is unknown after a reload and not that of a visitor, until a later check succeeds', async () => {
    const calls = openChecked(unchecked, unchecked, unchecked, unchecked, signedIn);
    expect(await shown('unknown')).toBeVisible();
    expect(calls.count).toBe(4);
    await check();
    expect(await shown(viewer().fullName)).toBeVisible();
  });

  it('does not undo a sign-in when only the first check after it fails', async () => {
    openChecked(nobody, unchecked, signedIn);
    expect(await shown('visitor')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await shown(viewer().fullName)).toBeVisible();
  });

  it('does not make a sign-in fail when no check after it succeeds at first', async () => {
    openChecked(nobody, unchecked, unchecked, unchecked, unchecked, signedIn);
    expect(await shown('visitor')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    // The checks are repeated after two seconds.
    await screen.findByText(viewer().fullName, { selector: 'p' }, { timeout: 8_000 });
    expect(screen.queryByText('failed')).not.toBeInTheDocument();
  });

  it('differs from a session that has ended, which makes the member a visitor at once', async () => {
    const calls = openChecked(signedIn, nobody);
    expect(await shown(viewer().fullName)).toBeVisible();
    await check();
    expect(await shown('visitor')).toBeVisible();
    expect(calls.count).toBe(2);
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
      const { viewer: who, isUnknown } = useViewer();
      const text = who?.fullName ?? (isUnknown ? 'unknown' : 'asking');
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
    expect(await screen.findByText('unknown')).toBeVisible();
    fails = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(viewer().fullName)).toBeVisible();
    expect(seen).toEqual(['asking', 'unknown', viewer().fullName]);
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
