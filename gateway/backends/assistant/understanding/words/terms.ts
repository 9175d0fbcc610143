/**
 * Splits a message into terms: words, known phrases, numbers and signs, with their meanings (tags) in the lexicon.
 */
import { withAbsences } from './absences.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { formsOf, type Form } from './prefixes.ts';
import { joinNumbers } from './numbers.ts';
import { tokensOf, type Token } from './tokens.ts';
import { withoutTypos } from './typos.ts';

/** The value of a tag in the lexicon: a key or a number. */
export type TagValue = string | number;

/** A word, phrase, number or sign with all its possible meanings; the rules decide which one applies. */
export interface Term {
  readonly kind: Token['kind'];
  /** All words of a phrase, folded: lower case, no accents, typing errors corrected. */
  readonly text: string;
  /** As written. */
  readonly raw: string;
  /** Value in digits or words; null for everything else. */
  readonly number: number | null;
  /** Numbers of a pair (`10/12`, `4.5`) or of an ISO day. */
  readonly parts: readonly number[];
  /** Written like “5th”. */
  readonly isOrdinal: boolean;
  /** Hebrew letters at its front that are not part of it. */
  readonly prefix: string;
  /** Tags with their values. The lexicon files list them. */
  readonly tags: ReadonlyMap<string, TagValue>;
  /** True when a misspelled word was read as a known one. */
  readonly isTypo: boolean;
}

/** As written, without its Hebrew prefix letters. */
export const wordsOf = ({ raw, prefix }: Term): string =>
  prefix !== '' && raw.startsWith(prefix) ? raw.slice(prefix.length) : raw;

/** The words of a term, corrected and without prefix letters. */
export const bareText = ({ text, prefix }: Pick<Term, 'text' | 'prefix'>): string =>
  text.slice(text.startsWith(prefix) ? prefix.length : 0);

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
  return withAbsences(joinNumbers(terms.map((term, at) => sumOf(term, terms[at - 1], terms[at + 1]))));
}

/** A pair such as 45.10 next to a currency is a sum, not a date. */
function sumOf(term: Term, ...beside: readonly (Term | undefined)[]): Term {
  const isMoney = beside.some((other) => other?.tags.has('currency') || /^\p{Sc}$/u.test(other?.text ?? ''));
  if (!isMoney || !/^\d+\.\d{1,2}$/u.test(term.raw) || term.kind !== 'pair') return term;
  return { ...term, kind: 'number', number: Number(term.raw) };
}

interface Phrase {
  readonly length: number;
  readonly prefix: string;
  readonly tags: ReadonlyMap<string, TagValue>;
}

/** True unless the form is ועשר (and ten): שמונה ועשר are 8 and 10, not eighteen. */
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

/** One term from one token or the tokens of a phrase. */
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
