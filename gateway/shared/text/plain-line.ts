/**
 * Signs that are seen by nobody and change what others see: control characters, line ends, and marks that turn the
 * direction of writing (a name with U+202E turns the words after it round, in titles and in mails).
 */
const EACH_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Marks of direction, and the blanks without width that come along from pages of the web. */
const EACH_MARK = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** A text without marks of direction, which phones and documents put around what is copied there. */
export const withoutMarks = (text: string): string => text.replaceAll(EACH_MARK, '');

/**
 * A text as one line that reads as it is stored: without these signs, blanks around it and double ones. They are taken
 * out and not refused: they come along with what is copied, and whoever does not see them cannot correct them. Joiners,
 * which Persian and emoji need, stay.
 */
export const plainLine = (text: string): string =>
  withoutMarks(text).replaceAll(EACH_BREAK, ' ').replaceAll(/\s+/g, ' ').trim();
