import { describe, expect, it } from 'vitest';
import type { HotelQuestion } from '../../understanding/reading.ts';
import { expectDialog, type Dialog } from '../testing/dialog.ts';

const ask = (question: HotelQuestion) => ({ kind: 'hotel', hotel: { kind: 'it' }, question }) as const;

const stay = 'checkin=2026-12-10&checkout=2026-12-14&guests=4&adults=2&children=2&ages=5,9';
/** The same stay, as it is encoded in links of a reply. */
const linked = stay.replace(',', '%2C');

const onHotel = {
  kind: 'hotel',
  hotelId: '12',
  path: `/Hotel?id=12&${stay}&bedsForAll=true`,
} as const;

const onResults = {
  kind: 'general',
  path: `/Discover?destination=Italy&country=IT&city=126&cityName=Rome&${stay}&bedsForAll=true`,
} as const;

const inHaifa = {
  ...onResults,
  path: onResults.path.replace(/destination.*Rome/, 'destination=Israel&country=IL&city=300&cityName=Haifa'),
} as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'on a hotel page that requires beds for everyone, the price is that of the cheapest room with them',
    context: onHotel,
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: [
          /^The cheapest room with beds for everyone at \[Hotel Trastevere\]/,
          `(/Hotel?id=12&${linked}&bedsForAll=true)`,
          '₪460 a night, ₪1,840 for 4 nights',
        ],
        not: ['₪380'],
        noActions: ['OPEN_HOTEL'],
      },
    ],
  },
  {
    name: 'on a hotel page that does not require beds for everyone, the price is that of the cheapest room',
    context: { ...onHotel, path: `/Hotel?id=12&${stay}` },
    steps: [
      { goal: ask({ kind: 'price' }), has: ['₪380 a night'], not: ['beds for everyone', 'bedsForAll'] },
    ],
  },
  {
    name: 'a Hebrew price mentions the beds',
    language: 'he',
    context: onHotel,
    steps: [{ goal: ask({ kind: 'price' }), has: ['החדר הזול ביותר עם מיטה לכל אחד', '460 ₪'] }],
  },
  {
    name: 'a changed search still requires beds for everyone in its words, its links and the list it opens',
    context: onResults,
    steps: [
      {
        goal: { kind: 'find' },
        details: { freeCancellation: true },
        has: [
          /^Here are hotels in Rome, .*with free cancellation and beds for everyone/,
          `[Palazzo Bianco](/Hotel?id=14&${linked}&freeCancellation=true&bedsForAll=true)`,
        ],
        not: ['Villa Aurelia'],
        actions: [/OPEN_SEARCH \/Discover\?.*&freeCancellation=true&bedsForAll=true/],
        state: { wishes: { freeCancellation: true, bedsForAll: true } },
      },
    ],
  },
  {
    name: 'beds for everyone, requested in a message, narrow the search and the ones after it',
    steps: [
      {
        goal: { kind: 'find' },
        details: { places: [{ spellings: ['rome'], isMarked: true }], bedsForAll: true },
        has: ['beds for everyone'],
        actions: [/OPEN_SEARCH \/Discover\?.*&bedsForAll=true/],
      },
      { goal: { kind: 'find' }, details: { sort: 'RATING' }, state: { wishes: { bedsForAll: true } } },
    ],
  },
  {
    name: 'beds for everyone, requested for the open hotel, decide which room its price is for',
    context: { ...onHotel, path: onHotel.path.replace('&bedsForAll=true', '') },
    steps: [
      {
        goal: ask({ kind: 'price' }),
        details: { bedsForAll: true },
        has: [/^The cheapest room with beds for everyone at \[Hotel Trastevere\]/, '₪460 a night'],
        not: ['₪380'],
      },
    ],
  },
  {
    name: 'the wish for beds for everyone can be removed alone',
    context: onResults,
    steps: [
      {
        goal: { kind: 'find' },
        details: { dropped: ['bedsForAll'] },
        has: ['Villa Aurelia'],
        not: ['beds for everyone', 'bedsForAll'],
      },
    ],
  },
  {
    name: 'a search that only the wish for beds leaves empty suggests removing it',
    context: inHaifa,
    steps: [
      {
        goal: { kind: 'find' },
        has: [
          'with beds for everyone).',
          'Without the wish for beds for everyone there are 2 hotels. Shall I show them?',
        ],
      },
      { goal: { kind: 'yes' }, has: ['Carmel View'], not: ['bedsForAll'] },
    ],
  },
];

describe('beds for everyone', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
