import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ViewerDocument } from '#generated/graphql.ts';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();
const { id } = booking;

const open = (options: RouteOptions = {}) =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, saved(booking))],
    ...options,
    address: `/Checkout?bookingId=${id}`,
  });

describe('the account step of the checkout', () => {
  it.each([
    ['creating an account on a device where no one has signed in', false, ['Create account', 'Sign in']],
    ['signing in on a device where someone has signed in before', true, ['Sign in', 'Create account']],
  ])('starts with %s and offers the other way too', async (_, isKnown, ways) => {
    if (isKnown) {
      const { unmount } = open();
      await screen.findByRole('tab', { name: /Guest Details/ });
      unmount();
    }
    const { user } = open({ viewer: null, mocks: [pageAnswers(id, checkoutBooking({ isUnclaimed: true }))] });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(ways);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(ways[0] ?? '');
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Your account for this booking' }),
    ).toBeVisible();
    // Typed text stays when the other tab is selected.
    await user.type(await screen.findByLabelText(/^Email/), 'a@example.com');
    await user.click(screen.getByRole('tab', { selected: false }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('a@example.com');
  });

  it('is not shown when the session could not be checked, so that a member is not asked to sign in', async () => {
    const unchecked = { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') };
    const { user } = open({
      mocks: [unchecked, pageAnswers(id, booking), recheckAnswers(id, saved(booking))],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account cannot be reached right now.');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: /Guest Details/ })).toBeVisible();
  });

  it('is not shown, nor is the booking said to be missing, when both were read without a session; the booking is read again once it is checked', async () => {
    const { user } = open({
      mocks: [
        { request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') },
        // Read while the session was not known, so that the booking of the member was not found.
        { ...pageAnswers(id, null), maxUsageCount: 1 },
        pageAnswers(id, booking),
        recheckAnswers(id, saved(booking)),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account cannot be reached right now.');
    expect(document.title).not.toContain('Booking Not Found');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: /Guest Details/ })).toBeVisible();
  });

  it('marks each empty field on submit, and focuses the first', async () => {
    const { user } = open({ viewer: null, mocks: [pageAnswers(id, checkoutBooking({ isUnclaimed: true }))] });
    const name = await screen.findByLabelText(/^Full name/);
    await user.type(name, 'Maya Test');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText(/^Password/)).toBeInvalid();
    expect(name).toBeValid();
    await user.type(email, 'a@example.com');
    expect(email).toBeValid();
  });

  it('marks an email address that has the wrong form, and sends nothing', async () => {
    const { user } = open({ viewer: null, mocks: [pageAnswers(id, checkoutBooking({ isUnclaimed: true }))] });
    await user.type(await screen.findByLabelText(/^Full name/), 'Maya Test');
    const email = screen.getByLabelText(/^Email/);
    await user.type(email, 'maya@exmaple');
    await user.type(screen.getByLabelText(/^Password/), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('This does not look like an email address.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
