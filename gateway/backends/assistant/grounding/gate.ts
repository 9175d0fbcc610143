import type { Language } from '../language.ts';
import { unsupported } from './check.ts';
import { readSentence } from './claims.ts';
import { factsOf } from './facts.ts';
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
 * sentence has to be one of them, or the whole sentence falls; what claims nothing passes.
 */
export function gate(text: string, ledger: Pick<Ledger, 'snapshot'>, language: Language): Gated {
  const facts = factsOf(ledger.snapshot());
  const pieces = piecesOf(text, language);
  const listed = countsOf(pieces);
  const fallen = new Set(
    pieces.flatMap((piece, at) => {
      if (piece.kind === 'gap') return [];
      return unsupported(readSentence(piece.text, facts), facts, listed).length > 0 ? [at] : [];
    }),
  );
  const dropped = pieces.flatMap((piece, at) => (fallen.has(at) ? [piece.text.trim()] : []));
  return { text: joined(pieces, (at) => !fallen.has(at)), dropped };
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
