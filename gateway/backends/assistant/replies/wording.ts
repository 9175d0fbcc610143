/** Helpers that put texts together: lists, sentences, paragraphs, links. */
import { minorDigits } from '#shared/pricing/rates.ts';
import type { Language } from '../language.ts';
import type { Money } from '../tools/tools.ts';
import { inWords, isTextKey, say, type Text, type Value } from '../texts/say.ts';

/** Maximum number of characters of a traveller's message that a reply repeats. */
const MAX_REPEATED = 60;

/** The beginning of the traveller's words, to repeat in a reply. */
export function shortened(text: string): string {
  const letters = Array.from(text);
  const beginning = letters.slice(0, MAX_REPEATED - 1).join('');
  return letters.length <= MAX_REPEATED ? text : `${beginning.trim()}…`;
}

/** Words as they are, unlike text from a source in a reply: a path, or a message that is suggested. */
export const asIs =
  (words: string): Text =>
  () =>
    words;

/** The value alone: an amount, a name, or text from a source. */
export const text =
  (value: Value): Text =>
  (language) =>
    inWords(value, language);

/** The message with this key, else the words of the source. */
export const textOr = (key: string, words: string): Text => (isTextKey(key) ? say(key) : text(words));

/** Text from a source, isolated whatever its direction. */
export const isolated =
  (words: string): Text =>
  (language) =>
    `\u2068${inWords(words, language).replace(/[\u2068\u2069]/gu, '')}\u2069`;

export const link =
  (words: Value, href: string): Text =>
  (language) =>
    `[${inWords(words, language)}](${href})`;

/** What can be left out of a text: no number, because 0 would not be. */
type Part = Exclude<Value, number>;

/** Creates a function that joins parts with a separator and leaves out empty ones. */
const together =
  (separator: string) =>
  (...parts: readonly Part[]): Text =>
  (language) =>
    given(parts, language).join(separator);

const given = (parts: readonly Part[], language: Language): string[] =>
  parts.map((part) => inWords(part, language)).filter((part) => part !== '');

/** Facts in one line, separated by commas; empty ones are left out. */
export const facts = together(', ');

/** Sentences of one paragraph. */
export const sentences = together(' ');

/** Paragraphs and lists, separated by an empty line; each once, because two questions may have one answer. */
export const paragraphs =
  (...parts: readonly Part[]): Text =>
  (language) =>
    [...new Set(given(parts, language))].join('\n\n');

/** “a, b and c”. */
export function joined(parts: readonly Value[], last: 'and' | 'or' = 'and'): Text {
  const head: Text = (language) =>
    parts
      .slice(0, -1)
      .map((part) => inWords(part, language))
      .join(', ');
  return parts.length < 2 ? text(parts[0]) : say(`list.${last}`, { first: head, last: parts.at(-1) });
}

/** A list under a heading. */
export const headed =
  (head: Text, items: readonly Value[]): Text =>
  (language) =>
    [head(language), ...items.map((item) => `- ${inWords(item, language)}`)].join('\n');

/** @param amount whole units */
export const moneyOf = (amount: number, currency: string): Money => ({
  amountMinor: Math.round(amount * 10 ** minorDigits(currency)),
  currency,
});

export const shekels = (whole: number): Money => moneyOf(whole, 'ILS');
