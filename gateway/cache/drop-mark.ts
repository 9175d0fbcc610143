import { z } from 'zod';
import type { CachePolicy } from './cache.ts';
import { STAMP_TTL } from './ttl.ts';

/** The mark under which cached values are read; every drop drops it too. */
export const DROP_MARK: CachePolicy<string> = {
  kind: 'drop-mark.1',
  ...STAMP_TTL,
  parse: (stored) => z.string().parse(stored),
};

export const DROP_MARK_KEY = 'all';
