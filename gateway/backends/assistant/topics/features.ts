import { stemmer } from 'stemmer';
import { type Language, folded } from '../language.ts';
import { lexicon } from '../understanding/lexicon/lexicon.ts';
import { formsOf } from '../understanding/words/forms.ts';
import { withoutFinalForms } from '../understanding/words/prefixes.ts';

/** Features of a text with their weight: word stems, pairs of them, groups of letters, and meanings in the lexicon. */
export type Features = ReadonlyMap<string, number>;

/** A stem weighs most among the forms of a word; a meaning weighs more, because many words share it. */
const STEM = 1.5;
const PAIR = 0.5;
const LETTERS = 0.4;
const MEANING = 2;
/** Number of letters in a group: enough to recognize a misspelled word. */
const GROUP = 4;
/** Longer messages are read up to here. */
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

function letterGroups(word: string): readonly string[] {
  const text = `^${word}$`;
  return Array.from({ length: Math.max(0, text.length - GROUP + 1) }, (_, at) => text.slice(at, at + GROUP));
}

/** The meanings of the words, by the longest phrases of the lexicon. Typos are not corrected, which would be slow. */
function meaningsOf(words: readonly string[]): readonly string[] {
  const forms = (at: number): readonly string[] => {
    const text = words[at];
    return text === undefined ? [] : formsOf({ kind: 'word', text }).map((form) => form.text);
  };
  const meanings: string[] = [];
  for (let at = 0; at < words.length;) {
    const start = at;
    const found = forms(start)
      .flatMap((form) => lexicon.longest(form, (offset) => forms(start + offset)) ?? [])
      .toSorted((one, other) => other.length - one.length)[0];
    for (const [tag, value] of found?.tags ?? [])
      if (!EMPTY_TAGS.has(tag)) meanings.push(`${tag}=${typeof value === 'number' ? '0' : value}`);
    at += found?.length ?? 1;
  }
  return meanings;
}

export function featuresOf(message: string, language: Language): Features {
  const text = folded(message.replace(/['’`׳"״”]/gu, '')).replace(/\d+/gu, '0');
  const words = text.split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const stems = words.map((word) => stemOf(word, language));
  const features = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    features.set(name, (features.get(name) ?? 0) + weight);
  };
  for (const [at, stem] of stems.entries()) {
    add(`stem ${stem}`, STEM);
    add(`pair ${stems[at - 1] ?? ''} ${stem}`, PAIR);
  }
  for (const group of words.flatMap(letterGroups)) add(`letters ${group}`, LETTERS);
  for (const meaning of meaningsOf(words)) {
    add(`meaning ${meaning}`, MEANING);
    add(`tag ${meaning.split('=')[0]}`, MEANING / 2);
  }
  return features;
}
