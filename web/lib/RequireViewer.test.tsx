import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoginUrlDocument, SignOutDocument, ViewerDocument } from '../generated/graphql.ts';
import { viewer } from '../testing/factories.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { RequireViewer } from './RequireViewer.tsx';
import { useViewer } from './Viewer.tsx';

const page = <RequireViewer title="My Bookings">{({ fullName }) => <p>Page of {fullName}</p>}</RequireViewer>;

function Leaving() {
  const { check, signOut } = useViewer();
  return (
    <>
      <button type="button" onClick={() => void check()}>
        Session ends
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

describe('RequireViewer', () => {
  it.each([
    ['that the session ended by itself', 'Session ends', true],
    ['nothing of a session that was ended by signing out', 'Leave', false],
  ])('tells the login page %s', async (_, button, hasEnded) => {
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

  it('shows the page to a member', async () => {
    renderRoute(page, { viewer: viewer() });
    expect(await screen.findByText('Page of Maya Test')).toBeVisible();
  });

  it('asks a visitor to sign in, says so when that cannot be reached, and shows nothing of the page', async () => {
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

  it('asks in Hebrew', async () => {
    renderRoute(page, {
      language: 'he',
      mocks: [{ request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') }],
    });
    expect(await screen.findByRole('button', { name: 'התחברות' })).toBeVisible();
  });
});
