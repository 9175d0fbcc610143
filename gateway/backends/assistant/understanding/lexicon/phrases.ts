/** The syntax of the lexicon files, which are tables of phrases with their meanings. */
import { folded } from '../../language.ts';

/** One meaning: a tag, its value, and the phrases that carry it in both languages. */
export interface Meaning {
  readonly tag: string;
  readonly value: string | number;
  readonly phrases: readonly string[];
}

const HEAD = /^\[([^\]]*)\] ?/u;
const VALUE = /^([^:,]*):(.*)$/u;
const NUMBER = /^-?\d+$/u;

/**
 * Parses a table of phrases. A meaning is a tag and a value; the grammar rules and the signals look for tags.
 * - `[tag]` begins the meanings with that tag.
 * - `value: phrase,phrase` begins a meaning; a value of digits is a number. `[filler] :` has an empty value.
 * - Lines below, usually indented, add phrases to the same meaning: English first, then Hebrew.
 * - ` | ` separates meanings on one line. `//` begins a comment line.
 *
 * `[currency]`, below it `ILS: shekel,nis` and a line `שקל,שח`: all four words have the tag `currency` with the value
 * `ILS`. A phrase may occur in several tables and then has all their tags.
 */
export function meanings(table: string): readonly Meaning[] {
  const found: (Meaning & { readonly phrases: string[] })[] = [];
  let tag = '';
  const lines = table.split('\n').filter((line) => !line.trim().startsWith('//'));
  for (const part of lines.flatMap((line) => line.split(' | ')).map((one) => one.trim())) {
    tag = HEAD.exec(part)?.[1] ?? tag;
    const line = part.replace(HEAD, '');
    const [, value, first = line] = VALUE.exec(line) ?? [];
    if (value !== undefined)
      found.push({ tag, value: NUMBER.test(value) ? Number(value) : value, phrases: [] });
    found.at(-1)?.phrases.push(...first.split(',').map(spelled).filter(Boolean));
  }
  return found;
}

/** The phrase as the tokenizer spells it: folded (lower case, no accents), without apostrophes. */
const spelled = (phrase: string): string => folded(phrase.replace(/['’׳"״]/gu, '')).trim();
