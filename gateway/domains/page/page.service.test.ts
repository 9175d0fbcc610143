import { describe, expect, it } from 'vitest';
import { bundledRates } from '#shared/pricing/rates.ts';
import { createPageService } from './page.service.ts';

const { page, questions } = createPageService({
  brand: { en: 'Solera', he: 'סולרה' },
  contact: {
    email: 'hello@example.com',
    whatsapp: '+1 202 555 0123',
    office: { en: '1 Example Street', he: 'רחוב לדוגמה 1' },
  },
  rates: () => bundledRates,
  hasTestTools: false,
  mapTilesUrl: null,
  mapStreetsUrl: () => null,
});

const keys = [
  'cancellation',
  'payment',
  'prices',
  'currencies',
  'sorting',
  'terms',
  'privacy',
  'security',
  'accessibility',
  'contact',
  'account',
] as const;

/** Paths of the topics that have their own page. */
const paths: Partial<Record<(typeof keys)[number], string>> = {
  cancellation: '/CancellationPolicy',
  terms: '/TermsOfUse',
  privacy: '/Privacy',
  security: '/Security',
  accessibility: '/Accessibility',
  contact: '/Contact',
};

const numbersOf = (text: string): readonly string[] =>
  (text.replace(/9AM-6PM/, '9:00-18:00').match(/\d+(?:[.:]\d+)?/g) ?? []).toSorted();

describe.each(keys)('the page %s', (key) => {
  const { title, paragraphs, href } = page(key);

  it('exists in both languages, with the same numbers', () => {
    expect(href).toBe(paths[key] ?? null);
    for (const { en, he } of [title, ...paragraphs]) {
      expect(en).not.toMatch(/[\u0590-\u05FF]|undefined|NaN|null/);
      expect(he).toMatch(/[\u0590-\u05FF]/);
      expect(he).not.toMatch(/undefined|NaN|null/);
      expect(numbersOf(he)).toEqual(numbersOf(en));
    }
  });
});

describe.each(questions())('the question $id', ({ page: subject, asked, answer }) => {
  it('exists with its answer in both languages, with the same numbers', () => {
    expect(keys).toContain(subject);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const { en, he } of [...asked, answer]) {
      expect(en).not.toMatch(/[\u0590-\u05FF]|undefined|NaN|null/);
      expect(he).toMatch(/[\u0590-\u05FF]/);
      expect(he).not.toMatch(/undefined|NaN|null/);
    }
    expect(numbersOf(answer.he)).toEqual(numbersOf(answer.en));
  });
});

describe('the questions about the product', () => {
  it('have unique ids', () => {
    const ids = questions().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'he'] as const)('never repeat a phrasing (%s)', (language) => {
    const asked = questions().flatMap((each) => each.asked.map((words) => words[language]));
    expect(asked.filter((words, at) => asked.indexOf(words) !== at)).toEqual([]);
  });
});

describe('the rules of the product', () => {
  it.each([
    ['cancellation', '48 hours before 15:00 on the check-in day'],
    ['cancellation', 'Later it costs one night'],
    ['cancellation', 'Within 14 days of booking, and at least 7 days'],
    ['cancellation', '5% or ₪100, whichever is lower'],
    ['cancellation', 'within 4 months if a representative call took place, with a fee of 5% or ₪100'],
    ['cancellation', 'By sections 14C and 14C1 of the Consumer Protection Law, 1981, this right ends 7 days'],
    [
      'cancellation',
      'from 15:00 on the check-in day, property time, cancelling costs at least the nights that have begun',
    ],
    ['cancellation', 'From the start of the day of departure a booking can no longer be cancelled'],
    ['cancellation', 'הביטול עולה לפחות את הלילות שהתחילו ולילה נוסף'],
    ['cancellation', '48 שעות לפני 15:00 ביום הכניסה'],
    ['cancellation', '5% או 100 ₪'],
    ['payment', 'the room is kept for 30 minutes; the price is not'],
    ['payment', 'no card is charged'],
    ['currencies', 'exchange rates of 1 Nov 2026'],
    ['currencies', 'USD, EUR, GBP, JPY, CAD, AUD, CHF'],
    ['contact', 'hello@example.com: we reply within 24 hours'],
    ['accessibility', 'WCAG 2.1 AA'],
  ] as const)('are correct: the page about %s says “%s”', (key, words) => {
    const texts = page(key).paragraphs.flatMap(({ en, he }) => [en, he]);
    expect(texts.join('\n')).toContain(words);
  });
});
