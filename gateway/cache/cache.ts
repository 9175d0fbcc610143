/**
 * The place of a read in the order of all reads of all instances, taken before its source is asked: what was asked for
 * later, or dropped later, has the higher number and is not written over.
 */
export interface Turn {
  readonly number: number;
  /** Given out while the shared store was away: it orders reads of this process only. */
  readonly isLocal: boolean;
}

/** Where cached values live: Redis when configured, else an LRU in this process. Never throws: a failure is a miss. */
export interface CacheStore {
  /** Whether other processes read and write it too. */
  readonly isShared: boolean;
  /** Values in the order of the keys; null for a miss. */
  getMany(keys: readonly string[]): Promise<readonly (string | null)[]>;
  /** The next place in the order of reads. */
  turn(): Promise<Turn>;
  /** @param turn place of the read that brought the values; without one they are the newest. Older ones are not written */
  setMany(
    entries: readonly { readonly key: string; readonly value: string }[],
    ttlSeconds: number,
    turn?: Turn | null,
  ): Promise<void>;
  /** Forgets values, also those that are being read now: they are not written any more. */
  delete(keys: readonly string[]): Promise<void>;
  /** Takes a lock for `ttlMs`. @returns a token to release it with; null when another caller holds it */
  acquire(key: string, ttlMs: number): Promise<string | null>;
  /** Holds a lock for `ttlMs` from now on, also one that the store has lost. Nothing happens when it is another's. */
  extend(key: string, token: string, ttlMs: number): Promise<void>;
  release(key: string, token: string): Promise<void>;
  /** Publishes to every instance, this one included; others miss it while the store is unreachable. */
  tell(topic: string, news: string): void;
  /** Subscribes to a topic. @returns ends the subscription */
  hear(topic: string, listener: (news: string) => void): () => void;
  /** True when the store answers (an LRU always does). */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a kind of value is served, and how it is read back. Lifetimes are the named constants of `ttl.ts`. */
export interface CachePolicy<T> {
  /** Part of every key, with a format version, for example `offers.1`. */
  readonly kind: string;
  readonly freshSeconds: number;
  /** How long the value may still be served, marked as stale, when its source fails; not less than fresh. */
  readonly usableSeconds: number;
  /** How long a reader waits for another instance that fills the value; 2 s by default. */
  readonly waitSeconds?: number;
  /** Reads a stored value back. @throws on garbage, which then counts as a miss */
  readonly parse: (stored: unknown) => T;
}

/** A cached value with the moment it was read at its source, in milliseconds since the epoch. */
export interface Cached<T> {
  readonly value: T;
  readonly readAt: number;
  /** True when the source failed and an old value is served. */
  readonly isStale: boolean;
}

/**
 * One value that was read from the cache. A missing one whose source fails is reported again when it is served stale.
 */
export interface CacheReading {
  readonly kind: string;
  readonly outcome: 'fresh' | 'stale' | 'missing';
}

/** What the domains see of the cache. Keys are made by `cacheKey` from validated values only. */
export interface Cache {
  /**
   * The value, from the cache or from its source. One fill per key at a time, in this process and across instances;
   * serves a stale value when the source fails and one is still usable.
   * @throws what `fill` throws when there is nothing usable
   */
  read<T>(policy: CachePolicy<T>, key: string, fill: () => Promise<T>): Promise<Cached<T>>;
  /** Fresh values only, in the order of the keys; no source is asked. */
  peekMany<T>(policy: CachePolicy<T>, keys: readonly string[]): Promise<readonly (Cached<T> | null)[]>;
  /** The place of a read that is about to ask its source; for `putMany`. */
  turn(): Promise<Turn>;
  /**
   * @param readAt when the values were read at their source, milliseconds since the epoch; now by default
   * @param turn taken before the source was asked: values that others read or dropped since then are left as they are.
   * Without one the values count as the newest.
   */
  putMany<T>(
    policy: CachePolicy<T>,
    entries: readonly { readonly key: string; readonly value: T }[],
    readAt?: number,
    turn?: Turn,
  ): Promise<void>;
  /**
   * An id that changes whenever any instance drops any value: what was computed from cached values in another generation may
   * be outdated. A promise where other instances have to be asked, or nobody has asked before.
   */
  generation(): string | Promise<string>;
  /** Forgets values in every instance; what is being read now is not kept. */
  drop(policy: Pick<CachePolicy<unknown>, 'kind'>, keys: readonly string[]): Promise<void>;
  /**
   * Runs a job that only one instance should run at a time. Its lock is renewed while it runs, so it ends `ttlMs` after
   * an instance that died.
   * @returns false when another instance is at it (the job was not run here)
   */
  exclusively(name: string, ttlMs: number, job: () => Promise<void>): Promise<boolean>;
  /** Messages to every instance, this one included. They may be lost: others miss them while the store is away. */
  tell(topic: string, news: string): void;
  /** @returns ends the listening */
  hear(topic: string, listener: (news: string) => void): () => void;
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}
