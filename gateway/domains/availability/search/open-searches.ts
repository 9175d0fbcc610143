import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import type { SearchCriteria } from '#models/search/search.ts';
import type { CachedCityHotels } from '../city/city-hotels.ts';
import { type FindCityByName, withCity } from '../city/with-city.ts';
import { type CriteriaInput, validCriteria } from '../stay-input.ts';
import { stayKey } from '../stay-key.ts';
import { type ChunkDeps, type ChunkRunner, createChunkRunner } from './live/chunk-runner.ts';
import { CHUNK_SIZE } from './live/search-chunks.ts';
import { type LiveSearch, startLiveSearch } from './live/live-search.ts';
import { type FollowedSearch, createFollowedSearches } from './live/followed-searches.ts';
import { prefetchChunks } from './live/prefetch-chunks.ts';
import { isCurrentAt } from './live/search-state.ts';
import { sameElsewhereUntil } from './live/same-elsewhere.ts';
import { type SearchCaller, type SearchOpening, createQueueByKey } from './search-opening.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { type PlanDeps, type SearchPlan, placePart, plannedHotels } from './search-plan.ts';

export interface OpenSearchDeps extends Omit<ChunkDeps, 'contents'>, PlanDeps {
  readonly cityNamed: FindCityByName;
  readonly cachedCityHotels: Pick<CachedCityHotels, 'ofCityInMemory' | 'young'>;
}

export interface OpenedSearch {
  readonly key: string;
  readonly criteria: SearchCriteria;
  readonly live: LiveSearch;
}

/** The searches that this process follows; the least recently used are evicted first. */
export interface OpenSearches {
  /** @throws AppError BAD_USER_INPUT */
  criteriaOf(input: CriteriaInput): Promise<SearchCriteria>;
  /** The search for these criteria, opened if it is not followed here. @throws AppError BAD_USER_INPUT, RATE_LIMITED */
  open(input: CriteriaInput, caller: SearchCaller): Promise<OpenedSearch>;
  /** The search for exactly these criteria if it is complete and current; otherwise null. Opens nothing. */
  completeNow(criteria: SearchCriteria): Pick<OpenedSearch, 'live' | 'criteria'> | null;
  /** True while the search is followed here and may be shown. */
  isCurrent(opened: OpenedSearch): boolean;
  /**
   * Declares a response valid as long as its search is current and in the same state. Does nothing while the search
   * runs and when a part of it has failed, so that the response is not cached.
   * @param storedAt a moment before its rows of stored hotels were made, which depend on the time of day, in milliseconds
   * since the epoch; null without such rows
   */
  markValidity(opened: OpenedSearch, caller: SearchCaller, storedAt: number | null): void;
}

export function createOpenSearches(deps: OpenSearchDeps, opening: SearchOpening): OpenSearches {
  const { clock, logger } = deps;
  const searches = createFollowedSearches();
  const oneAtATime = createQueueByKey<LiveSearch>();

  const isCurrent = ({ live, openedAt }: FollowedSearch): boolean =>
    isCurrentAt(clock().getTime(), live.state(), openedAt);
  const isShown = ({ key, live }: OpenedSearch): boolean => {
    const followed = searches.get(key);
    return followed?.live === live && isCurrent(followed);
  };
  const keyOf = (criteria: SearchCriteria): string =>
    cacheKey(stayKey(criteria.stay, deps), placePart(criteria));
  const criteriaOf = (input: CriteriaInput): Promise<SearchCriteria> =>
    withCity(validCriteria(input, clock()), deps.cityNamed);

  const begin = async (key: string, criteria: SearchCriteria, caller: SearchCaller): Promise<LiveSearch> => {
    const cached = readCached(deps, criteria);
    const { isNew } = await opening.admit(key, caller);
    let isCharged = !isNew;
    const live = startLiveSearch(
      cached.runner,
      async () => {
        const planned = (await cached.takePlan()) ?? (await plannedHotels(criteria, deps));
        // Calls for a plan that is read again were charged by the retry.
        if (!isCharged) opening.charge(caller, Math.ceil(planned.hotels.length / CHUNK_SIZE));
        isCharged = true;
        return planned;
      },
      (cause) =>
        logger.warn(
          { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
          'hotels of a search could not be listed',
        ),
    );
    const entry = { live, openedAt: clock().getTime() };
    searches.set(key, entry);
    // Set again, because the weight of the entry is known once the hotels are known.
    void live.listed.then(() => searches.peek(key) === entry && searches.set(key, entry));
    return live;
  };

  return {
    criteriaOf,
    open: async (input, caller) => {
      const criteria = await criteriaOf(input);
      const key = keyOf(criteria);
      const current = (): LiveSearch | null => {
        const known = searches.get(key);
        return known && isCurrent(known) ? known.live : null;
      };
      return { key, criteria, live: await oneAtATime(key, current, () => begin(key, criteria, caller)) };
    },
    completeNow: (criteria) => {
      const known = searches.peek(keyOf(criteria));
      const isComplete = known && isCurrent(known) && known.live.state().progress.complete;
      return isComplete ? { criteria, live: known.live } : null;
    },
    isCurrent: isShown,
    markValidity: ({ key, criteria, live }, { validity }, storedAt) => {
      const state = live.state();
      if (!state.progress.complete || state.progress.failedChunks.length > 0) return;
      // Weak: a cached response must not hold a search that has been evicted.
      const then = new WeakRef(state);
      validity?.validWhile(
        () => {
          const known = searches.get(key);
          return known !== undefined && isCurrent(known) && known.live.state() === then.deref();
        },
        sameElsewhereUntil(criteria, state, storedAt),
      );
    },
  };
}

/**
 * Reads what the cache has of a new search while the search is being admitted, in one round trip to a shared cache: the
 * list of the city, and for a list that is in memory also the chunks. The provider is not called.
 */
function readCached(
  deps: OpenSearchDeps,
  { cityCode, stay }: SearchCriteria,
): {
  readonly runner: ChunkRunner;
  /** The plan from a young cached list of the city; null without one, when it is empty, and on later calls. */
  readonly takePlan: () => Promise<SearchPlan | null>;
} {
  const runner = createChunkRunner(deps, stay);
  if (cityCode === null) return { runner, takePlan: () => Promise.resolve(null) };
  const inMemory = deps.cachedCityHotels.ofCityInMemory(cityCode);
  let listed: Promise<readonly PlannedHotel[] | null> | null = deps.cachedCityHotels
    .young(cityCode)
    .catch(() => null);
  return {
    runner: inMemory ? prefetchChunks(runner, inMemory) : runner,
    takePlan: async () => {
      const hotels = await listed;
      listed = null;
      // An empty list may be a mistake that has been corrected.
      if (!hotels || hotels.length === 0) return null;
      return { hotels, isWhole: true };
    },
  };
}
