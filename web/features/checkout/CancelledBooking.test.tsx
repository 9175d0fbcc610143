import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers } from './testing/checkout.ts';

const { id } = checkoutBooking();

const open = (options: RouteOptions) =>
  renderRoute(<CheckoutPage />, { viewer: viewer(), ...options, address: `/Checkout?bookingId=${id}` });

it('the checkout of a cancelled booking links a member to My Bookings, and does not tell a visitor that it exists', async () => {
  const mocks = [pageAnswers(id, checkoutBooking({ status: 'cancelled' }))];
  const { unmount } = open({ mocks });
  expect(await screen.findByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/Bookings');
  expect(document.title).toMatch(/^This booking was cancelled · /);
  unmount();
  open({ mocks, viewer: null });
  expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
});

it.each([
  ['a member who created it before signing in', viewer(), { isUnclaimed: true }],
  ['an administrator, who sees the bookings of others', viewer({ role: 'admin' }), {}],
])(
  'the checkout shows “Booking Not Found” for a cancelled booking that is not in My Bookings: %s',
  async (_, me, more) => {
    open({ viewer: me, mocks: [pageAnswers(id, checkoutBooking({ status: 'cancelled', ...more }))] });
    expect(await screen.findByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My Bookings' })).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Booking Not Found · /);
  },
);
