import { describe, expect, it } from 'vitest';
import { days, expectDialog, people, place, type Dialog } from '../testing/dialog.ts';
import { worldBookings } from '../testing/bookings.ts';

const find = { kind: 'find' } as const;
const wanted = {
  places: place('rome'),
  dates: days('2026-12-10', '2026-12-14'),
  guests: people({ adults: 6, rooms: 3 }),
};
const ask = (kind: 'price' | 'rooms') =>
  ({ kind: 'hotel', hotel: { kind: 'it' }, question: { kind } }) as const;
const onPage = {
  kind: 'hotel',
  hotelId: '12',
  path: '/Hotel?id=12&checkin=2026-12-10&checkout=2026-12-14&guests=6&rooms=3',
} as const;
const roomNames = ['Double Room', 'Suite', 'Double Room'];
const [first] = worldBookings;
const roomNamesHe = [null, 'סוויטת הגן', null];
const bookings = first ? [{ ...first, roomNames, roomNamesHe }] : [];
const showDetails = { goal: { kind: 'bookings', question: 'details' } } as const;

const dialogs: readonly Dialog[] = [
  {
    name: 'a list says that the price of a night is for all rooms together',
    steps: [{ goal: find, details: wanted, has: ['₪420 a night for 3 rooms', '₪380 a night for 3 rooms'] }],
  },
  {
    name: 'a Hebrew list says that the price of a night is for all rooms together',
    language: 'he',
    steps: [
      {
        goal: find,
        details: { ...wanted, guests: people({ adults: 4, rooms: 2 }) },
        has: ['420 ₪ ללילה לשני חדרים'],
      },
      { goal: find, details: { guests: people({ adults: 6, rooms: 3 }) }, has: ['420 ₪ ללילה ל־3 חדרים'] },
    ],
  },
  {
    name: 'a group too large for one room gets enough rooms in every link',
    steps: [
      { goal: find, details: { ...wanted, guests: null } },
      { goal: find, details: { guests: people({ adults: 12, rooms: 1 }) }, has: ['12 adults, 6 rooms'] },
      {
        goal: { kind: 'act', act: 'book' },
        actions: [/^OPEN_HOTEL \/Hotel\?.*&guests=12&rooms=6\n/],
      },
      {
        goal: { kind: 'act', act: 'apply' },
        actions: [/^OPEN_SEARCH \/Discover\?.*&guests=12&rooms=6\n/],
      },
      { goal: { kind: 'more' }, actions: [/^OPEN_SEARCH \/Discover\?.*&guests=12&rooms=6\n/] },
      // The next message can still name the rooms.
      {
        goal: find,
        details: { guests: people({ rooms: 4 }) },
        actions: [/^OPEN_SEARCH \/Discover\?.*&guests=12&rooms=4\n/],
      },
    ],
  },
  {
    name: 'an offer names the number of rooms',
    context: onPage,
    steps: [
      { goal: ask('price'), has: ['₪380 a night for 3 rooms, ₪1,520 for 4 nights', '3 × Standard Room, '] },
      { goal: ask('rooms'), has: ['3 × Standard Room: ₪380 a night for 3 rooms', '3 × Deluxe Room: '] },
    ],
  },
  {
    name: 'a Hebrew offer names the number of rooms',
    language: 'he',
    context: onPage,
    steps: [{ goal: ask('price'), has: ['380 ₪ ללילה ל־3 חדרים', '3 × חדר סטנדרט'] }],
  },
  {
    name: 'a booking names the number of rooms',
    world: { bookings },
    steps: [{ ...showDetails, has: ['2 × Double Room and Suite'] }],
  },
  {
    name: 'a Hebrew booking names the number of rooms, by their Hebrew names where the hotel gave them',
    language: 'he',
    world: { bookings },
    steps: [{ ...showDetails, has: ['2 × חדר זוגי וסוויטת הגן'] }],
  },
];

describe('prices of several rooms', () => {
  it.each(dialogs)('$name', async (dialog) => {
    expect(await expectDialog(dialog)).toBe(dialog.steps.length);
  });
});
