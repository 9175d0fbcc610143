import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import {
  type Cache,
  type CachePolicy,
  type CacheReading,
  type CacheStore,
  type Cached,
  DELETED_KEY,
  type ReadVersion,
  type SharedBytes,
  type StoredBytes,
} from './cache.ts';
import { createOwnGeneration, GENERATION, GENERATION_KEY } from './generation.ts';
import { type Found, decode, foundAt, jittered, encode, shortest } from './envelope.ts';
import { createParsedValues } from './parsed-values.ts';

/** Lifetime of a lock, renewed three times within it while the job runs: a lock of a dead instance ends after it. */
const LOCK_MS = 10_000;
const WAIT_SECONDS = 2;
const POLL_MS = 100;

interface CacheOptions {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly logger: Logger;
  /** 0 to 1; for the jitter of expiry. */
  readonly random?: () => number;
  /** Called for every value that is read. */
  readonly onReading?: (reading: CacheReading) => void;
  /**
   * Called, in the async context of the reader or writer, with the moment until which a value is fresh that was returned
   * or stored; in milliseconds since the epoch.
   */
  readonly onFresh?: (until: number) => void;
}

const storeKey = (policy: Pick<CachePolicy<unknown>, 'kind'>, key: string): string =>
  `solera:${policy.kind}:${key}`;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const asCached = <T>(found: Found<T>): Cached<T> => ({
  value: found.value,
  readAt: found.readAt,
  isStale: found.state === 'stale',
});

/** Reports a read value as fresh or missing; a stale one counts as missing. @returns `found` */
function reported<T>(
  { onReading, onFresh }: Pick<CacheOptions, 'onReading' | 'onFresh'>,
  { kind }: CachePolicy<T>,
  found: Found<T> | null,
) {
  const isThere = found !== null && found.state !== 'stale';
  onReading?.({ kind, outcome: isThere ? 'fresh' : 'missing' });
  if (isThere) onFresh?.(found.freshUntil);
  return found;
}

/** Runs a job while holding a lock, and releases it. */
const holding = async <T>(
  store: CacheStore,
  lock: string,
  token: string,
  ttlMs: number,
  job: () => Promise<T>,
): Promise<T> => {
  const renewal = setInterval(() => void store.extend(lock, token, ttlMs), ttlMs / 3);
  try {
    return await job();
  } finally {
    clearInterval(renewal);
    await store.release(lock, token);
  }
};

interface Entries {
  /** Values in the order of the keys; null for a miss and past their usable time. */
  lookUp<T>(policy: CachePolicy<T>, keys: readonly string[]): Promise<readonly (Found<T> | null)[]>;
  write<T>(
    policy: CachePolicy<T>,
    entries: readonly { readonly key: string; readonly value: T }[],
    readAt: number,
    version: ReadVersion | null,
  ): Promise<void>;
}

/** Reads and writes values of the cache, encoded, by their full key in the store. */
function createEntries(
  store: CacheStore,
  { now, random = Math.random, onFresh }: Pick<CacheOptions, 'now' | 'random' | 'onFresh'>,
): Entries {
  const read = createParsedValues();
  return {
    lookUp: async (policy, keys) => {
      const stored = await store.getMany(keys, policy.isNeverDropped);
      const at = now();
      return keys.map((key, index) => {
        const unsealed = read(policy, key, stored[index] ?? null);
        return unsealed && foundAt(policy, unsealed, at);
      });
    },
    write: async (policy, entries, readAt, version) => {
      const freshMs = jittered(policy.freshSeconds * 1000, random);
      onFresh?.(readAt + freshMs);
      const sealed = entries.map(({ key, value }) => ({ key, value: encode(value, readAt, freshMs) }));
      await store.setMany(sealed, Math.max(1, jittered(policy.usableSeconds, random)), version);
    },
  };
}

/**
 * Fills a key under a lock shared by all instances. After waiting for a while it fills without the lock, so that no
 * reader waits for long.
 */
function createLockedFill(store: CacheStore, { lookUp, write }: Entries, now: () => number) {
  return async <T>(
    policy: CachePolicy<T>,
    full: string,
    fill: () => Promise<T>,
    isCurrent: () => boolean,
  ): Promise<Cached<T>> => {
    const lock = `${full}:lock`;
    const look = async (): Promise<Cached<T> | null> => {
      const [found = null] = await lookUp(policy, [full]);
      return found && found.state !== 'stale' ? asCached(found) : null;
    };
    const run = async (): Promise<Cached<T>> => {
      // Taken before the fill, so that the value does not overwrite what others read or drop after this moment.
      const version = await store.nextVersion();
      const readAt = now();
      const value = await fill();
      // A value dropped while it was being read must not be stored.
      if (isCurrent()) await write(policy, [{ key: full, value }], readAt, version);
      return { value, readAt, isStale: false };
    };
    const waitMs = (policy.waitSeconds ?? WAIT_SECONDS) * 1000;
    let token = await store.acquire(lock, LOCK_MS);
    for (let waited = 0; token === null && waited < waitMs; waited += POLL_MS) {
      await sleep(POLL_MS);
      const others = await look();
      if (others) return others;
      token = await store.acquire(lock, LOCK_MS);
    }
    if (token === null) return run();
    return holding(store, lock, token, LOCK_MS, async () => {
      // Another instance may have finished between the look-up and the lock.
      const [found = null] = await lookUp(policy, [full]);
      return found?.state === 'fresh' ? asCached(found) : run();
    });
  };
}

/** @param current reads the generation, and creates it where it is missing */
const sharedBytes = (
  stored: StoredBytes,
  current: () => string | Promise<string>,
  now: () => number,
): SharedBytes => {
  const fullKey = (key: string): string => storeKey({ kind: 'bytes.1' }, key);
  const generationKey = storeKey(GENERATION, GENERATION_KEY);
  return {
    get: async (key) => {
      const { bytes, text } = await stored.getWith(fullKey(key), generationKey);
      const decoded = text === null ? null : decode(GENERATION, text);
      const found = decoded && foundAt(GENERATION, decoded, now());
      return { bytes, generation: found?.state === 'fresh' ? found.value : await current() };
    },
    put: (key, bytes, ttlMs) => stored.put(fullKey(key), bytes, ttlMs),
  };
};

/**
 * The cache over a store. Values are stored with the moment of their reading and expire with ten per cent of jitter. A
 * key is filled once at a time, across instances by a renewed lock. Once 80 % of its fresh time has passed, a value is
 * refreshed in the background. Errors of a fill are never stored.
 */
export function createCache(store: CacheStore, options: CacheOptions): Cache {
  const { now, logger, onReading, onFresh } = options;
  /** Running fills of this process, by store key. */
  const flights = new Map<string, Promise<unknown>>();
  const { lookUp, write } = createEntries(store, options);
  const fillLocked = createLockedFill(store, { lookUp, write }, now);
  // A fill that is running is not shared with readers who come after the deletion.
  const leave = store.subscribe(DELETED_KEY, (full) => void flights.delete(full));

  const flightOf = <T>(policy: CachePolicy<T>, full: string, fill: () => Promise<T>): Promise<Cached<T>> => {
    const current = flights.get(full);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key carries the policy's kind, hence its type
    if (current) return current as Promise<Cached<T>>;
    const flight: Promise<Cached<T>> = fillLocked(policy, full, fill, () => flights.get(full) === flight);
    flights.set(full, flight);
    const land = (): void => {
      if (flights.get(full) === flight) flights.delete(full);
    };
    flight.then(land, land);
    return flight;
  };

  const read: Cache['read'] = async (policy, key, fill) => {
    const full = storeKey(policy, key);
    const [stored = null] = await lookUp(policy, [full]);
    const found = reported(options, policy, stored);
    if (found?.state === 'fresh') return asCached(found);
    if (found?.state === 'ageing') {
      flightOf(policy, full, fill).catch(() =>
        logger.debug({ kind: policy.kind }, 'background refresh failed'),
      );
      return asCached(found);
    }
    try {
      const filled = await flightOf(policy, full, fill);
      // Another request may have filled it, which was told until when it is fresh.
      onFresh?.(filled.readAt + shortest(policy.freshSeconds * 1000));
      return filled;
    } catch (cause) {
      if (!found || now() - found.readAt > policy.usableSeconds * 1000) throw cause;
      onReading?.({ kind: policy.kind, outcome: 'stale' });
      onFresh?.(found.freshUntil);
      return asCached(found);
    }
  };

  const generation = createOwnGeneration(
    store.isShared,
    async () => (await read(GENERATION, GENERATION_KEY, async () => randomUUID())).value,
  );

  return {
    read,
    peekMany: async (policy, keys) => {
      const stored = await lookUp(
        policy,
        keys.map((key) => storeKey(policy, key)),
      );
      return stored.map((each) => {
        const found = reported(options, policy, each);
        return found && found.state !== 'stale' ? asCached(found) : null;
      });
    },
    generation: generation.current,
    generationInMemory: generation.inMemory,
    shared: store.bytes && sharedBytes(store.bytes, generation.current, now),
    usedFreshUntil: (until) => onFresh?.(until),
    nextVersion: () => store.nextVersion(),
    putMany: (policy, entries, readAt = now(), version) =>
      write(
        policy,
        entries.map(({ key, value }) => ({ key: storeKey(policy, key), value })),
        readAt,
        version ?? null,
      ),
    drop: async (policy, keys) => {
      // Nothing was dropped, so the generation and all responses cached under it stay valid.
      if (keys.length === 0) return;
      // The generation is dropped with the values, in one step: no reader sees one without the other.
      const full = [...keys.map((key) => storeKey(policy, key)), storeKey(GENERATION, GENERATION_KEY)];
      for (const key of full) flights.delete(key);
      generation.end();
      await store.delete(full);
    },
    exclusively: async (name, ttlMs, job) => {
      const lock = `solera:job:${name}`;
      const token = await store.acquire(lock, ttlMs);
      if (token === null) return false;
      await holding(store, lock, token, ttlMs, job);
      return true;
    },
    publish: store.publish,
    subscribe: store.subscribe,
    isUp: () => store.isUp(),
    close: () => {
      leave();
      return store.close();
    },
  };
}
