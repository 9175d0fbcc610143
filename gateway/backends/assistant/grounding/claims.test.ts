import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims.ts';

const kindsIn = (text: string, language: 'en' | 'he' = 'en') =>
  claimsOf(text, language).map(({ kind }) => kind);

describe('the claims of a text', () => {
  it('are read once each, whatever they stand in', () => {
    expect(kindsIn('From **₪743** on 10 Dec 2026, read at 14:32, 5% off, 37 hotels.')).toEqual([
      'date',
      'time',
      'sum',
      'percent',
      'number',
      'rule',
    ]);
    expect(kindsIn('- [נוף](/Hotel?id=7): ⁨743 ₪⁩ ללילה, 4 כוכבים', 'he')).toEqual(['link', 'sum', 'number']);
  });

  it('carry what was read', () => {
    expect(claimsOf('₪1,234.50', 'en')).toEqual([
      expect.objectContaining({ kind: 'sum', currency: 'ILS', minor: [123_450], isRounded: false }),
    ]);
    expect(claimsOf('ב-3.2.2027', 'he')).toEqual([
      expect.objectContaining({ kind: 'date', day: { year: 2027, month: 2, day: 3, weekday: null } }),
    ]);
    expect(claimsOf('twenty-five nights', 'en')).toEqual([
      expect.objectContaining({ kind: 'number', values: [25], unit: 'nights' }),
    ]);
    expect(claimsOf('שלוש מאות וחמישים שקלים', 'he')).toEqual([
      expect.objectContaining({ kind: 'sum', currency: 'ILS', minor: [35_000] }),
    ]);
  });

  it('are none in a text that says nothing', () => {
    expect(kindsIn('Hello! Where would you like to go?')).toEqual([]);
    expect(kindsIn('שלום! לאן תרצו לנסוע?', 'he')).toEqual([]);
    expect(kindsIn('')).toEqual([]);
  });
});
