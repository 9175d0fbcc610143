import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_VALUE_BYTES } from '../memory-store.ts';

/** Shorter texts are hardly made shorter. */
const LEAST_LENGTH = 512;
/** Begins a deflated text; the others are JSON, which never begins with it. */
const MARK = Buffer.from('~');

/** The text, or a shorter form of it that `inflated` reads back: a shared store is asked over a network. */
export const deflated = (text: string): string | Buffer =>
  text.length < LEAST_LENGTH ? text : Buffer.concat([MARK, deflateRawSync(text)]);

/** The text of either form; null for one that cannot be read. */
export function inflated(stored: Buffer): string | null {
  if (stored[0] !== MARK[0]) return stored.toString();
  try {
    return inflateRawSync(stored.subarray(MARK.length), { maxOutputLength: MAX_VALUE_BYTES }).toString();
  } catch {
    return null;
  }
}
