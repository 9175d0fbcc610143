import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_VALUE_BYTES } from '../memory-store.ts';

/** Shorter texts are stored as they are, because compressing them saves little. */
const MIN_LENGTH = 512;
/** First byte of a compressed text; the others are JSON, which never starts with it. */
const MARK = Buffer.from('~');

/** Compresses a long text, because a shared store is read over a network; `inflated` reads it back. */
export const deflated = (text: string): string | Buffer =>
  text.length < MIN_LENGTH ? text : Buffer.concat([MARK, deflateRawSync(text)]);

/** The text of a compressed or plain value; null for one that cannot be read. */
export function inflated(stored: Buffer): string | null {
  if (stored[0] !== MARK[0]) return stored.toString();
  try {
    return inflateRawSync(stored.subarray(MARK.length), { maxOutputLength: MAX_VALUE_BYTES }).toString();
  } catch {
    return null;
  }
}
