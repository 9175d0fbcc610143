/** A piece of text that can be judged: a sentence of a paragraph, or a whole line of a list. */
export interface Cutter {
  /** Takes in the next words. @returns pieces that are finished; all pieces together are the text */
  push(text: string): readonly string[];
  /** The last piece, finished or not. */
  end(): readonly string[];
}

/** A line that begins with a bullet or a number. */
export const isListItem = (line: string): boolean => /^\s*(?:[-*•]|\d{1,2}[.)])(?:\s|$)/.test(line);

/** The end of a sentence and what stands behind it; a dot inside a number, a link or a short form ends nothing. */
const SENTENCE_END = /[.!?…]["”״')\]*\u2069]*(?=\s)/gu;
const SHORT_FORMS = /(?:^|[\s(])(?:dr|mr|mrs|ms|st|no|vs|e\.g|i\.e|approx|a\.m|p\.m)\.$/i;

const opened = (text: string, open: string, close: string): boolean =>
  text.split(open).length > text.split(close).length;

/** Where the first sentence of a line ends; -1 while it may go on. */
function sentenceEnd(line: string): number {
  for (const { index, 0: mark } of line.matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    const sentence = line.slice(0, end);
    const isOpen = opened(sentence, '[', ']') || opened(sentence, '](', ')');
    if (!isOpen && !SHORT_FORMS.test(sentence)) return end;
  }
  return -1;
}

/** The first finished piece; null when there is none yet. */
function firstPiece(text: string): string | null {
  const lead = /^\s*/.exec(text)?.[0].length ?? 0;
  const lineEnd = text.indexOf('\n', lead);
  const line = lineEnd < 0 ? text.slice(lead) : text.slice(lead, lineEnd);
  // The beginning of a line may still become a list item.
  const isWhole = isListItem(line) || /^\d{0,2}$/.test(line);
  const end = isWhole ? -1 : sentenceEnd(line);
  if (end >= 0) return text.slice(0, lead + end);
  return lineEnd < 0 ? null : text.slice(0, lineEnd);
}

/** Cuts a text that comes in fragments into pieces. White space stands before a piece, never behind it. */
export function createCutter(): Cutter {
  let rest = '';
  return {
    push(text) {
      rest += text;
      const pieces: string[] = [];
      for (let piece = firstPiece(rest); piece !== null; piece = firstPiece(rest)) {
        pieces.push(piece);
        rest = rest.slice(piece.length);
      }
      return pieces;
    },
    end() {
      const last = rest;
      rest = '';
      return last.trim() === '' ? [] : [last.trimEnd()];
    },
  };
}
