/** The texts of replies: ICU messages in a catalogue per language, filled with values of tool results. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../language.ts';
import type { Money, Names } from '../tools/tools.ts';
import en from './en.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import { withInserted } from './hebrew.ts';
import { nameIn, quoted, sum } from './inserted.ts';

/** A part of a reply in the language that is asked for; empty when there is nothing to say. */
export type Text = (language: Language) => string;

/**
 * What a message may contain. A string is a word that the rules of the message choose by, or text from a source, which
 * is quoted; words of our own are a {@link Text}. Null, false and an empty text are `none` in the rules.
 */
export type Value = string | number | boolean | null | undefined | Money | Names | Text;

export type TextKey = keyof typeof en;

/** The names of the messages whose keys begin with a group: `chip.more` is `more` of `chip`. */
export type NameIn<Group extends string> = TextKey extends infer Key
  ? Key extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;

/** The catalogues. */
export const replyTexts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, he };

/** True for keys that have a message: what a source names need not have one. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/** Parsed when they are first needed, because parsing all of them would take a part of the startup. */
const formats: Readonly<Record<Language, Map<TextKey, IntlMessageFormat>>> = {
  en: new Map(),
  he: new Map(),
};

function formatOf(key: TextKey, language: Language): IntlMessageFormat {
  const known = formats[language].get(key);
  if (known) return known;
  const format = new IntlMessageFormat(replyTexts[language][key], language, undefined, { ignoreTag: true });
  formats[language].set(key, format);
  return format;
}

/** A value in the words of a language. */
export function inWords(value: Value, language: Language): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'function') return value(language);
  if (typeof value !== 'object') return quoted(String(value), language);
  if ('currency' in value) return sum(value, language);
  const name = nameIn(value, language);
  return name === null ? say('hotel.this')(language) : quoted(name, language);
}

/** A value within a message: as a string it is what the rules of the message choose by. */
interface Inserted {
  readonly words: string;
  toString(): string;
}

function inserted(value: Value, language: Language): Inserted {
  const words = inWords(value, language);
  const choice = typeof value === 'string' || value === true ? String(value) : words && 'other';
  return { words, toString: () => choice || 'none' };
}

/** The message of the catalogue with these values. */
export const say =
  (key: TextKey, values: Readonly<Record<string, Value>> = {}): Text =>
  (language) => {
    const entries = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'number' ? value : inserted(value, language)] as const,
    );
    const parts = formatOf(key, language).formatToParts<Inserted>(Object.fromEntries(entries));
    const join = language === 'he' ? withInserted : (text: string, words: string) => text + words;
    return parts.reduce(
      (text, { value }) => (typeof value === 'string' ? text + value : join(text, value.words)),
      '',
    );
  };
