import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const insured = checkoutBooking({
  checkIn: '2090-05-12',
  checkOut: '2090-05-18',
  extrasRefundableUntil: '2090-05-10T15:00',
  insurance: {
    __typename: 'InsuranceDetails',
    package_name: 'Travel insurance',
    price: { __typename: 'Money', amount: '68.00', amountMinor: 6800, currency: 'ILS' },
  },
});
const bare = { ...insured, carRental: null, insurance: null, attractions: [] };

const open = (step: string, booking = insured, options: RouteOptions = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
    address: `/Checkout?bookingId=${booking.id}&step=${step}`,
    ...options,
  });

it.each(['car-rental', 'insurance', 'attractions', 'summary'])(
  'the step %s says until when extras are refunded',
  async (step) => {
    sessionStorage.clear();
    open(step);
    const rule = await screen.findByText(/extras are refunded in full/);
    expect(rule).toHaveTextContent(/until .*10 May 2090, 15:00 \(hotel’s local time\)/);
  },
);

it.each(['car-rental', 'insurance', 'attractions'])(
  'the step %s promises no refund of extras once its deadline has passed',
  async (step) => {
    sessionStorage.clear();
    open(step, { ...insured, extrasRefundableUntil: null });
    expect(await screen.findByText(/extras are not refunded any more/)).toBeVisible();
    expect(screen.queryByText(/refunded in full/)).not.toBeInTheDocument();
  },
);

it('the summary says only once, with their price, that extras are not refunded any more', async () => {
  sessionStorage.clear();
  open('summary', { ...insured, extrasTotal: money(68), extrasRefundableUntil: null });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(
    within(summary)
      .getAllByText(/extras.*not refunded/)
      .map(({ textContent }) => textContent),
  ).toEqual(['The extras, ₪68, are not refunded.']);
});

it('the refund of extras is explained in Hebrew', async () => {
  sessionStorage.clear();
  open('summary', insured, { language: 'he' });
  expect(await screen.findByText(/התוספות מוחזרות במלואן/)).toHaveTextContent('15:00');
});

it('the summary of a booking without extras does not mention their refund', async () => {
  sessionStorage.clear();
  open('summary', bare);
  expect(await screen.findByTestId('summary-total')).toBeVisible();
  expect(screen.queryByText(/extras are refunded/)).not.toBeInTheDocument();
});

it('nothing is said about the refund of extras while its deadline is not known', async () => {
  const known = <ExtrasRefund booking={{ extrasRefundableUntil: null }} />;
  const unknown = <ExtrasRefund booking={{ extrasRefundableUntil: undefined }} />;
  renderRoute(
    <>
      {known}
      {unknown}
    </>,
  );
  expect(await screen.findAllByText(/extras/i)).toHaveLength(1);
});
