import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import type { Stay } from '#models/stay.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { CallOptions } from '#upstreams/provider/hotel-provider.ts';
import { type ReaderDeps, createChunkReader } from './chunk-reader.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import { CHUNK, CHUNK_FAILED } from '../search-cache.ts';
import { unpackIndex } from '../../view/packed-index.ts';
import { FLAG, type SearchIndex } from '../../view/search-index.ts';
import { stayKey } from '../../stay-key.ts';

/**
 * Lifetime of a lock in milliseconds. A running instance renews its lock; after a crash, another one takes over the
 * chunk.
 */
const LOCK_MS = 10_000;
/** Pause between two reads of the cache while another instance reads a chunk; an event ends the pause early. */
const POLL_MS = 1_000;
/**
 * Number of cache reads after another instance has released its lock: a single slow read does not prove that its result
 * is missing.
 */
const LOOKS_AFTER_OTHERS = 3;
const LOOK_AGAIN_MS = 150;
/** Time in milliseconds after which a chunk that another instance holds counts as failed. */
const GIVE_UP_MS = 120_000;

export interface ChunkDeps extends ReaderDeps {
  readonly cache: Cache;
  readonly logger: Logger;
}

type Chunk = readonly PlannedHotel[];

/** State of a chunk. `failed` with an index is an old result, returned because the provider failed. */
export interface ChunkState {
  readonly kind: 'waiting' | 'done' | 'failed';
  readonly index: SearchIndex | null;
  /** Milliseconds since the epoch; null without an index. */
  readonly readAt: number | null;
}

export const WAITING: ChunkState = { kind: 'waiting', index: null, readAt: null };
const FAILED: ChunkState = { kind: 'failed', index: null, readAt: null };

/**
 * Event of a chunk for other instances. `held`: it waits for the provider's rate limit; `sent`: the call was sent;
 * `known`: its result, or that it failed, is in the cache.
 */
export type ChunkEvent = 'held' | 'sent' | 'known';

/** Runs and finds the chunks of one stay: at most 100 hotels each, shared by all instances through the cache. */
export interface ChunkRunner {
  /** The states of the chunks as the shared cache has them, in their order. */
  peek(chunks: readonly Chunk[]): Promise<readonly ChunkState[]>;
  /** Gets the chunk, here or from the instance that is already reading it. Never throws; never returns `waiting`. */
  run(chunk: Chunk, priority: CallOptions['priority']): Promise<ChunkState>;
  /**
   * Adds the amenities of hotels whose list row lacked them, from their details.
   * @returns the state of the chunk afterwards, unchanged when the details could not be read; null when there was
   * nothing to do or another caller is doing it
   */
  readMissingAmenities(chunk: Chunk): Promise<ChunkState | null>;
  /** Clears the marks of failed chunks. */
  clearFailures(chunks: readonly Chunk[]): Promise<void>;
  /** Clears the cached state of chunks. */
  forget(chunks: readonly Chunk[]): Promise<void>;
  /** Listens to events of a chunk, from this instance and others. @returns a function that stops it */
  subscribe(chunk: Chunk, listener: (event: ChunkEvent) => void): () => void;
  /** Cache key of a hotel's row. */
  rowKey(hotelId: string): string;
  /** Number of nights of the stay. */
  readonly nights: number;
}

export function createChunkRunner(deps: ChunkDeps, stay: Stay): ChunkRunner {
  const { cache, clock, logger } = deps;
  const stayPart = stayKey(stay, deps);
  const keyOf = (chunk: Chunk): string =>
    cacheKey(
      stayPart,
      chunk.map((hotel) => hotel.code),
    );
  const rowKey = (hotelId: string): string => cacheKey(stayPart, hotelId);
  const reader = createChunkReader(deps, stay, { chunk: keyOf, row: rowKey });
  const topicOf = (chunk: Chunk): string => `chunk:${keyOf(chunk)}`;
  const publish = (chunk: Chunk, event: ChunkEvent): void => cache.publish(topicOf(chunk), event);

  const peek: ChunkRunner['peek'] = async (chunks) => {
    const keys = chunks.map(keyOf);
    const [found, failed] = await Promise.all([
      cache.peekMany(CHUNK, keys),
      cache.peekMany(CHUNK_FAILED, keys),
    ]);
    return Promise.all(
      keys.map(async (key, at): Promise<ChunkState> => {
        const hit = found[at];
        if (hit) return { kind: 'done', index: unpackIndex(hit.value.index), readAt: hit.value.pricedAt };
        return failed[at] ? staleState(cache, key) : WAITING;
      }),
    );
  };

  const ask = async (chunk: Chunk, priority: CallOptions['priority']): Promise<ChunkState> => {
    let again: NodeJS.Timeout | undefined;
    const onWait = (isWaiting: boolean): void => {
      clearInterval(again);
      publish(chunk, isWaiting ? 'held' : 'sent');
      // Repeated for subscribers that come later.
      if (isWaiting) again = setInterval(() => publish(chunk, 'held'), POLL_MS);
    };
    try {
      const { index, pricedAt } = await reader.prices(chunk, { ...(priority && { priority }), onWait });
      return { kind: 'done', index, readAt: pricedAt };
    } catch (cause) {
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.warn({ hotels: chunk.length, code }, 'a chunk of a search failed');
      await cache.putMany(CHUNK_FAILED, [{ key: keyOf(chunk), value: true }]);
      return staleState(cache, keyOf(chunk));
    } finally {
      clearInterval(again);
    }
  };

  /** Takes another instance's result from the cache, or calls the provider when there is none. */
  const attempt = async (
    chunk: Chunk,
    looks: number,
    priority: CallOptions['priority'],
  ): Promise<ChunkState> => {
    for (let look = 1; look <= looks; look += 1) {
      if (look > 1) await pause(LOOK_AGAIN_MS);
      const [cached = WAITING] = await peek([chunk]);
      if (cached.kind !== 'waiting') return cached;
    }
    return ask(chunk, priority);
  };

  return {
    peek,
    rowKey,
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    readMissingAmenities: async (chunk) => {
      const [cached = WAITING] = chunk.some(lacksAmenities) ? await peek([chunk]) : [];
      const { kind, index, readAt } = cached;
      if (kind !== 'done' || readAt === null || !index || index.flags.every(isKnownFlag)) return null;
      const ran = await cache.exclusively(`details:${keyOf(chunk)}`, LOCK_MS, async () => {
        try {
          if (await reader.details(chunk, { index, pricedAt: readAt })) publish(chunk, 'known');
        } catch {
          logger.debug({ hotels: chunk.length }, 'amenities are unknown for now');
        }
      });
      const [after = null] = ran ? await peek([chunk]) : [];
      return after;
    },
    clearFailures: (chunks) => cache.drop(CHUNK_FAILED, chunks.map(keyOf)),
    forget: async (chunks) => {
      const keys = chunks.map(keyOf);
      await Promise.all([cache.drop(CHUNK, keys), cache.drop(CHUNK_FAILED, keys)]);
    },
    subscribe: (chunk, listener) =>
      cache.subscribe(topicOf(chunk), (event) => {
        if (event === 'held' || event === 'sent' || event === 'known') listener(event);
      }),
    run: async (chunk, priority) => {
      const until = clock().getTime() + GIVE_UP_MS;
      let looks = 1;
      for (;;) {
        // This run's own result is preferred, because the cache may be slow or lose it again.
        let own = WAITING;
        const ran = await cache.exclusively(`search:${keyOf(chunk)}`, LOCK_MS, async () => {
          own = await attempt(chunk, looks, priority);
        });
        if (ran) publish(chunk, 'known');
        else looks = LOOKS_AFTER_OTHERS;
        const [state = WAITING] = own.kind === 'waiting' ? await peek([chunk]) : [own];
        if (state.kind !== 'waiting') return state;
        if (clock().getTime() > until) return FAILED;
        await nextAnnouncement(cache, topicOf(chunk));
      }
    },
  };
}

/** Waits until another instance announces a chunk; at most a second, because that instance may have crashed. */
const nextAnnouncement = (cache: Pick<Cache, 'subscribe'>, topic: string): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, POLL_MS);
    const leave = cache.subscribe(topic, (event) => {
      if (event === 'known') end();
    });
  });

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const lacksAmenities = (hotel: PlannedHotel): boolean => hotel.amenities === null;

const isKnownFlag = (flags: number): boolean => (flags & FLAG.known) !== 0;

/** The state of a failed chunk: with an old result if one is still usable. */
async function staleState(cache: Cache, key: string): Promise<ChunkState> {
  try {
    const old = await cache.read(CHUNK, key, () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE')));
    return { kind: 'failed', index: unpackIndex(old.value.index), readAt: old.value.pricedAt };
  } catch {
    return FAILED;
  }
}
