import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { guestsAnswers, pageAnswers, paymentAnswers, recheckAnswers, saved } from './testing/checkout.ts';
import { fillCard, pay } from './testing/payment.ts';

vi.setConfig({ testTimeout: 60_000 });

const booking = checkoutBooking();
const { id } = booking;
const withRequest = checkoutBooking({
  guest: { ...booking.guest, specialRequests: 'Baby cot' },
  revision: 'r2',
});

/** Opens the checkout of a booking; `saving` responds to the mutation that saves guests. */
const open = (
  saving: ReturnType<typeof guestsAnswers>,
  { begun = booking, mocks = [] as ReturnType<typeof paymentAnswers>['mocks'], step = '' } = {},
) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer({ fullName: 'Maya Test' }),
    mocks: [pageAnswers(id, begun), recheckAnswers(id, saved(begun)), saving.mock, ...mocks],
    address: `/Checkout?bookingId=${id}${step && `&step=${step}`}`,
  });

const typeRequest = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByLabelText(/^Special requests/));
  await user.paste('Baby cot');
};
const summary = () => screen.findByRole('region', { name: 'Summary' });

beforeEach(() => sessionStorage.clear());

describe('a special request', () => {
  it('is saved in the booking when the step is left, without the details filled in from the account', async () => {
    const saving = guestsAnswers(withRequest);
    const { user } = open(saving);
    await typeRequest(user);
    expect(saving.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Skip to Summary' }));
    expect(within(await summary()).getByText('Baby cot')).toBeVisible();
    await waitFor(() => expect(saving.sent).toEqual([{ specialRequests: 'Baby cot' }]));
  });

  it('is saved when the focus leaves the form, for example to another window', async () => {
    const saving = guestsAnswers(withRequest);
    const { user } = open(saving);
    await typeRequest(user);
    await user.tab();
    expect(saving.sent).toEqual([]);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(saving.sent).toEqual([{ specialRequests: 'Baby cot' }]));
    expect(screen.getByLabelText(/^Special requests/)).toHaveValue('Baby cot');
  });

  it('is saved when the page is left', async () => {
    const saving = guestsAnswers(withRequest);
    const { user, unmount } = open(saving);
    await typeRequest(user);
    unmount();
    await waitFor(() => expect(saving.sent).toEqual([{ specialRequests: 'Baby cot' }]));
  });

  it('that another page has saved is in the form, in the summary and in the payment', async () => {
    const payment = paymentAnswers([saved(checkoutBooking({ status: 'confirmed' }))]);
    const { user } = open(guestsAnswers(withRequest), { begun: withRequest, mocks: payment.mocks });
    expect(await screen.findByLabelText(/^Special requests/)).toHaveValue('Baby cot');
    await user.click(screen.getByRole('button', { name: 'Skip to Summary' }));
    expect(within(await summary()).getByText('Baby cot')).toBeVisible();
    await fillCard(user);
    await pay(user);
    await waitFor(() => expect(payment.sent).toHaveLength(1), { timeout: 15_000 });
    expect(payment.sent[0]).toMatchObject({
      guest: { firstName: 'Maya', specialRequests: 'Baby cot' },
      expectedRevision: 'r2',
    });
  });

  it('that cannot be saved stays in this tab, also after a reload, and is sent with the payment', async () => {
    const failing = guestsAnswers(booking, { error: new TypeError('no connection') });
    const first = open(failing);
    await typeRequest(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Skip to Summary' }));
    await waitFor(() => expect(failing.sent).toHaveLength(1));
    first.unmount();

    const payment = paymentAnswers([saved(checkoutBooking({ status: 'confirmed' }))]);
    const { user } = open(failing, { mocks: payment.mocks, step: 'summary' });
    expect(within(await summary()).getByText('Baby cot')).toBeVisible();
    await fillCard(user);
    await pay(user);
    await waitFor(() => expect(payment.sent).toHaveLength(1), { timeout: 15_000 });
    expect(payment.sent[0]).toMatchObject({ guest: { specialRequests: 'Baby cot' } });
  });

  it('gives way to one that another page has saved after it was typed', async () => {
    const failing = guestsAnswers(booking, { error: new TypeError('no connection') });
    const first = open(failing);
    await typeRequest(first.user);
    first.unmount();
    const newer = checkoutBooking({ guest: { ...booking.guest, specialRequests: 'High floor' } });
    const saving = guestsAnswers(newer);
    const { user } = open(saving, { begun: newer });
    expect(await screen.findByLabelText(/^Special requests/)).toHaveValue('High floor');
    await user.click(screen.getByRole('button', { name: 'Skip to Summary' }));
    expect(within(await summary()).getByText('High floor')).toBeVisible();
    expect(saving.sent).toEqual([]);
  });
});

it('names of other guests are saved only while they are valid', async () => {
  const saving = guestsAnswers(booking);
  const { user } = open(saving);
  await user.click(await screen.findByRole('button', { name: /other guests/i }));
  const companion = within(screen.getByRole('group', { name: /Guest 2/ }));
  await user.type(companion.getByRole('textbox', { name: 'First name' }), 'נועם');
  await user.click(screen.getByRole('tab', { name: /Car Rental/ }));
  await user.click(await screen.findByRole('tab', { name: /Guest Details/ }));
  await user.click(await screen.findByRole('button', { name: /other guests/i }));
  const name = within(screen.getByRole('group', { name: /Guest 2/ })).getByRole('textbox', {
    name: 'First name',
  });
  expect(name).toHaveValue('נועם');
  expect(saving.sent).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Noam');
  await user.click(screen.getByRole('tab', { name: /Car Rental/ }));
  await waitFor(() =>
    expect(saving.sent).toEqual([{ otherGuests: [{ title: '', firstName: 'Noam', lastName: '' }] }]),
  );
});
