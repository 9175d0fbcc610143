import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomName } from './RoomName.tsx';

it.each([
  ['he', 'Deluxe Room, 1 King Bed', null, 'חדר דלוקס, מיטת קינג', '', ''],
  ['he', 'Deluxe Room, 1 King Bed', 'חדר הקברניט', 'חדר הקברניט', '', ''],
  ['he', 'Captain’s Cabin', null, 'Captain’s Cabin', 'en', 'ltr'],
  ['he', 'Captain’s Cabin', 'חדר הקברניט', 'חדר הקברניט', '', ''],
  ['he', 'חדר הקברניט', null, 'חדר הקברניט', '', ''],
  ['he', 'חדר הקברניט', 'חדר הקברניט', 'חדר הקברניט', '', ''],
  ['fr', 'Captain’s Cabin', 'חדר הקברניט', 'Captain’s Cabin', 'en', 'ltr'],
  ['fr', 'Deluxe Room', 'חדר הקברניט', 'Chambre Deluxe', '', ''],
  ['en', 'Captain’s Cabin', 'חדר הקברניט', 'Captain’s Cabin', '', ''],
  ['en', 'חדר הקברניט', null, 'חדר הקברניט', 'he', 'rtl'],
] as const)('the name of a room on a page in %s: %s (Hebrew: %s) is %s', async (...row) => {
  const [language, name, nameHe, words, lang, dir] = row;
  await catalogues.load(language);
  renderRoute(<RoomName name={name} nameHe={nameHe} />, { language });
  const room = await screen.findByText(words);
  expect([room.tagName, room.lang, room.dir]).toEqual(['BDI', lang, dir]);
});
