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

/** A node of the search tree, which has one level per word. */
interface Node {
  readonly next: Map<string, Node>;
  readonly tags: Map<string, string | number>;
}

const node = (): Node => ({ next: new Map(), tags: new Map() });

/** Words of fewer letters do not serve as corrections of a misspelled one. */
const MIN_CORRECTION_LENGTH = 3;
/** In a shorter word the first two letters are rarely swapped: Oslo is not “solo”. */
const MIN_SWAPPED = 6;

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
const root = node();
/** Words that occur in any phrase. */
const words = new Set<string>();
// Where two tables give a phrase the same tag, the first value counts.
for (const { tag, value, phrases } of all)
  for (const phrase of phrases) {
    let here = root;
    for (const word of phrase.split(' ')) {
      words.add(word);
      const next = here.next.get(word) ?? node();
      here.next.set(word, next);
      here = next;
    }
    if (!here.tags.has(tag)) here.tags.set(tag, value);
  }

/** Words by first letter and length, to find corrections of a misspelled one. */
const byShape = new Map<string, string[]>();
for (const word of words) {
  const shape = `${word.charAt(0)}${word.length}`;
  if (word.length >= MIN_CORRECTION_LENGTH) byShape.set(shape, [...(byShape.get(shape) ?? []), word]);
}

const tagsOf = (word: string): Tags | null => {
  const tags = root.next.get(word)?.tags;
  return tags?.size ? tags : null;
};

/** All known phrases. */
export const lexicon = {
  /** Tags of a single word; null when it is not a phrase of its own. */
  exact: tagsOf,

  /** True for a word that occurs in any phrase. */
  isWord: (word: string): boolean => words.has(word),

  /** True for a word that has no meaning by itself: only the tag `filler`, or only as a part of phrases. */
  isFiller: (word: string): boolean => [...(tagsOf(word)?.keys() ?? [])].every((tag) => tag === 'filler'),

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
      const ends = here.find(({ tags }) => tags.size > 0);
      if (ends) best = { length, tags: ends.tags };
      const forms = formsAt(length);
      here = here.flatMap((one) => forms.flatMap((form) => one.next.get(form) ?? []));
    }
    return best;
  },
};
