import { LRUCache } from 'lru-cache';
import type { CachePolicy } from './cache.ts';
import { type Decoded, decode } from './envelope.ts';

/** Maximum number of characters of all stored texts; their values take about four times as many bytes. */
const MAX_CHARACTERS = 8 * 2 ** 20;

/** Reads a stored text. @returns null for a miss, invalid data and another format */
type ReadStored = <T>(policy: CachePolicy<T>, key: string, stored: string | null) => Decoded<T> | null;

/** Frozen at every level, because all readers get the same object. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/**
 * Parses and checks stored texts, and keeps the most recently used values: while the text of a key is the same, its
 * readers get the same object. Comparing two texts costs a small part of parsing one, and results derived from a value
 * can be memoized by the object.
 */
export function createParsedValues(maxCharacters = MAX_CHARACTERS): ReadStored {
  const values = new LRUCache<string, { readonly stored: string; readonly unsealed: Decoded<unknown> }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ stored }, key) => stored.length + key.length,
  });
  return <T>(policy: CachePolicy<T>, key: string, stored: string | null): Decoded<T> | null => {
    if (stored === null) return null;
    const cached = values.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key carries the policy's kind, hence its type
    if (cached?.stored === stored) return cached.unsealed as Decoded<T>;
    const unsealed = decode(policy, stored);
    if (unsealed) values.set(key, { stored, unsealed: frozen(unsealed) });
    return unsealed;
  };
}
