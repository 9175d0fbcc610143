import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkoutBooking, cityTax } from '#web/testing/bookingFactories.ts';
import { money, viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking({ propertyFees: [cityTax] });
const { id } = booking;

const open = (answer: Parameters<typeof recheckAnswers>[1] = saved(booking), step = 'summary') =>
  renderRoute(<CheckoutPage />, {
    viewer: viewer(),
    mocks: [pageAnswers(id, booking), recheckAnswers(id, answer)],
    address: `/Checkout?bookingId=${id}&step=${step}`,
  });

describe('fees paid at the hotel', () => {
  it('are below the total of the order beside a step', async () => {
    open(undefined, 'car');
    const order = await screen.findByRole('complementary', { name: 'Your booking' });
    expect(order).toHaveTextContent(
      /Includes taxes, plus €12 for the whole stay paid at the hotel · You pay in ₪/,
    );
    expect(order).not.toHaveTextContent('taxes and fees');
  });

  it('are below the total of the summary', async () => {
    open();
    const total = (await screen.findByTestId('summary-total')).closest('p');
    expect(total).toHaveTextContent(
      /Includes taxes, plus €12 for the whole stay paid at the hotel · You pay in ₪/,
    );
  });

  it('are shown when the price has changed', async () => {
    open({
      __typename: 'PriceChanged',
      oldTotal: money(5790),
      newTotal: money(6000),
      offer: { __typename: 'Offer', id: 'offer-2', propertyFees: [cityTax, cityTax] },
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'The price has changed' });
    expect(dialog).toHaveTextContent(
      '(includes taxes, plus €24 for the whole stay paid at the hotel). Nothing has been charged.',
    );
    expect(within(dialog).getByRole('button', { name: 'Accept the new price' })).toBeVisible();
  });
});
