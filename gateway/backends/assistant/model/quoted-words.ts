/** Finds the words that a model quotes in the message. */
import { prefixesOf } from '../understanding/words/prefixes.ts';
import { folded } from '../language.ts';
import type { Reading } from '../understanding/reading.ts';
import { termsOf, wordsOf } from '../understanding/words/terms.ts';

const isWord = (written: string, word: string): boolean =>
  written === word || prefixesOf(written).some(({ rest }) => rest === word);

/** Positions of words in a text, first to last. */
export type Span = readonly number[];

/** Positions of the words where they follow each other in the text; null when they do not. */
export function spanOf(text: string, words: string): Span | null {
  const [all, sought] = [folded(text).split(' '), folded(words).split(' ')];
  if (sought[0] === '') return null;
  const start = all.findIndex((_word, at) =>
    sought.every((word, index) => (index === 0 ? isWord(all[at] ?? '', word) : all[at + index] === word)),
  );
  return start < 0 ? null : sought.map((_word, index) => start + index);
}

/** The text, folded, without these words. */
export function withoutWords(text: string, parts: readonly string[]): string {
  const left = new Set(parts.flatMap((words) => spanOf(text, words) ?? []));
  return folded(text)
    .split(' ')
    .filter((_word, at) => !left.has(at))
    .join(' ');
}

/**
 * True when the lexicon lacks one of the words, and it is not the name of a place. Only such words may have a meaning
 * that the model found and the rule-based reader did not. That reader takes unknown words for places, so its places
 * count only when the model names none.
 */
export function hasUnknownWord(words: string, { details }: Reading, places: readonly string[]): boolean {
  const named = places.length > 0 ? places.map(folded) : details.places.flatMap(({ spellings }) => spellings);
  const ofPlaces = new Set(named.flatMap((one) => one.split(' ')));
  return termsOf(words).some(
    ({ kind, text, tags, isTypo }) => kind === 'word' && (tags.size === 0 || isTypo) && !ofPlaces.has(text),
  );
}

/** True when the words are where a place is expected: “in Spa”, בפול (in Poole). */
export function isPlacedIn(text: string, words: string): boolean {
  const terms = termsOf(text);
  return terms.some(
    (term, at) =>
      folded(wordsOf(term)) === folded(words) &&
      (/[בל]$/u.test(term.prefix) || terms[at - 1]?.tags.has('place-mark') === true),
  );
}

/** Numbers written in digits, also as thousands: “1,500”, “2k”. */
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(
    Array.from(
      text.normalize('NFKC').matchAll(/(\d[\d.,]*)\s?(k\b|אלף)?/giu),
      ([, digits = '', thousand]) => {
        const value = Number(digits.replace(/[.,]+$|,(?=\d{3})/g, ''));
        return thousand ? value * 1_000 : value;
      },
    ),
  );
