import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** A cached response with the conditions of its validity. */
export interface CacheEntry {
  readonly response: CachedResponse;
  /** Id of the document that was executed. */
  readonly documentId: string;
  /** The cache's generation before the document was executed. */
  readonly generation: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** All must be met for the response to be returned again. */
  readonly conditions: readonly (() => boolean)[];
}

/** Cache entries, and the request keys by which they are found. */
export interface ResponseStore {
  /** The entry that a request key found last, valid or not. */
  find(requestKey: string): CacheEntry | undefined;
  /**
   * Links a new request key to the entry of `key`, if there is one: clients write the same variables in different
   * orders.
   */
  linkRequest(requestKey: string, key: string): CacheEntry | undefined;
  put(requestKey: string, key: string, entry: CacheEntry): void;
  /** Estimated size of entries and request keys together, in bytes. */
  bytes(): number;
}

export const responseStoreLimits = { entryBytes: 24 * 2 ** 20, requestKeyBytes: 8 * 2 ** 20 } as const;

/** Bytes of the objects and closures around an entry or a request key. */
const OVERHEAD = 1_024;
/**
 * Factor for the size of a stored body: the encoded bodies are made later, and together are smaller than the plain one.
 */
const WITH_ENCODED = 2;

/**
 * Both maps are bounded, because clients may send any number of different variables: the least recently used are
 * evicted.
 */
export function createResponseStore(limits = responseStoreLimits): ResponseStore {
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: limits.entryBytes,
    sizeCalculation: ({ response }) => response.length * WITH_ENCODED + OVERHEAD,
  });
  const keys = new LRUCache<string, string>({
    maxSize: limits.requestKeyBytes,
    sizeCalculation: (key, requestKey) => 2 * (key.length + requestKey.length) + OVERHEAD,
  });
  return {
    find: (requestKey) => {
      const key = keys.get(requestKey);
      return key === undefined ? undefined : entries.get(key);
    },
    linkRequest: (requestKey, key) => {
      const entry = entries.get(key);
      if (entry) keys.set(requestKey, key);
      return entry;
    },
    put: (requestKey, key, entry) => {
      keys.set(requestKey, key);
      entries.set(key, entry);
    },
    bytes: () => entries.calculatedSize + keys.calculatedSize,
  };
}
