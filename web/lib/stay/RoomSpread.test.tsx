import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomSpread } from './RoomSpread.tsx';

const family = { adults: 3, childrenAges: [5, 9], infants: 1, rooms: 2 };

it.each([
  ['en', ['Room 1: 2 adults, 1 child (aged 9), 1 infant', 'Room 2: 1 adult, 1 child (aged 5)']],
  ['he', ['חדר 1: שני מבוגרים, ילד אחד (גיל: 9), תינוק אחד', 'חדר 2: מבוגר אחד, ילד אחד (גיל: 5)']],
] as const)('the list of people by room is in %s, with infants separately', async (language, lines) => {
  await catalogues.load(language);
  renderRoute(<RoomSpread party={family} />, { language });
  const rooms = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rooms.map((room) => room.textContent)).toEqual(lines);
});

it('the list of people by room is missing for a single room', () => {
  renderRoute(<RoomSpread party={{ ...family, rooms: 1 }} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
