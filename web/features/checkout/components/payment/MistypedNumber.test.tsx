import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from '../../CheckoutPage.tsx';
import { pageAnswers, paymentAnswers, recheckAnswers, saved } from '../../testing/checkout.ts';
import { fillCard, pay } from '../../testing/payment.ts';

const booking = checkoutBooking();
const { id } = booking;
const confirmed = checkoutBooking({ status: 'confirmed' });
vi.setConfig({ testTimeout: 60_000 });

const mistyped = 'This number may have a typing mistake. You can still continue.';

const openSummary = (options: RouteOptions = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking)), ...(options.mocks ?? [])],
    address: `/Checkout?bookingId=${id}&step=summary`,
  });

it('shows and announces a failed checksum of a card number once the field is left, until it is changed', async () => {
  const { user } = openSummary();
  const number = await screen.findByLabelText(/^Card number/);
  await user.type(number, '4111 1111 1111 1112');
  expect(number).toBeValid();
  await user.tab();
  expect(number).toBeInvalid();
  expect(number).toHaveAccessibleDescription(mistyped);
  await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(mistyped));
  await user.type(number, '{Backspace}3');
  expect(number).toBeValid();
  await user.tab();
  expect(number).toBeInvalid();
});

it('asks before it pays with a number that fails its checksum, and focuses the number when it is to be checked', async () => {
  const payments = paymentAnswers([saved(confirmed)]);
  const { user } = openSummary({ mocks: payments.mocks });
  await fillCard(user, '4111 1111 1111 1112');
  await pay(user);
  const first = await screen.findByRole('alertdialog', { name: 'Is the card number right?' });
  expect(first).toHaveAccessibleDescription(mistyped);
  await user.click(within(first).getByRole('button', { name: 'Check the number' }));
  await waitFor(() => expect(screen.getByLabelText(/^Card number/)).toHaveFocus());
  expect(payments.sent).toEqual([]);
  await pay(user);
  const again = await screen.findByRole('alertdialog', { name: 'Is the card number right?' });
  await user.click(within(again).getByRole('button', { name: 'Pay and book' }));
  await waitFor(
    () => expect(screen.getByTestId('address')).toHaveTextContent(`/ThankYou?bookingId=${id}`),
    // The simulated payment processor takes 1.5 s.
    { timeout: 15_000 },
  );
  expect(payments.sent).toMatchObject([{ card: { lastFour: '1112' } }]);
});

it('shows no error in a number that was confirmed, so that a refused room does not point at it', async () => {
  const refused = { __typename: 'BookingRefused', code: 'ROOM_UNAVAILABLE' } as const;
  const payments = paymentAnswers([refused]);
  const { user } = openSummary({ mocks: payments.mocks });
  await fillCard(user, '4111 1111 1111 1112');
  await pay(user);
  const question = await screen.findByRole('alertdialog', { name: 'Is the card number right?' });
  await user.click(within(question).getByRole('button', { name: 'Pay and book' }));
  await waitFor(() => expect(payments.sent).toHaveLength(1), { timeout: 15_000 });
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Card number/, { selector: 'input' })).toBeValid();
});
