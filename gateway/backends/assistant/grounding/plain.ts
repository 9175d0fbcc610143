const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/\p{Cf}/gu, ''],
  [/[’‘‛׳`´]/gu, "'"],
  [/[“”„״]/gu, '"'],
  [/[‐‑‒–—―−־]/gu, '-'],
  [/\s+/gu, ' '],
];

/** Zeroes of the decimal digits that a reader of our languages may meet beside ASCII. */
const ZEROES = [0x0660, 0x06f0] as const;

const digit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROES.find((start) => code >= start && code < start + 10);
  return zero === undefined ? letter : String(code - zero);
};

/**
 * A text for reading claims: without isolates, accents and vowel signs, with ASCII digits, quotes and dashes and single
 * blanks. Case stays. Not for showing.
 */
export const plain = (text: string): string =>
  LOOKALIKES.reduce(
    (read, [from, to]) => read.replace(from, to),
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, digit),
  ).trim();

/** A pattern of a list of words, longest first, that are no part of a longer word. */
export const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$().*+?[\\\]^{|}]/gu, '\\$&'))
    .join('|');

/** Letters that Hebrew glues to the front of a word. */
export const GLUED = '[ובלמכהש]{0,3}-?';

/** Not inside a word or number. */
export const BEFORE = '(?<![\\p{L}\\p{N}])';
export const AFTER = '(?![\\p{L}\\p{N}])';
