import { expect, it } from 'vitest';
import { hebrewAmenity } from './amenity-words-he.ts';

it.each([
  ['Luggage storage', 'שמירת מזוודות'],
  ['Member’s exclusive price', 'מחיר לחברים בלבד'],
  ['Save: 12%', 'הנחה של 12%'],
  ['Number of meeting rooms - 3', 'חדרי ישיבות: 3'],
  ['Heliport', null],
  ['constructor', null],
])('the Hebrew of the amenity “%s” is %s', (text, hebrew) => {
  expect(hebrewAmenity(text)).toBe(hebrew);
});
