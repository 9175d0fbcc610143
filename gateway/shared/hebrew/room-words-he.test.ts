import { describe, expect, it } from 'vitest';
import { hebrewRoomName } from './room-words-he.ts';

describe('the Hebrew name of a room', () => {
  it.each([
    ['Classic Room', 'חדר קלאסי'],
    ['Garden Room, 1 King Bed', 'חדר גן, מיטת קינג'],
    ['Room,2 Twin Beds', 'חדר, שתי מיטות יחיד'],
    ['Deluxe Room, City View, 1 King Bed and 1 Sofa Bed', 'חדר דלוקס, נוף לעיר, מיטת קינג וספה נפתחת'],
    ['Suite, 1 King Bed and 3 Single Beds', 'סוויטה, מיטת קינג ו־3 מיטות יחיד'],
    ['Family Apartment, 2 Bedrooms, 3 Single Beds', 'דירה משפחתית, שני חדרי שינה, 3 מיטות יחיד'],
    ['TERRACE SUITE', 'סוויטה עם מרפסת'],
  ])('of “%s” is “%s”', (name, hebrew) => {
    expect(hebrewRoomName(name)).toBe(hebrew);
  });

  it.each(['Deluxe Room, Tatami', 'Mahane Rooms', '2 Hammocks', 'constructor', ''])(
    'is missing for %j, so that the name stays as it is',
    (name) => {
      expect(hebrewRoomName(name)).toBeNull();
    },
  );
});
