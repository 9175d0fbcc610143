import { describe, expect, it } from 'vitest';
import { days, expectDialog, people, place } from './testing/dialog.ts';
import type { Dialog, Step } from './testing/dialog.ts';
import type { Goal, HotelQuestion, HotelRef } from '../understanding/understanding.ts';

const find = (said: Step['said'], more: Partial<Step> = {}): Step => ({
  goal: { kind: 'find' },
  said,
  ...more,
});
const ask = (hotel: HotelRef, question: HotelQuestion, more: Partial<Step> = {}): Step => ({
  goal: { kind: 'hotel', hotel, question },
  ...more,
});
const compare = (goal: Partial<Extract<Goal, { kind: 'compare' }>>, more: Partial<Step> = {}): Step => ({
  goal: { kind: 'compare', hotels: [], ...goal },
  ...more,
});
const undo = (more: Partial<Step>): Step => ({ goal: { kind: 'undo' }, ...more });

const back = (of: 'left' | 'joined', more: Partial<Step>): Step => ({ goal: { kind: 'undo', of }, ...more });

const it1: HotelRef = { kind: 'it' };
const nth = (at: number): HotelRef => ({ kind: 'ordinal', place: at });
const inRome = find({ places: place('rome'), dates: days('2026-12-10', '2026-12-14') });

const dialogs: readonly Dialog[] = [
  {
    name: 'the two that were talked about are compared, not the first two',
    steps: [
      inRome,
      ask(nth(3), { kind: 'price' }),
      ask(nth(2), { kind: 'price' }, { state: { recent: [{}, {}] } }),
      compare(
        {
          hotels: [
            { kind: 'recent', back: 1 },
            { kind: 'recent', back: 0 },
          ],
        },
        { has: ['Side by side', 'Hotel Trastevere'] },
      ),
    ],
  },
  {
    name: 'a new list forgets which ones were talked about',
    steps: [
      inRome,
      ask(nth(2), { kind: 'price' }),
      find({ guests: people({ adults: 3 }) }, { state: { recent: [] } }),
    ],
  },
  {
    name: 'the cheapest of a comparison is talked about from then on',
    steps: [
      inRome,
      compare({ by: 'price' }, { has: [/^The cheapest one is \S+/] }),
      ask(it1, { kind: 'rooms' }, { has: ['Rooms at'] }),
    ],
  },
  {
    name: 'what was asked of one is asked of the others',
    steps: [
      inRome,
      ask(nth(1), { kind: 'amenity', amenity: 'Pool' }),
      compare({ isSame: true }, { has: [/a pool/] }),
    ],
  },
  {
    name: 'the first of an order that was asked for is talked about',
    steps: [
      inRome,
      { goal: { kind: 'find', isWhich: true }, said: { sort: 'PRICE_ASC' } },
      ask(it1, { kind: 'price' }, { has: ['The cheapest room at'] }),
    ],
  },
  {
    name: 'several things asked in one breath are all answered',
    steps: [
      inRome,
      {
        goal: {
          kind: 'hotel',
          hotel: nth(1),
          question: { kind: 'amenity', amenity: 'Pool' },
          also: [{ kind: 'price' }, { kind: 'times' }],
        },
        has: [/a pool/, 'The cheapest room at', 'check-in from 15:00'],
      },
    ],
  },
  {
    name: 'a change is taken back, whatever it was',
    steps: [
      inRome,
      find({ amenities: ['Pool'] }, { state: { wishes: { amenities: ['Pool'] } } }),
      undo({ state: { wishes: { amenities: [] } }, has: ['10 Dec 2026 to 14 Dec 2026'] }),
      find({ guests: people({ adults: 3 }) }),
      undo({ has: ['2 adults'] }),
    ],
  },
  {
    name: 'the number that was changed last is kept, whatever is asked meanwhile',
    steps: [
      inRome,
      find(
        { budget: { min: null, max: 200, currency: 'EUR', per: 'night' } },
        { state: { edited: { part: 'budget', currency: 'EUR' } } },
      ),
      ask(nth(1), { kind: 'rating' }, { state: { edited: { part: 'budget', currency: 'EUR' } } }),
      find({ guests: people({ rooms: 2 }) }, { state: { edited: { part: 'rooms' } } }),
    ],
  },
  {
    name: 'children who can come after all are back, and what was changed since stays',
    steps: [
      inRome,
      find({ guests: people({ adults: 2, children: 2, childrenAges: [4, 7] }) }),
      find({ guests: people({ children: 0, childrenAges: [] }) }, { state: { party: { childrenAges: [] } } }),
      find({ amenities: ['Pool'] }),
      back('left', { state: { party: { childrenAges: [4, 7] }, wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'people who joined and cannot come after all are off, and what was changed since stays',
    steps: [
      inRome,
      find({ guests: people({ adults: 1, isMore: true }) }, { state: { party: { adults: 3 } } }),
      find({ amenities: ['Pool'] }),
      back('joined', { state: { party: null, wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'who travels is asked for where nobody left before they can come after all',
    steps: [
      inRome,
      find({ amenities: ['Pool'] }),
      back('left', { has: ['How many guests'], state: { asked: 'guests', wishes: { amenities: ['Pool'] } } }),
      back('joined', { has: ['How many guests'], state: { wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'people who left are not taken off once more when they cannot come after all',
    steps: [
      inRome,
      find({ guests: people({ adults: -1, isMore: true }) }, { state: { party: { adults: 1 } } }),
      back('joined', { has: ['How many guests'], state: { party: { adults: 1 } } }),
    ],
  },
  {
    name: 'where nothing was changed there is nothing to take back',
    steps: [inRome, undo({ has: ['I don’t know that'] })],
  },
];

describe('a conversation goes on', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
