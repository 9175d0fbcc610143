import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  AdoptSessionDocument,
  LoginUrlDocument,
  SignOutDocument,
  ViewerDocument,
} from '#generated/graphql.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { recordSignOut } from './signedInTab.ts';
import { useViewer } from './Viewer.tsx';

const page = <RequireViewer title="My Bookings">{({ fullName }) => <p>Page of {fullName}</p>}</RequireViewer>;

function Leaving() {
  const { check, signOut, switchTo } = useViewer();
  return (
    <>
      <button type="button" onClick={() => void check()}>
        Session ends
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
      <button type="button" onClick={() => void switchTo('token-2')}>
        Sign in again by a link
      </button>
    </>
  );
}

/** The session of the traveller, and how often the server has said who is signed in. */
const session = { isOpen: true, answers: 0 };

/** The page of a member, whose session the test ends. */
const openEnding = ({ hasEnded }: { hasEnded: boolean }) => {
  Object.assign(session, { isOpen: true, answers: 0 });
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', {
    pathname: '/Bookings',
    search: '',
    href: 'http://localhost/Bookings',
    assign,
  });
  const { user } = renderRoute(
    <>
      {page}
      <Leaving />
    </>,
    {
      mocks: [
        {
          request: { query: ViewerDocument },
          result: () => {
            session.answers += 1;
            return { data: { __typename: 'Query' as const, me: session.isOpen ? viewer() : null } };
          },
          maxUsageCount: Number.POSITIVE_INFINITY,
        },
        {
          request: { query: AdoptSessionDocument, variables: () => true },
          result: {
            data: {
              __typename: 'Mutation',
              adoptSession: { __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: viewer().id } },
            },
          },
        },
        {
          request: { query: LoginUrlDocument, variables: { returnTo: '/Bookings', hasEnded } },
          result: { data: { __typename: 'Query', loginUrl: '/login' } },
        },
      ],
    },
  );
  return { user, assign };
};

describe('the page of a member', () => {
  it.each([
    ['that the session ended by itself', 'Session ends', true],
    ['nothing of a session that was ended by signing out', 'Leave', false],
  ])('passes to the login page %s', async (_, button, hasEnded) => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', {
      pathname: '/Bookings',
      search: '',
      href: 'http://localhost/Bookings',
      assign,
    });
    const who = {
      request: { query: ViewerDocument },
      result: { data: { __typename: 'Query', me: viewer() } },
    };
    const { user } = renderRoute(
      <>
        {page}
        <Leaving />
      </>,
      {
        mocks: [
          who,
          {
            request: { query: SignOutDocument },
            result: { data: { __typename: 'Mutation', signOut: true } },
          },
          {
            request: { query: LoginUrlDocument, variables: { returnTo: '/Bookings', hasEnded } },
            result: { data: { __typename: 'Query', loginUrl: '/login' } },
          },
        ],
      },
    );
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  });

  it('passes no notice to the login page when the session was ended by signing out in another tab', async () => {
    const { user, assign } = openEnding({ hasEnded: false });
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
    recordSignOut();
    session.isOpen = false;
    await user.click(screen.getByRole('button', { name: 'Session ends' }));
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  });

  it('says on the login page that a session of the same person, started by a link, has ended', async () => {
    const { user, assign } = openEnding({ hasEnded: true });
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in again by a link' }));
    await waitFor(() => expect(session.answers).toBe(3));
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
    session.isOpen = false;
    await user.click(screen.getByRole('button', { name: 'Session ends' }));
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  });

  it('is shown to a member', async () => {
    renderRoute(page, { viewer: viewer() });
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
  });

  it('asks a visitor to sign in, reports when the login page cannot be reached, and shows no content', async () => {
    const { user } = renderRoute(page, {
      mocks: [
        {
          request: { query: LoginUrlDocument, variables: () => true },
          error: new TypeError('Failed to fetch'),
        },
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    expect(screen.queryByText(/Page of/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('The sign-in page cannot be reached. Please try again.')).toBeVisible();
  });

  it('asks in Hebrew to sign in', async () => {
    renderRoute(page, { language: 'he' });
    expect(await screen.findByRole('button', { name: 'התחברות' })).toBeVisible();
  });

  it.each([
    ['en', 'Your account cannot be reached right now. Please try again in a moment.', 'Try again', 'Sign In'],
    ['he', 'אין כרגע גישה לחשבון שלכם. נסו שוב בעוד רגע.', 'נסו שוב', 'התחברות'],
  ] as const)(
    'says in %s that the account cannot be reached when the session could not be checked, and checks again on request',
    async (language, words, again, signIn) => {
      const unchecked = {
        request: { query: ViewerDocument },
        result: {
          data: { __typename: 'Query' as const, me: null },
          errors: [{ message: 'away', path: ['me'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }],
        },
      };
      const { user } = renderRoute(page, { language, viewer: viewer(), mocks: [unchecked] });
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByRole('button', { name: signIn })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByText('Page of Maya Test')).toBeVisible();
    },
  );
});
