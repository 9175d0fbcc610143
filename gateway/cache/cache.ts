/**
 * Sequence number of a read among the reads of all instances, taken before its source is called. A value that was read
 * or dropped later has a higher number and is not overwritten.
 */
export interface ReadVersion {
  readonly number: number;
  /** Number of the same read in the memory of this process, whose clock may differ from that of the shared store. */
  readonly own?: number;
  /** Taken while the shared store was unavailable: it only orders reads of this process. */
  readonly isLocal: boolean;
}

/** Topic on which every instance learns which key another one has deleted. */
export const DELETED_KEY = 'cache-deleted-key';

/** Finished bytes that processes leave for each other in a shared store. Never throws: a failure counts as a miss. */
export interface StoredBytes {
  /** Bytes, and the text of a cached value, read in one step: neither is newer than the other. Null for a miss. */
  getWith(
    key: string,
    textKey: string,
  ): Promise<{ readonly bytes: Buffer | null; readonly text: string | null }>;
  put(key: string, bytes: Buffer, ttlMs: number): Promise<void>;
}

/**
 * Storage of cached values: Redis when configured, else an LRU in this process. Never throws: a failure counts as a
 * miss.
 */
export interface CacheStore {
  /** True when other processes use the store too. */
  readonly isShared: boolean;
  /** Null in a store of this process alone. */
  readonly bytes: StoredBytes | null;
  /**
   * Values in the order of the keys; null for a miss. @param orOwn returns what this process has kept while the shared
   * store was slow, where that store has nothing
   */
  getMany(keys: readonly string[], orOwn?: boolean): Promise<readonly (string | null)[]>;
  /** The next sequence number of a read. */
  nextVersion(): Promise<ReadVersion>;
  /**
   * Stores values, but never over newer ones. @param version number of the read that returned the values; without one
   * they count as the newest
   */
  setMany(
    entries: readonly { readonly key: string; readonly value: string }[],
    ttlSeconds: number,
    version?: ReadVersion | null,
  ): Promise<void>;
  /**
   * Deletes values in every instance and publishes each key under `DELETED_KEY`. Values that are being read now will not
   * be written. Other instances may use an old value until this one reaches the store again.
   */
  delete(keys: readonly string[]): Promise<void>;
  /** Takes a lock for `ttlMs`. @returns a token to release it with; null when another caller holds it */
  acquire(key: string, ttlMs: number): Promise<string | null>;
  /**
   * Holds a lock for `ttlMs` from now on, also one that the store has lost. Does nothing when another caller holds it.
   */
  extend(key: string, token: string, ttlMs: number): Promise<void>;
  release(key: string, token: string): Promise<void>;
  /** Publishes a message to every instance, this one included; others miss it while the store is unavailable. */
  publish(topic: string, message: string): void;
  /** Subscribes to a topic. @returns ends the subscription */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** True when the store responds (an LRU always does). */
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a kind of value is used, and how it is parsed. Lifetimes are the named constants of `ttl.ts`. */
export interface CachePolicy<T> {
  /** Part of every key, with a format version, for example `offers.1`. */
  readonly kind: string;
  readonly freshSeconds: number;
  /** How long the value may still be returned, marked as stale, when its source fails; not less than fresh. */
  readonly usableSeconds: number;
  /** How long a reader waits for another instance that reads the value; 2 s by default. */
  readonly waitSeconds?: number;
  /**
   * True for values that are never dropped: a copy in this process, from a moment in which the shared store was slow, is
   * used where the store has nothing.
   */
  readonly isNeverDropped?: true;
  /** Parses a stored value. @throws for invalid data, which then counts as a miss */
  readonly parse: (stored: unknown) => T;
}

/** A cached value with the moment it was read at its source, in milliseconds since the epoch. */
export interface Cached<T> {
  readonly value: T;
  readonly readAt: number;
  /** True when the source failed and an old value is returned. */
  readonly isStale: boolean;
}

/** One read of the cache. When the source fails and an old value is returned, there are two: missing, then stale. */
export interface CacheReading {
  readonly kind: string;
  readonly outcome: 'fresh' | 'stale' | 'missing';
}

/** Bytes that instances leave for each other, such as finished responses. Never throws: a failure counts as a miss. */
export interface SharedBytes {
  /** Bytes by key, null for a miss, with a generation that is at least as new as they are; one read of the store. */
  get(key: string): Promise<{ readonly bytes: Buffer | null; readonly generation: string }>;
  /** Stores bytes where the shared store can be reached, over those of another instance. */
  put(key: string, bytes: Buffer, ttlMs: number): Promise<void>;
}

/** The cache as the domains use it. Keys are made by `cacheKey` from validated values only. */
export interface Cache {
  /**
   * The value, from the cache or from its source. One `fill` runs per key at a time, in this process and across
   * instances. Returns a stale value when the source fails and one is still usable.
   * @throws the error of `fill` when there is nothing usable
   */
  read<T>(policy: CachePolicy<T>, key: string, fill: () => Promise<T>): Promise<Cached<T>>;
  /** Fresh values only, in the order of the keys; no source is called. */
  peekMany<T>(policy: CachePolicy<T>, keys: readonly string[]): Promise<readonly (Cached<T> | null)[]>;
  /** A sequence number for a read, taken before the source is read; pass it to `putMany`. */
  nextVersion(): Promise<ReadVersion>;
  /**
   * Stores values. @param readAt when they were read at their source, milliseconds since the epoch; now by default
   * @param version taken before the source was read: values that others have read or dropped since then are not
   * overwritten. Without one the values count as the newest.
   */
  putMany<T>(
    policy: CachePolicy<T>,
    entries: readonly { readonly key: string; readonly value: T }[],
    readAt?: number,
    version?: ReadVersion,
  ): Promise<void>;
  /**
   * An id that changes whenever any instance drops a value: results computed under another id may be outdated. A
   * promise when other instances must be asked, or on the first call.
   */
  generation(): string | Promise<string>;
  /** The generation, when it is known without asking; null with a shared store, and until it was asked for. */
  generationInMemory(): string | null;
  /** Null without a shared store. */
  readonly shared: SharedBytes | null;
  /**
   * States until when a value is fresh that its reader keeps beside the cache, as `onFresh` of `createCache` learns it
   * of cached values. @param until milliseconds since the epoch
   */
  usedFreshUntil(until: number): void;
  /** Deletes values in every instance; a value that is being read now is not stored. */
  drop(policy: Pick<CachePolicy<unknown>, 'kind'>, keys: readonly string[]): Promise<void>;
  /**
   * Runs a job that only one instance should run at a time. Its lock is renewed while it runs, so the lock ends `ttlMs`
   * after an instance has died.
   * @returns false when another instance runs the job (it was not run here)
   */
  exclusively(name: string, ttlMs: number, job: () => Promise<void>): Promise<boolean>;
  /** Publishes a message to every instance, this one included. Others miss it while the store is unavailable. */
  publish(topic: string, message: string): void;
  /** @returns ends the subscription */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  isUp(): Promise<boolean>;
  close(): Promise<void>;
}
