import { expect, it } from 'vitest';
import { expectDialog, days, people, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const compare = { kind: 'compare', hotels: [] } as const;
const december = { dates: days('2026-12-10', '2026-12-14') };
const both = { places: [...place('rome'), ...place('haifa')], compared: 'cheaper' } as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'two cities are compared by their cheapest hotel for the same stay',
    steps: [
      {
        goal: compare,
        details: { ...both, ...december, guests: people({ adults: 3 }) },
        has: [
          /^The cheapest in each, 10 Dec 2026 to 14 Dec 2026, 3 adults, 1 room:/,
          /- Rome: \[.*₪\d+ a night/,
          /- Haifa: \[.*₪\d+ a night/,
        ],
        chips: ['A hotel in Rome', 'A hotel in Haifa'],
      },
    ],
  },
  {
    name: 'two cities are compared in Hebrew, for the current stay',
    language: 'he',
    steps: [
      { goal: find, details: { places: place('רומא'), ...december } },
      {
        goal: compare,
        details: { places: [...place('רומא'), ...place('חיפה')], compared: 'cheaper' },
        has: [/^הזול ביותר בכל אחד, 10 בדצמבר 2026 עד 14 בדצמבר 2026/, 'רומא: ', 'חיפה: '],
      },
    ],
  },
  {
    name: 'a city without available rooms is said to have none',
    world: { isFull: true },
    steps: [{ goal: compare, details: both, has: ['Rome: no available rooms found'], not: ['₪'] }],
  },
  {
    name: 'when the comparison of two cities fails, the people, days and wishes are kept',
    steps: [
      {
        goal: compare,
        details: {
          ...both,
          ...december,
          guests: people({ adults: 2, childrenAges: [5, 9] }),
          amenities: ['Pool'],
        },
        world: { failing: { searchHotels: 'TIMEOUT' } },
        has: ['could not check just now'],
        state: {
          stay: { checkIn: '2026-12-10' },
          party: { adults: 2, childrenAges: [5, 9] },
          wishes: { amenities: ['Pool'] },
        },
      },
    ],
  },
  {
    name: 'the fourth of three shown hotels is the next one of the same search',
    steps: [
      { goal: find, details: { places: place('italy'), ...december } },
      {
        goal: { kind: 'hotel', hotel: { kind: 'ordinal', place: 4 }, question: { kind: 'amenities' } },
        not: ['Which of these'],
        has: [/lists/],
      },
    ],
  },
  {
    name: '“the original dates” searches the first days again',
    steps: [
      { goal: find, details: { places: place('rome'), ...december } },
      {
        goal: find,
        details: { dates: { ...days(null, null), shift: 1 } },
        has: ['11 Dec 2026 to 15 Dec 2026'],
      },
      {
        goal: find,
        details: { dates: { ...days(null, null), longer: 1 } },
        has: ['11 Dec 2026 to 16 Dec 2026'],
      },
      {
        goal: find,
        details: { dates: { ...days(null, null), isFirst: true } },
        has: ['10 Dec 2026 to 14 Dec 2026'],
      },
    ],
  },
  {
    name: 'each traveller’s share of the cheapest price shown',
    steps: [
      { goal: find, details: { places: place('rome'), ...december, guests: people({ adults: 4 }) } },
      {
        goal: { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'share' } },
        has: [/Split between 4 guests that is about ₪[\d,]+ each/],
        state: { hotel: null },
      },
    ],
  },
  {
    name: 'a region is searched in its first city',
    steps: [
      {
        goal: find,
        details: { places: place('toscana'), ...december },
        has: [/I can’t search all of Tuscany at once/, '10 Dec 2026 to 14 Dec 2026'],
        actions: [/^OPEN_SEARCH /],
      },
    ],
  },
  {
    name: 'a region is searched in its first city, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { places: place('טוסקנה') },
        has: [/אי אפשר לחפש בכל טוסקנה בבת אחת/],
        actions: [/^OPEN_SEARCH /],
      },
    ],
  },
];

it.each(dialogs)('$name', async (dialog) => {
  expect(await expectDialog(dialog)).toBe(dialog.steps.length);
});
