import { describe, expect, it } from 'vitest';
import { mailHotel } from './mail-hotel.ts';
import { bare, booking, written } from './testing/kit.ts';

const lido = {
  name: { en: 'Lido Bay', he: 'מפרץ הלידו' },
  address: 'HaYam 1, Haifa',
  coordinates: null,
  placeInTown: null,
  surroundings: null,
  checkInTime: '3:00 PM',
  checkOutTime: null,
};
const haifa = { en: 'Haifa, Israel', he: 'חיפה, ישראל' };
const booked = (more: object = {}) =>
  booking({ language: 'he', hotelName: 'Lido Bay', hotelLocation: 'HaYam 1, Haifa, Israel', ...more });

describe('the hotel in a mail', () => {
  it.each([
    ['has its Hebrew name and place in a Hebrew mail', {}, lido, 'מפרץ הלידו', 'חיפה, ישראל'],
    [
      'has the booked name and place in an English mail',
      { language: 'en' },
      lido,
      'Lido Bay',
      'HaYam 1, Haifa, Israel',
    ],
    [
      'keeps the booked name after it was renamed',
      { hotelName: 'Old Lido' },
      lido,
      'Old Lido',
      'חיפה, ישראל',
    ],
    [
      'keeps the booked Hebrew name after it was renamed',
      { hotelName: 'Old Lido', hotelNameHe: 'הלידו הישן' },
      lido,
      'הלידו הישן',
      'חיפה, ישראל',
    ],
    [
      'keeps the booked name when it has no Hebrew name',
      {},
      { ...lido, name: { en: 'Lido Bay', he: null } },
      'Lido Bay',
      'חיפה, ישראל',
    ],
    ['has a Hebrew place even when it cannot be read', {}, null, 'Lido Bay', 'חיפה, ישראל'],
  ] as const)('%s', (_, more, now, name, place) => {
    expect(mailHotel(booked(more), now, haifa, false)).toEqual({ name, place, location: null });
  });

  it('keeps the booked place when its city has no Hebrew name', () => {
    const town = { ...haifa, he: null };
    expect(mailHotel(booked(), lido, town, false)).toMatchObject({ place: 'HaYam 1, Haifa, Israel' });
  });

  it('has its street in the address row if there is one, otherwise in its place', () => {
    expect(mailHotel(booked({ language: 'en' }), lido, haifa, true)).toMatchObject({
      place: 'Haifa, Israel',
    });
    expect(mailHotel(booked({ language: 'en' }), { ...lido, address: ' ' }, haifa, true)).toMatchObject({
      place: 'HaYam 1, Haifa, Israel',
    });
  });
});

it.each(['booking-confirmed', 'booking-cancelled', 'booking-not-made'] as const)(
  'the Hebrew mail “%s” names the hotel in Hebrew, in its subject too',
  async (kind) => {
    const { language, hotelName, hotelLocation } = booked();
    const mail = await written({ language, hotelName, hotelLocation }, kind, async () => lido);
    expect(bare(mail.subject)).toContain('מפרץ הלידו');
    expect(bare(mail.text)).toContain('מלון: מפרץ הלידו\nמיקום: חיפה, ישראל\n');
    expect(mail.text).not.toContain('Lido Bay');
  },
);
