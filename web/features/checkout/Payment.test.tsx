import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { duplicateBooking } from '#web/testing/hotelFactories.ts';
import { writeTab } from '#lib/storage/tabStorage.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { extrasAnswer, pageAnswers, paymentAnswers, recheckAnswers, saved } from './testing/checkout.ts';
import { fillCard, pay } from './testing/payment.ts';

const booking = checkoutBooking();
const { id } = booking;
const confirmed = checkoutBooking({ status: 'confirmed' });
vi.setConfig({ testTimeout: 60_000 });

/** The simulated payment processor takes 1.5 s. */
const waitOptions = { timeout: 15_000 };

const openSummary = (options: RouteOptions = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    ...options,
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking)), ...(options.mocks ?? [])],
    address: `/Checkout?bookingId=${id}&step=summary`,
  });

describe('the payment', () => {
  it('asks for missing payment details in both languages', async () => {
    const { user } = openSummary();
    await screen.findByLabelText(/^Card number/);
    await pay(user);
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please fill in all payment details');
    expect(within(alert).getByText('נא למלא את כל פרטי התשלום')).toHaveAttribute('dir', 'rtl');
  });

  it('has the cancellation terms before the pay button, because phones have no order beside it', async () => {
    const cancellation = {
      __typename: 'CancellationTerms' as const,
      isFree: false,
      freeUntil: null,
      steps: [],
    };
    renderRoute(<CheckoutPage />, {
      viewer: viewer(),
      mocks: [pageAnswers(id, checkoutBooking({ cancellation }))],
      address: `/Checkout?bookingId=${id}&step=summary`,
    });
    const button = await screen.findByRole('button', { name: 'Pay and book' });
    const [terms] = screen.getAllByText('Non-refundable');
    expect(terms?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('focuses OK in the alert, and the first invalid field when it is closed by keyboard', async () => {
    const { user } = openSummary();
    const number = await screen.findByLabelText(/^Card number/);
    await user.type(screen.getByLabelText(/^Name on card/), 'Maya Test');
    screen.getByRole('button', { name: 'Pay and book' }).focus();
    await user.keyboard('{Enter}');
    const alert = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'OK' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await waitFor(() => expect(number).toHaveFocus());
  });

  it('asks for missing guest details and returns to their tab', async () => {
    const { user } = openSummary({ viewer: viewer({ email: '' }) });
    await fillCard(user);
    await pay(user);
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('נא למלא את כל הפרטים הנדרשים')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('step=guest-details'));
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
  });

  it('asks for guest details before it asks for a card', async () => {
    const { user } = openSummary({ viewer: viewer({ email: '' }) });
    await screen.findByLabelText(/^Card number/);
    await pay(user);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Please fill in all required details');
  });

  it('explains an invalid card', async () => {
    const { user } = openSummary();
    await fillCard(user);
    await user.clear(screen.getByLabelText(/^CVV/));
    await user.type(screen.getByLabelText(/^CVV/), '1');
    await pay(user);
    expect(screen.getByLabelText(/^CVV/)).toHaveAccessibleDescription(
      'The CVV has 3 digits, 4 on American Express.',
    );
    expect(screen.getByLabelText(/^CVV/)).toHaveFocus();
  });

  it('sends only brand and last four digits of the card, and opens the thank-you page', async () => {
    const payments = paymentAnswers([saved(confirmed)]);
    const { user } = openSummary({ mocks: payments.mocks });
    await fillCard(user);
    await pay(user);
    expect(await screen.findByText('Processing payment')).toBeVisible();
    await waitFor(
      () => expect(screen.getByTestId('address')).toHaveTextContent(`/ThankYou?bookingId=${id}`),
      waitOptions,
    );
    expect(payments.sent[0]).toMatchObject({
      bookingId: id,
      card: { brand: 'Visa', lastFour: '1121' },
      expectedTotalMinor: 579_000,
      guest: { firstName: 'Maya', lastName: 'Test', email: 'maya@example.com' },
    });
    expect(JSON.stringify(payments.sent)).not.toContain('4580');
  });

  it('declines the documented test number without sending it to the server', async () => {
    const payments = paymentAnswers([saved(confirmed)]);
    const { user } = openSummary({ mocks: payments.mocks });
    await fillCard(user, '4000 0000 0000 0002');
    await pay(user);
    const declined = await screen.findByRole('alertdialog', {}, waitOptions);
    expect(declined).toHaveTextContent('The card was declined.');
    expect(payments.sent).toEqual([]);
    await user.click(within(declined).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.getByLabelText(/^Card number/)).toHaveFocus(), waitOptions);
  });

  it('uses the same idempotency key again when the response was lost', async () => {
    const payments = paymentAnswers([new TypeError('Failed to fetch'), saved(confirmed)]);
    const { user } = openSummary({ mocks: payments.mocks });
    await fillCard(user);
    await pay(user);
    expect(await screen.findByRole('alert', {}, waitOptions)).toHaveTextContent(
      'it is not known yet whether the room is booked. Please look at My Bookings',
    );
    await pay(user);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
    const keys = new Set(payments.sent.map((input) => input.key));
    expect(keys.size).toBe(1);
  });

  it('accepts a lower price without asking but shows it, and asks before a higher one', async () => {
    const offer = { __typename: 'Offer' as const, id: 'offer-2', propertyFees: [] };
    const lower = {
      __typename: 'PriceChanged' as const,
      oldTotal: money(5790),
      newTotal: money(5700),
      offer,
    };
    const higher = {
      __typename: 'PriceChanged' as const,
      oldTotal: money(5700),
      newTotal: money(6000),
      offer,
    };
    const payments = paymentAnswers([lower, higher]);
    const { user } = openSummary({ mocks: payments.mocks });
    await fillCard(user);
    await pay(user);
    expect(
      await screen.findByText('The price went down from ₪5,790 to ₪5,700.', {}, waitOptions),
    ).toBeVisible();
    expect(await screen.findByRole('alertdialog', {}, waitOptions)).toHaveTextContent('now costs ₪6,000');
    expect(payments.sent.map((input) => input.expectedTotalMinor)).toEqual([579_000, 570_000]);
    expect(new Set(payments.sent.map((input) => input.key)).size).toBe(2);
  });

  it.each([
    ['ROOM_UNAVAILABLE', 'This room is no longer available for your dates. Nothing was booked or charged.'],
    [
      'PROVIDER_REFUSED',
      'Could not create booking. Please try again or select different dates. Nothing was booked or charged.',
    ],
  ] as const)(
    'says why the room could not be booked (%s), and that nothing was charged',
    async (code, words) => {
      const refused = { __typename: 'BookingRefused', code } as const;
      const { user } = openSummary({ mocks: paymentAnswers([refused]).mocks });
      await fillCard(user);
      await pay(user);
      const alert = await screen.findByRole('alertdialog', {}, waitOptions);
      expect(alert).toHaveTextContent(words);
      await user.click(within(alert).getByRole('button', { name: 'Choose another room' }));
      await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/Hotel\?/));
    },
  );

  it.each([
    ['en', 'Nothing was booked or charged. The hotel’s system is not answering at the moment.'],
    ['he', 'לא בוצעה הזמנה ולא בוצע חיוב. מערכת המלון אינה עונה כרגע.'],
  ] as const)(
    'says in %s that nothing was booked or charged when the hotel’s system does not answer',
    async (language, words) => {
      const silent = { __typename: 'BookingRefused', code: 'PROVIDER_UNAVAILABLE' } as const;
      renderRoute(<CheckoutPage />, {
        viewer: viewer(),
        language,
        mocks: [pageAnswers(id, booking), recheckAnswers(id, silent)],
        address: `/Checkout?bookingId=${id}&step=summary`,
      });
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
    },
  );

  it('does not advise other dates when the hotel’s system does not answer', async () => {
    const silent = { __typename: 'BookingRefused', code: 'PROVIDER_UNAVAILABLE' } as const;
    const { user } = openSummary({ mocks: paymentAnswers([silent]).mocks });
    await fillCard(user);
    await pay(user);
    const alert = await screen.findByRole('alertdialog', {}, waitOptions);
    expect(alert).toHaveTextContent('Nothing was booked or charged.');
    expect(alert).not.toHaveTextContent('dates');
  });

  it('loads the order again when it was changed in another window, and pays the new total', async () => {
    const changed = checkoutBooking({ totalToPay: money(5870) });
    const refused = { __typename: 'BookingRefused', code: 'AMOUNT_MISMATCH' } as const;
    const payments = paymentAnswers([refused, saved(confirmed)]);
    const { user } = renderRoute(<CheckoutPage />, {
      viewer: viewer(),
      mocks: [
        { ...pageAnswers(id, booking), maxUsageCount: 1 },
        pageAnswers(id, changed),
        recheckAnswers(id, saved(booking)),
        ...payments.mocks,
      ],
      address: `/Checkout?bookingId=${id}&step=summary`,
    });
    await fillCard(user);
    await pay(user);
    const alert = await screen.findByRole('alertdialog', {}, waitOptions);
    expect(alert).toHaveTextContent('Your order was changed in another window: total. Nothing was charged.');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4580 1111 1111 1121');
    await pay(user);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
    expect(payments.sent.map((input) => input.expectedTotalMinor)).toEqual([579_000, 587_000]);
  });

  it('keeps the card details when both the payment and reloading the booking fail', async () => {
    const offline = new TypeError('Failed to fetch');
    const payments = paymentAnswers([offline, saved(confirmed)]);
    const page = pageAnswers(id, booking);
    const { user } = renderRoute(<CheckoutPage />, {
      viewer: viewer(),
      mocks: [
        { ...page, maxUsageCount: 1 },
        { request: page.request, error: offline, maxUsageCount: Number.POSITIVE_INFINITY },
        recheckAnswers(id, saved(booking)),
        ...payments.mocks,
      ],
      address: `/Checkout?bookingId=${id}&step=summary`,
    });
    await fillCard(user);
    await pay(user);
    expect(await screen.findByRole('alert', {}, waitOptions)).toHaveTextContent(/not known yet whether/);
    expect(screen.getByLabelText(/^Card number/)).toHaveValue('4580 1111 1111 1121');
  });

  it('is blocked while an extra is being saved, and an extra cannot be saved during a payment', async () => {
    writeTab(`extras.${id}`, { car: { carType: 'family', addons: [] }, tickets: null, skipped: [] });
    const payments = paymentAnswers([saved(confirmed)]);
    const unanswered = extrasAnswer({ car: { carType: 'family', addons: [] } }, booking, 300_000);
    const { user } = openSummary({ mocks: [...payments.mocks, unanswered] });
    await fillCard(user, '4000 0000 0000 0002');
    await pay(user);
    expect(await screen.findByRole('button', { name: 'Save choice' })).toBeDisabled();
    const declined = await screen.findByRole('alertdialog', {}, waitOptions);
    await user.click(within(declined).getByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    await pay(user);
    await user.type(screen.getByLabelText(/^CVV/), '{Enter}');
    expect(screen.queryByText('Processing payment')).not.toBeInTheDocument();
  });

  it('asks before the same room is booked twice, and continues after confirmation', async () => {
    const payments = paymentAnswers([duplicateBooking('b-1'), saved(confirmed)]);
    const { user } = openSummary({ mocks: payments.mocks });
    await fillCard(user);
    await pay(user);
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'You have just booked this room' },
      waitOptions,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Book it again' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'), waitOptions);
    expect(payments.sent.map((input) => input.acceptDuplicate)).toEqual([false, true]);
    expect(new Set(payments.sent.map((input) => input.key)).size).toBe(2);
  });
});
