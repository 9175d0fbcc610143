import pLimit from 'p-limit';
import { NOTHING_FOUND_TTL, SEARCH_CHUNK_TTL } from '#cache/ttl.ts';
import { chunked } from '#gateway/kit/loader-kit.ts';
import type { SearchProgress } from '#models/search/search.ts';
import { type ChunkNews, type ChunkRunner, type ChunkState, WAITING } from './chunk-runner.ts';
import { pendingRow } from './hotel-row.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import type { SearchPlan } from './search-plan.ts';
import { type SearchIndex, joinIndexes, pendingIndexOf } from '../view/search-index.ts';

/** Codes in one offers call: the provider's limit. */
export const CHUNK_SIZE = 100;
/** Offers calls of one search at a time. */
const AT_ONCE = 8;
/** Lost rows are asked for again so often at most: a cache that keeps nothing must not become a load on the provider. */
const REFETCH_MS = 30_000;

/** What a live search knows now. */
export interface SearchState {
  /** The hotels that are checked, and those whose price is still asked for (`FLAG.pending`). */
  readonly index: SearchIndex;
  readonly progress: SearchProgress;
  /** When its oldest part was read, milliseconds since the epoch; null while nothing was. */
  readonly readAt: number | null;
  /** True when a part is older than fresh, because the provider failed to answer for it. */
  readonly isStale: boolean;
}

/**
 * Whether a search may still be shown. It counts from its oldest part, so that nothing is shown past its time; what failed is
 * looked at again soon.
 * @param now milliseconds since the epoch, as is `openedAt`
 */
export function isCurrentAt(
  now: number,
  { progress, readAt, isStale }: SearchState,
  openedAt: number,
): boolean {
  const isWithin = (since: number, seconds: number): boolean => now - since < seconds * 1000;
  const { freshSeconds, usableSeconds } = SEARCH_CHUNK_TTL;
  const isOfUse = isWithin(readAt ?? openedAt, isStale ? usableSeconds : freshSeconds);
  const isWhole = progress.failedChunks.length === 0;
  return !progress.complete || (isOfUse && (isWhole || isWithin(openedAt, NOTHING_FOUND_TTL.freshSeconds)));
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
  /** Asks again for the chunks of hotels whose rows the cache has lost. Ends when they are there. */
  refetch(hotelIds: readonly string[]): Promise<void>;
  /** Hotels in the plan; empty while the list is being read. */
  hotels(): readonly PlannedHotel[];
  /** Hears no more of what other instances do. What runs goes on. */
  close(): void;
}

interface Following {
  readonly chunks: readonly (readonly PlannedHotel[])[];
  readonly states: readonly ChunkState[];
  readonly plan: 'reading' | 'read' | 'incomplete' | 'failed';
  /** Chunks that wait for their turn at the provider. */
  readonly held: ReadonlySet<number>;
}

/**
 * Starts following a search.
 * @param plan reads the hotels to look at; what of it fails is named as one more failed chunk, after the others
 * @param onPlanFailed hears why
 */
export function startLiveSearch(
  runner: ChunkRunner,
  plan: () => Promise<SearchPlan>,
  onPlanFailed: (cause: unknown) => void,
): LiveSearch {
  const limit = pLimit(AT_ONCE);
  let hotels: readonly PlannedHotel[] = [];
  let now: Following = { chunks: [], states: [], plan: 'reading', held: new Set() };
  let memo: SearchState | null = null;
  let refetchedAt = -REFETCH_MS;
  let leave: readonly (() => void)[] = [];
  let isClosed = false;
  let announce: () => void = () => {};
  const firstNews = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const change = (part: Partial<Following>): void => {
    now = { ...now, ...part };
    memo = null;
  };

  const hold = (at: number, isHeld: boolean): void => {
    if (now.held.has(at) === isHeld) return;
    const held = new Set(now.held);
    if (isHeld) held.add(at);
    else held.delete(at);
    change({ held });
  };

  const settle = (at: number, state: ChunkState): void => {
    hold(at, false);
    change({ states: now.states.with(at, state) });
    if (state.kind !== 'waiting') announce();
  };

  const runWaiting = async (): Promise<void> => {
    await Promise.all(
      now.states.map((waiting, at) => {
        const chunk = now.chunks[at];
        if (waiting.kind !== 'waiting' || !chunk) return Promise.resolve();
        return limit(async () => {
          // News of others may have settled it while it stood in line.
          if (now.states[at]?.kind !== 'waiting') return;
          settle(at, await runner.run(chunk, at === 0 ? 'first' : 'usual'));
        });
      }),
    );
  };

  /** Behind the search, one chunk after another: the details are many, and nobody waits for them. */
  const fillIn = async (): Promise<void> => {
    for (const [at, chunk] of now.chunks.entries()) {
      const state = now.states[at]?.kind === 'done' ? await runner.fillIn(chunk) : null;
      if (state?.kind === 'done') settle(at, state);
    }
  };

  const adopt = async (places: readonly number[]): Promise<void> => {
    const fresh = await runner.peek(places.map((at) => now.chunks[at] ?? []));
    places.forEach((at, place) => {
      const state = fresh[place];
      if (state?.kind === 'done' && isNews(now.states[at], state)) settle(at, state);
    });
  };

  const onNews = (at: number, news: ChunkNews): void => {
    if (news === 'known') void adopt([at]);
    else if (now.states[at]?.kind === 'waiting') hold(at, news === 'held');
  };

  /** Hotels that the plan did not have before get chunks of their own, so that no other is asked for again. */
  const add = async (planned: SearchPlan): Promise<void> => {
    const known = new Set(hotels.map(({ code }) => code));
    const missing = planned.hotels.filter(({ code }) => !known.has(code));
    const added = chunked(missing, CHUNK_SIZE);
    const first = now.chunks.length;
    const states = await runner.peek(added);
    hotels = [...hotels, ...missing];
    change({
      chunks: [...now.chunks, ...added],
      states: [...now.states, ...states],
      plan: planned.isWhole ? 'read' : 'incomplete',
    });
    // It may have been closed while the list was being read.
    const ends = isClosed
      ? []
      : added.map((chunk, at) => runner.hear(chunk, (news) => onNews(first + at, news)));
    leave = [...leave, ...ends];
  };

  const start = async (): Promise<void> => {
    change({ plan: 'reading' });
    try {
      await add(await plan());
    } catch (cause) {
      change({ plan: 'failed' });
      onPlanFailed(cause);
    }
    if (now.states.length === 0 || now.states.some((state) => state.kind !== 'waiting')) announce();
    await runWaiting();
    await fillIn();
  };

  const failedPlaces = (): readonly number[] =>
    now.states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));

  // Nobody waits for the whole: `run` never throws, and `start` keeps its own failure.
  void start();

  return {
    runner,
    firstNews,
    hotels: () => hotels,
    state: () => (memo ??= stateOf(now, runner.nights)),
    adoptFailed: () => adopt(failedPlaces()),
    retry: async () => {
      const failed = failedPlaces();
      await runner.forgive(failed.map((at) => now.chunks[at] ?? []));
      for (const at of failed) settle(at, WAITING);
      const lacksHotels = now.plan === 'failed' || now.plan === 'incomplete';
      void (lacksHotels ? start() : runWaiting());
    },
    refetch: async (hotelIds) => {
      if (performance.now() - refetchedAt < REFETCH_MS) return;
      refetchedAt = performance.now();
      const lost = new Set(hotelIds);
      const places = now.chunks.flatMap((chunk, at) =>
        now.states[at]?.kind !== 'waiting' && chunk.some(({ code }) => lost.has(code)) ? [at] : [],
      );
      // First, so that nobody else finds them lost meanwhile.
      for (const at of places) settle(at, WAITING);
      await runner.forget(places.map((at) => now.chunks[at] ?? []));
      await runWaiting();
    },
    close: () => {
      isClosed = true;
      for (const end of leave) end();
      leave = [];
    },
  };
}

/** Prices that are newer, or amenities that came later. */
function isNews(known: ChunkState | undefined, found: ChunkState): boolean {
  if (known?.kind !== 'done') return true;
  const isKnown = (flags: number, place: number): boolean => flags === known.index?.flags[place];
  return known.readAt !== found.readAt || found.index?.flags.every(isKnown) === false;
}

/** Columns of chunks that are waited for; a chunk's hotels never change. */
const pendingIndexes = new WeakMap<readonly PlannedHotel[], SearchIndex>();

function pendingOf(chunk: readonly PlannedHotel[], nights: number): SearchIndex {
  const known = pendingIndexes.get(chunk);
  if (known) return known;
  const index = pendingIndexOf(
    chunk.map((hotel) => ({ row: pendingRow(hotel), isKnown: hotel.amenities !== null })),
    nights,
  );
  pendingIndexes.set(chunk, index);
  return index;
}

function stateOf({ chunks, states, plan, held }: Following, nights: number): SearchState {
  const reads = states.flatMap((state) => state.readAt ?? []);
  const failed = states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));
  const isSettled = plan !== 'reading' && states.every((state) => state.kind !== 'waiting');
  return {
    index: joinIndexes(
      states.flatMap((state, at) => {
        const chunk = chunks[at];
        return state.index ?? (state.kind === 'waiting' && chunk ? pendingOf(chunk, nights) : []);
      }),
      nights,
    ),
    readAt: reads.length === 0 ? null : Math.min(...reads),
    isStale: states.some((state) => state.kind === 'failed' && state.index !== null),
    progress: {
      checked: states.reduce((sum, state) => sum + (state.index?.ids.length ?? 0), 0),
      total: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      complete: isSettled,
      failedChunks: plan === 'failed' || plan === 'incomplete' ? [...failed, chunks.length] : failed,
      isWaiting: !isSettled && held.size > 0,
    },
  };
}
