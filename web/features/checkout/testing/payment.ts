import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in a card that is valid until 2099. */
export const fillCard = async (user: UserEvent, cardNumber = '4580 1111 1111 1121') => {
  const fill = async (label: RegExp, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await fill(/^Name on card/, 'Maya Test');
  await fill(/^Card number/, cardNumber);
  await fill(/^Expiry date/, '0999');
  await fill(/^CVV/, '123');
};

/** Presses the pay button. */
export const pay = async (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Pay and book' }));
