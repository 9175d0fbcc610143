import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { PropertyFees } from './PropertyFees.tsx';

it('two equal fees are both listed, without a React warning about duplicate keys', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fee = {
    __typename: 'PropertyFee' as const,
    description: 'Resort fee',
    amount: { __typename: 'Money' as const, amountMinor: 1_500, currency: 'USD' },
    perNight: null,
  };
  renderRoute(<PropertyFees fees={[fee, fee]} />, { mocks: [] });
  expect(screen.getAllByText('Resort fee')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('a nightly fee is shown for the whole stay, with its price per night', () => {
  const usd = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'USD' });
  const fee = {
    __typename: 'PropertyFee' as const,
    description: 'Resort fee',
    amount: usd(4_500),
    perNight: usd(1_500),
  };
  renderRoute(<PropertyFees fees={[fee]} />, { mocks: [] });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Resort fee \$45 \(\$15 per night\)$/);
});
