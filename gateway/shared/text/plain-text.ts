/** Control characters except line breaks and tabs: they are never typed, and databases and emails may fail on them. */
const strayControl = /[^\P{Cc}\n\t]/gu;

/** Text of several lines, trimmed, with one kind of line break. */
export const withoutControls = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(strayControl, '').trim();
