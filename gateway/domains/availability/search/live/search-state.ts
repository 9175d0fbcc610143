import { NOTHING_FOUND_TTL, SEARCH_CHUNK_TTL } from '#cache/ttl.ts';
import { mapInSlices } from '#gateway/kit/slices.ts';
import type { SearchProgress } from '#models/search/search.ts';
import type { ChunkState } from './chunk-runner.ts';
import { pendingRow } from '../hotel-row.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import { type SearchIndex, joinIndexes, pendingIndexOf } from '../../view/search-index.ts';

/** The current state of a live search. */
export interface SearchState {
  /** The hotels that were checked, and those whose price is still being read (`FLAG.pending`). */
  readonly index: SearchIndex;
  readonly progress: SearchProgress;
  /** When its oldest part was read, milliseconds since the epoch; null before the first one. */
  readonly readAt: number | null;
  /** True when a part is past its fresh time, because the provider failed to answer for it. */
  readonly isStale: boolean;
}

/**
 * True when a search may still be shown: while it runs, and afterwards as long as its oldest part is fresh, or usable
 * if a part is stale. A search with failed parts is opened again after a minute.
 * @param now milliseconds since the epoch, like `openedAt`
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

/** The chunks of a search and their states, as one instance has read them. */
export interface ChunkedSearch {
  readonly chunks: readonly (readonly PlannedHotel[])[];
  readonly states: readonly ChunkState[];
  readonly planStatus: 'reading' | 'read' | 'incomplete' | 'failed';
  /** Indexes of the chunks that wait for the rate limit of the provider. */
  readonly throttled: ReadonlySet<number>;
}

/** Index columns of pending chunks, by their hotels, which never change. */
const pendingIndexes = new WeakMap<readonly PlannedHotel[], SearchIndex>();

function pendingOf(chunk: readonly PlannedHotel[], nights: number): SearchIndex {
  const cached = pendingIndexes.get(chunk);
  if (cached) return { ...cached, nights };
  const index = pendingIndexOf(
    chunk.map((hotel) => ({ row: pendingRow(hotel), isKnown: hotel.amenities !== null })),
    nights,
  );
  pendingIndexes.set(chunk, index);
  return index;
}

/**
 * Computes the columns of pending chunks before a state needs them all at once: for thousands of hotels that would
 * block the event loop.
 */
export async function preparePending(
  chunks: readonly (readonly PlannedHotel[])[],
  nights: number,
): Promise<void> {
  await mapInSlices(chunks, (chunk) => pendingOf(chunk, nights));
}

/** The state that results from all chunks. */
export function stateOf(
  { chunks, states, planStatus, throttled }: ChunkedSearch,
  nights: number,
): SearchState {
  const reads = states.flatMap((state) => state.readAt ?? []);
  const failed = states.flatMap((state, at) => (state.kind === 'failed' ? [at] : []));
  const isSettled = planStatus !== 'reading' && states.every((state) => state.kind !== 'waiting');
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
      // One more number stands for hotels that could not be listed.
      failedChunks:
        planStatus === 'failed' || planStatus === 'incomplete' ? [...failed, chunks.length] : failed,
      isWaiting: !isSettled && throttled.size > 0,
    },
  };
}
