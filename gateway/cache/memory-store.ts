import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type CacheStore, DELETED_KEY } from './cache.ts';
import { DROPPED_MS, createVersionNumbers, versionOf, withVersion, valueOf } from './versioned-value.ts';
import { createLocalTopics } from './local-topics.ts';

const MEBIBYTE = 1024 * 1024;

/** Larger values are not stored, in any store. */
export const MAX_VALUE_BYTES = MEBIBYTE;

interface MemoryOptions {
  /** Bytes of all values together; 64 MB by default. */
  readonly maxBytes?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** A cache of this process alone: evicts the least recently used, at most 64 MB in total and 1 MB per value. */
export function createMemoryStore(options: MemoryOptions = {}): CacheStore {
  const { maxBytes = 64 * MEBIBYTE, now = Date.now } = options;
  const values = new LRUCache<string, string>({
    maxSize: maxBytes,
    maxEntrySize: MAX_VALUE_BYTES,
    sizeCalculation: (value, key) => Math.max(1, Buffer.byteLength(value) + key.length),
    perf: { now },
    ttlResolution: 0,
  });
  const locks = new Map<string, { readonly token: string; readonly until: number }>();

  const nextNumber = createVersionNumbers(now);
  const topics = createLocalTopics();

  return {
    ...topics,
    isShared: false,
    bytes: null,
    getMany: async (keys) => keys.map((key) => valueOf(values.get(key))),
    nextVersion: async () => ({ number: nextNumber(), isLocal: true }),
    setMany: async (entries, ttlSeconds, version) => {
      const mine = version?.number ?? nextNumber();
      for (const { key, value } of entries) {
        if (versionOf(values.get(key)) <= mine)
          values.set(key, withVersion(mine, value), { ttl: ttlSeconds * 1000 });
      }
    },
    delete: async (keys) => {
      const dropped = withVersion(nextNumber(), '');
      for (const key of keys) {
        values.set(key, dropped, { ttl: DROPPED_MS });
        topics.publish(DELETED_KEY, key);
      }
    },
    acquire: async (key, ttlMs) => {
      const lock = locks.get(key);
      if (lock && lock.until > now()) return null;
      const token = randomUUID();
      locks.set(key, { token, until: now() + ttlMs });
      return token;
    },
    extend: async (key, token, ttlMs) => {
      const lock = locks.get(key);
      if (!lock || lock.token === token || lock.until <= now())
        locks.set(key, { token, until: now() + ttlMs });
    },
    release: async (key, token) => {
      if (locks.get(key)?.token === token) locks.delete(key);
    },
    isUp: async () => true,
    close: async () => {
      values.clear();
      locks.clear();
    },
  };
}
