import { z } from 'zod';
import type { CachePolicy } from './cache.ts';
import { STAMP_TTL } from './ttl.ts';

/**
 * A random id stored with the cached values. Every drop deletes it too, so a new id means that something has changed.
 */
export const GENERATION: CachePolicy<string> = {
  kind: 'cache-generation.1',
  ...STAMP_TTL,
  parse: (stored) => z.string().parse(stored),
};

export const GENERATION_KEY = 'all';

/**
 * The generation, stored in memory only when no other process can change it.
 * @param isShared whether other instances write to the same store
 * @param read returns the generation in the store, created there if it is missing
 */
export function createOwnGeneration(isShared: boolean, read: () => Promise<string>) {
  let inMemory: string | null = null;
  let ended = 0;
  const ask = async (): Promise<string> => {
    const before = ended;
    const value = await read();
    // A value may have been dropped while it was being read.
    if (!isShared && before === ended) inMemory = value;
    return value;
  };
  return {
    current: (): string | Promise<string> => inMemory ?? ask(),
    inMemory: (): string | null => inMemory,
    end: (): void => {
      inMemory = null;
      ended += 1;
    },
  };
}
