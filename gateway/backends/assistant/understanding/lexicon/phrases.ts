import { folded } from '../../language.ts';

/** One meaning: a tag, its value, and the phrases that carry it in both languages. */
export interface Meaning {
  readonly tag: string;
  readonly value: string | number;
  readonly phrases: readonly string[];
}

/** A line of a table: value, English phrases, Hebrew phrases, each divided by commas. */
export type Line = readonly [value: string | number, english: string, hebrew: string];

/** A table of phrases that share a tag. A new phrase is a few letters in its line. */
export const meanings = (tag: string, lines: readonly Line[]): readonly Meaning[] =>
  lines.map(([value, english, hebrew]) => ({
    tag,
    value,
    phrases: [...english.split(','), ...hebrew.split(',')].map(spelled).filter((phrase) => phrase !== ''),
  }));

/** As the tokeniser spells words: folded, apostrophes gone. */
const spelled = (phrase: string): string => folded(phrase.replace(/['’׳"״]/gu, ''));
