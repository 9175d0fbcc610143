import { describe, expect, it } from 'vitest';
import { bare, booking, money, written } from './testing/kit.ts';

const unnamed = { name: { en: null, he: null } };

describe('the confirmation mail', () => {
  it('contains address, distances and map of the hotel, with labels in the language of the mail', async () => {
    const trastevere = {
      ...unnamed,
      address: 'Via Cavour 8,\n Rome',
      placeInTown: {
        metersToCentre: 3_400,
        centre: { latitude: 41.89, longitude: 12.51 },
        near: { name: 'Trastevere', nameHe: 'טרסטוורה' },
      },
      coordinates: { latitude: 41.8895, longitude: 12.4701 },
      surroundings: {
        metersToSea: null,
        station: { name: 'Roma Trastevere', nameHe: 'רומא טרסטוורה', meters: 1_200 },
        airport: null,
      },
      checkInTime: '2:00 PM',
      checkOutTime: '11:00',
    };
    const english = await written({}, 'booking-confirmed', async () => trastevere);
    expect(bare(english.text)).toContain(
      'Address: Via Cavour 8, Rome\nFrom the centre: 3.4 km in a straight line, near Trastevere\n' +
        'Railway station: Roma Trastevere, about 1.2 km in a straight line\n' +
        'Map: https://www.openstreetmap.org/?mlat=41.889500&mlon=12.470100#map=17/41.889500/12.470100\n',
    );
    const hebrew = await written({ language: 'he' }, 'booking-confirmed', async () => trastevere);
    expect(hebrew.html).toContain('<a href="https://www.openstreetmap.org/?mlat=41.889500');
    expect(bare(hebrew.text)).toContain(
      'כתובת: Via Cavour 8, Rome\nממרכז העיר: 3.4 ק״מ בקו אווירי, באזור טרסטוורה\n' +
        'תחנת רכבת: רומא טרסטוורה, כ־1.2 ק״מ בקו אווירי\n',
    );
  });

  it('has the hours of check-in and check-out, and the card that paid', async () => {
    const lido = {
      ...unnamed,
      address: 'HaYam 1, Haifa',
      coordinates: null,
      placeInTown: null,
      surroundings: null,
      checkInTime: '3:00 PM',
      checkOutTime: '11:00',
    };
    const payment = { brand: 'Visa', lastFour: '1111', paidAt: '2031-01-01T00:00:00Z' };
    const english = await written({ payment }, 'booking-confirmed', async () => lido);
    expect(bare(english.text)).toContain(
      'Check-in: Mon, 12 May 2031, from 15:00\nCheck-out: Wed, 14 May 2031, until 11:00\n',
    );
    expect(bare(english.text)).toContain('Paid with: Visa •••• 1111\n');
    const hebrew = await written({ payment, language: 'he' }, 'booking-confirmed', async () => lido);
    expect(bare(hebrew.text)).toContain('משעה 15:00\n');
    expect(bare(hebrew.text)).toContain('שולם באמצעות: Visa •••• 1111\n');
  });

  it.each([
    ['en', 0, 'Travel insurance, 4 guests: ₪136'],
    ['en', 1, 'Travel insurance, 4 guests and 1 infant: ₪136'],
    ['he', 2, 'ביטוח נסיעות, 4 אורחים ושני תינוקות: '],
  ] as const)('says for whom the insurance is: %s, %i infants', async (language, infants, line) => {
    const occupancy = { adults: 2, childrenAges: [4, 6], infants, rooms: 1 };
    const { text } = await written({ language, occupancy }, 'booking-confirmed');
    expect(bare(text)).toContain(line);
  });

  it.each([
    [
      'en',
      [5_000],
      'Cancelling before check-in costs ₪50, ₪1,184.50 of the room price is refunded; from check-in',
    ],
    [
      'en',
      [5_000, 123_450],
      'Cancelling until Fri, 9 May 2031, 23:59 costs ₪50, ₪1,184.50 of the room price is refunded; Non-refundable from Sat, 10 May 2031, 00:00',
    ],
    ['he', [5_000], 'ממחיר החדר מוחזרים'],
  ] as const)(
    'says until when a partly refundable stay costs what: %s, %j',
    async (language, fees, words) => {
      const { quote } = booking();
      if (!quote) throw new Error('the booking has no quote');
      const steps = fees.map((fee, at) => ({
        from: at ? '2031-05-10T00:00' : '2031-01-01T00:00',
        fee: money(fee),
      }));
      const cancellation = { isFree: false, freeUntil: null, steps };
      const { text } = await written({ language, quote: { ...quote, cancellation } }, 'booking-confirmed');
      expect(bare(text)).toContain(words);
      expect(bare(text)).not.toContain('1 Jan');
    },
  );

  it('has only the day when the hour of the hotel is a sentence', async () => {
    const { text } = await written({}, 'booking-confirmed', async () => ({
      ...unnamed,
      address: '',
      coordinates: null,
      placeInTown: null,
      surroundings: null,
      checkInTime: 'from 15:00, later by agreement',
      checkOutTime: null,
    }));
    expect(bare(text)).toContain('Check-in: Mon, 12 May 2031\n');
  });
});
