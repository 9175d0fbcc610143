import { describe, expect, it } from 'vitest';
import { defaultParty } from './occupancy.ts';
import { checkoutPath, discoverPath, hotelPath, labelPath, thankYouPath } from './paths.ts';

describe('paths', () => {
  it.each([
    ['Travel Insurance', '/travel-insurance'],
    ['My Bookings', '/my-bookings'],
    ['Discover', '/discover'],
  ])('labelPath(%s) is %s', (label, path) => {
    expect(labelPath(label)).toBe(path);
  });

  it('carries id, checkin, checkout and guests to the hotel page', () => {
    const stay = { checkin: '2026-05-12', checkout: '2026-05-18', party: defaultParty };
    expect(hotelPath({ id: '1000042', ...stay })).toBe(
      '/Hotel?id=1000042&checkin=2026-05-12&checkout=2026-05-18&guests=2',
    );
  });

  it('leaves blank parts of a search out', () => {
    const stay = { checkin: '2026-05-12', checkout: '2026-05-18', party: defaultParty };
    const path = discoverPath({
      ...stay,
      destination: 'Israel',
      countryCode: 'IL',
      city: '',
      more: { page: '2' },
    });
    expect(path).toBe(
      '/Discover?destination=Israel&countryCode=IL&checkin=2026-05-12&checkout=2026-05-18&guests=2&page=2',
    );
  });

  it('escapes ids', () => {
    expect(checkoutPath('a&b')).toBe('/Checkout?bookingId=a%26b');
    expect(thankYouPath('7f3a')).toBe('/ThankYou?bookingId=7f3a');
  });
});
