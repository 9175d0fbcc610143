import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { sourceFiles } from '../support/source-files.ts';
import { catalogue, englishMessages } from '../support/catalogues.ts';
import { pluralGaps, valuesOf } from '../support/icu.ts';

const english = await englishMessages();

describe('the messages of the code', () => {
  it('are found', () => {
    expect(english.size).toBeGreaterThan(100);
  });

  it('are only in files named .messages.ts', () => {
    const elsewhere = sourceFiles(['web'], /\.tsx?$/).filter(
      ({ path, text }) => /defineMessages\(\{/.test(text) && !/\.messages\.ts$|\.test\./.test(path),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('have every English plural form', () => {
    expect(
      [...english].flatMap(([id, text]) => pluralGaps(text, 'en').map((gap) => `${id}: ${gap}`)),
    ).toEqual([]);
  });
});

describe.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the catalogue of %s',
  (code) => {
    const texts = catalogue(code);

    it('has a text for every message', () => {
      expect([...english.keys()].filter((id) => !texts.get(id))).toEqual([]);
    });

    it('has no text without a message', () => {
      expect([...texts.keys()].filter((id) => !english.has(id))).toEqual([]);
    });

    it('inserts the same values and links as English', () => {
      const differing = [...texts].flatMap(([id, text]) => {
        const wanted = valuesOf(english.get(id) ?? '').join(' ');
        const found = valuesOf(text).join(' ');
        return wanted === found ? [] : [`${id}: ${found} instead of ${wanted}`];
      });
      expect(differing).toEqual([]);
    });

    it('has every plural form of the language', () => {
      expect(
        [...texts].flatMap(([id, text]) => pluralGaps(text, code).map((gap) => `${id}: ${gap}`)),
      ).toEqual([]);
    });
  },
);

describe('the Hebrew catalogue', () => {
  it('is written in Hebrew letters, except for names and numbers', () => {
    const latin = [...catalogue('he')].filter(
      ([id, text]) =>
        !/[֐-׿]/.test(text) &&
        /[A-Za-z]{3,}/.test(text.replace(/\{[^{}]*\}/g, '')) &&
        english.get(id) !== text,
    );
    expect(latin.map(([id]) => id)).toEqual([]);
  });
});
