import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { Confirming } from './components/payment/Confirming.tsx';
import { pageAnswers, paymentAnswers, recheckAnswers, saved } from './testing/checkout.ts';
import { fillCard, pay } from './testing/payment.ts';

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

describe.each([
  ['en', 'This room is no longer available for your dates. Nothing was booked or charged.'],
  ['he', 'החדר כבר לא פנוי בתאריכים שלכם. לא בוצעה הזמנה ולא בוצע חיוב.'],
] as const)('the checkout says in %s that the room is gone and nothing was charged', (language, words) => {
  it('when it sold out during a payment', async () => {
    const notMade = checkoutBooking({ isNotMade: true, notMadeCode: 'ROOM_UNAVAILABLE' });
    open({ language, mocks: [pageAnswers(id, notMade), recheckAnswers(id, saved(notMade))] });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
  });

  it('when it has sold out before the page opens', async () => {
    const refused = { __typename: 'BookingRefused', code: 'ROOM_UNAVAILABLE' } as const;
    open({ language, mocks: [pageAnswers(id, booking), recheckAnswers(id, refused)] });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
  });
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

describe('a booking that was paid in another window', () => {
  vi.setConfig({ testTimeout: 60_000 });
  const confirmed = checkoutBooking({ status: 'confirmed' });
  const openSummary = (mocks: NonNullable<RouteOptions['mocks']>) =>
    renderRoute(<CheckoutPage />, {
      viewer: viewer(),
      mocks,
      address: `/Checkout?bookingId=${id}&step=summary`,
    });
  const paidBefore = 'This booking had already been paid. Nothing was charged again.';
  const thankYou = () =>
    waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), { timeout: 15_000 });

  it.each([
    ['says so when another attempt had paid it before this one', true],
    ['does not say so when this attempt has paid it', false],
  ])('%s', async (_, wasPaid) => {
    const payments = paymentAnswers([saved(confirmed, wasPaid)]);
    const { user } = openSummary([
      pageAnswers(id, booking),
      recheckAnswers(id, saved(booking)),
      ...payments.mocks,
    ]);
    await fillCard(user);
    await pay(user);
    await thankYou();
    expect(screen.queryAllByText(paidBefore)).toHaveLength(wasPaid ? 1 : 0);
  });

  it.each([
    ['says so', true],
    ['does not say so when an administrator confirmed it without a payment', false],
  ])('%s when the traveller returns to its steps', async (_, wasPaid) => {
    const found = wasPaid
      ? { payment: { __typename: 'PaymentInfo' as const, paidAt: '2026-05-01T10:05:00Z' } }
      : { payment: null };
    openSummary([
      { ...pageAnswers(id, booking), maxUsageCount: 1 },
      pageAnswers(id, { ...confirmed, ...found }),
      recheckAnswers(id, saved(booking)),
    ]);
    await screen.findByRole('button', { name: 'Pay and book' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      visibility.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    visibility.mockRestore();
    await thankYou();
    expect(screen.queryAllByText(paidBefore)).toHaveLength(wasPaid ? 1 : 0);
  });

  it('opens the confirmation without such a message when its checkout is opened after the payment', async () => {
    openSummary([pageAnswers(id, confirmed)]);
    await thankYou();
    expect(screen.queryByText(paidBefore)).not.toBeInTheDocument();
  });
});
