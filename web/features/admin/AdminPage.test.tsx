import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReactElement, ReactNode } from 'react';
import { ViewerDocument } from '#generated/graphql.ts';
import { FirstParts } from '#lib/page/FirstParts.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { AdminPage } from './AdminPage.tsx';
import { bookingRead } from './testing/bookingDetails.ts';
import { administrator, bookingsPage, adminBooking, hotelsPage, storedHotel } from './testing/factories.ts';

const deniedText = "You don't have administrator privileges to access this page.";

/** Like the application, which renders its first page once it knows who is signed in. */
const WhenChecked = ({ children }: { children: ReactNode }) => (useViewer().isLoading ? null : children);

describe('the admin page', () => {
  it('denies access to a member and shows a way back', async () => {
    const { user } = renderRoute(<AdminPage />, { address: '/Admin', viewer: viewer() });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText(deniedText)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText('Please sign in')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  });

  it('offers a visitor a sign-in', async () => {
    renderRoute(<AdminPage />, { address: '/Admin' });
    expect(await screen.findByText(deniedText)).toBeVisible();
    expect(screen.getByText('Please sign in')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('shows nothing of the administration when the role cannot be checked, and does not say that it is missing', async () => {
    const { user } = renderRoute(<AdminPage />, {
      address: '/Admin?tab=hotels',
      viewer: administrator(),
      mocks: [
        { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
        { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
        hotelsPage([storedHotel()]),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account cannot be reached right now.');
    expect(screen.queryByText(deniedText)).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Noa Test' })).toBeVisible();
  });

  it('checks the role again on request when only its own check had failed', async () => {
    const who = { query: ViewerDocument };
    const page = (
      <WhenChecked>
        <AdminPage />
      </WhenChecked>
    );
    const { user } = renderRoute(page, {
      address: '/Admin?tab=hotels',
      viewer: administrator(),
      mocks: [
        { request: who, result: { data: { __typename: 'Query', me: administrator() } } },
        { request: who, error: new TypeError('Failed to fetch') },
        hotelsPage([storedHotel()]),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Noa Test' })).toBeVisible();
  });

  it('requests the viewer again, except when it is the first page', async () => {
    let asked = 0;
    const answer = {
      request: { query: ViewerDocument },
      result: () => {
        asked += 1;
        return { data: { __typename: 'Query' as const, me: administrator() } };
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    };
    const opened = (page: ReactElement) =>
      renderRoute(page, { address: '/Admin?tab=hotels', mocks: [answer, hotelsPage([storedHotel()])] });
    const { unmount } = opened(
      <WhenChecked>
        <FirstParts onEnd={() => undefined}>
          <AdminPage />
        </FirstParts>
      </WhenChecked>,
    );
    expect(await screen.findByRole('heading', { name: 'Welcome, Noa Test' })).toBeVisible();
    expect(asked).toBe(1);
    unmount();
    opened(
      <WhenChecked>
        <AdminPage />
      </WhenChecked>,
    );
    expect(await screen.findByRole('heading', { name: 'Welcome, Noa Test' })).toBeVisible();
    expect(asked).toBe(3);
  });

  it('greets an administrator by full name, with badge and five tabs', async () => {
    renderRoute(<AdminPage />, {
      address: '/Admin?tab=hotels',
      viewer: administrator(),
      mocks: [hotelsPage([storedHotel()])],
    });
    expect(await screen.findByRole('heading', { name: 'Welcome, Noa Test', level: 1 })).toBeVisible();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Dashboard',
      'Hotels',
      'Bookings',
      'Reviews',
      'Users',
    ]);
    expect(screen.getByRole('tab', { name: 'Hotels' })).toHaveAttribute('aria-selected', 'true');
    expect(document.title).toMatch(/^Hotels · Admin Panel · /);
    expect(await screen.findByRole('heading', { name: 'Harbour House' })).toBeVisible();
    expect(screen.getByText('₪115.00')).toBeVisible();
  });

  it('has the number of an opened booking in the document title, and “Bookings” again after returning to the list', async () => {
    const { id } = adminBooking();
    const { user } = renderRoute(<AdminPage />, {
      address: `/Admin?tab=bookings&booking=${id}`,
      viewer: administrator(),
      mocks: [bookingRead(), bookingsPage([adminBooking()])],
    });
    expect(await screen.findByRole('heading', { name: 'Booking 7F3A9C2E' })).toBeVisible();
    expect(document.title).toMatch(/^Booking 7F3A9C2E · Admin Panel · /);
    await user.click(screen.getByRole('link', { name: 'All bookings' }));
    await waitFor(() => expect(document.title).toMatch(/^Bookings · Admin Panel · /));
  });

  it('writes the selected tab into the URL and drops the other parameters', async () => {
    const { user } = renderRoute(<AdminPage />, {
      address: '/Admin?tab=hotels&q=sea&page=2',
      viewer: administrator(),
    });
    await user.click(await screen.findByRole('tab', { name: 'Users' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Admin\?tab=users$/);
  });
});
