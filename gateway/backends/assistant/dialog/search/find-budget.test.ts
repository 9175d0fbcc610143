import { describe, expect, it } from 'vitest';
import { days, expectDialog, people, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const inRome = { places: place('rome') };
const december = { dates: days('2026-12-10', '2026-12-14') };

const dialogs: readonly Dialog[] = [
  {
    name: 'a budget in another currency, and one for the whole stay',
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december, budget: { min: null, max: 101, currency: 'EUR', per: 'night' } },
        has: ['up to ₪404 a night', '€101 is about ₪404 by our rates of 20 Nov 2026', 'Casa Nova'],
        not: ['Villa Aurelia'],
        actions: [/max=404$/m],
      },
      {
        goal: find,
        details: { budget: { min: null, max: 1_300, currency: 'ILS', per: 'stay' } },
        has: ['up to ₪1,300 for the whole stay', 'Casa Nova', '2 hotels match in all.'],
        not: ['Trastevere'],
        actions: [/max=1300&per=stay$/m],
      },
      { goal: find, details: { dropped: ['budget'] }, has: ['Villa Aurelia'], not: ['up to'] },
    ],
  },
  {
    name: 'a budget is raised and lowered by an amount, also in another currency',
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december, budget: { min: null, max: 400, currency: 'ILS', per: 'night' } },
      },
      {
        goal: find,
        details: { budget: { min: null, max: 100, currency: 'EUR', per: 'night', isMore: true } },
        has: ['up to ₪800 a night'],
      },
      {
        goal: find,
        details: { budget: { min: null, max: -300, currency: null, per: 'night', isMore: true } },
        has: ['up to ₪500 a night'],
      },
      {
        goal: find,
        details: { budget: { min: 400, max: 500, currency: 'ILS', per: 'night' } },
      },
      {
        goal: find,
        details: { budget: { min: null, max: -200, currency: null, per: 'night', isMore: true } },
        state: { wishes: { price: { min: 300, max: 300, per: 'NIGHT' } } },
      },
    ],
  },
  {
    name: 'a budget for each room is multiplied by the rooms',
    steps: [
      {
        goal: find,
        details: {
          ...inRome,
          guests: people({ adults: 4, rooms: 2 }),
          budget: { min: null, max: 450, currency: 'ILS', per: 'night', isPerRoom: true },
        },
        has: ['up to ₪900 a night'],
        actions: [/rooms=2&max=900$/m],
      },
    ],
  },
  {
    name: 'the cheapest of all is shown when no hotel was as cheap as the budget',
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december, budget: { min: null, max: 50, currency: 'ILS', per: 'night' } },
        has: ['matches all of that', 'At any price'],
      },
      {
        goal: { kind: 'find', isWhich: true },
        details: { sort: 'PRICE_ASC' },
        has: ['cheapest first'],
        not: ['up to'],
        state: { wishes: { price: null, sort: 'PRICE_ASC' } },
      },
    ],
  },
  {
    name: 'a budget of more than 1000 shekels a night is searched for, and counted',
    steps: [
      {
        goal: find,
        details: { ...inRome, stars: [5], budget: { min: null, max: 1_200, currency: 'ILS', per: 'night' } },
        has: ['Palazzo Bianco', 'up to ₪1,200 a night', '1 hotel matches in all.'],
        not: ['Grand Imperial'],
        actions: [/max=1200&per=night&stars=5$/m],
      },
      {
        goal: find,
        details: { budget: { min: 1_000, max: null, currency: 'ILS', per: 'night' } },
        has: ['Grand Imperial', 'from ₪1,000 a night', '1 hotel matches in all.'],
        actions: [/min=1000&stars=5$/m, /OPEN_HOTEL \/Hotel\?.*&min=1000$/m],
      },
    ],
  },
  {
    name: 'a budget for the whole stay of a family of four does not change with other days',
    steps: [
      {
        goal: find,
        details: {
          ...inRome,
          ...december,
          guests: people({ adults: 2, childrenAges: [6, 9], children: 2 }),
          budget: { min: null, max: 16_000, currency: 'ILS', per: 'stay' },
        },
        has: ['2 children', 'up to ₪16,000 for the whole stay', '6 hotels match in all.'],
        actions: [/max=16000&per=stay$/m],
        state: { wishes: { price: { min: 0, max: 16_000, per: 'STAY' } } },
      },
      {
        goal: find,
        details: { dates: days('2026-12-10', '2026-12-31') },
        has: ['up to ₪16,000 for the whole stay', '4 hotels match in all.'],
        not: ['Palazzo Bianco', 'Grand Imperial'],
      },
    ],
  },
  {
    name: 'a budget for the whole stay of a family of four, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: find,
        details: {
          places: place('רומא'),
          ...december,
          guests: people({ adults: 2, childrenAges: [6, 9], children: 2 }),
          budget: { min: null, max: 16_000, currency: 'ILS', per: 'stay' },
        },
        has: ['שני ילדים', 'עד 16,000 ₪ לכל השהייה', 'בסך הכול מתאימים 6 מלונות.'],
        actions: [/max=16000&per=stay$/m],
      },
    ],
  },
  {
    name: 'a budget for the whole stay is read from the open list',
    context: {
      path: '/Discover?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-12-10&checkout=2026-12-14&guests=2&max=900&per=stay',
    },
    steps: [
      {
        goal: find,
        details: { stars: [4] },
        has: ['up to ₪900 for the whole stay'],
        actions: [/max=900&per=stay&stars=4$/m],
      },
    ],
  },
];

describe('hotels within a budget', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
