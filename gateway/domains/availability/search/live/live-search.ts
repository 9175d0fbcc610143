import pLimit from 'p-limit';
import { type ChunkRunner, WAITING } from './chunk-runner.ts';
import { createSearchChunks } from './search-chunks.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import type { SearchPlan } from '../search-plan.ts';
import type { SearchState } from './search-state.ts';

/** Maximum number of offers calls of one search at a time. */
const AT_ONCE = 8;
/** Lost rows are read again at most this often: a cache that stores nothing must not become a load on the provider. */
const REFETCH_MS = 30_000;

/**
 * One shared search as this instance follows it. Its chunks live in the cache, so that any number of instances and
 * requests follow the same ones; this object only has their latest states.
 */
export interface LiveSearch {
  readonly runner: ChunkRunner;
  /** When this instance began to follow it, milliseconds of `performance.now`. */
  readonly startedAt: number;
  /** The current state; the same object until the state changes. */
  state(): SearchState;
  /** Resolves when its hotels are known, before their prices, or when they cannot be listed. */
  readonly listed: Promise<void>;
  /** Resolves when any chunk was read or has failed, or when there is nothing to wait for. */
  readonly firstResult: Promise<void>;
  /** Resolves with the next change of its state. */
  nextChange(): Promise<void>;
  /** Repeats the failed chunks, and the list of hotels if it is incomplete; does not wait for the results. */
  retry(): Promise<void>;
  /** Takes over the results of other instances for chunks that failed here. */
  adoptFailed(): Promise<void>;
  /**
   * Repeats the chunks of hotels whose rows the cache has lost, at most every 30 seconds. Resolves when they are known.
   */
  refetch(hotelIds: readonly string[]): Promise<void>;
  /** Hotels in the plan; empty while the list is being read. */
  hotels(): readonly PlannedHotel[];
  /** Stops listening to other instances. Running calls continue. */
  close(): void;
}

/**
 * Starts following a search.
 * @param plan reads the hotels of the search; if it or a part of it fails, that is reported as one more failed chunk,
 * after the others
 * @param onPlanFailed called with the reason when no hotels could be listed
 */
export function startLiveSearch(
  runner: ChunkRunner,
  plan: () => Promise<SearchPlan>,
  onPlanFailed: (cause: unknown) => void,
): LiveSearch {
  const limit = pLimit(AT_ONCE);
  const followed = createSearchChunks(runner);
  let refetchedAt = -REFETCH_MS;

  const runWaiting = async (): Promise<void> => {
    const waiting = followed.indexesWhere(({ kind }) => kind === 'waiting');
    await Promise.all(
      waiting.map((index) =>
        limit(async () => {
          // Another instance may have resolved it while it waited in the queue.
          const chunk = followed.stateAt(index)?.kind === 'waiting' && followed.chunks()[index];
          if (chunk) followed.settle(index, await runner.run(chunk, index === 0 ? 'high' : 'normal'));
        }),
      ),
    );
  };

  /** After the search, reads the amenities that the list lacked, one chunk after another: no caller waits for them. */
  const readMissingAmenities = async (): Promise<void> => {
    for (const [index, chunk] of followed.chunks().entries()) {
      const state =
        followed.stateAt(index)?.kind === 'done' ? await runner.readMissingAmenities(chunk) : null;
      if (state?.kind === 'done') followed.settle(index, state);
    }
  };

  const start = async (): Promise<void> => {
    followed.planIs('reading');
    try {
      await followed.add(await plan());
    } catch (cause) {
      followed.planIs('failed');
      onPlanFailed(cause);
    }
    await runWaiting();
    await readMissingAmenities();
  };

  const failedIndexes = (): readonly number[] => followed.indexesWhere(({ kind }) => kind === 'failed');

  // Not awaited: `run` never throws, and `start` handles its own failure.
  void start();

  return {
    runner,
    startedAt: performance.now(),
    listed: followed.listed,
    firstResult: followed.firstResult,
    nextChange: followed.nextChange,
    hotels: followed.hotels,
    state: followed.state,
    adoptFailed: () => followed.adopt(failedIndexes()),
    retry: async () => {
      const failed = failedIndexes();
      await runner.clearFailures(failed.map((index) => followed.chunks()[index] ?? []));
      for (const index of failed) followed.settle(index, WAITING);
      void (followed.lacksHotels() ? start() : runWaiting());
    },
    refetch: async (hotelIds) => {
      if (performance.now() - refetchedAt < REFETCH_MS) return;
      refetchedAt = performance.now();
      const lost = new Set(hotelIds);
      const indexes = followed.indexesWhere(
        ({ kind }, chunk) => kind !== 'waiting' && chunk.some(({ code }) => lost.has(code)),
      );
      // Marked as waiting first, so that no other caller finds them lost meanwhile.
      for (const index of indexes) followed.settle(index, WAITING);
      await runner.forget(indexes.map((index) => followed.chunks()[index] ?? []));
      await runWaiting();
    },
    close: followed.close,
  };
}
