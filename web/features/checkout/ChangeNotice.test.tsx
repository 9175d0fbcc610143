import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const extras = {
  carRental: {
    __typename: 'CarRentalDetails' as const,
    car_type: 'family',
    addons: [],
    days: 6,
    price: money(894),
  },
  insurance: { __typename: 'InsuranceDetails' as const, package_name: 'Travel insurance', price: money(68) },
};

const open = (booking: ReturnType<typeof checkoutBooking>, options: RouteOptions) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
    address: `/Checkout?bookingId=${booking.id}`,
    ...options,
  });

/** Leaves out the announcement for screen readers, which has the same text. */
const inPage = { ignore: '[aria-live] *' };

const changed = { draftChange: { kind: 'changed', isCarLost: false } };

it.each<[string, Parameters<typeof checkoutBooking>[0], object, string]>([
  [
    'that everything was kept, with the extras by name',
    extras,
    changed,
    'Your booking now has the new choice. Guest details and special requests are as before. Also kept, at prices for the new stay: Car Rental, Insurance.',
  ],
  [
    'only the change of a booking without extras',
    {},
    changed,
    'Your booking now has the new choice. Guest details and special requests are as before.',
  ],
  [
    'that the car was removed',
    { insurance: extras.insurance },
    { draftChange: { kind: 'changed', isCarLost: true } },
    'Your booking now has the new choice. Guest details and special requests are as before. Also kept, at prices for the new stay: Insurance. The car is no longer available and was removed. You can choose another one.',
  ],
  [
    'that another booking was started',
    {},
    { draftChange: { kind: 'started', isCarLost: false } },
    'Your earlier booking could not be changed any more, so this is a new one. Extras, guest details and special requests of the earlier booking are not part of it.',
  ],
])('after a change, the checkout says %s', async (_, booking, state, text) => {
  open(checkoutBooking(booking), { state });
  expect(await screen.findByText(/^Your (booking now|earlier booking)/, inPage)).toHaveTextContent(text, {
    normalizeWhitespace: true,
  });
});

it('the notice about a change disappears with the next step', async () => {
  const { user } = open(checkoutBooking(extras), { state: changed, language: 'he' });
  expect(await screen.findByText(/^ההזמנה עודכנה/, inPage)).toHaveTextContent(/השכרת רכב/);
  await user.click(screen.getByRole('tab', { name: /השכרת רכב/ }));
  expect(screen.queryByText(/^ההזמנה עודכנה/, inPage)).not.toBeInTheDocument();
});

it.each([{}, { draftChange: null }, { draftChange: { kind: 'other' } }])(
  'without a change, there is no such notice: %j',
  async (state) => {
    open(checkoutBooking(extras), { state });
    await screen.findByRole('tab', { name: /Guest Details/ });
    expect(screen.queryByText(/^Your (booking now|earlier booking)/, inPage)).not.toBeInTheDocument();
  },
);

it('the link in the order leads to the hotel page, which then changes this booking', async () => {
  const booking = checkoutBooking();
  open(booking, {});
  const link = await screen.findByRole('link', { name: 'Change dates, guests or room' });
  expect(link).toHaveAttribute(
    'href',
    `/Hotel?id=1000042&checkin=2026-05-12&checkout=2026-05-18&guests=2&meals=Breakfast+Included&bookingId=${booking.id}`,
  );
});
