/** Splits a message into tokens: words, numbers, dates, signs and breaks, without any meaning yet. */
import { isPrefix } from './prefixes.ts';
import { folded } from '../../language.ts';
import { rewrite } from './rewrites.ts';

/**
 * A piece of a message. `pair`: two or three numbers joined by a point, slash or dash, which may be a date; `iso`:
 * a date such as 2027-03-01; `break`: punctuation.
 */
export interface Token {
  readonly kind: 'word' | 'number' | 'pair' | 'iso' | 'sign' | 'break';
  /** A word folded and without apostrophes, a sign as written. */
  readonly text: string;
  readonly raw: string;
  /** Value of a number; null for everything else. */
  readonly number: number | null;
  /** Numbers of a pair (`10/12`, `4.5`, `10.12.26`) or of an ISO day. */
  readonly parts: readonly number[];
  /** Hebrew letters joined to its front by a hyphen: `ב-10`. */
  readonly prefix: string;
  readonly isOrdinal: boolean;
  /** True when a misspelled word was read as a known one. */
  readonly isTypo?: boolean;
}

/** The kinds of tokens, tried in this order. */
const SHAPES: readonly (readonly [Token['kind'], RegExp])[] = [
  ['iso', /\d{4}([-./])\d{1,2}\1\d{1,2}(?!\d)/uy],
  ['pair', /\d{1,2}-\d{1,2}-\d{4}(?!\d)/uy],
  ['number', /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/uy],
  ['pair', /\d{1,2}([./])\d{1,2}(?:\1(?:\d{4}|\d{2}))?(?![\d/]|\.\d|k(?![\p{L}]))/iuy],
  ['number', /\d+(?:\.\d+)?/uy],
  ['sign', /(?:us|au|ca|[ac])\$/iuy],
  // “St. Moritz” is one name.
  ['word', /(?:st|mt|ft)\.(?=\s?\p{L})/iuy],
  ['word', /\p{L}[\p{L}\p{M}]*(?:['’`׳"״”][\p{L}\p{M}]+)*['’׳]?/uy],
  ['sign', /[\p{Sc}%+/?&<>~=*#]|[-–—־]/uy],
  ['break', /[.,;:!|()[\]{}\n"״”“•]/uy],
];

const ORDINAL_END = /(?:st|nd|rd|th)(?![\p{L}])/iuy;
const THOUSANDS = /k(?![\p{L}\p{N}])/iuy;
const DASHES = /^[-–—־]$/u;

/** Longest message that is read; the rest is ignored. */
const MAX_MESSAGE_LENGTH = 2_000;

/** Words, numbers, dates and signs of a message, in order. Digits of other scripts become European ones. */
export const tokensOf = (message: string): readonly Token[] =>
  joinPrefixes(scan(rewrite(message.slice(0, MAX_MESSAGE_LENGTH).normalize('NFKC'))));

/** The tokens in order; characters of no kind are skipped. “5th” becomes an ordinal number, “2k” two thousand. */
function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const found = shapeAt(text, at);
    if (!found) {
      at += 1;
      continue;
    }
    at += found.raw.length;
    if (found.kind !== 'number') {
      tokens.push(newToken(found.kind, found.raw));
      continue;
    }
    const ordinal = matchAt(ORDINAL_END, text, at);
    const thousands = ordinal ? null : matchAt(THOUSANDS, text, at);
    at += (ordinal ?? thousands ?? '').length;
    const number = Number(found.raw.replaceAll(',', '')) * (thousands ? 1_000 : 1);
    tokens.push({ ...newToken('number', found.raw), number, isOrdinal: ordinal !== null });
  }
  return tokens;
}

function shapeAt(text: string, at: number): { readonly kind: Token['kind']; readonly raw: string } | null {
  for (const [kind, shape] of SHAPES) {
    const raw = matchAt(shape, text, at);
    if (raw !== null) return { kind, raw };
  }
  return null;
}

function matchAt(shape: RegExp, text: string, at: number): string | null {
  shape.lastIndex = at;
  return shape.exec(text)?.[0] ?? null;
}

function newToken(kind: Token['kind'], raw: string): Token {
  const isDash = kind === 'sign' && DASHES.test(raw);
  const text = isDash ? '-' : kind === 'word' ? wordText(raw) : raw.toLowerCase();
  const parts = kind === 'pair' || kind === 'iso' ? raw.split(/[./-]/u).map(Number) : [];
  return { kind, text, raw, number: null, parts, prefix: '', isOrdinal: false };
}

/** Removes apostrophes, so that “what’s” and ש״ח are one word each. */
const wordText = (raw: string): string => folded(raw.replace(/['’`׳"״”]/gu, ''));

/** Joins Hebrew prefixes to the number after them (`ב-10`, `ל10`: in, to ten), and drops hyphens inside names. */
function joinPrefixes(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const dashAt = tokens[at + 1]?.text === '-' ? 1 : 0;
    const next = tokens[at + 1 + dashAt];
    if (
      token.kind === 'word' &&
      token.text !== 'של' &&
      isPrefix(token.text) &&
      next &&
      (dashAt === 1 || next.kind !== 'word')
    ) {
      if (next.kind !== 'break' && next.text !== '?') {
        joined.push({ ...next, prefix: token.text });
        at += 1 + dashAt;
        continue;
      }
    }
    const isInsideName = token.text === '-' && tokens[at - 1]?.kind === 'word' && next?.kind === 'word';
    if (!isInsideName) joined.push(token);
  }
  return joined;
}
