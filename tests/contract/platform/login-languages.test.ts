import { describe, expect, it } from 'vitest';
import { loginTexts, proofread } from '#backends/platform/login/texts.ts';
import { directionOf, languages } from '#i18n/languages.ts';

/** Texts with their paths, error texts included. */
const flat = (texts: object, place = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[place + key, text]] : flat(text as object, `${key}.`),
  );

const english = new Map(flat(loginTexts.en));

/** Letters of languages with a script of their own; texts in the others must differ from the English ones. */
const letters: Readonly<Record<string, RegExp>> = {
  he: /[\u0590-\u05ff]/,
  ar: /[\u0600-\u06ff]/,
  ru: /[\u0400-\u04ff]/,
  zh: /[\u4e00-\u9fff]/,
};

/** Words that are the same in both languages. */
const shared = new Set(['it password', 'it email', 'it newPassword']);

it('the login page offers the languages of the product, in its order', () => {
  expect(Object.entries(loginTexts).map(([code, { name, dir }]) => [code, name, dir])).toEqual(
    languages.map(({ code, name }) => [code, name, directionOf(code)]),
  );
  expect(proofread).toEqual(languages.filter(({ isProofread }) => isProofread).map(({ code }) => code));
});

describe.each(languages.filter(({ code }) => code !== 'en'))('the sign-in pages, $code', ({ code }) => {
  const texts = flat(loginTexts[code]).filter(([key]) => key !== 'dir' && key !== 'name');

  it('have every text in their own language', () => {
    const foreign = texts.filter(([key, text]) => {
      const own = letters[code]?.test(text) ?? text !== english.get(key);
      return !own && !shared.has(`${code} ${key}`);
    });
    expect(foreign).toEqual([]);
    expect(new Set(texts.map(([key]) => key))).toEqual(
      new Set([...english.keys()].filter((key) => key !== 'dir' && key !== 'name')),
    );
  });
});
