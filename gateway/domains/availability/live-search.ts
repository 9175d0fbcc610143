import pLimit from 'p-limit';
import { chunked } from '../../loader-kit.ts';
import type { SearchProgress } from '../../models/search.ts';
import { type ChunkRunner, type ChunkState, WAITING } from './chunk-runner.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { type SearchIndex, joinIndexes } from './search-index.ts';

/** Codes in one offers call: the provider's limit. */
const CHUNK_SIZE = 100;
/** Offers calls of one search at a time. */
const AT_ONCE = 4;

/** What a live search knows now. */
export interface SearchState {
  readonly index: SearchIndex;
  readonly progress: SearchProgress;
  /** When its oldest part was read, milliseconds since the epoch; null while nothing was. */
  readonly readAt: number | null;
}

/**
 * One shared search as this instance follows it. Its chunks live in the cache, so that any number of instances and
 * requests follow the same ones; this object only remembers what it has seen of them.
 */
export interface LiveSearch {
  readonly runner: ChunkRunner;
  /** What is known now. The same object as long as nothing changes. */
  state(): SearchState;
  /** Ends when the first chunk is there or there is nothing to wait for. */
  readonly firstNews: Promise<void>;
  /** Asks again for what failed; ends when the questions are under way. */
  retry(): Promise<void>;
  /** Takes over what other instances made of chunks that failed here. */
  adoptFailed(): Promise<void>;
  /** Hotels in the plan; empty while the list is being read. */
  hotels(): readonly PlannedHotel[];
}

/**
 * Starts following a search.
 * @param plan reads the hotels to look at; when it fails the search is complete with chunk 0 named as failed
 * @param onPlanFailed hears why
 */
export function startLiveSearch(
  runner: ChunkRunner,
  plan: () => Promise<readonly PlannedHotel[]>,
  onPlanFailed: (cause: unknown) => void,
): LiveSearch {
  const limit = pLimit(AT_ONCE);
  let hotels: readonly PlannedHotel[] = [];
  let planState: 'reading' | 'read' | 'failed' = 'reading';
  let chunks: readonly (readonly PlannedHotel[])[] = [];
  let states: readonly ChunkState[] = [];
  let memo: SearchState | null = null;
  let announce: () => void = () => {};
  const firstNews = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const settle = (at: number, state: ChunkState): void => {
    states = states.map((old, place) => (place === at ? state : old));
    memo = null;
    if (state.kind !== 'waiting') announce();
  };

  const runWaiting = async (): Promise<void> => {
    await Promise.all(
      states.map((state, at) => {
        const chunk = chunks[at];
        if (state.kind !== 'waiting' || !chunk) return Promise.resolve();
        return limit(async () => settle(at, await runner.run(chunk)));
      }),
    );
  };

  /** Behind the search, one chunk after another: the details are many, and nobody waits for them. */
  const fillIn = async (): Promise<void> => {
    for (const [at, chunk] of chunks.entries()) {
      const state = states[at]?.kind === 'done' ? await runner.fillIn(chunk) : null;
      if (state?.kind === 'done') settle(at, state);
    }
  };

  const start = async (): Promise<void> => {
    planState = 'reading';
    memo = null;
    try {
      hotels = await plan();
      chunks = chunked(hotels, CHUNK_SIZE);
      states = await runner.peek(chunks);
      planState = 'read';
    } catch (cause) {
      planState = 'failed';
      onPlanFailed(cause);
    }
    memo = null;
    if (states.length === 0 || states.some((state) => state.kind !== 'waiting')) announce();
    await runWaiting();
    await fillIn();
  };

  // Nobody waits for the whole: `run` never throws, and `start` keeps its own failure.
  void start();

  return {
    runner,
    firstNews,
    hotels: () => hotels,
    state: () => (memo ??= stateOf(chunks, states, planState)),
    adoptFailed: async () => {
      const failed = states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));
      const fresh = await runner.peek(failed.map((at) => chunks[at] ?? []));
      failed.forEach((at, place) => {
        const state = fresh[place];
        if (state?.kind === 'done') settle(at, state);
      });
    },
    retry: async () => {
      if (planState === 'failed') {
        void start();
        return;
      }
      const failed = states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));
      await runner.forgive(failed.map((at) => chunks[at] ?? []));
      for (const at of failed) settle(at, WAITING);
      void runWaiting();
    },
  };
}

function stateOf(
  chunks: readonly (readonly PlannedHotel[])[],
  states: readonly ChunkState[],
  plan: 'reading' | 'read' | 'failed',
): SearchState {
  const reads = states.flatMap((state) => state.readAt ?? []);
  const failed = states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));
  const isSettled = plan !== 'reading' && states.every((state) => state.kind !== 'waiting');
  return {
    index: joinIndexes(states.flatMap((state) => state.index ?? [])),
    readAt: reads.length === 0 ? null : Math.min(...reads),
    progress: {
      checked: states.reduce((sum, state) => sum + (state.index?.ids.length ?? 0), 0),
      total: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      complete: isSettled,
      failedChunks: plan === 'failed' ? [0] : failed,
    },
  };
}
