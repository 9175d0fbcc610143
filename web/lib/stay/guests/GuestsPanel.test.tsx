import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

function Panel({ age }: { age: number | null }) {
  const [party, setParty] = useState<PartyDraft>({
    rooms: 1,
    adults: 2,
    children: 1,
    childrenAges: [age],
    infants: 0,
  });
  return <GuestsPanel party={party} areAgesRequired={false} onChange={setParty} />;
}

it.each([
  ['en', null, 'Child 1 age', /^The age of a child is at most 17, so it is now 17\./],
  ['en', 9, 'Child 1 age', /^The age of a child is at most 17, so it is now 17\./],
  ['he', 9, 'גיל ילד 1', /^גיל של ילד הוא לכל היותר 17, ולכן נרשם 17\./],
] as const)(
  'an age above 17 becomes 17, and the field says so, also aloud, until it is changed, in %s after the age %s',
  async (language, before, name, words) => {
    const { user } = renderRoute(<Panel age={before} />, { language });
    const age = await screen.findByRole('textbox', { name });
    const announcer = screen.getByTestId('announcer');
    await user.clear(age);
    await user.type(age, '18');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.tab();
    expect(age).toHaveValue('17');
    await waitFor(() => expect(announcer).toHaveTextContent(words));
    expect(await screen.findByText(words, { ignore: '[data-testid="announcer"] *' })).toBeVisible();
    await user.clear(age);
    await user.type(age, '9');
    expect(screen.queryByText(words, { ignore: '[data-testid="announcer"] *' })).not.toBeInTheDocument();
  },
);
