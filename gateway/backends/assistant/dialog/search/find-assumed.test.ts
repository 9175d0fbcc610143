import { expect, it } from 'vitest';
import { days, expectDialog, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const inRome = { places: place('rome') };
const december = { dates: days('2026-12-10', '2026-12-14') };

const dialogs: readonly Dialog[] = [
  {
    name: 'a length of stay alone: the first day is assumed until a message names it',
    steps: [
      {
        goal: find,
        details: { ...inRome, dates: days(null, null, 3) },
        has: ['22 Nov 2026 to 25 Nov 2026', 'You didn’t mention a check-in day'],
        state: { stayAssumed: 'start' },
      },
      { goal: find, details: { amenities: ['Pool'] }, has: ['You didn’t mention a check-in day'] },
      {
        goal: find,
        details: december,
        not: ['You didn’t mention a check-in day'],
        state: { stayAssumed: null },
      },
    ],
  },
  {
    name: 'a first day alone: the length of stay is assumed',
    steps: [
      {
        goal: find,
        details: { ...inRome, dates: days('2026-12-10', null) },
        has: ['10 Dec 2026 to 16 Dec 2026', 'You did not say how many nights'],
      },
      { goal: find, details: { dates: days(null, null, 2) }, not: ['You did not say'] },
    ],
  },
  {
    name: 'a weekend of a longer time: the first one is assumed until days are named or moved',
    steps: [
      {
        goal: find,
        details: { ...inRome, dates: { ...days('2026-12-04', '2026-12-06', 2), isFirstWeekend: true } },
        has: ['4 Dec 2026 to 6 Dec 2026', 'You didn’t say which weekend, so I chose the first one'],
        not: ['You did not say how many nights'],
        state: { stayAssumed: 'weekend' },
      },
      { goal: find, details: { amenities: ['Pool'] }, has: ['You didn’t say which weekend'] },
      {
        goal: find,
        details: { dates: { ...days(null, null), shift: 7 } },
        has: ['11 Dec 2026 to 13 Dec 2026'],
        not: ['which weekend'],
        state: { stayAssumed: null },
      },
    ],
  },
  {
    name: 'a weekend of a longer time, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { ...inRome, dates: { ...days('2026-12-03', '2026-12-05', 2), isFirstWeekend: true } },
        has: ['לא ציינתם איזה סוף שבוע, אז בחרתי בראשון'],
      },
    ],
  },
  {
    name: 'a day that does not exist is reported, and no search is made',
    steps: [
      {
        goal: find,
        details: { ...inRome, impossible: ['day'] },
        has: ['The calendar has no such day. Which dates would suit you?'],
        not: ['Here are hotels'],
        state: { asked: 'dates', place: { code: '126' } },
      },
    ],
  },
  {
    name: 'more stars than exist are reported, and the rest is searched',
    steps: [
      {
        goal: find,
        details: { ...inRome, impossible: ['stars'] },
        has: ['Here are hotels in Rome', 'Hotels have at most 5 stars, so I did not filter by stars.'],
      },
    ],
  },
  {
    name: 'a price that no hotel can have is reported, and the rest is searched',
    steps: [
      {
        goal: find,
        details: { ...inRome, impossible: ['budget'] },
        has: ['Here are hotels in Rome', 'No hotel costs that little, so I left the price out.'],
      },
    ],
  },
  {
    name: 'a number that was not understood is mentioned',
    steps: [
      {
        goal: find,
        details: { ...inRome, unusedNumbers: ['7'] },
        has: ['Here are hotels in Rome', 'I did not understand “7”, so I left it out.'],
      },
    ],
  },
  {
    name: 'words of a link that name no place are never repeated',
    context: { path: '/Discover?destination=Free+Money&country=IT&city=126&cityName=Call+Us+Now' },
    steps: [
      {
        goal: find,
        details: { amenities: ['Pool'] },
        has: ['Which city or country shall I search?'],
        not: ['Call Us Now', 'Free Money'],
        state: { place: null },
      },
    ],
  },
];

it.each([...dialogs])('$name', async (dialog) => {
  expect(await expectDialog(dialog)).toBe(dialog.steps.length);
});
