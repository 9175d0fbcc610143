import type { Language } from '../language.ts';
import { unsupported } from './check.ts';
import { bareSentence, readSentence, type ReadSentence } from './claims.ts';
import { factsOf, type Facts } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { joined, piecesOf, type Piece } from './sentences.ts';

/** What may be said of a text. */
export interface Gated {
  /** Every sentence whose claims are facts, as it was; empty when none is left. */
  readonly text: string;
  /** The sentences that fell, whole. */
  readonly dropped: readonly string[];
}

/**
 * Lets through what the facts of the conversation support. Every sum, date, clock, percent, number, link, name and rule of a
 * sentence has to be one of them, or the whole sentence falls; what claims nothing passes, and so does a sentence of a page.
 */
export function gate(text: string, ledger: Pick<Ledger, 'snapshot'>, language: Language): Gated {
  const facts = factsOf(ledger.snapshot());
  const pieces = piecesOf(text, language);
  const listed = countsOf(pieces);
  const about = createThread();
  const fallen = new Set(
    pieces.flatMap((piece, at) => {
      if (piece.kind === 'gap') return [];
      const read = readSentence(piece.text, facts);
      const hotels = about(piece, read.hotels);
      const isSound =
        !OVERRIDE.test(piece.text) &&
        (isQuoted(piece.text, facts.pageText) ||
          (unsupported({ ...read, hotels }, facts, listed).length === 0 &&
            areClausesSound(piece.text, read, facts)));
      return isSound ? [] : [at];
    }),
  );
  const dropped = pieces.flatMap((piece, at) => (fallen.has(at) ? [piece.text.trim()] : []));
  return { text: joined(pieces, (at) => !fallen.has(at)), dropped };
}

/** Turns letters and digits around: what is shown would not be what was read. */
const OVERRIDE = /[\u202D\u202E]/u;

const SHORTEST_QUOTE = 12;

const isQuoted = (sentence: string, pages: string): boolean => {
  const bare = bareSentence(sentence);
  return bare.length >= SHORTEST_QUOTE && pages.includes(bare);
};

const GOES_ON =
  /(?<!\p{L})(?:it|its|this hotel|the hotel|this one|they|there|המלון|הוא|בו|לו|שם|במלון|למלון)(?!\p{L})/iu;

/** Which hotels each piece is about: its own, else those of the sentence it goes on, of the head of its list, or of the item above. */
function createThread(): (piece: Piece, own: readonly string[]) => readonly string[] {
  let last: readonly string[] = [];
  let head: readonly string[] = [];
  return ({ kind, text }, own) => {
    if (kind === 'item') {
      if (own.length > 0) last = own;
      return own.length > 0 ? own : /^\s{2,}/u.test(text) ? last : head;
    }
    const hotels = own.length > 0 || !GOES_ON.test(text) || last.length > 1 ? own : last;
    if (own.length > 0) last = own;
    head = hotels.length === 1 ? hotels : [];
    return hotels;
  };
}

const CLAUSE = /[;,]\s+|\s(?:and|while|but|whereas|or|לעומת|אבל|ואילו)\s+|\s(?=ו-?[\p{L}\u2068*[])/u;

/** Of a sentence about several hotels, each clause about one of them has to be true of that one. */
function areClausesSound(sentence: string, { hotels }: ReadSentence, facts: Facts): boolean {
  if (hotels.length < 2) return true;
  return sentence.split(CLAUSE).every((clause) => {
    const read = readSentence(clause, facts);
    if (read.hotels.length !== 1) return true;
    const claims = read.claims.filter(({ kind }) => kind === 'sum' || kind === 'rule');
    return unsupported({ ...read, claims }, facts, []).length === 0;
  });
}

/** Lengths of the lists of a text. */
function countsOf(pieces: readonly Piece[]): readonly number[] {
  const counts: number[] = [];
  let items = 0;
  for (const { kind } of pieces) {
    if (kind === 'item') items += 1;
    else if (kind !== 'gap') {
      counts.push(items);
      items = 0;
    }
  }
  return [...counts, items].filter((count) => count > 0);
}
