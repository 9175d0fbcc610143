import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const guest = { ...checkoutBooking().guest, firstName: 'Maya', lastName: 'Test', email: 'maya@exmaple.com' };
const booking = checkoutBooking({ guest });
const { id } = booking;

const open = (options: RouteOptions = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking))],
    address: `/Checkout?bookingId=${id}&step=summary`,
    ...options,
  });

it.each([
  ['en', 'Lead guest', 'Confirmation goes to'],
  ['he', 'אורח ראשי', 'האישור יישלח אל'],
] as const)(
  'the summary shows the lead guest and the email address for the confirmation, in %s',
  async (language, lead, mail) => {
    sessionStorage.clear();
    open({ language });
    expect((await screen.findByText(lead)).nextElementSibling).toHaveTextContent('Maya Test');
    expect(screen.getByText(mail).nextElementSibling).toHaveTextContent('maya@exmaple.com');
  },
);

it('the summary repeats phone and special requests, and leaves out empty fields', async () => {
  sessionStorage.clear();
  const typed = { ...guest, phone: '+972541234567', specialRequests: 'High floor\nBaby cot' };
  const draft = checkoutBooking({ guest: typed });
  open({ mocks: [pageAnswers(id, draft), recheckAnswers(id, saved(draft))] });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('Phone').nextElementSibling).toHaveTextContent('+972541234567');
  expect(within(summary).getByText('Special requests').nextElementSibling).toHaveTextContent(
    'High floor Baby cot',
  );
  expect(within(summary).queryByText('Other guests')).not.toBeInTheDocument();
});

it('the summary shows the dates and nights above the payment', async () => {
  sessionStorage.clear();
  open();
  const summary = await screen.findByRole('region', { name: 'Summary' });
  const [room] = within(summary).getAllByRole('listitem');
  expect(room).toHaveTextContent(/12 – 18 May 2026.*6 nights/);
  const payment = screen.getByRole('button', { name: 'Pay and book' });
  expect(summary.compareDocumentPosition(payment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('skipping to the summary with a missing required phone stays at the guest details and focuses the phone', async () => {
  sessionStorage.clear();
  const draft = checkoutBooking({ needsPhone: true });
  const mocks = [pageAnswers(id, draft), recheckAnswers(id, saved(draft))];
  const { user } = open({ mocks, address: `/Checkout?bookingId=${id}` });
  const skip = await screen.findByRole('button', { name: 'Skip to Summary' });
  await user.click(skip);
  const phone = screen.getByLabelText(/^Phone/);
  expect(phone).toBeInvalid();
  expect(phone).toHaveFocus();
  expect(screen.getByTestId('address')).not.toHaveTextContent('step=summary');

  await user.click(screen.getByRole('tab', { name: /Summary/ }));
  await waitFor(() => expect(phone).toHaveFocus());
  expect(screen.getByTestId('address')).not.toHaveTextContent('step=summary');

  await user.click(phone);
  await user.paste('+972541234567');
  await user.click(skip);
  expect(screen.getByTestId('address')).toHaveTextContent('step=summary');
});

it('the tab of the summary leads from the extras back to incomplete guest details', async () => {
  sessionStorage.clear();
  const draft = checkoutBooking({ needsPhone: true });
  const mocks = [pageAnswers(id, draft), recheckAnswers(id, saved(draft))];
  const { user } = open({ mocks, address: `/Checkout?bookingId=${id}&step=car-rental` });
  await user.click(await screen.findByRole('tab', { name: /Summary/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveFocus());
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  expect(screen.getByTestId('address')).toHaveTextContent('step=guest-details');
});

it('the summary isolates each part of an extra, so that Hebrew shows the days in the right place after Latin letters', async () => {
  sessionStorage.clear();
  const carRental = {
    __typename: 'CarRentalDetails' as const,
    car_type: 'compact',
    addons: ['gps'],
    days: 7,
    price: money(700),
  };
  const draft = checkoutBooking({ carRental, extrasTotal: money(700) });
  open({ language: 'he', mocks: [pageAnswers(id, draft), recheckAnswers(id, saved(draft))] });
  expect(await screen.findByText('7 ימים', { selector: 'li bdi' })).toBeVisible();
});
