import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomNames } from './RoomNames.tsx';

it.each([
  ['en', ['Suite', 'Suite'], '2 × Suite', 'ltr'],
  ['en', ['Suite', 'Captain’s Cabin'], 'Suite + Captain’s Cabin', 'ltr'],
  ['he', ['Suite', 'Suite'], '2 × סוויטה', 'rtl'],
  ['he', ['Captain’s Cabin', 'Captain’s Cabin'], '2 × Captain’s Cabin', 'rtl'],
] as const)('the names of rooms in %s: %o is %s', async (language, names, words, direction) => {
  await catalogues.load(language);
  renderRoute(<RoomNames names={names} />, { language });
  const rooms = await screen.findByText((_, element) =>
    Boolean(
      element?.matches('bdi') &&
      element.parentElement?.closest('bdi') === null &&
      element.textContent === words,
    ),
  );
  expect(rooms).toHaveAttribute('dir', direction);
});
