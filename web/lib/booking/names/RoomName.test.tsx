import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomName } from './RoomName.tsx';

it.each([
  ['he', 'Deluxe Room, 1 King Bed', 'חדר דלוקס, מיטת קינג', '', ''],
  ['he', 'Captain’s Cabin', 'Captain’s Cabin', 'en', 'ltr'],
  ['he', 'חדר הקברניט', 'חדר הקברניט', '', ''],
  ['fr', 'Captain’s Cabin', 'Captain’s Cabin', 'en', 'ltr'],
  ['en', 'Captain’s Cabin', 'Captain’s Cabin', '', ''],
  ['en', 'חדר הקברניט', 'חדר הקברניט', 'he', 'rtl'],
] as const)('the name of a room on a page in %s: %s is %s', async (language, name, words, lang, dir) => {
  await catalogues.load(language);
  renderRoute(<RoomName name={name} />, { language });
  const room = await screen.findByText(words);
  expect([room.tagName, room.lang, room.dir]).toEqual(['BDI', lang, dir]);
});
