/**
 * Turns a text into features for the classifier, so that messages in other words share features with the examples.
 */
import { stemmer } from 'stemmer';
import { type Language, folded } from '../language.ts';
import { lexicon } from '../understanding/lexicon/lexicon.ts';
import { shortWords } from '../understanding/lexicon/spellings/short-words.ts';
import { formsOf, withoutFinalForms } from '../understanding/words/prefixes.ts';

/**
 * Features of a text with their weights: word stems, pairs of stems, groups of letters, and meanings in the
 * lexicon.
 */
export type Features = ReadonlyMap<string, number>;

/**
 * Weights: the meaning counts most, because different words share it; then the stem, the bare tag, word pairs and
 * letter groups.
 */
const STEM = 1.5;
const PAIR = 0.5;
const LETTERS = 0.4;
const MEANING = 2;
const TAG = 1;
/** Number of letters in a group: enough to recognize a misspelled word. */
const GROUP = 4;
/** Number of words that are read; the rest of a longer message is ignored. */
const MAX_WORDS = 60;
/** Tags that say nothing about a topic. */
const EMPTY_TAGS = new Set(['filler', 'name-part']);

const HEBREW_PREFIX = /^ו?[כש]?[שהבלמ](?=\p{L}{3})/u;
const HEBREW_ENDING = /(?:יות|ים|ות|תי|נו|ה)$/u;
const LONG_ENOUGH = 5;

function stemOf(word: string, language: Language): string {
  if (language === 'en') return stemmer(word);
  const whole = word.length >= LONG_ENOUGH ? word.replace(HEBREW_ENDING, '') : word;
  return withoutFinalForms(whole).replace(HEBREW_PREFIX, '');
}

/** All groups of four letters of a word, with signs for its beginning (^) and end ($). */
function letterGroups(word: string): readonly string[] {
  const text = `^${word}$`;
  return Array.from(
    { length: Math.max(0, text.length - GROUP + 1) },
    (_, at) => `letters ${text.slice(at, at + GROUP)}`,
  );
}

/** The parts of the features that depend on a single word. */
interface Word {
  readonly stem: string;
  readonly groups: readonly string[];
  /** Spellings under which it may be in the lexicon. */
  readonly forms: readonly string[];
}

const wordOf = (text: string, language: Language): Word => ({
  stem: stemOf(text, language),
  groups: letterGroups(text),
  forms: formsOf({ kind: 'word', text }).map((form) => form.text),
});

/**
 * The meanings of the words, as `tag` and `tag=value`, by the longest phrases of the lexicon. Typos are not
 * corrected, because that would be slow.
 */
function meaningsOf(words: readonly Word[]): readonly string[] {
  const meanings: string[] = [];
  for (let at = 0; at < words.length;) {
    const start = at;
    const found = (words[start]?.forms ?? [])
      .flatMap((form) => lexicon.longest(form, (offset) => words[start + offset]?.forms ?? []) ?? [])
      .toSorted((one, other) => other.length - one.length)[0];
    for (const [tag, value] of found?.tags ?? []) {
      if (EMPTY_TAGS.has(tag)) continue;
      meanings.push(tag, `${tag}=${typeof value === 'number' ? '0' : value}`);
    }
    at += found?.length ?? 1;
  }
  return meanings;
}

/** Creates a function that reads the features of texts. It caches what it knows of each word. */
export function createFeatureReader(language: Language): (text: string) => Features {
  const known = new Map<string, Word>();
  const read = (text: string): Word => {
    const word = known.get(text) ?? wordOf(text, language);
    known.set(text, word);
    return word;
  };
  return (message) => {
    const text = folded(message.replace(/['’`׳"״”]/gu, '')).replace(/\d+/gu, '0');
    const words = text
      .split(' ')
      .filter(Boolean)
      .slice(0, MAX_WORDS)
      .map((word) => read(shortWords.get(word) ?? word));
    const features = new Map<string, number>();
    const add = (name: string, weight: number): void => {
      features.set(name, (features.get(name) ?? 0) + weight);
    };
    for (const [at, { stem, groups }] of words.entries()) {
      add(`stem ${stem}`, STEM);
      add(`pair ${words[at - 1]?.stem ?? ''} ${stem}`, PAIR);
      for (const group of groups) add(group, LETTERS);
    }
    for (const meaning of meaningsOf(words)) add(`meaning ${meaning}`, meaning.includes('=') ? MEANING : TAG);
    return features;
  };
}
