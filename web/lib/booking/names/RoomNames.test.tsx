import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomNames } from './RoomNames.tsx';

it.each([
  ['en', ['Suite', 'Suite'], [null, null], '2 × Suite', 'ltr'],
  ['en', ['Suite', 'Captain’s Cabin'], [null, 'חדר הקברניט'], 'Suite + Captain’s Cabin', 'ltr'],
  ['he', ['Suite', 'Suite'], [null, null], '2 × סוויטה', 'rtl'],
  ['he', ['Captain’s Cabin', 'Captain’s Cabin'], [null, null], '2 × Captain’s Cabin', 'rtl'],
  ['he', ['Captain’s Cabin', 'Captain’s Cabin'], ['חדר הקברניט', 'חדר הקברניט'], '2 × חדר הקברניט', 'rtl'],
  ['he', ['Suite', 'Captain’s Cabin'], [null, 'חדר הקברניט'], 'סוויטה + חדר הקברניט', 'rtl'],
] as const)('the names of rooms in %s: %o (Hebrew: %o) is %s', async (...row) => {
  const [language, roomNames, roomNamesHe, words, direction] = row;
  await catalogues.load(language);
  renderRoute(<RoomNames rooms={{ roomNames, roomNamesHe }} />, { language });
  const rooms = await screen.findByText((_, element) =>
    Boolean(
      element?.matches('bdi') &&
      element.parentElement?.closest('bdi') === null &&
      element.textContent === words,
    ),
  );
  expect(rooms).toHaveAttribute('dir', direction);
});
