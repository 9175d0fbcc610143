import { ServerError } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmBookingDocument, type ConfirmBookingInput } from '#generated/graphql.ts';
import { checkoutBooking, extrasCatalogue } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, paymentAnswers, recheckAnswers, saved } from './testing/checkout.ts';
import { fillCard, pay } from './testing/payment.ts';

const booking = checkoutBooking();
const { id } = booking;
const confirmed = checkoutBooking({ status: 'confirmed' });
vi.setConfig({ testTimeout: 60_000 });

/** The simulated payment processor takes 1.5 s. */
const waitOptions = { timeout: 15_000 };

const openSummary = (payments: ReturnType<typeof paymentAnswers>) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking)), ...payments.mocks],
    address: `/Checkout?bookingId=${id}&step=summary`,
  });

it('a payment without a connection says that nothing was charged, until the device is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const payments = paymentAnswers([saved(confirmed)]);
  const { user } = openSummary(payments);
  await fillCard(user);
  await pay(user);
  const problem = await screen.findByText(/Nothing was booked or charged yet/, {}, waitOptions);
  await waitFor(() => expect(document.activeElement).toContainElement(problem));
  expect(payments.sent).toEqual([]);

  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(problem).not.toBeInTheDocument());
  await pay(user);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
});

it('the message about an unknown outcome disappears once the booking can be loaded again', async () => {
  const payments = paymentAnswers([new TypeError('Failed to fetch')]);
  const { user } = openSummary(payments);
  await fillCard(user);
  await pay(user);
  const problem = await screen.findByText(/not known yet whether the room is booked/, {}, waitOptions);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(problem).not.toBeInTheDocument());
});

it('a response without a known outcome does not say that nothing was charged, and the next payment repeats that attempt', async () => {
  const payments = paymentAnswers([saved(confirmed)]);
  const keys: string[] = [];
  const { user } = renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [
      pageAnswers(id, booking),
      recheckAnswers(id, saved(booking)),
      {
        request: {
          query: ConfirmBookingDocument,
          variables: ({ input }: { input: ConfirmBookingInput }) => {
            keys.push(input.key);
            return true;
          },
        },
        result: { data: { __typename: 'Mutation', confirmBooking: { __typename: 'OutcomeOfLaterVersion' } } },
      },
      ...payments.mocks,
    ],
    address: `/Checkout?bookingId=${id}&step=summary`,
  });
  await fillCard(user);
  await pay(user);
  expect(await screen.findByText(/not known yet whether the room is booked/, {}, waitOptions)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await pay(user);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
  expect(payments.sent.map(({ key }) => key)).toEqual(keys);
});

it('the outcome stays unknown if a payment without a response is followed by an attempt without a connection', async () => {
  const payments = paymentAnswers([new TypeError('Failed to fetch')]);
  const { user } = openSummary(payments);
  await fillCard(user);
  await pay(user);
  const unclear = /not known yet whether the room is booked/;
  const first = await screen.findByText(unclear, {}, waitOptions);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pay(user);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  const second = await screen.findByText(unclear, {}, waitOptions);
  expect(screen.queryByText(/Nothing was booked or charged yet/)).not.toBeInTheDocument();
  expect(payments.sent).toHaveLength(1);

  onLine.mockRestore();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(second).not.toBeInTheDocument());
});

it.each([
  ['en', 'Nothing was booked or charged, because the hotel’s system did not answer.', 'dates'],
  ['he', 'לא בוצעה הזמנה ולא בוצע חיוב, כי מערכת המלון לא ענתה.', 'תאריכים'],
] as const)(
  'after a payment that the hotel’s system did not answer, the page says so in %s and does not advise other dates',
  async (language, words, dates) => {
    const notMade = checkoutBooking({ isNotMade: true, notMadeCode: 'PROVIDER_UNAVAILABLE' });
    renderRoute(<CheckoutPage />, {
      viewer: viewer(),
      language,
      mocks: [pageAnswers(id, notMade), recheckAnswers(id, saved(notMade))],
      address: `/Checkout?bookingId=${id}`,
    });
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent(dates);
  },
);

it('after a 502 response the outcome is unknown, My Bookings is linked, and the page finds the booking by polling', async () => {
  const bodyText = '<html><body>502 Bad Gateway</body></html>';
  const response = new Response(bodyText, { status: 502 });
  const payments = paymentAnswers([new ServerError('Bad gateway', { response, bodyText })]);
  const read = pageAnswers(id, booking);
  const answer = (found: typeof booking) => ({
    data: { __typename: 'Query', booking: found, extrasCatalogue: extrasCatalogue() },
  });
  let isArrived = false;
  const { user } = renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [
      { ...read, result: () => answer(isArrived ? confirmed : booking) },
      recheckAnswers(id, saved(booking)),
      ...payments.mocks,
    ],
    address: `/Checkout?bookingId=${id}&step=summary`,
  });
  await fillCard(user);
  await pay(user);
  const problem = await screen.findByText(/not known yet whether the room is booked/, {}, waitOptions);
  expect(within(problem).getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/Bookings');
  expect(screen.queryByText(/Many requests at once/)).not.toBeInTheDocument();

  isArrived = true;
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
});
