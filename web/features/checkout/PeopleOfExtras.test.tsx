import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const party = (adults: number, infants: number, childrenAges: number[] = []) =>
  checkoutBooking({
    guests: adults + childrenAges.length,
    party: {
      __typename: 'Party',
      adults,
      children: childrenAges.length,
      childrenAges,
      infants,
      rooms: 1,
    },
    insurance: { __typename: 'InsuranceDetails', package_name: 'Travel insurance', price: money(68) },
  });

const open = (step: string, booking: ReturnType<typeof checkoutBooking>, options: RouteOptions = {}) => {
  sessionStorage.clear();
  return renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
    address: `/Checkout?bookingId=${booking.id}&step=${step}`,
    ...options,
  });
};

it.each([
  ['as many people as seats, infants included', party(3, 1), 'Compact, 4 seats, ₪99 per day'],
  ['more adults', party(6, 0), 'Compact, 4 seats, Too few seats: you are 6, ₪99 per day'],
  [
    'more people with the infants',
    party(2, 1, [5, 7]),
    'Compact, 4 seats, Too few seats: you are 5, ₪99 per day',
  ],
  [
    'a number of guests without a party',
    checkoutBooking({ guests: 5, party: null }),
    'Compact, 4 seats, Too few seats: you are 5, ₪99 per day',
  ],
])('a car can be chosen, and says whether it has enough seats: %s', async (_, booking, name) => {
  const { user } = open('car-rental', booking);
  const car = await screen.findByRole('radio', { name });
  await user.click(car);
  expect(car).toBeChecked();
});

it('the insurance names everyone it is for, and that infants are free of charge', async () => {
  open('insurance', party(2, 1, [5]));
  expect(await screen.findByText(/^Insured:/)).toHaveTextContent(
    'Insured: 2 adults, 1 child, and 1 infant. Infants are insured at no extra charge.',
  );
  expect(screen.getByTestId('insurance-sum')).toHaveTextContent('3 guests × ₪34');
});

it('the insurance does not mention infants when there are none', async () => {
  open('insurance', party(2, 0));
  expect(await screen.findByText(/^Insured:/)).toHaveTextContent(/^Insured: 2 adults\.$/);
});

it('the summary names everyone who is insured', async () => {
  open('summary', party(2, 1));
  expect(await screen.findByText('2 adults and 1 infant')).toBeVisible();
});
