import type { Language } from '../language.ts';

/** A piece of a text: all pieces in order are the text itself. */
export interface Piece {
  readonly text: string;
  /** `item` is a whole line of a list; `head` a line right above a list; `gap` holds no words. */
  readonly kind: 'sentence' | 'item' | 'head' | 'gap';
}

const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
const WORDS = /[\p{L}\p{N}]/u;
/** A segmenter ends a sentence behind these. */
const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|no|nr|approx|e\.g|i\.e|vs|etc|a\.m|p\.m|incl|max|min|u\.s|ave|mt|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.\s*$/iu;
const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  he: new Intl.Segmenter('he', { granularity: 'sentence' }),
} as const;

/** Splits into lines, lines of text into sentences; a list item stays whole. Line ends are gaps of their own. */
export function piecesOf(text: string, language: Language): readonly Piece[] {
  const lines = text.split(/(\r?\n)/u);
  const pieces: Piece[] = [];
  for (const [at, line] of lines.entries()) {
    if (!WORDS.test(line)) {
      if (line !== '') pieces.push({ kind: 'gap', text: line });
    } else if (ITEM.test(line)) pieces.push({ kind: 'item', text: line });
    else {
      const sentences = sentencesOf(line, language);
      const head = isAboveList(lines, at) ? sentences.length - 1 : -1;
      for (const [place, sentence] of sentences.entries())
        pieces.push({ kind: place === head ? 'head' : 'sentence', text: sentence });
    }
  }
  return pieces;
}

/** A list follows at once, or after an empty line when this one ends with a colon. */
function isAboveList(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).findIndex((line) => WORDS.test(line));
  if (next < 0 || !ITEM.test(lines[at + 1 + next] ?? '')) return false;
  return next <= 1 || /[:：]\s*\**\s*$/u.test(lines[at] ?? '');
}

function sentencesOf(line: string, language: Language): readonly string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenters[language].segment(line)) {
    open += segment;
    if (isWhole(open)) {
      sentences.push(open);
      open = '';
    }
  }
  return open === '' ? sentences : [...sentences, open];
}

/** False inside a link, bold text or brackets, and behind an abbreviation. */
function isWhole(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (ABBREVIATION.test(text)) return false;
  return count(/\[/gu) === count(/\]/gu) && count(/\(/gu) === count(/\)/gu) && count(/\*\*/gu) % 2 === 0;
}

/** The text of the pieces that stay: heads of lists that lost every item go too, and no wide gaps are left. */
export function joined(pieces: readonly Piece[], stays: (at: number) => boolean): string {
  const kept = pieces.filter((piece, at) => {
    if (piece.kind === 'gap') return true;
    return stays(at) && (piece.kind !== 'head' || hasItem(pieces, at, stays));
  });
  if (kept.length === pieces.length) return pieces.map(({ text }) => text).join('');
  const text = kept.map((piece) => piece.text).join('');
  return WORDS.test(text)
    ? text
        .replace(/[ \t]+(?=\r?\n)/gu, '')
        .replace(/(\r?\n){3,}/gu, '\n\n')
        .trim()
    : '';
}

function hasItem(pieces: readonly Piece[], head: number, stays: (at: number) => boolean): boolean {
  for (let at = head + 1; at < pieces.length; at += 1) {
    const kind = pieces[at]?.kind;
    if (kind === 'item' && stays(at)) return true;
    if (kind === 'sentence' || kind === 'head') return false;
  }
  return false;
}
