import { describe, expect, it } from 'vitest';
import type { HotelQuestion } from '../../understanding/reading.ts';
import { days, expectDialog, place, type Dialog } from '../testing/dialog.ts';

const rome = { places: place('rome'), dates: days('2026-12-10', '2026-12-14') } as const;
const ask = (question: HotelQuestion) => ({ kind: 'hotel', hotel: { kind: 'it' }, question }) as const;

const onPage = (query: string) =>
  ({
    kind: 'hotel',
    hotelId: '12',
    path: `/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2${query}`,
  }) as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'links of a list lead to a room that meets the wishes',
    steps: [
      {
        goal: { kind: 'find' },
        details: { ...rome, freeCancellation: true },
        has: ['guests=2&freeCancellation=true): ₪420 a night, free cancellation until'],
      },
    ],
  },
  {
    name: 'the price on a page with wishes is that of the cheapest room that meets them',
    context: onPage('&freeCancellation=true'),
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: [
          /^The cheapest room with free cancellation at \[Hotel Trastevere\]/,
          '₪460 a night, ₪1,840 for 4 nights',
        ],
        noActions: ['OPEN_HOTEL'],
      },
    ],
  },
  {
    name: 'on a page with wishes that no room meets, Sherry says so and gives the cheapest price of all',
    context: onPage('&meals=All+Inclusive'),
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: [/^No room there has all inclusive for this stay\. The cheapest room at/i, '₪380 a night'],
      },
    ],
  },
  {
    name: 'hotels are compared by their cheapest rooms that meet the wishes',
    steps: [
      { goal: { kind: 'find' }, details: rome },
      {
        goal: { kind: 'compare', hotels: [] },
        has: ['[Hotel Trastevere](/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2): ₪1,520'],
      },
      { goal: { kind: 'find' }, details: { freeCancellation: true, places: place('rome') } },
    ],
  },
];

describe('wishes for a room', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
