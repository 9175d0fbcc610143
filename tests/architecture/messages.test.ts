import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { sourceFiles } from '../support/source-files.ts';
import { catalogue, englishMessages } from '../support/catalogues.ts';
import { pluralGaps, valuesOf } from '../support/icu.ts';

const english = await englishMessages();

describe('message catalogues', () => {
  it('the message catalogues are found', () => {
    expect(english.size).toBeGreaterThan(100);
  });

  it('are written in messages files only', () => {
    const elsewhere = sourceFiles(['web'], /\.tsx?$/).filter(
      ({ path, text }) => /defineMessages\(\{/.test(text) && !/\.messages\.ts$|\.test\./.test(path),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('are in English without a plural form that English has', () => {
    expect(
      [...english].flatMap(([id, text]) => pluralGaps(text, 'en').map((gap) => `${id}: ${gap}`)),
    ).toEqual([]);
  });
});

describe.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the texts in %s',
  (code) => {
    const texts = catalogue(code);

    it('every message has its text in the catalogue', () => {
      expect([...english.keys()].filter((id) => !texts.get(id))).toEqual([]);
    });

    it('every text of the catalogue is used', () => {
      expect([...texts.keys()].filter((id) => !english.has(id))).toEqual([]);
    });

    it('insert the same values and links', () => {
      const differing = [...texts].flatMap(([id, text]) => {
        const wanted = valuesOf(english.get(id) ?? '').join(' ');
        const found = valuesOf(text).join(' ');
        return wanted === found ? [] : [`${id}: ${found} instead of ${wanted}`];
      });
      expect(differing).toEqual([]);
    });

    it('have every plural form of the language', () => {
      expect(
        [...texts].flatMap(([id, text]) => pluralGaps(text, code).map((gap) => `${id}: ${gap}`)),
      ).toEqual([]);
    });
  },
);

describe('Hebrew texts', () => {
  it('are written in Hebrew letters, but for names and numbers', () => {
    const latin = [...catalogue('he')].filter(
      ([id, text]) =>
        !/[֐-׿]/.test(text) &&
        /[A-Za-z]{3,}/.test(text.replace(/\{[^{}]*\}/g, '')) &&
        english.get(id) !== text,
    );
    expect(latin.map(([id]) => id)).toEqual([]);
  });
});
