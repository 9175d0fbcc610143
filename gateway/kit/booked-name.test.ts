import { expect, it } from 'vitest';
import { namesOfBooked } from './booked-name.ts';

const lido = { en: 'Lido Bay', he: 'מפרץ הלידו' };

it.each([
  [
    'those stored with it, although the hotel was renamed',
    'Old Lido',
    'הלידו הישן',
    lido,
    'Old Lido',
    'הלידו הישן',
  ],
  ['those stored with it, although the hotel cannot be read', 'Lido Bay', 'הלידו', null, 'Lido Bay', 'הלידו'],
  ['only Hebrew for a hotel without an English name', 'הלידו', 'הלידו', lido, null, 'הלידו'],
  ['also the hotel’s Hebrew name when none was stored', 'Lido Bay', null, lido, 'Lido Bay', 'מפרץ הלידו'],
  [
    'only the booked name when no Hebrew one was stored and the hotel was renamed',
    'Old Lido',
    null,
    lido,
    'Old Lido',
    null,
  ],
  [
    'only the booked name when no Hebrew one was stored and the hotel cannot be read',
    'Lido Bay',
    null,
    null,
    'Lido Bay',
    null,
  ],
])('the names of a booking’s hotel are %s', (_, hotelName, hotelNameHe, now, en, he) => {
  expect(namesOfBooked({ hotelName, hotelNameHe }, now)).toEqual({ en, he });
});
