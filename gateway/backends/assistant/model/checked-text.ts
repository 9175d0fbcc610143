import { gate } from '../grounding/gate.ts';
import type { Ledger } from '../grounding/ledger.ts';
import type { Language } from '../language.ts';
import { isOfKnownWords } from './known-words.ts';
import { createCutter, isListItem } from './units.ts';

/** What a model writes, on its way through the gate. */
export interface CheckedText {
  /** Takes in the next words; sentences that pass are told at once. */
  push(words: string): void;
  /** Judges what is left. A sentence that was cut off is not told. */
  end(isCutOff: boolean): void;
  /** Everything that was told. */
  told(): string;
}

const isHead = (piece: string): boolean => /:\**\s*$/.test(piece) && !isItem(piece);
const isItem = (piece: string): boolean => isListItem(piece.trimStart());

/** Pieces before a sentence that it may go on about. Judging all of a long text again and again would take too long. */
const CONTEXT = 6;

/**
 * A gate for text that is still being written: a sentence is judged together with those that passed before it, because
 * it may go on about their hotel. The head line of a list waits for its first item. What no pattern of the gate reads is
 * refused word by word.
 * @param said the traveller's messages
 */
export function createCheckedText(
  ledger: Ledger,
  language: Language,
  said: string,
  tell: (piece: string) => void,
): CheckedText {
  const cutter = createCutter();
  const passed: string[] = [];
  let head = '';

  /** What the gate lets through behind the text so far; empty when it lets nothing through. */
  const added = (fresh: string, context: string): string => {
    const { text } = gate(context === '' ? fresh.trimStart() : `${context}${fresh}`, ledger, language);
    return text.startsWith(context) ? text.slice(context.length) : '';
  };

  const judge = (piece: string): void => {
    if (!isOfKnownWords(piece, ledger.snapshot(), said)) {
      if (!isItem(piece)) head = '';
      return;
    }
    const fresh = `${head}${piece}`;
    if (isHead(piece)) {
      head = fresh;
      return;
    }
    const near = passed.slice(-CONTEXT).join('').trimStart();
    const text = added(fresh, near) || (passed.length > CONTEXT ? added(fresh, passed.join('')) : '');
    if (text !== '') {
      passed.push(text);
      tell(text);
    }
    if (text !== '' || !isItem(piece)) head = '';
  };

  return {
    push: (words) => {
      for (const piece of cutter.push(words)) judge(piece);
    },
    end: (isCutOff) => {
      const rest = cutter.end();
      if (!isCutOff) for (const piece of rest) judge(piece);
    },
    told: () => passed.join(''),
  };
}
