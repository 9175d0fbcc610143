import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BookingsPageDocument, type BookingCard_BookingFragment } from '#generated/graphql.ts';
import { bookingsPage } from '#lib/booking/bookingsPage.ts';
import { bookingCard } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { BookingsPage } from './BookingsPage.tsx';

/** Mock of the list of bookings, for one request. */
const list = (booking: BookingCard_BookingFragment) => ({
  request: { query: BookingsPageDocument, variables: { ...bookingsPage, skip: 0 } },
  result: { data: { __typename: 'Query', myBookings: [booking] } },
});

it('the list of bookings shows changes from another tab when the user returns to this one', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turnTo = (state: DocumentVisibilityState) =>
    act(() => {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  renderRoute(<BookingsPage />, {
    address: '/Bookings',
    viewer: viewer(),
    mocks: [list(bookingCard({ status: 'pending', canCancel: false })), list(bookingCard())],
  });
  expect(await screen.findByText('Not paid')).toBeVisible();
  turnTo('hidden');
  turnTo('visible');
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByText('Not paid')).not.toBeInTheDocument();
  visibility.mockRestore();
});
