import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { Confirming } from './components/payment/Confirming.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();
const { id } = booking;

const open = (options: RouteOptions) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    ...options,
    address: `/Checkout?bookingId=${id}`,
  });

it('the checkout polls a payment in progress, and says when it failed', async () => {
  const once = { ...pageAnswers(id, checkoutBooking({ isProcessing: true })), maxUsageCount: 2 };
  open({ mocks: [once, pageAnswers(id, booking), recheckAnswers(id, saved(booking))] });
  await screen.findByRole('heading', { name: 'We are confirming with the hotel' });
  const alert = await screen.findByRole('alertdialog', {}, { timeout: 10_000 });
  expect(alert).toHaveTextContent('Could not create booking. Please try again or select different dates.');
  expect(screen.getByTestId('address')).toHaveTextContent('/Checkout');
});

it.each([
  ['replaces the steps', true],
  ['is shown when the page opens', false],
])(
  'the page that waits for the confirmation scrolls up and takes the focus only if it replaces the steps: it %s',
  async (_, isAfterSteps) => {
    const scrolls = vi.spyOn(window, 'scrollTo');
    const processing = checkoutBooking({ isProcessing: true });
    renderRoute(<Confirming booking={processing} isAfterSteps={isAfterSteps} />, {
      mocks: [pageAnswers(id, processing)],
    });
    const heading = await screen.findByRole('heading', { name: 'We are confirming with the hotel' });
    expect(document.activeElement === heading).toBe(isAfterSteps);
    expect(scrolls.mock.calls).toEqual(isAfterSteps ? [[{ top: 0, behavior: 'instant' }]] : []);
    scrolls.mockRestore();
  },
);

it('the checkout says that nothing was booked when it is opened after the payment failed', async () => {
  const notMade = checkoutBooking({ isNotMade: true });
  open({ mocks: [pageAnswers(id, notMade), recheckAnswers(id, saved(notMade))] });
  const alert = await screen.findByRole('alertdialog');
  expect(alert).toHaveTextContent('Could not create booking. Please try again or select different dates.');
});

it.each([
  ['en', 'Nothing was booked or charged, because the hotel’s system did not answer.', 'dates'],
  ['he', 'לא בוצעה הזמנה ולא בוצע חיוב, כי מערכת המלון לא ענתה.', 'תאריכים'],
] as const)(
  'the checkout says in %s that the hotel’s system did not answer a payment, and does not advise other dates',
  async (language, words, dates) => {
    const notMade = checkoutBooking({ isNotMade: true, notMadeCode: 'PROVIDER_UNAVAILABLE' });
    open({ language, mocks: [pageAnswers(id, notMade), recheckAnswers(id, saved(notMade))] });
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent(dates);
  },
);

it('the checkout polls a payment in progress, and opens the thank-you page once it is confirmed', async () => {
  const once = { ...pageAnswers(id, checkoutBooking({ isProcessing: true })), maxUsageCount: 2 };
  open({ mocks: [once, pageAnswers(id, checkoutBooking({ status: 'confirmed' }))] });
  await screen.findByRole('heading', { name: 'We are confirming with the hotel' });
  const address = screen.getByTestId('address');
  await waitFor(() => expect(address).toHaveTextContent('/ThankYou'), { timeout: 10_000 });
});
