/** A list item, or a sentence with what follows it. */
const PIECE = /[^\n]*?(?:[.!?]["”״)]?(?=\s|$)[ \t]*|\n+|$)/gu;

/** A text in the pieces in which it is shown: sentences and lines. Together they are the text again. */
export const piecesOf = (text: string): string[] => (text.match(PIECE) ?? []).filter((piece) => piece !== '');
