import { describe, expect, it } from 'vitest';
import { expectDialog, people, type Dialog } from '../testing/dialog.ts';
import type { HotelQuestion } from '../../understanding/reading.ts';

const onPage = {
  kind: 'hotel',
  hotelId: '12',
  path: '/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=2',
} as const;

const ask = (question: HotelQuestion) => ({ kind: 'hotel', hotel: { kind: 'it' }, question }) as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a Hebrew reply names the city and country in Hebrew',
    language: 'he',
    context: onPage,
    steps: [
      { goal: ask({ kind: 'about' }), has: ['רומא, איטליה'], not: ['Rome', 'Italy'] },
      { goal: ask({ kind: 'location' }), has: ['Via Appia 7, רומא, איטליה'], not: ['Rome', 'Italy'] },
    ],
  },
  {
    name: 'names that cannot be looked up are shown unchanged',
    language: 'he',
    context: onPage,
    world: { failing: { findPlaces: 'TIMEOUT' } },
    steps: [{ goal: ask({ kind: 'about' }), has: ['Rome, Italy'] }],
  },
  {
    name: 'a price without a stay says which stay was assumed',
    context: { kind: 'hotel', hotelId: '12', path: null },
    steps: [
      {
        goal: ask({ kind: 'price' }),
        has: ['22 Nov 2026 to 28 Nov 2026', 'You didn’t mention dates or guests'],
        noActions: ['OPEN_HOTEL'],
      },
    ],
  },
];

const more: readonly Dialog[] = [
  {
    name: 'an unknown distance is said to be unknown',
    context: onPage,
    steps: [
      { goal: ask({ kind: 'location' }), has: ['1.2 km to the centre'], not: ['How far the sea is'] },
      {
        message: 'how far is it from the beach',
        goal: ask({ kind: 'location' }),
        has: ['1.2 km to the centre', 'How far the sea is I don’t know.'],
      },
    ],
  },
  {
    name: 'a price in another currency is marked as an estimate',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'price' }),
        details: { inCurrency: 'EUR' },
        has: [/₪1,520 ≈ €\d+ by our rates of .*you pay in shekels/],
      },
    ],
  },
  {
    name: 'a question about a pool for the children is answered without their ages',
    context: onPage,
    steps: [
      {
        goal: ask({ kind: 'amenity', amenity: 'Pool' }),
        details: { amenities: ['Pool'], guests: people({ childrenAges: [] }) },
        has: ['pool'],
        not: ['How many children'],
      },
    ],
  },
];

describe('on the page of a hotel', () => {
  it.each([...dialogs, ...more])('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
