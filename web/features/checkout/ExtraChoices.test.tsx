import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { UpdateBookingExtrasDocument } from '#generated/graphql.ts';
import type { BookingExtrasInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { extrasAnswer, pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();
const { id } = booking;
const withCar = checkoutBooking({
  carRental: {
    __typename: 'CarRentalDetails',
    car_type: 'family',
    addons: ['gps'],
    days: 6,
    price: money(914),
  },
  extrasTotal: money(914),
  totalToPay: money(6704),
});
const park = {
  __typename: 'AttractionDetail' as const,
  id: 'park',
  name: 'Amusement park',
  quantity: 2,
  price: money(300),
};
const insured = checkoutBooking({
  insurance: { __typename: 'InsuranceDetails', package_name: 'Travel insurance', price: money(68) },
  extrasTotal: money(68),
  totalToPay: money(5858),
});
const withPark = checkoutBooking({
  attractions: [park],
  extrasTotal: money(300),
  totalToPay: money(6090),
});

/** A button that does the same as the browser's Back. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser Back
    </button>
  );
}

/** The checkout as a route, so that it is unmounted on other pages. */
function Checkout() {
  return useLocation().pathname === '/Checkout' ? <CheckoutPage /> : null;
}

type Save = readonly [BookingExtrasInput, CheckoutPage_BookingFragment, delay?: number];

/** Longer than any test, so that the response never arrives. */
const unanswered = 300_000;

/** Opens the checkout at a step. `saves` are the mocked requests; any other request to save fails. */
const open = (step: string, begun: CheckoutPage_BookingFragment, ...saves: Save[]) =>
  renderRoute(
    <>
      <Back />
      <Link to="/Bookings">My Bookings</Link>
      <Checkout />
    </>,
    {
      viewer: viewer(),
      mocks: [
        pageAnswers(id, begun),
        recheckAnswers(id, saved(begun)),
        ...saves.map((save) => extrasAnswer(...save)),
      ],
      address: `/Checkout?bookingId=${id}&step=${step}`,
    },
  );

const step = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });
const chooseFamily = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('radio', { name: /^Family/ }));
const family = { car: { carType: 'family', addons: [] } };
const notSaved = 'Car Rental: your choice is not part of this booking.';

/** Renders the checkout of a booking that is paid in another tab once the page has been loaded. */
const openBeforePayment = () =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [
      { ...pageAnswers(id, booking), maxUsageCount: 1 },
      pageAnswers(id, checkoutBooking({ status: 'confirmed' })),
      recheckAnswers(id, saved(booking)),
      {
        request: { query: UpdateBookingExtrasDocument, variables: { bookingId: id, extras: family } },
        result: { errors: [{ message: 'no', extensions: { code: 'INVALID_STATE' } }] },
      },
    ],
    address: `/Checkout?bookingId=${id}&step=car-rental`,
  });

it('an extra that is added after the booking was paid in another tab leads to the confirmation, with the reason', async () => {
  const { user } = openBeforePayment();
  await chooseFamily(user);
  await user.click(screen.getByRole('button', { name: 'Add and continue' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ThankYou'));
  expect(screen.getByText(/^This booking was already paid or cancelled/)).toBeVisible();
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();
  expect(screen.queryByText(/had already been paid/)).not.toBeInTheDocument();
});

describe('extras chosen without pressing Add', () => {
  it('are saved when another step is opened by the step bar', async () => {
    const { user } = open('car-rental', booking, [{ car: { carType: 'family', addons: ['gps'] } }, withCar]);
    await chooseFamily(user);
    await user.click(screen.getByRole('checkbox', { name: /GPS/ }));
    await user.click(await step('Summary'));
    expect(await screen.findByTestId('summary-total')).toHaveTextContent('₪6,704');
    expect(screen.queryByRole('button', { name: 'Save choice' })).not.toBeInTheDocument();
  });

  it('are sent to the server only when they differ from the booking', async () => {
    const { user } = open('car-rental', withCar);
    await user.click(await screen.findByRole('radio', { name: /^Compact/ }));
    await chooseFamily(user);
    await user.click(await step('Summary'));
    expect(await screen.findByTestId('summary-total')).toHaveTextContent('₪6,704');
  });

  it('are also saved when the last ticket is removed', async () => {
    const { user } = open('attractions', withPark, [{ attractions: [] }, booking]);
    const fewer = await screen.findByRole('button', { name: /Fewer: Tickets: Amusement park/ });
    await user.click(fewer);
    await user.click(fewer);
    await user.click(await step('Summary'));
    expect(await screen.findByTestId('summary-total')).toHaveTextContent('₪5,790');
  });

  it('stay selected on their step when they cannot be saved', async () => {
    const { user } = open('car-rental', booking);
    await chooseFamily(user);
    await user.click(await step('Summary'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
    expect(screen.getByTestId('address')).toHaveTextContent('step=car-rental');
    expect(screen.getByRole('radio', { name: /^Family/ })).toBeChecked();
  });

  it('no longer show the failed save once they are changed or their step is left', async () => {
    const { user } = open('car-rental', booking);
    await chooseFamily(user);
    const fail = async () => {
      await user.click(await step('Summary'));
      expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
    };
    await fail();
    await user.click(screen.getByRole('radio', { name: /^Compact/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fail();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(await step('Summary'));
    expect(await screen.findByRole('button', { name: 'Save choice' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are saved when their step is left with the browser’s Back', async () => {
    const { user } = open('guest-details', booking, [family, withCar]);
    await user.click(await step('Car Rental'));
    await chooseFamily(user);
    await user.click(screen.getByRole('button', { name: 'Browser Back' }));
    await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('car-rental'));
    await waitFor(() => expect(screen.getByTestId('order-total')).toHaveTextContent('₪6,704'));
  });

  it('do not prevent other steps from being opened while they are being saved', async () => {
    const { user } = open('guest-details', booking, [family, withCar, unanswered]);
    await user.click(await step('Car Rental'));
    await chooseFamily(user);
    await user.click(screen.getByRole('button', { name: 'Browser Back' }));
    await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('car-rental'));
    await user.click(await step('Summary'));
    expect(await screen.findByTestId('summary-total')).toHaveTextContent('₪5,790');
    await user.click(await step('Insurance'));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('step=insurance'));
  });

  it('are named in the summary after Skip, and can be added there', async () => {
    const { user } = open('car-rental', booking, [family, withCar]);
    await chooseFamily(user);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(await step('Summary'));
    const line = await screen.findByText((_, element) => element?.textContent === notSaved);
    expect(screen.getByTestId('summary-total')).toHaveTextContent('₪5,790');
    await user.click(screen.getByRole('button', { name: 'Save choice' }));
    await waitFor(() => expect(screen.getByTestId('summary-total')).toHaveTextContent('₪6,704'));
    expect(line).not.toBeInTheDocument();
  });

  it('are no longer named once they are discarded, and the booking does not change', async () => {
    const { user } = open('car-rental', booking);
    await chooseFamily(user);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await user.click(await step('Summary'));
    await user.click(await screen.findByRole('button', { name: 'Discard choice' }));
    expect(screen.queryByRole('button', { name: 'Save choice' })).not.toBeInTheDocument();
    expect(screen.getByTestId('summary-total')).toHaveTextContent('₪5,790');
    await user.click(await step('Car Rental'));
    expect(await screen.findByRole('radio', { name: /^Family/ })).not.toBeChecked();
  });

  it('do not bring travellers back to the checkout if they have left it before the response', async () => {
    const { user } = open('car-rental', booking, [family, withCar, 1500]);
    await chooseFamily(user);
    await user.click(await step('Summary'));
    // The response must not have arrived yet for this test to be meaningful.
    expect(screen.getByTestId('address')).toHaveTextContent('step=car-rental');
    await user.click(screen.getByRole('link', { name: 'My Bookings' }));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Bookings$/);
    await new Promise((resolve) => {
      setTimeout(resolve, 2500);
    });
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Bookings$/);
  });

  it('are still named in the summary after the page was left and opened again', async () => {
    const first = open('car-rental', booking);
    await chooseFamily(first.user);
    first.unmount();
    open('summary', booking);
    expect(await screen.findByRole('button', { name: 'Save choice' })).toBeVisible();
  });
});

describe('an extra that is part of the booking', () => {
  it('is not offered again: its step says that it is added, leads on and can remove it', async () => {
    const { user } = open('insurance', insured, [{ insurance: false }, booking]);
    expect(await screen.findByText('Added to your booking')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add and continue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('step=attractions'));
    await user.click(await step('Insurance'));
    await user.click(await screen.findByRole('button', { name: 'Remove the insurance' }));
    expect(await screen.findByRole('button', { name: 'Add and continue' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect(screen.queryByText('Added to your booking')).not.toBeInTheDocument();
  });

  it('is offered again once another choice is made on its step', async () => {
    const { user } = open('car-rental', withCar);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: /^Compact/ }));
    expect(screen.getByRole('button', { name: 'Add and continue' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });
});
