import { describe, expect, it } from 'vitest';
import { days, expectDialog, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const december = { dates: days('2026-12-10', '2026-12-14') };

const dialogs: readonly Dialog[] = [
  {
    name: 'a country alone is searched by a selection of hotels, and the reply gives no total',
    steps: [
      {
        goal: find,
        details: { places: place('italy'), ...december, amenities: ['Pool'] },
        has: [/^Here is a selection of hotels in Italy, /, 'Villa Aurelia', 'Prices read at'],
        not: [/match/, 'Here are hotels'],
      },
      {
        goal: find,
        details: { amenities: ['Gym'] },
        has: [
          'In my selection of hotels in Italy nothing matches all of that',
          'Without a gym there are 5 hotels',
        ],
      },
    ],
  },
  {
    name: 'a country alone, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { places: place('italy'), ...december, amenities: ['Pool'] },
        has: [/^הנה מבחר מלונות באיטליה, /, 'Villa Aurelia'],
        not: [/מתאי/],
      },
    ],
  },
  {
    name: 'a small town with its country is searched, not the whole country',
    steps: [
      {
        goal: find,
        details: { places: [...place('siena'), { spellings: ['italy'], isMarked: false }], ...december },
        has: [/Siena, Italy/],
        not: ['I read', 'I did not understand'],
      },
    ],
  },
  {
    name: 'words that only resemble the name of a town do not replace the country beside them',
    steps: [
      {
        goal: find,
        details: { places: [...place('rimi'), { spellings: ['italy'], isMarked: false }], ...december },
        has: [/selection of hotels in Italy/],
      },
    ],
  },
  {
    name: 'Sherry asks which of several towns with one name in the named country is meant',
    steps: [
      {
        goal: find,
        details: { places: [...place('bagni'), { spellings: ['italy'], isMarked: false }], ...december },
        has: ['Which one do you mean: Bagni, Italy or Bagni Alti, Italy?'],
        chips: ['Bagni', 'Bagni Alti'],
      },
    ],
  },
];

describe('hotels of a country', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
