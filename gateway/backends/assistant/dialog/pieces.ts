/** One piece: a list item, or a sentence with the whitespace after it. */
const PIECE = /[^\n]*?(?:[.!?]["”״)]?(?=\s|$)[ \t]*|\n+|$)/gu;

/** Splits a text into the sentences and lines that are shown one by one. Joined, they are the text again. */
export const piecesOf = (text: string): string[] => (text.match(PIECE) ?? []).filter((piece) => piece !== '');
