/**
 * Signs that are seen by nobody and change what others see: control characters, line ends, and marks that turn the
 * direction of writing (a name with U+202E turns the words after it round, in titles and in mails).
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu');
const EACH_MARK = /\p{Bidi_Control}/gu;

/** True for a text of one line that reads as it is stored. Joiners, which Persian and emoji need, are fine. */
export const isPlainLine = (text: string): boolean => !HIDDEN.test(text);

/** A text without marks of direction, which phones put around a number that is copied there. */
export const withoutMarks = (text: string): string => text.replaceAll(EACH_MARK, '');

/** What is left without these signs, for a name that is known already and that nobody can correct where it is used. */
export const plainLine = (text: string): string =>
  text.replaceAll(EACH_HIDDEN, ' ').replaceAll(/\s+/g, ' ').trim();
