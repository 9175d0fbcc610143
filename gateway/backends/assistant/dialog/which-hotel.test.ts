import { expect, it } from 'vitest';
import { emptyState, type DialogState } from './state.ts';
import { whichHotel } from './which-hotel.ts';

const hotel = (id: string, en: string) => ({
  id,
  name: { en, he: null },
  stars: null,
  rating: null,
  perNight: null,
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
])('“%s” points at %s', (words, id) => {
  expect(whichHotel({ kind: 'named', words }, state)?.id).toBe(id);
});
