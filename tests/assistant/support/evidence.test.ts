import { describe, expect, it } from 'vitest';
import { addEvidence, noEvidence, untraced } from './evidence.ts';

const evidence = noEvidence();
addEvidence(
  {
    hotels: [
      {
        id: 'h1',
        name: { en: 'Hotel 27', he: null },
        stars: 4,
        rating: 4.4,
        total: { amountMinor: 123_450, currency: 'ILS' },
        propertyFees: [{ amountMinor: 37_000, currency: 'JOD' }],
        freeCancellationUntil: '2026-12-08T15:00',
      },
    ],
    query: {
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-14' },
      wishes: { price: { min: 0, max: 600 } },
    },
    nights: 4,
    pricedAt: '2026-11-21T12:32:00.000Z',
    rule: 'It costs 5% or ₪100, whichever is lower.',
  },
  evidence,
);

describe('facts of a reply that come from tools', () => {
  it.each([
    '**[Hotel 27](/Hotel?id=99)**: 4 stars, 4.4, ₪1,234.50 for 4 nights',
    '\u2066₪1,235\u2069 for 4 nights, 10–14 Dec 2026',
    'חינם עד 8 בדצמבר 2026, 15:00. הסכום: 1,234.50 ₪',
    'Prices read at 14:32 Israel time. At most ₪600 a night.',
    '5% or ₪100',
    'plus JOD 37 for the whole stay',
    'At most 30 nights.',
    'You said 77 guests',
  ])('are accepted: %s', (reply) => {
    expect(untraced(reply, evidence, ['we are 77'])).toEqual([]);
  });
});

describe('facts of a reply that no tool returned', () => {
  it.each([
    ['₪1,236 in all', '₪1,236'],
    ['1,234.50 $ in all', '1,234.50 $'],
    ['until 9 Dec 2026', '9 Dec 2026'],
    ['8 בדצמבר 2027', '8 בדצמבר 2027'],
    ['at 16:00', '16:00'],
    ['20% off', '20'],
    ['only 3 left', '3'],
    ['4.5 of 5', '4.5'],
  ])('are found: %s', (reply, missing) => {
    expect(untraced(reply, evidence, [])).toContain(missing);
  });
});
