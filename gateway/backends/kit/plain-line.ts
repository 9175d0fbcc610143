/**
 * True for a text of one line that reads as it is stored: without control characters, line ends, and marks that turn the
 * direction of writing. Joiners, which Persian and emoji need, are fine.
 */
export const isPlainLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(text);
