import { describe, expect, it } from 'vitest';
import { defaultParty } from '../stay/guests/occupancy.ts';
import { changeBookingPath, checkoutPath, hotelPath, thankYouPath } from './paths.ts';

describe('URLs of pages', () => {
  it('have id, checkin, checkout and guests for a hotel', () => {
    const stay = { checkin: '2026-05-12', checkout: '2026-05-18', party: defaultParty };
    expect(hotelPath({ id: '1000042', ...stay })).toBe(
      '/Hotel?id=1000042&checkin=2026-05-12&checkout=2026-05-18&guests=2',
    );
  });

  it('also have the booking that is changed', () => {
    const stay = { checkin: '2026-05-12', checkout: '2026-05-18', party: defaultParty };
    expect(changeBookingPath('b&1', { id: '1000042', ...stay })).toBe(
      '/Hotel?id=1000042&checkin=2026-05-12&checkout=2026-05-18&guests=2&bookingId=b%261',
    );
  });

  it('have escaped ids', () => {
    expect(checkoutPath('a&b')).toBe('/Checkout?bookingId=a%26b');
    expect(thankYouPath('7f3a')).toBe('/ThankYou?bookingId=7f3a');
  });
});
