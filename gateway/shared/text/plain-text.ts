/** Everything that is neither a line break nor a tab: it is never typed, and a database or an email may choke on it. */
const strayControl = /[^\P{Cc}\n\t]/gu;

/** Text of several lines, trimmed, with line breaks of one kind. */
export const withoutControls = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(strayControl, '').trim();
