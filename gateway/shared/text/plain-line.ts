/** Control characters and line ends, which become spaces. */
const EACH_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/**
 * Characters that change the direction of text (a name with U+202E reverses the words after it, in titles and in
 * mails), soft hyphens, and the zero-width spaces in text copied from web pages.
 */
const EACH_MARK = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/**
 * A text without soft hyphens, zero-width spaces, and the direction characters that phones and documents put around
 * copied text.
 */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(EACH_MARK, '');

/**
 * A text as one line without invisible characters and with single spaces. They are removed instead of refused, because
 * they come with copied text and users cannot see them to correct them. Joiners, which Persian and emoji need, stay.
 */
export const plainLine = (text: string): string =>
  withoutDirectionMarks(text).replaceAll(EACH_BREAK, ' ').replaceAll(/\s+/g, ' ').trim();
