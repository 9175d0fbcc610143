import { decodeHTML } from 'entities';

const ESCAPED_TAG = /&lt;\/?[a-z][^<>]*?&gt;/i;
const HIDDEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const PARAGRAPH = /<\/?(?:p|div|ul|ol|h[1-6]|table|section)\b[^>]*>/gi;
const LINE = /<br\s*\/?>|<(?:li|tr)\b[^>]*>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** Characters that show that a text is not plain: markup, entities, line breaks, or letters of a wrong decoding. */
const NOT_PLAIN = /[<&\r\nÂÃâ]/;
const BLANKS = /\s+/g;

/**
 * Plain text from provider text: markup removed, entities decoded once, paragraphs and lines kept as line breaks.
 * Escaped markup (`&lt;p&gt;`) is removed too.
 */
export function plainText(markup: string): string {
  // Nearly every name and facility of a large city takes this path; the one below costs ten times as much.
  if (!NOT_PLAIN.test(markup)) return markup.replace(BLANKS, ' ').trim();
  const html = ESCAPED_TAG.test(markup) ? decodeHTML(markup) : markup;
  const stripped = html
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(PARAGRAPH, '\n\n')
    .replace(LINE, '\n')
    .replace(TAG, '');
  return repaired(decodeHTML(stripped))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text on one line. */
export const plainLine = (markup: string): string => plainText(markup).replace(BLANKS, ' ');

/** Machine words of fees (`mandatory_tax`) as readable words. */
export function feeWords(description: string): string {
  const line = plainLine(description);
  if (!/^[a-z]+(?:_[a-z]+)+$/.test(line)) return line;
  const words = line.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Texts without duplicates (ignoring case and whitespace), in their order. */
export function distinct(texts: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (text !== '' && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

/** Repairs UTF-8 text that was decoded as Windows-1252; anything else is returned unchanged. */
function repaired(text: string): string {
  if (!/[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = windows1252.get(character);
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** Where Windows-1252 differs from Latin-1: bytes 0x80 to 0x9f. (The TextDecoder of Node 20 confuses the two.) */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    byte >= 0x80 && byte <= 0x9f ? UPPER_CONTROLS.charAt(byte - 0x80) : String.fromCharCode(byte),
    byte,
  ]),
);
