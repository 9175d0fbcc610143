import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginUrlDocument, ViewerDocument } from '../generated/graphql.ts';
import { viewer } from '../testing/factories.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { RequireViewer } from './RequireViewer.tsx';

const page = <RequireViewer title="My Bookings">{({ fullName }) => <p>Page of {fullName}</p>}</RequireViewer>;

describe('RequireViewer', () => {
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
