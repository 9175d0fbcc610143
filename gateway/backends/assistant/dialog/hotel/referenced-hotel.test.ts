import { expect, it } from 'vitest';
import { emptyState, type DialogState } from '../state.ts';
import { referencedHotel } from './referenced-hotel.ts';

const hotel = (id: string, en: string) => ({
  id,
  name: { en, he: null },
  stars: null,
  rating: null,
  perNight: null,
  shownNight: null,
});
const israel = { en: 'Israel', he: 'ישראל' };
const state: DialogState = {
  ...emptyState,
  place: {
    kind: 'city',
    code: '1',
    name: { en: 'Haifa', he: 'חיפה' },
    countryCode: 'IL',
    countryName: israel,
  },
  shown: [hotel('a', 'Carmel Deck Haifa'), hotel('b', 'Kalanit Hotel'), hotel('c', 'The Ella')],
};

it.each([
  ['carmel deck', 'a'],
  ['kalanit haifa', 'b'],
  ['haifa', 'a'],
  ['hilton haifa', undefined],
  ['hilton', undefined],
])('“%s” refers to %s', (words, id) => {
  expect(referencedHotel({ kind: 'named', words }, state)?.id).toBe(id);
});

it.each([
  ['the one above the hotel in focus', -1, 'b', 'a'],
  ['the one below the hotel in focus', 1, 'b', 'c'],
  ['none above the first one', -1, 'a', undefined],
  ['none beside a hotel that is not in the list', 1, 'z', undefined],
])('a position in the list refers to %s', (_where, step, id, found) => {
  expect(referencedHotel({ kind: 'neighbor', step }, { ...state, hotel: hotel(id, 'It') })?.id).toBe(found);
});

it.each([
  ['the only one with that many stars', [5, 4, 4], 'a'],
  ['no hotel when two have that many stars', [5, 5, 4], undefined],
  ['no hotel when none has that many stars', [3, 4, 4], undefined],
])('a number of stars refers to %s', (_title, stars, found) => {
  const shown = state.shown.map((one, at) => ({ ...one, stars: stars[at] ?? null }));
  expect(referencedHotel({ kind: 'stars', stars: 5 }, { ...state, shown })?.id).toBe(found);
});
