import type { YieldIfDue } from '#gateway/kit/slices.ts';

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [34, 92, 44, 91, 93, 123, 125];
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/**
 * Reads the long list of a JSON text row by row with pauses between them: parsing a city of thousands of hotels at once
 * would block the event loop.
 * @param field name of the list; the first one of this name counts
 * @returns the text with an empty list in its place; the text unchanged when it has no such list
 * @throws SyntaxError when the list has no end
 */
export async function eachRow(
  text: string,
  field: string,
  read: (row: string) => void,
  rest: YieldIfDue,
): Promise<string> {
  const opening = new RegExp(`"${field}"\\s*:\\s*\\[`).exec(text);
  if (!opening) return text;
  const start = opening.index + opening[0].length;
  let at = start;
  for (;;) {
    while (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === COMMA) at += 1;
    if (text.charCodeAt(at) === CLOSE_LIST) return text.slice(0, start) + text.slice(at);
    const end = endOfValue(text, at);
    read(text.slice(at, end));
    at = end;
    const pause = rest();
    if (pause) await pause;
  }
}

/** Position after the value that starts here. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN || code === OPEN_LIST) depth += 1;
    else if (code === CLOSE || code === CLOSE_LIST) {
      if (depth === 0) return at;
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (code === COMMA && depth === 0) return at;
  }
  throw new SyntaxError('unterminated list');
}

/** Position of the closing quote of the string that starts here. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  throw new SyntaxError('unterminated string');
}
