import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { money } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { TaxesAndFees } from './TaxesAndFees.tsx';

const fee = (amount: number, currency: string) => ({ amount: money(amount, currency) });

it.each([
  ['no fees', [], 'Includes taxes and fees'],
  ['fees of 0', [fee(0, 'EUR')], 'Includes taxes and fees'],
  ['one fee', [fee(12, 'EUR')], 'Includes taxes, plus €12 for the whole stay paid at the hotel'],
  [
    'two of one currency',
    [fee(12, 'EUR'), fee(3, 'EUR')],
    'Includes taxes, plus €15 for the whole stay paid at the hotel',
  ],
  [
    'two currencies',
    [fee(12, 'EUR'), fee(4, 'USD')],
    'Includes taxes, plus €12 + $4 for the whole stay paid at the hotel',
  ],
])('a price with %s at the hotel says what it includes', (_, fees, words) => {
  renderRoute(
    <p>
      <TaxesAndFees fees={fees} isLine />
    </p>,
    { mocks: [] },
  );
  expect(screen.getByText(/^Includes/)).toHaveTextContent(
    new RegExp(`^${words.replace('+', String.raw`\+`).replace('$', String.raw`\$`)}$`),
  );
});

it('the text about taxes and fees starts in lower case after a comma', () => {
  renderRoute(
    <p>
      <TaxesAndFees fees={[fee(12, 'EUR')]} />
    </p>,
    { mocks: [] },
  );
  expect(screen.getByText(/^includes taxes, plus/)).toBeVisible();
});
