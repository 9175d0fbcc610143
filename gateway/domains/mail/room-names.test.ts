import { expect, it } from 'vitest';
import { bare, booking, written } from './testing/kit.ts';

it('the mail names the room in Hebrew when all its words are known, and marks other names as English', async () => {
  const known = await written(
    { language: 'he', quote: null, roomType: 'Deluxe Room, 1 King Bed' },
    'booking-cancelled',
  );
  expect(bare(known.text)).toContain('חדר: חדר דלוקס, מיטת קינג');
  expect(known.html).toContain('<bdi>חדר דלוקס, מיטת קינג</bdi>');
  expect(known.html).toContain('<bdi>חיפה, ישראל</bdi>');
  const own = await written(
    { language: 'he', quote: null, roomType: 'Captain’s Cabin' },
    'booking-confirmed',
  );
  expect(own.html).toContain('<bdi lang="en" dir="ltr">Captain’s Cabin</bdi>');
  const english = await written({ quote: null, roomType: 'Deluxe Room, 1 King Bed' }, 'booking-confirmed');
  expect(english.html).toContain('<bdi>Deluxe Room, 1 King Bed</bdi>');
});

it.each([
  ['he', 'חדר: 2 × חדר הקברניט + סוויטה'],
  ['en', 'Room: 2 × Captain’s Cabin + Suite'],
] as const)(
  'the mail in %s names each room as the hotel named it at the time of booking',
  async (language, line) => {
    const { quote } = booking();
    if (!quote) throw new Error('the booking has no quote');
    const named = {
      ...quote,
      roomNames: ['Captain’s Cabin', 'Captain’s Cabin', 'Suite'],
      roomNamesHe: ['חדר הקברניט', 'חדר הקברניט', null],
    };
    const mail = await written({ language, quote: named }, 'booking-confirmed');
    expect(bare(mail.text)).toContain(line);
  },
);

it.each([
  ['en', 'Suite', 'Room: 2 × Suite'],
  ['he', 'Suite', 'חדר: 2 × סוויטה'],
  ['he', 'Captain’s Cabin', 'חדר: 2 × Captain’s Cabin'],
] as const)('the mail contains the number of booked rooms (%s, %s)', async (language, roomType, line) => {
  const occupancy = { adults: 3, childrenAges: [], infants: 0, rooms: 2 };
  const mail = await written({ language, quote: null, roomType, occupancy }, 'booking-confirmed');
  expect(bare(mail.text)).toContain(line);
  expect(mail.html).not.toContain('&#x2068;');
});
