import { chunked } from '#gateway/kit/loader-kit.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import type { SearchPlan } from '../search-plan.ts';
import { type ChunkEvent, type ChunkRunner, type ChunkState, WAITING } from './chunk-runner.ts';
import { type ChunkedSearch, type SearchState, preparePending, stateOf } from './search-state.ts';

/** Maximum number of codes in one offers call: the provider's limit. */
export const CHUNK_SIZE = 100;

type Chunk = readonly PlannedHotel[];

const chunksOfLists = new WeakMap<readonly PlannedHotel[], readonly Chunk[]>();

/** The chunks of a list of hotels: the same arrays for all searches of the list. */
function chunksOf(hotels: readonly PlannedHotel[]): readonly Chunk[] {
  const known = chunksOfLists.get(hotels) ?? chunked(hotels, CHUNK_SIZE);
  chunksOfLists.set(hotels, known);
  return known;
}

/** The chunks of one search: their hotels, the states that this instance has read, and events from other instances. */
export interface SearchChunks {
  /** The current state; the same object until the state changes. */
  state(): SearchState;
  /** Resolves when the hotels are known, or when they cannot be listed. */
  readonly listed: Promise<void>;
  /** Resolves when any chunk is settled, or when the plan has none. */
  readonly firstResult: Promise<void>;
  /** Resolves with the next change of the state. */
  readonly nextChange: () => Promise<void>;
  readonly hotels: () => readonly PlannedHotel[];
  readonly chunks: () => readonly Chunk[];
  /** State of the chunk at this index. */
  readonly stateAt: (index: number) => ChunkState | undefined;
  /** Indexes of the chunks that meet a condition. */
  readonly indexesWhere: (fits: (state: ChunkState, chunk: Chunk) => boolean) => readonly number[];
  readonly settle: (index: number, state: ChunkState) => void;
  /** Adopts newer results of these chunks from other instances. */
  readonly adopt: (indexes: readonly number[]) => Promise<void>;
  /** Call when the plan is being read, or could not be read. */
  readonly planIs: (plan: 'reading' | 'failed') => void;
  /** Adds chunks for hotels that were not in the plan before; no other chunk is read again. */
  readonly add: (planned: SearchPlan) => Promise<void>;
  /** True when the list of hotels could not be read completely. */
  readonly lacksHotels: () => boolean;
  /** Ends the subscription to events of other instances. */
  readonly close: () => void;
}

export function createSearchChunks(runner: ChunkRunner): SearchChunks {
  let hotels: readonly PlannedHotel[] = [];
  let now: ChunkedSearch = { chunks: [], states: [], planStatus: 'reading', throttled: new Set() };
  let memo: SearchState | null = null;
  let leave: readonly (() => void)[] = [];
  let isClosed = false;
  const listed = createSignal();
  const firstResult = createSignal();
  let changed = createSignal();

  const change = (part: Partial<ChunkedSearch>): void => {
    now = { ...now, ...part };
    memo = null;
    const awaited = changed;
    changed = createSignal();
    awaited.raise();
    if (now.planStatus === 'reading') return;
    listed.raise();
    if (now.states.length === 0 || now.states.some((state) => state.kind !== 'waiting')) firstResult.raise();
  };

  const setThrottled = (index: number, isThrottled: boolean): void => {
    if (now.throttled.has(index) === isThrottled) return;
    const held = new Set(now.throttled);
    if (isThrottled) held.add(index);
    else held.delete(index);
    change({ throttled: held });
  };

  const settle = (index: number, state: ChunkState): void => {
    setThrottled(index, false);
    change({ states: now.states.with(index, state) });
  };

  const adopt = async (indexes: readonly number[]): Promise<void> => {
    const fresh = await runner.peek(indexes.map((index) => now.chunks[index] ?? []));
    indexes.forEach((index, at) => {
      const state = fresh[at];
      if (state?.kind === 'done' && isNewer(now.states[index], state)) settle(index, state);
    });
  };

  const onEvent = (index: number, event: ChunkEvent): void => {
    if (event === 'known') void adopt([index]);
    else if (now.states[index]?.kind === 'waiting') setThrottled(index, event === 'held');
  };

  /** Reads the states of new chunks, and prepares the index columns of those that are waiting. */
  const lookUp = async (added: readonly Chunk[]): Promise<readonly ChunkState[]> => {
    const states = await runner.peek(added);
    await preparePending(
      added.filter((_, at) => states[at]?.kind === 'waiting'),
      runner.nights,
    );
    return states;
  };

  const add = async (planned: SearchPlan): Promise<void> => {
    const plannedCodes = new Set(hotels.map(({ code }) => code));
    // The first time the list object itself is used and no copy: data derived from it is cached by its identity.
    const missing =
      plannedCodes.size === 0 ? planned.hotels : planned.hotels.filter(({ code }) => !plannedCodes.has(code));
    const added = chunksOf(missing);
    const first = now.chunks.length;
    const isAdded = createSignal();
    // Subscribed before the states are read, so that no event in between is lost. The search may have been closed
    // meanwhile.
    const ends = isClosed
      ? []
      : added.map((chunk, at) =>
          runner.subscribe(chunk, (event) => void isAdded.raised.then(() => onEvent(first + at, event))),
        );
    leave = [...leave, ...ends];
    const states = await lookUp(added).catch((failure: unknown) => {
      for (const end of ends) end();
      throw failure;
    });
    hotels = plannedCodes.size === 0 ? missing : [...hotels, ...missing];
    change({
      chunks: [...now.chunks, ...added],
      states: [...now.states, ...states],
      planStatus: planned.isWhole ? 'read' : 'incomplete',
    });
    isAdded.raise();
  };

  return {
    state: () => (memo ??= stateOf(now, runner.nights)),
    listed: listed.raised,
    firstResult: firstResult.raised,
    nextChange: () => changed.raised,
    hotels: () => hotels,
    chunks: () => now.chunks,
    stateAt: (index) => now.states[index],
    indexesWhere: (fits) =>
      now.chunks.flatMap((chunk, index) => (fits(now.states[index] ?? WAITING, chunk) ? [index] : [])),
    settle,
    adopt,
    planIs: (plan) => change({ planStatus: plan }),
    add,
    lacksHotels: () => now.planStatus === 'failed' || now.planStatus === 'incomplete',
    close: () => {
      isClosed = true;
      for (const end of leave) end();
      leave = [];
    },
  };
}

/** A promise that resolves when `raise` is called. */
function createSignal(): { readonly raised: Promise<void>; readonly raise: () => void } {
  let resolveIt = (): void => undefined;
  const raised = new Promise<void>((resolve) => {
    resolveIt = resolve;
  });
  return { raised, raise: () => resolveIt() };
}

/** True when the known state has no result, for newer prices, and for amenities that were added later. */
function isNewer(known: ChunkState | undefined, found: ChunkState): boolean {
  if (known?.kind !== 'done') return true;
  const isKnown = (flags: number, at: number): boolean => flags === known.index?.flags[at];
  return known.readAt !== found.readAt || found.index?.flags.every(isKnown) === false;
}
