import { expect, it } from 'vitest';
import { hotelTitle } from './page-words.ts';

it.each([
  ['Harbour House', 'Haifa', undefined, 'Harbour House, Haifa'],
  ['Harbour House Haifa', 'Haifa', undefined, 'Harbour House Haifa'],
  ['Harbour House Haifa', 'חיפה', 'Haifa', 'Harbour House Haifa'],
  ['Harbour House', 'חיפה', 'Haifa', 'Harbour House, חיפה'],
  ['Harbour House', ' ', undefined, 'Harbour House'],
])(
  'the hotel “%s” in %s (in the language of its name: %s) has the title “%s”',
  (name, city, otherwise, title) => {
    expect(hotelTitle(name, city, otherwise)).toBe(title);
  },
);
