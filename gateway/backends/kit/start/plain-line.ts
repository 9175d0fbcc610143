/**
 * True for a text of one line without control characters, line ends, and characters that change the direction of text.
 * Joiners, which Persian and emoji need, are allowed.
 */
export const isPlainLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);

/** Invisible characters that come with copied text: direction characters, soft hyphens, and zero-width spaces. */
const EACH_MARK = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
const EACH_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Turns a text into a plain line: invisible characters are removed, line breaks become spaces. */
export const asPlainLine = (text: string): string =>
  text.replaceAll(EACH_MARK, '').replaceAll(EACH_BREAK, ' ').trim();
