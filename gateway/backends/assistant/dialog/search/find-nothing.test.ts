import { describe, expect, it } from 'vitest';
import { days, expectDialog, place, type Dialog } from '../testing/dialog.ts';

const find = { kind: 'find' } as const;
const inRome = { places: place('rome') };
const december = { dates: days('2026-12-10', '2026-12-14') };

const noPlaces = { failing: { findPlaces: 'UPSTREAM_ERROR' } };

const dialogs: readonly Dialog[] = [
  {
    name: 'no hotel matches: Sherry names the wish that excludes most hotels, and “yes” removes it',
    steps: [
      {
        goal: find,
        details: { ...inRome, amenities: ['Gym'] },
        has: ['Nothing in Rome, Italy matches all of that', 'Without a gym there are 5 hotels'],
        chips: ['Without a gym'],
        mood: 'sorry',
      },
      { goal: { kind: 'yes' }, has: ['Villa Aurelia'], not: ['gym'], state: { wishes: { amenities: [] } } },
    ],
  },
  {
    name: 'no available rooms: Sherry suggests other days',
    world: { isFull: true },
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december },
        has: [
          'no available rooms in Rome, Italy',
          '10 Jan 2027 to 14 Jan 2027, for ₪1,600',
          '[try other dates](/Discover?',
        ],
        chips: ['From 10 Jan 2027 to 14 Jan 2027'],
        mood: 'sorry',
      },
    ],
  },
  {
    name: 'a search that is still running, and prices that may be out of date',
    world: { isRunning: true, isStale: true },
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december },
        has: ['still running: 3 of 7 hotels checked so far', 'out of date'],
      },
    ],
  },
  {
    name: 'a search with failed parts says so, and gives no total',
    world: { hasFailedParts: true },
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december, amenities: ['Pool'] },
        has: ['Some hotels could not be checked, because their system does not answer right now.'],
        not: ['still running', 'in all'],
      },
    ],
  },
  {
    name: 'no available rooms among the checked hotels is not reported as sold out',
    world: { isFull: true, hasFailedParts: true },
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december },
        has: [
          'I have no prices in Rome, Italy yet',
          'Some hotels could not be checked',
          'Ask again in a moment',
        ],
        not: ['no available rooms', 'still running'],
      },
    ],
  },
  {
    name: '“show more” up to the end of the list',
    steps: [
      { goal: find, details: { ...inRome, ...december } },
      {
        goal: { kind: 'more' },
        has: ['More hotels in Rome', 'Palazzo Bianco', 'Roma Inn', 'Grand Imperial'],
        not: ['Villa Aurelia'],
      },
      { goal: { kind: 'more' }, has: ['all the hotels with available rooms'] },
    ],
  },
  {
    name: 'the search continues from the open list',
    context: {
      path: '/Discover?destination=Italy&country=IT&city=126&cityName=Rome&checkin=2026-12-10&checkout=2026-12-14&guests=3&adults=2&children=1&ages=5&stars=5&sort=PRICE_ASC',
    },
    steps: [
      {
        goal: find,
        details: { amenities: ['Pool'] },
        has: [
          'in Rome, Italy, 10 Dec 2026 to 14 Dec 2026, 2 adults, 1 child (age 5), 1 room, 5 stars, with a pool, cheapest first',
          'Palazzo Bianco',
        ],
        actions: [/stars=5&amenities=Pool&sort=PRICE_ASC/],
      },
    ],
  },
  {
    name: 'a hotel with a URL in its name is left out',
    steps: [
      {
        goal: find,
        details: { places: place('haifa'), ...december },
        has: ['Carmel View', 'Port Hotel'],
        not: ['evil'],
      },
    ],
  },
  {
    name: 'other days are not proposed for a hotel with a URL in its name',
    world: { isFull: true },
    steps: [
      {
        goal: find,
        details: { places: place('haifa'), ...december },
        has: ['no available rooms in Haifa'],
        not: ['evil'],
      },
    ],
  },
  {
    name: 'a search without a place is made in the city of the open hotel',
    context: {
      kind: 'hotel',
      hotelId: '31',
      path: '/Hotel?id=31&checkin=2026-12-10&checkout=2026-12-12&guests=1',
    },
    steps: [
      {
        goal: find,
        details: { sort: 'PRICE_ASC' },
        has: ['in Haifa, Israel, 10 Dec 2026 to 12 Dec 2026, 1 adult', 'Port Hotel'],
      },
    ],
  },
  {
    name: 'a price in an unknown currency is not used as a filter',
    steps: [
      {
        goal: find,
        details: { ...inRome, hasUnknownCurrency: true },
        has: ['Villa Aurelia', 'I don’t know that currency', 'Canadian dollars and Swiss francs'],
        state: { wishes: { price: null } },
      },
    ],
  },
  {
    name: 'a price in an unknown currency, in Hebrew',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { places: place('רומא'), hasUnknownCurrency: true },
        has: ['את המטבע הזה אני לא מכירה', 'ופרנקים שווייצריים'],
      },
    ],
  },
  {
    name: 'a long text that names no place is shortened in the reply',
    steps: [{ goal: find, details: { places: place('x'.repeat(200)) }, has: [/“x{59}…”/] }],
  },
  {
    name: 'when the search fails, Sherry says so and keeps the details',
    world: { failing: { searchHotels: 'TIMEOUT' } },
    steps: [
      {
        goal: find,
        details: { ...inRome, ...december },
        has: ['could not check just now'],
        mood: 'sorry',
        state: { place: { code: '126' }, stay: { checkIn: '2026-12-10' } },
      },
    ],
  },
  {
    name: 'a place that could not be looked up is looked up again by the next search',
    steps: [
      { goal: find, details: { ...inRome, ...december }, world: noPlaces, has: ['could not check just now'] },
      { goal: { kind: 'small-talk', about: 'thanks' } },
      { goal: find, details: { amenities: ['Pool'] }, world: noPlaces, has: ['could not check just now'] },
      {
        goal: find,
        details: { freeCancellation: true },
        has: ['Rome, Italy', 'a pool'],
        not: ['Which city'],
        state: { place: { code: '126' }, stay: { checkIn: '2026-12-10' }, pendingPlaces: [] },
      },
    ],
  },
  {
    name: '“yes” looks up the place that could not be looked up',
    steps: [
      { goal: find, details: { ...inRome, ...december }, world: noPlaces },
      { goal: { kind: 'yes' }, has: ['Rome, Italy'], not: ['Which city'] },
    ],
  },
  {
    name: 'another place is not mixed with the one that could not be looked up',
    steps: [
      { goal: find, details: { ...inRome, ...december }, world: noPlaces },
      { goal: find, details: { places: place('haifa') }, has: ['Haifa'], not: ['Rome'] },
      { goal: find, details: { sort: 'RATING' }, has: ['Haifa'], not: ['Rome'] },
    ],
  },
  {
    name: 'words after “hotel” that could not be looked up are kept with the days',
    steps: [
      {
        goal: {
          kind: 'find',
          orHotel: { hotel: { kind: 'named', words: 'rome' }, question: { kind: 'about' } },
        },
        details: { ...inRome, ...december },
        world: noPlaces,
      },
      { goal: find, has: ['Rome, Italy'], state: { stay: { checkIn: '2026-12-10' } } },
    ],
  },
  {
    name: 'after too many requests Sherry says when to try again, in Hebrew',
    language: 'he',
    world: { failing: { findPlaces: 'RATE_LIMITED' } },
    steps: [{ goal: find, details: inRome, has: ['נסו שוב בעוד דקה'] }],
  },
  {
    name: '“start over” clears the conversation',
    steps: [
      { goal: find, details: { ...inRome, ...december } },
      { goal: { kind: 'start-over' }, has: ['start over'], state: { place: null, stay: null, shown: [] } },
    ],
  },
];

describe('searches without a result, or starting from an open page', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
