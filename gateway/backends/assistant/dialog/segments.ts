/** One segment: a list item, or a sentence with the whitespace after it. */
const SEGMENT = /[^\n]*?(?:[.!?]["”״)]?(?=\s|$)[ \t]*|\n+|$)/gu;

/** Splits a text into the sentences and lines that are shown one by one. Joined, they are the text again. */
export const toSegments = (text: string): string[] =>
  (text.match(SEGMENT) ?? []).filter((segment) => segment !== '');
