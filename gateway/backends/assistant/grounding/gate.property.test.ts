import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { gate } from './gate.ts';
import { createLedger, emptyLedger, type Derived } from './ledger.ts';

const locales = { en: 'en', he: 'he-IL' } as const;

interface Saying {
  readonly language: Language;
  readonly fact: Derived;
  /** How the fact is written. */
  readonly written: string;
  readonly around: readonly [string, string];
}

const language = fc.constantFrom<Language>('en', 'he');
const currency = fc.constantFrom('ILS', 'USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF');

const sums = fc
  .record({
    language,
    currency,
    amountMinor: fc.integer({ min: 300, max: 99_999_999 }),
    display: fc.constantFrom('symbol', 'code', 'name' as const),
    isWhole: fc.boolean(),
    isIsolated: fc.boolean(),
  })
  .map(({ language, currency, amountMinor, display, isWhole, isIsolated }): Saying => {
    const minor = isWhole ? Math.round(amountMinor / 100) * 100 : amountMinor;
    const digits = isWhole ? 0 : 2;
    const format = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency,
      currencyDisplay: display,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const text = format.format(minor / 100);
    return {
      language,
      fact: { amountMinor: minor, currency },
      written: isIsolated ? `\u2068${text}\u2069` : text,
      around: language === 'he' ? ['המחיר הוא ', ' ללילה.'] : ['It costs ', ' a night.'],
    };
  });

const day = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const days = fc
  .record({ language, day, style: fc.constantFrom('long', 'medium', 'short', 'full', 'iso' as const) })
  .map(({ language, day, style }): Saying => {
    const format = (dateStyle: 'long' | 'medium' | 'short' | 'full') =>
      new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', { dateStyle, timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      );
    return {
      language,
      fact: day,
      written: style === 'iso' ? day : format(style),
      around: language === 'he' ? ['הכניסה ב־', '.'] : ['You arrive on ', '.'],
    };
  });

const counts = fc
  .record({ language, count: fc.integer({ min: 3, max: 9_999_999 }) })
  .map(({ language, count }): Saying => ({
    language,
    fact: count,
    written: new Intl.NumberFormat(locales[language]).format(count),
    around: language === 'he' ? ['מצאתי ', ' מלונות.'] : ['I found ', ' hotels.'],
  }));

const sayings = fc.oneof(sums, days, counts);

const gated = ({ language, fact }: Saying, text: string) => {
  const ledger = createLedger(emptyLedger);
  ledger.derive(fact);
  return gate(text, ledger, language);
};

describe('a sentence about a fact', () => {
  it('passes as it is', () => {
    fc.assert(
      fc.property(sayings, (saying) => {
        const text = `${saying.around[0]}${saying.written}${saying.around[1]}`;
        expect(gated(saying, text)).toEqual({ text, dropped: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('falls when one digit of it is another', () => {
    fc.assert(
      fc.property(sayings, fc.nat(), fc.integer({ min: 1, max: 9 }), (saying, place, step) => {
        const at = [...saying.written.matchAll(/\d/gu)].map(({ index }) => index);
        const changed = at[place % at.length] ?? 0;
        const digit = (Number(saying.written[changed]) + step) % 10;
        const lie = saying.written.slice(0, changed) + String(digit) + saying.written.slice(changed + 1);
        const text = `${saying.around[0]}${lie}${saying.around[1]}`;
        expect(gated(saying, text)).toEqual({ text: '', dropped: [text.trim()] });
      }),
      { numRuns: 300 },
    );
  });

  it('stands beside sentences that fall', () => {
    fc.assert(
      fc.property(sayings, (saying) => {
        const text = `${saying.around[0]}${saying.written}${saying.around[1]}`;
        const lie = saying.language === 'he' ? 'נותר עוד 1 במלון הילטון.' : 'The Hilton has 1 left.';
        expect(gated(saying, `${lie} ${text}\n\n${lie}`)).toEqual({ text, dropped: [lie, lie] });
      }),
      { numRuns: 100 },
    );
  });

  it('of anything at all never makes the gate fail, and nothing is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), language, (text, language) => {
        const { text: left, dropped } = gate(text, createLedger(emptyLedger), language);
        expect(dropped.length > 0 || left === text || left === '').toBe(true);
        for (const line of left.split(/\s+/u)) expect(text).toContain(line);
      }),
      { numRuns: 300 },
    );
  });
});
