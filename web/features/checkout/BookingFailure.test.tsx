import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();
const { id } = booking;

it('when loading the booking fails, the checkout says so and offers to try again, instead of “Booking Not Found”', async () => {
  const page = pageAnswers(id, booking);
  const lost = { request: page.request, error: new TypeError('Failed to fetch'), maxUsageCount: 1 };
  const { user } = renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [lost, page, recheckAnswers(id, saved(booking))],
    address: `/Checkout?bookingId=${id}`,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No connection\./);
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(screen.queryByText(/no booking behind this link/)).not.toBeInTheDocument();
  expect(document.title).not.toMatch(/Not Found/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('tab')).toHaveLength(5);
});
