import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { GuestsPanel } from './GuestsPanel.tsx';
import type { PartyDraft } from './guests.ts';

it('the error of a missing age disappears while a valid age is typed, and stays for an invalid one', async () => {
  const party = { rooms: 1, adults: 2, children: 1, childrenAges: [null], infants: 0 };
  const onChange = vi.fn<(party: PartyDraft) => void>();
  const { user } = renderRoute(<GuestsPanel party={party} areAgesRequired onChange={onChange} />);
  const age = await screen.findByRole('textbox', { name: 'Child 1 age' });
  expect(age).toBeInvalid();
  await user.type(age, '8');
  expect(onChange).not.toHaveBeenCalled();
  expect(age).toBeValid();
  expect(screen.queryByText('Enter this child’s age.')).not.toBeInTheDocument();
  await user.type(age, '8');
  expect(age).toBeInvalid();
  expect(screen.getByText('Enter this child’s age.')).toBeVisible();
});
