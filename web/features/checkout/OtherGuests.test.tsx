import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkoutBooking } from '#web/testing/bookingFactories.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import { pageAnswers, recheckAnswers, saved } from './testing/checkout.ts';

const booking = checkoutBooking();

describe('the names of the other guests in a room of the provider', () => {
  it('must be in Latin letters, and an invalid name is focused even if its section is collapsed', async () => {
    const { user } = renderRoute(<CheckoutPage />, {
      viewer: viewer({ fullName: 'Maya Cohen' }),
      mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
      address: `/Checkout?bookingId=${booking.id}`,
    });
    const others = await screen.findByRole('button', { name: /other guests/i });
    await user.click(others);
    const companion = within(screen.getByRole('group', { name: /Guest 2/ }));
    await user.type(companion.getByRole('textbox', { name: 'First name' }), 'נועם');
    await user.click(others);
    const next = screen.getByRole('button', { name: 'Continue to Car Rental' });
    await user.click(next);
    const name = companion.getByRole('textbox', { name: 'First name' });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Please use Latin letters.');
    expect(name).toBeVisible();
    await user.clear(name);
    expect(name).toBeVisible();
    await user.type(name, 'Noam');
    expect(name).toBeVisible();
    expect(name).toHaveFocus();
    await user.click(next);
    expect(screen.getByTestId('address')).toHaveTextContent('step=car-rental');
  });
});

describe('the titles of the other guests', () => {
  it.each([
    ['en', /other guests/i, ['None', 'Mr', 'Mrs', 'Ms']],
    ['he', /אורחים נוספים/, ['ללא', 'מר', 'גב׳']],
  ] as const)('are offered once each (%s)', async (language, label, titles) => {
    const { user } = renderRoute(<CheckoutPage />, {
      viewer: viewer({ fullName: 'Maya Cohen' }),
      language,
      mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
      address: `/Checkout?bookingId=${booking.id}`,
    });
    await user.click(await screen.findByRole('button', { name: label }));
    const companion = within(screen.getByRole('group', { name: /2/ }));
    await user.click(companion.getByRole('button'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(titles);
  });
});

describe('the phone of the lead guest', () => {
  it.each([
    ['en', /^Phone/, 'Continue to Car Rental', 'Enter a phone number for the hotel.'],
    ['he', /^טלפון/, 'המשך להשכרת רכב', 'הזינו מספר טלפון עבור המלון.'],
  ] as const)(
    'is required when the hotel would otherwise get none (%s)',
    async (language, label, next, words) => {
      const asking = checkoutBooking({ needsPhone: true });
      const { user } = renderRoute(<CheckoutPage />, {
        language,
        viewer: viewer({ fullName: 'Maya Cohen', phone: '' }),
        mocks: [pageAnswers(asking.id, asking), recheckAnswers(asking.id, saved(asking))],
        address: `/Checkout?bookingId=${asking.id}`,
      });
      const phone = await screen.findByLabelText(label);
      expect(phone).toBeRequired();
      await user.click(screen.getByRole('button', { name: next }));
      expect(phone).toHaveFocus();
      expect(phone).toHaveAccessibleDescription(expect.stringContaining(words));
      await user.type(phone, '050-123-4567');
      await user.click(screen.getByRole('button', { name: next }));
      expect(screen.getByTestId('address')).toHaveTextContent('step=car-rental');
    },
  );

  it.each([
    ['en', /^Phone/, 'Optional. If the hotel asks for a number and you give none, we give it our own.'],
    ['he', /^טלפון/, 'לא חובה. אם המלון מבקש מספר ולא תמסרו אחד, נמסור את שלנו.'],
  ] as const)(
    'is optional when the hotel gets Solera’s number instead, and the form says so (%s)',
    async (language, label, words) => {
      renderRoute(<CheckoutPage />, {
        language,
        viewer: viewer({ fullName: 'Maya Cohen' }),
        mocks: [pageAnswers(booking.id, booking), recheckAnswers(booking.id, saved(booking))],
        address: `/Checkout?bookingId=${booking.id}`,
      });
      expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(words);
    },
  );
});
