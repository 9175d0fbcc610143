/**
 * True for a text of one line that reads as it is stored: without control characters, line ends, and marks that turn the
 * direction of writing. Joiners, which Persian and emoji need, are fine.
 */
export const isPlainLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);

/** Seen by nobody, and along with much that is copied: marks of direction, and blanks without width. */
const EACH_MARK = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
const EACH_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The text as such a line: hidden marks are taken out, breaks become blanks. */
export const asPlainLine = (text: string): string =>
  text.replaceAll(EACH_MARK, '').replaceAll(EACH_BREAK, ' ').trim();
