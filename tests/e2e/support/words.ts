import type { LanguageCode } from '#i18n/languages.ts';
import { catalogue } from '#tests/support/catalogues.ts';

/**
 * Languages in which the tests use the product: left-to-right, right-to-left, and a script with joined
 * letters.
 */
export type Language = 'en' | 'he' | 'ar';

/** A text of the page in the test's language: English as given, other languages from the catalogue by id. */
export type Say = (english: string, id: string, values?: Readonly<Record<string, string>>) => string;

/** @throws Error for an id that the catalogue does not have */
export function wordsOf(language: LanguageCode): Say {
  const texts = catalogue(language);
  return (english, id, values = {}) => {
    const text = language === 'en' ? english : texts.get(id);
    if (text === undefined) throw new Error(`no ${language} text for ${id}`);
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/** Matches a text regardless of invisible direction marks around inserted values. */
export const loosely = (text: string): RegExp => {
  const marks = '[\\u200e\\u200f\\u2066-\\u2069]*';
  const escaped = text.split('').map((character) => character.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${marks}${escaped.join(marks)}`);
};
