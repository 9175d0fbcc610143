import { describe, expect, it } from 'vitest';
import { days, expectDialog, people, place, type Dialog, type Step } from './testing/dialog.ts';
import type { Goal, HotelQuestion, HotelRef } from '../understanding/reading.ts';

const find = (details: Step['details'], more: Partial<Step> = {}): Step => ({
  goal: { kind: 'find' },
  details,
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
    name: 'the two hotels discussed last are compared, not the first two of the list',
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
    name: 'after a new list the hotels discussed before are not compared',
    steps: [
      inRome,
      ask(nth(2), { kind: 'price' }),
      find({ guests: people({ adults: 3 }) }, { state: { recent: [] } }),
    ],
  },
  {
    name: 'the cheapest of a comparison becomes the hotel in focus',
    steps: [
      inRome,
      compare({ by: 'price' }, { has: [/^The cheapest one is \S+/] }),
      ask(it1, { kind: 'rooms' }, { has: ['Rooms at'] }),
    ],
  },
  {
    name: 'a question about one hotel is repeated for the others',
    steps: [
      inRome,
      ask(nth(1), { kind: 'amenity', amenity: 'Pool' }),
      compare({ isSame: true }, { has: [/a pool/] }),
    ],
  },
  {
    name: 'a question which of the hotels has something is about the only hotel of the list',
    steps: [
      find({ places: place('rome'), dates: days('2026-12-10', '2026-12-14'), amenities: ['Spa'] }),
      {
        goal: { kind: 'compare', hotels: [] },
        details: { amenities: ['Pool'] },
        has: ['pool', 'Palazzo Bianco'],
        not: ['at least two'],
      },
      compare({ by: 'price' }, { has: ['The cheapest room at', 'Palazzo Bianco'] }),
      compare({}, { has: [/^\[?Palazzo Bianco.*5 stars/] }),
    ],
  },
  {
    name: 'a question which hotels have something searches for it when none is listed',
    steps: [
      { ...inRome, world: { failing: { searchHotels: 'TIMEOUT' } } },
      {
        goal: { kind: 'compare', hotels: [] },
        details: { amenities: ['Pool'] },
        has: ['hotels in Rome', 'with a pool'],
        not: ['at least two'],
      },
    ],
  },
  {
    name: 'the first hotel of a requested order becomes the hotel in focus',
    steps: [
      inRome,
      { goal: { kind: 'find', isWhich: true }, details: { sort: 'PRICE_ASC' } },
      ask(it1, { kind: 'price' }, { has: ['The cheapest room at'] }),
    ],
  },
  {
    name: 'the cheapest hotel shown is not called the cheapest of the search, unless the list is in that order',
    steps: [
      inRome,
      ask(
        { kind: 'extreme', most: 'cheapest' },
        { kind: 'price' },
        { has: [/^Of the hotels shown above: The cheapest room/, 'Casa Nova'], chips: ['Cheapest first'] },
      ),
      find({ sort: 'PRICE_ASC' }, { has: ['Roma Inn'] }),
      ask(
        { kind: 'extreme', most: 'cheapest' },
        { kind: 'price' },
        { has: [/^The cheapest room at \[Roma/] },
      ),
      ask(
        { kind: 'extreme', most: 'dearest' },
        { kind: 'price' },
        { has: ['is the dearest, from ₪'], not: ['cheapest room at'] },
      ),
    ],
  },
  {
    name: 'the two hotels compared are the two that a later message means',
    steps: [inRome, { goal: { kind: 'compare', hotels: [nth(3), nth(1)] }, state: { recent: [{}, {}] } }],
  },
  {
    name: 'several questions in one message are all answered',
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
    name: '“undo” reverts any kind of change',
    steps: [
      inRome,
      find({ amenities: ['Pool'] }, { state: { wishes: { amenities: ['Pool'] } } }),
      undo({ state: { wishes: { amenities: [] } }, has: ['10 Dec 2026 to 14 Dec 2026'] }),
      find({ guests: people({ adults: 3 }) }),
      undo({ has: ['2 adults'] }),
    ],
  },
  {
    name: 'a bare number changes the detail that was changed last, even after other questions',
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
    name: 'children who can come after all are added back, and later changes stay',
    steps: [
      inRome,
      find({ guests: people({ adults: 2, children: 2, childrenAges: [4, 7] }) }),
      find({ guests: people({ children: 0, childrenAges: [] }) }, { state: { party: { childrenAges: [] } } }),
      find({ amenities: ['Pool'] }),
      back('left', { state: { party: { childrenAges: [4, 7] }, wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'people who joined and cannot come after all are removed, and later changes stay',
    steps: [
      inRome,
      find({ guests: people({ adults: 1, isChange: true }) }, { state: { party: { adults: 3 } } }),
      find({ amenities: ['Pool'] }),
      back('joined', { state: { party: null, wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'the people are asked for when they can come after all, but none had left',
    steps: [
      inRome,
      find({ amenities: ['Pool'] }),
      back('left', { has: ['How many guests'], state: { asked: 'guests', wishes: { amenities: ['Pool'] } } }),
      back('joined', { has: ['How many guests'], state: { wishes: { amenities: ['Pool'] } } }),
    ],
  },
  {
    name: 'people who left are not removed again when they cannot come after all',
    steps: [
      inRome,
      find({ guests: people({ adults: -1, isChange: true }) }, { state: { party: { adults: 1 } } }),
      back('joined', { has: ['How many guests'], state: { party: { adults: 1 } } }),
    ],
  },
  {
    name: '“undo” without a change says that there is nothing to revert',
    steps: [inRome, undo({ has: ['I don’t know that'] })],
  },
];

describe('a conversation with several messages', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
