import { lexicon } from './lexicon/lexicon.ts';
import { formsOf } from './forms.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { wordMeant } from './typos.ts';

/** What a tag says more exactly: a key, a number, or nothing. */
export type TagValue = string | number;

/** A word, phrase, number or sign with what it can mean. */
export interface Term {
  readonly kind: Token['kind'];
  /** Folded, all words of a phrase. */
  readonly text: string;
  readonly raw: string;
  readonly number: number | null;
  readonly parts: readonly number[];
  readonly isOrdinal: boolean;
  /** Hebrew letters at its front that are no part of it. */
  readonly glued: string;
  readonly tags: ReadonlyMap<string, TagValue>;
  /** Read as a known word although it is spelled otherwise. */
  readonly isTypo: boolean;
}

const NO_TAGS: ReadonlyMap<string, TagValue> = new Map();
const MOST_TYPOS = 40;
const SENTENCE_END = /^[.!?\n:]$/u;

/** A message as terms: the longest known phrase at each place, else the bare token. */
export function termsOf(message: string): readonly Term[] {
  const tokens = tokensOf(message);
  const terms: Term[] = [];
  let typosLeft = MOST_TYPOS;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const phrase = phraseAt(tokens, at);
    if (phrase) {
      terms.push(termOf(tokens.slice(at, at + phrase.length), phrase.tags, phrase.glued, false));
      at += phrase.length;
      continue;
    }
    at += 1;
    const previous = terms.at(-1);
    const meant =
      token.kind === 'word' && typosLeft > 0 && !isNameLike(token, previous, terms.length === 0)
        ? wordMeant(token.text)
        : null;
    if (token.kind === 'word' && meant === null) typosLeft -= 1;
    const tags = meant === null ? NO_TAGS : (lexicon.exact(meant) ?? NO_TAGS);
    terms.push(termOf([token], tags, token.glued, meant !== null));
  }
  return numbersJoined(terms);
}

/** “5 thousand”, “twenty five”, “מאה חמישים”: one number each. */
function numbersJoined(terms: readonly Term[]): readonly Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const before = joined.at(-1);
    const number = before ? numberOfTwo(before, term) : null;
    if (before && number !== null) joined[joined.length - 1] = { ...before, number };
    else joined.push(term);
  }
  return joined;
}

function numberOfTwo(one: Term, other: Term): number | null {
  const [first, second] = [one.number, other.number];
  if (first === null || second === null || !other.tags.has('number') || one.isOrdinal) return null;
  if ((second === 100 || second === 1_000) && first < second && first > 0) return first * second;
  if (!one.tags.has('number')) return null;
  const isTens = first >= 20 && first < 100 && first % 10 === 0 && second < 10;
  const isRound = first >= 1_000 && first % 1_000 === 0 && second >= 100 && second < 1_000;
  return isTens || isRound || (first >= 100 && first % 100 === 0 && second >= 10 && second < 100)
    ? first + second
    : null;
}

/** A capital inside a sentence, a word that leads to a place or an unknown one before: a name, not a misspelling. */
function isNameLike(token: Token, previous: Term | undefined, isFirst: boolean): boolean {
  if (previous?.tags.has('place-mark') || (previous?.kind === 'word' && previous.tags.size === 0))
    return true;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(token.raw);
  return isCapital && !isFirst && !(previous?.kind === 'break' && SENTENCE_END.test(previous.text));
}

interface Phrase {
  readonly length: number;
  readonly glued: string;
  readonly tags: ReadonlyMap<string, TagValue>;
}

/** The longest phrase of the lexicon that begins here; of two, the one with fewer letters taken off. */
function phraseAt(tokens: readonly Token[], at: number): Phrase | null {
  const first = tokens[at];
  if (!first) return null;
  let best: Phrase | undefined;
  for (const form of formsOf(first)) {
    const found = lexicon.longest(form.text, (offset) => {
      const token = tokens[at + offset];
      return token ? formsOf(token).map((other) => other.text) : [];
    });
    if (!found) continue;
    if (!best || found.length > best.length)
      best = { length: found.length, tags: found.tags, glued: first.glued + form.glued };
    // “stars” is its own word and the plural of another.
    else if (found.length === best.length && form.glued === '')
      best = { ...best, tags: new Map([...found.tags, ...best.tags]) };
  }
  return best ?? null;
}

function termOf(
  tokens: readonly Token[],
  tags: ReadonlyMap<string, TagValue>,
  glued: string,
  isTypo: boolean,
): Term {
  const only = tokens.length === 1 ? tokens[0] : undefined;
  const tagged = tags.get('number');
  return {
    kind: only?.kind ?? 'word',
    text: tokens.map((token) => token.text).join(' '),
    raw: tokens.map((token) => token.raw).join(' '),
    number: only?.number ?? (typeof tagged === 'number' ? tagged : null),
    parts: only?.parts ?? [],
    isOrdinal: only?.isOrdinal ?? false,
    glued,
    tags,
    isTypo,
  };
}
