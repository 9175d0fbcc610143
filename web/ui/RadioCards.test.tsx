import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const names = ['Compact', 'Family', 'SUV'];

function Cards() {
  const [value, setValue] = useState<string | null>('Compact');
  return (
    <RadioCards label="Cars" layout="grid" value={value} onChange={setValue}>
      {names.map((name) => (
        <RadioCard key={name} value={name} label={name}>
          {name}
        </RadioCard>
      ))}
    </RadioCards>
  );
}

it.each([
  ['he', '{ArrowLeft}', 'Family'],
  ['he', '{ArrowRight}', 'SUV'],
  ['he', '{ArrowDown}', 'Family'],
  ['en', '{ArrowRight}', 'Family'],
  ['en', '{ArrowLeft}', 'SUV'],
] as const)(
  'of cards in a row, in %s %s chooses the neighbour on that side: %s',
  async (language, key, next) => {
    const { user } = renderRoute(<Cards />, { language });
    await user.click(await screen.findByRole('radio', { name: 'Compact' }));
    await user.keyboard(key);
    expect(screen.getByRole('radio', { name: next })).toBeChecked();
  },
);
