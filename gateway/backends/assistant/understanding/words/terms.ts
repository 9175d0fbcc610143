import { lexicon } from '../lexicon/lexicon.ts';
import { formsOf, type Form } from './forms.ts';
import { tokensOf, type Token } from './tokens.ts';
import { withoutTypos } from './typos.ts';

/** The value of a tag: a key or a number. */
export type TagValue = string | number;

/** A word, phrase, number or sign with its possible meanings. */
export interface Term {
  readonly kind: Token['kind'];
  /** Folded, all words of a phrase. */
  readonly text: string;
  readonly raw: string;
  readonly number: number | null;
  readonly parts: readonly number[];
  readonly isOrdinal: boolean;
  /** Hebrew letters at its front that are not part of it. */
  readonly prefix: string;
  readonly tags: ReadonlyMap<string, TagValue>;
  /** True when a misspelled word was read as a known one. */
  readonly isTypo: boolean;
}

/** As written, without its Hebrew prefix letters. */
export const wordsOf = ({ raw, prefix }: Term): string =>
  prefix !== '' && raw.startsWith(prefix) ? raw.slice(prefix.length) : raw;

const NO_TAGS: ReadonlyMap<string, TagValue> = new Map();

/** Splits a message into terms: the longest known phrase at each position, else the bare token. */
export function termsOf(message: string): readonly Term[] {
  const tokens = withoutTypos(tokensOf(message));
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at);
    const length = phrase?.length ?? 1;
    const taken = tokens.slice(at, at + length);
    terms.push(termOf(taken, phrase?.tags ?? NO_TAGS, phrase?.prefix ?? taken[0]?.prefix ?? ''));
    at += length;
  }
  return joinNumbers(terms.map((term, at) => sumOf(term, terms[at - 1], terms[at + 1])));
}

/** “$45.10”: next to a currency it is not a date. */
function sumOf(term: Term, ...beside: readonly (Term | undefined)[]): Term {
  const isMoney = beside.some((other) => other?.tags.has('currency') || /^\p{Sc}$/u.test(other?.text ?? ''));
  if (!isMoney || !/^\d+\.\d{1,2}$/u.test(term.raw) || term.kind !== 'pair') return term;
  return { ...term, kind: 'number', number: Number(term.raw) };
}

/** “5 thousand”, “twenty five”, “מאה חמישים” become one number each. */
function joinNumbers(terms: readonly Term[]): readonly Term[] {
  const joined: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const before = joined.at(-1);
    const number = before ? (numberOfTwo(before, term) ?? priceOfTwo(before, term, terms[at + 1])) : null;
    if (before && number !== null) {
      joined[joined.length - 1] = { ...before, number };
      continue;
    }
    // “a hundred and eighty”
    const [hundreds, and] = joined.slice(-2);
    const whole = hundreds && and?.text === 'and' ? numberOfTwo(hundreds, term) : null;
    if (hundreds && whole !== null && isHundreds(hundreds))
      joined.splice(-2, 2, { ...hundreds, number: whole });
    else joined.push(term);
  }
  return joined;
}

const isHundreds = ({ number }: Term): boolean => number !== null && number >= 100 && number % 100 === 0;

/** “one fifty a night”: hundreds and tens of a price. */
function priceOfTwo(one: Term, other: Term, next: Term | undefined): number | null {
  const [first, second] = [one.number, other.number];
  const isPrice = ['per-night', 'currency', 'or-less'].some((name) => next?.tags.has(name));
  if (!isPrice || first === null || second === null || !one.tags.has('number') || !other.tags.has('number'))
    return null;
  return first >= 1 && first <= 9 && second >= 20 && second < 100 ? first * 100 + second : null;
}

function numberOfTwo(one: Term, other: Term): number | null {
  const [first, second] = [one.number, other.number];
  if (first === null || second === null || !other.tags.has('number') || one.isOrdinal) return null;
  if ((second === 100 || second === 1_000) && first < second && first > 0) return first * second;
  if (!one.tags.has('number')) return null;
  const isTens = first >= 20 && first % 10 === 0 && first % 100 >= 20 && second > 0 && second < 10;
  // “twenty twenty seven”
  if (first === 20 && second >= 20 && second < 100) return first * 100 + second;
  const isYear = first === 2_000 && second < 100;
  const isRound = first >= 1_000 && first % 1_000 === 0 && second >= 100 && second < 1_000;
  return isTens || isYear || isRound || (first >= 100 && first % 100 === 0 && second >= 10 && second < 100)
    ? first + second
    : null;
}

interface Phrase {
  readonly length: number;
  readonly prefix: string;
  readonly tags: ReadonlyMap<string, TagValue>;
}

/** “שמונה ועשר” are two numbers, not eighteen. */
const isInsidePhrase = ({ text, prefix }: Form): boolean => prefix !== 'ו' || !/^עשרה?$/u.test(text);

/** The longest phrase of the lexicon that begins here; of two equal ones, that with the shorter prefix. */
function phraseAt(tokens: readonly Token[], at: number): Phrase | null {
  const first = tokens[at];
  if (!first) return null;
  let best: Phrase | undefined;
  for (const form of formsOf(first)) {
    const found = lexicon.longest(form.text, (offset) => {
      const token = tokens[at + offset];
      return token
        ? formsOf(token)
            .filter(isInsidePhrase)
            .map(({ text }) => text)
        : [];
    });
    if (!found) continue;
    if (!best || found.length > best.length)
      best = { length: found.length, tags: found.tags, prefix: first.prefix + form.prefix };
    // A form may be a word of its own and the plural of another (“stars”): both meanings are kept.
    else if (found.length === best.length && form.prefix === '')
      best = { ...best, tags: new Map([...found.tags, ...best.tags]) };
  }
  return best ?? null;
}

function termOf(tokens: readonly Token[], tags: ReadonlyMap<string, TagValue>, prefix: string): Term {
  const only = tokens.length === 1 ? tokens[0] : undefined;
  const tagged = tags.get('number');
  return {
    kind: only?.kind ?? 'word',
    text: tokens.map((token) => token.text).join(' '),
    raw: tokens.map((token) => token.raw).join(' '),
    number: only?.number ?? (typeof tagged === 'number' ? tagged : null),
    parts: only?.parts ?? [],
    isOrdinal: only?.isOrdinal ?? false,
    prefix,
    tags,
    isTypo: tokens.some((token) => token.isTypo === true),
  };
}
