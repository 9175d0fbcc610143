import { z } from 'zod';
import type { CachePolicy } from './cache.ts';
import { STAMP_TTL } from './ttl.ts';

/** A random id beside the cached values. Whatever invalidates a value invalidates it too, so a new id means: something changed. */
export const GENERATION: CachePolicy<string> = {
  kind: 'cache-generation.1',
  ...STAMP_TTL,
  parse: (stored) => z.string().parse(stored),
};

export const GENERATION_KEY = 'all';
