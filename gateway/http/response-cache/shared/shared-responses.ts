import type { SharedBytes } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { type CachedResponse, gzipOf, receivedResponse } from '../cached-response.ts';
import { bytesOfResponse, MAX_BODY_BYTES, responseOfBytes } from './response-bytes.ts';

/** A response for which less time is left is not shared, in milliseconds. */
const MIN_LEFT_MS = 1_000;
/** Largest value in the store. */
const MAX_BYTES = 64 * 1_024;
/** What an instance writes at most in this time, since anyone may request any number of different pages. */
const WRITTEN_BYTES = 4 * 2 ** 20;
const WRITTEN_IN_MS = 10_000;
/** Days and the times of time zones change at these moments only, in milliseconds. */
const QUARTER_HOUR_MS = 15 * 60_000;

interface Deps {
  readonly shared: SharedBytes;
  /** Equal for instances that make the same responses: the same build with the same settings. */
  readonly fingerprint: string;
  /** Headers of every response that is not a page. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A response that another instance has made, or this one earlier. */
export interface ReceivedResponse {
  readonly response: CachedResponse;
  /** Milliseconds since the epoch; afterwards the request is executed again. */
  readonly until: number;
}

/** Responses that instances of the same build and settings make for each other, in the shared store. */
export interface SharedResponses {
  /**
   * Looks for a response that is still valid, in one round trip. Never throws.
   * @param entryKey of the request: document, variables, language and `accept`
   */
  find(entryKey: string): Promise<{
    /** The cache's generation. */
    readonly generation: string;
    /** Null without a valid one. */
    readonly received: ReceivedResponse | null;
  }>;
  /**
   * Leaves a response for other instances, compressed in the thread pool. Never throws.
   * @param validity the generation before it was made, and the moment until which all of its parts are fresh
   */
  put(
    entryKey: string,
    response: CachedResponse,
    validity: { readonly generation: string; readonly until: number },
  ): Promise<void>;
}

/** Limits how much is written in each period. */
function createBudget(now: () => number) {
  let since = Number.NEGATIVE_INFINITY;
  let written = 0;
  let isUsedUp = false;
  return {
    /** False when something was too much in the running period. */
    isLeft: (): boolean => {
      // Also after the clock was set back.
      if (Math.abs(now() - since) >= WRITTEN_IN_MS) {
        since = now();
        written = 0;
        isUsedUp = false;
      }
      return !isUsedUp;
    },
    /** True when these bytes may be written. */
    spend: (bytes: number): boolean => {
      isUsedUp = written + bytes > WRITTEN_BYTES;
      if (!isUsedUp) written += bytes;
      return !isUsedUp;
    },
  };
}

export function createSharedResponses({ shared, fingerprint, headers, now }: Deps): SharedResponses {
  const keyOf = (entryKey: string): string => cacheKey(fingerprint, entryKey);
  const budget = createBudget(now);
  return {
    find: async (entryKey) => {
      const { bytes, generation } = await shared.get(keyOf(entryKey));
      const found = bytes && responseOfBytes(bytes);
      if (!found || found.generation !== generation || found.until <= now())
        return { generation, received: null };
      return { generation, received: { response: receivedResponse(found, headers), until: found.until } };
    },
    put: async (entryKey, response, validity) => {
      const { etag, contentType, length } = response;
      // What depends on the day or the time of day may change with the next quarter of an hour.
      const nextQuarter = (Math.floor(now() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
      const until = Math.min(validity.until, nextQuarter);
      if (until - now() < MIN_LEFT_MS || length > MAX_BODY_BYTES || !budget.isLeft()) return;
      try {
        const gzip = await gzipOf(response);
        const bytes = bytesOfResponse({ ...validity, until, etag, contentType, length, gzip });
        if (bytes.length > MAX_BYTES || !budget.spend(bytes.length)) return;
        const leftMs = until - now();
        if (leftMs > 0) await shared.put(keyOf(entryKey), bytes, leftMs);
      } catch {
        // Others make it themselves.
      }
    },
  };
}
