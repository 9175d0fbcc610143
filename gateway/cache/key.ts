import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

type KeyPart = string | number | boolean | null | readonly KeyPart[] | { readonly [name: string]: KeyPart };

/** Twenty-two base64url characters hold 132 bits, enough to make collisions practically impossible. */
const KEY_LENGTH = 22;

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, KEY_LENGTH);

/**
 * Maximum number of cached keys. Those of short texts, such as of hotels on a page, are needed again by the next
 * requests.
 */
const MAX_KEYS = 10_000;
const MAX_TEXT_LENGTH = 100;
const digests = new LRUCache<string, string>({ max: MAX_KEYS, memoMethod: digestOf });

/**
 * Key of a cached value: a short hash over everything that changes the value.
 * @param parts validated values only; the order of a list matters, the order of an object's fields does not
 * @returns URL-safe text that reveals nothing about its parts
 */
export function cacheKey(...parts: readonly KeyPart[]): string {
  const text = parts.every(isPlain) ? JSON.stringify(parts) : encode(parts);
  return text.length > MAX_TEXT_LENGTH ? digestOf(text) : digests.memo(text);
}

/** @throws RangeError for a number that JSON cannot write: it would have the key of null */
function encode(part: KeyPart): string {
  if (typeof part === 'number' && !Number.isFinite(part)) throw new RangeError('not a finite number');
  if (part === null || typeof part !== 'object') return JSON.stringify(part);
  if (isList(part)) return `[${part.map(encode).join(',')}]`;
  const fields = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${encode(value)}`).join(',')}}`;
}

const isPlain = (part: KeyPart): boolean => part === null || typeof part !== 'object';

/** `Array.isArray` does not narrow a readonly array. */
const isList = (part: KeyPart): part is readonly KeyPart[] => Array.isArray(part);
