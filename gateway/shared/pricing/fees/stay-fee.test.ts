import { expect, it } from 'vitest';
import { stayFee } from './stay-fee.ts';

const euros = (amount: number) => ({ amountMinor: amount * 100, currency: 'EUR' });

it.each([
  ['Resort fee per accommodation per night', 'Resort fee per accommodation'],
  ['City tax (per night)', 'City tax'],
  ['City tax, each night', 'City tax'],
  ['Tax / night per person', 'Tax per person'],
])('the fee “%s” is multiplied by the nights, and its amount per night is kept', (description, left) => {
  expect(stayFee({ description, amount: euros(26) }, 3)).toEqual({
    description: left,
    amount: euros(78),
    perNight: euros(26),
  });
});

it.each(['City tax', 'Deposit Fee per stay', 'Mandatory tax', 'Nightclub entry'])(
  'the fee “%s” is for the whole stay',
  (description) => {
    expect(stayFee({ description, amount: euros(26) }, 3)).toEqual({ description, amount: euros(26) });
  },
);
