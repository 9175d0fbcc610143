/**
 * The lexicon: all known phrases with their tags, from the tables of this folder (syntax: `phrases.ts`). A tag is
 * a meaning that a rule may use, such as `amenity` with the value `Pool` for “swimming pool”. One phrase may have
 * several tags, because a word may mean several things; the rules decide.
 */
import { questionWords } from './hotel/question-words.ts';
import { bookingWords } from './booking-words.ts';
import { commonWords } from './common-words.ts';
import { functionWords, nameWords } from './function-words.ts';
import { moneyWords } from './stay/money-words.ts';
import { numberWords } from './stay/number-words.ts';
import { peopleWords } from './stay/people-words.ts';
import type { Meaning } from './phrases.ts';
import { russianWords } from './spellings/russian-words.ts';
import { latinHebrewWords } from './spellings/latin-hebrew-words.ts';
import { smallTalkWords } from './small-talk-words.ts';
import { timeWords } from './stay/time-words.ts';
import { unmetWishWords } from './hotel/unmet-wish-words.ts';
import { wishWords } from './hotel/wish-words.ts';

type Tags = ReadonlyMap<string, string | number>;

interface Found {
  readonly length: number;
  readonly tags: Tags;
}

interface Node {
  readonly next: Map<string, Node>;
  tags: Map<string, string | number> | null;
}

const node = (): Node => ({ next: new Map(), tags: null });

/** Words of fewer letters do not serve as corrections of a misspelled one. */
const MIN_CORRECTION_LENGTH = 3;
/** In a shorter word the first two letters are rarely swapped: Oslo is not “solo”. */
const MIN_SWAPPED = 6;

/**
 * Builds the search tree, one level per word. Where two tables give a phrase the same tag, the first value counts.
 */
function tree(all: readonly Meaning[]): Node {
  const root = node();
  for (const { tag, value, phrases } of all)
    for (const phrase of phrases) {
      let here = root;
      for (const word of phrase.split(' ')) {
        const next = here.next.get(word) ?? node();
        here.next.set(word, next);
        here = next;
      }
      here.tags ??= new Map();
      if (!here.tags.has(tag)) here.tags.set(tag, value);
    }
  return root;
}

const all: readonly Meaning[] = [
  ...numberWords,
  ...timeWords,
  ...peopleWords,
  ...moneyWords,
  ...wishWords,
  ...unmetWishWords,
  ...questionWords,
  ...bookingWords,
  ...smallTalkWords,
  ...functionWords,
  ...commonWords,
  ...nameWords,
  ...russianWords,
  ...latinHebrewWords,
];
const root = tree(all);
const words = new Set(all.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.split(' '))));

/** Words by first letter and length, to find corrections of a misspelled one. */
const byShape = new Map<string, string[]>();
for (const word of words) {
  if (word.length < MIN_CORRECTION_LENGTH) continue;
  const shape = `${word.charAt(0)}${word.length}`;
  byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
}

/** All known phrases. */
export const lexicon = {
  /** Tags of a single word; null when it is not a phrase of its own. */
  exact: (word: string): Tags | null => root.next.get(word)?.tags ?? null,

  /** True for a word that occurs in any phrase. */
  isWord: (word: string): boolean => words.has(word),

  /** True for a word that has no meaning by itself: only the tag `filler`, or only as a part of phrases. */
  isFiller: (word: string): boolean => {
    const tags = root.next.get(word)?.tags;
    return !tags || (tags.size === 1 && tags.has('filler'));
  },

  /** Known words of nearly the same length with the same first letter, or with the first two letters swapped. */
  near: (word: string): readonly string[] => [
    ...[-2, -1, 0, 1, 2].flatMap((more) => byShape.get(`${word.charAt(0)}${word.length + more}`) ?? []),
    ...(word.length < MIN_SWAPPED ? [] : (byShape.get(`${word.charAt(1)}${word.length}`) ?? [])).filter(
      (one) => one.charAt(1) === word.charAt(0) && /[a-z]/u.test(one),
    ),
  ],

  /**
   * The longest phrase that begins with a word.
   * @param formsAt spellings of the word at this offset; empty after the end
   */
  longest(first: string, formsAt: (offset: number) => readonly string[]): Found | null {
    let best: Found | null = null;
    const start = root.next.get(first);
    let here: readonly Node[] = start ? [start] : [];
    for (let length = 1; here.length > 0; length += 1) {
      const ends = here.find((one) => one.tags !== null);
      if (ends?.tags) best = { length, tags: ends.tags };
      const forms = formsAt(length);
      here = here.flatMap((one) => forms.flatMap((form) => one.next.get(form) ?? []));
    }
    return best;
  },
};
