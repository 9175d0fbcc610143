import { LRUCache } from 'lru-cache';
import { cacheKey } from '../../cache/key.ts';
import { NOTHING_FOUND_TTL, SEARCH_CHUNK_TTL } from '../../cache/ttl.ts';
import { AppError } from '../../errors.ts';
import type { StoredHotel } from '../../models/hotel.ts';
import type { HotelRow, SearchCriteria, SearchProgress, SearchView } from '../../models/search.ts';
import { storedOffers } from '../../pricing/default-rooms.ts';
import { wallClock } from '../../pricing/nights.ts';
import { type ChunkDeps, createChunkRunner } from './chunk-runner.ts';
import { storedRow } from './hotel-row.ts';
import { type LiveSearch, startLiveSearch } from './live-search.ts';
import { facetsOf, suggestionOf } from './search-facets.ts';
import { type FilterInput, failures, validFilter } from './search-filter.ts';
import { type SearchIndex, indexOf, joinIndexes } from './search-index.ts';
import { type Ranking, type SortKey, ordered, picksOf, rankingOf } from './search-order.ts';
import { ROW } from './search-cache.ts';
import { type PlanDeps, isInPlace, placePart, plannedHotels } from './search-plan.ts';
import { type CriteriaInput, validCriteria } from './stay-input.ts';
import { stayKey } from './stay-key.ts';

export interface SearchDeps extends ChunkDeps, PlanDeps {
  readonly provider: ChunkDeps['provider'] & PlanDeps['provider'];
  readonly cache: ChunkDeps['cache'];
  /** Complete stored hotels; empty when they are out of reach. */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** How long an answer waits for first news; 1.5 s unless a test says otherwise. */
  readonly patienceMs?: number;
}

/** How a list is wanted. */
export interface ViewRequest {
  readonly filter?: FilterInput | null;
  readonly sort: SortKey;
  readonly page: number;
  readonly pageSize: number;
}

/** Searches shared by all requests and instances. */
export interface SearchService {
  /** What is known now, within two seconds. @throws AppError BAD_USER_INPUT */
  view(criteria: CriteriaInput, request: ViewRequest): Promise<SearchView>;
  /** Asks again for failed chunks; at most one upstream call each. @throws AppError BAD_USER_INPUT */
  retry(criteria: CriteriaInput): Promise<SearchProgress>;
  /** Progress whenever it changes, at most four times a second, until complete. @throws AppError BAD_USER_INPUT */
  follow(criteria: CriteriaInput): AsyncGenerator<SearchProgress, void, void>;
}

const PATIENCE_MS = 1_500;
const EVENT_MS = 250;
const MAX_PAGE_SIZE = 50;
/** Hotels that all remembered searches of this process may hold together. */
const MAX_REMEMBERED = 100_000;

interface Opened {
  readonly key: string;
  readonly criteria: SearchCriteria;
  readonly live: LiveSearch;
}

interface Remembered {
  readonly live: LiveSearch;
  readonly openedAt: number;
}

export function createSearchService(deps: SearchDeps): SearchService {
  const { clock, logger, patienceMs = PATIENCE_MS } = deps;
  const searches = new LRUCache<string, Remembered>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: ({ live }) => Math.max(1, live.hotels().length),
  });

  /** A search counts from its oldest part, so that nothing is shown past its fresh time. */
  const isCurrent = ({ live, openedAt }: Remembered): boolean => {
    const { progress, readAt } = live.state();
    const age = clock().getTime() - (readAt ?? openedAt);
    const { freshSeconds } = progress.failedChunks.length > 0 ? NOTHING_FOUND_TTL : SEARCH_CHUNK_TTL;
    return !progress.complete || age < freshSeconds * 1000;
  };

  const open = (input: CriteriaInput): Opened => {
    const criteria = validCriteria(input, clock());
    const key = cacheKey(stayKey(criteria.stay, deps), placePart(criteria));
    const known = searches.get(key);
    if (known && isCurrent(known)) return { key, criteria, live: known.live };
    const live = startLiveSearch(
      createChunkRunner(deps, criteria.stay),
      () => plannedHotels(criteria, deps),
      (cause) =>
        logger.warn(
          { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
          'hotels of a search could not be listed',
        ),
    );
    const entry = { live, openedAt: clock().getTime() };
    searches.set(key, entry);
    // Its weight is known once its hotels are.
    void live.firstNews.then(() => searches.peek(key) === entry && searches.set(key, entry));
    return { key, criteria, live };
  };

  const storedRows = async (criteria: SearchCriteria): Promise<readonly HotelRow[]> => {
    const inPlace = (await deps.storedHotels()).filter((hotel) => isInPlace(hotel, criteria, deps.places));
    if (inPlace.length === 0) return [];
    const reviews = await deps.reviews(inPlace.map((hotel) => hotel.id));
    const now = wallClock(clock());
    return inPlace.map((hotel) =>
      storedRow(
        hotel,
        storedOffers(hotel, criteria.stay, now, () => ''),
        reviews.get(hotel.id) ?? null,
      ),
    );
  };

  const progressOf = ({ live }: Opened, stored: number): SearchProgress => {
    const { progress } = live.state();
    return { ...progress, checked: progress.checked + stored, total: progress.total + stored };
  };

  return {
    view: async (input, request) => {
      const { filter, page, pageSize } = validRequest(request);
      const opened = open(input);
      const [stored] = await Promise.all([storedRows(opened.criteria), newsWithin(opened.live, patienceMs)]);
      if (opened.live.state().progress.failedChunks.length > 0) await opened.live.adoptFailed();
      const { index, ranking } = withStored(opened.live.state().index, stored);
      const failed = failures(index, filter);
      const places = ordered(index, failed, request.sort, ranking);
      const lastPage = Math.max(1, Math.ceil(places.length / pageSize));
      const shown = Math.min(page, lastPage);
      const onPage = places.slice((shown - 1) * pageSize, shown * pageSize);
      const picks = picksOf(index, places, ranking);
      const rows = await rowsAt(onPage, index, stored, opened.live, deps);
      const { readAt } = opened.live.state();
      return {
        key: opened.key,
        hotels: rows.map(({ at, row }) => Object.assign({}, row, { pickReason: picks.get(at) ?? null })),
        page: shown,
        pageSize,
        totalItems: places.length,
        facets: facetsOf(index, filter, failed),
        progress: progressOf(opened, stored.length),
        suggestion: places.length === 0 && index.ids.length > 0 ? suggestionOf(index, filter) : null,
        pricedAt: readAt === null ? null : new Date(readAt).toISOString(),
      };
    },
    retry: async (input) => {
      const opened = open(input);
      await newsWithin(opened.live, patienceMs);
      await opened.live.retry();
      return progressOf(opened, (await storedRows(opened.criteria)).length);
    },
    follow: async function* follow(input) {
      const opened = open(input);
      const stored = (await storedRows(opened.criteria)).length;
      let last = '';
      for (;;) {
        const progress = progressOf(opened, stored);
        const mark = `${progress.checked}/${progress.total}/${progress.failedChunks.join()}/${progress.complete}`;
        if (mark !== last) yield progress;
        if (progress.complete) return;
        last = mark;
        await pause(EVENT_MS);
      }
    },
  };
}

interface Ranked {
  /** Columns of the stored hotels that were joined, as text. */
  readonly mark: string;
  readonly index: SearchIndex;
  readonly ranking: Ranking;
}

/** The last combination of each provider index with stored hotels, which rarely change. */
const lastRanked = new WeakMap<SearchIndex, Ranked>();

function withStored(index: SearchIndex, stored: readonly HotelRow[]): Ranked {
  const own = indexOf(stored.map((row) => ({ row, isKnown: true })));
  const mark = JSON.stringify(own);
  const last = lastRanked.get(index);
  if (last?.mark === mark) return last;
  const whole = stored.length === 0 ? index : joinIndexes([index, own]);
  const ranked = { mark, index: whole, ranking: rankingOf(whole) };
  lastRanked.set(index, ranked);
  return ranked;
}

/** Rows of a page; a row that the cache has lost leaves a gap rather than a wrong hotel. */
async function rowsAt(
  places: readonly number[],
  index: SearchIndex,
  stored: readonly HotelRow[],
  live: LiveSearch,
  { cache }: Pick<SearchDeps, 'cache'>,
): Promise<readonly { readonly at: number; readonly row: HotelRow }[]> {
  const storedFrom = index.ids.length - stored.length;
  const wanted = places.filter((at) => at < storedFrom);
  const found = await cache.peekMany(
    ROW,
    wanted.map((at) => live.runner.rowKey(index.ids[at] ?? '')),
  );
  const rows = new Map(wanted.map((at, place) => [at, found[place]?.value]));
  return places.flatMap((at) => {
    const row = at < storedFrom ? rows.get(at) : stored[at - storedFrom];
    return row ? [{ at, row }] : [];
  });
}

function validRequest({ filter, page, pageSize }: ViewRequest) {
  const fields = [
    ...(page >= 1 ? [] : ['page']),
    ...(pageSize >= 1 && pageSize <= MAX_PAGE_SIZE ? [] : ['pageSize']),
  ];
  if (fields.length > 0) throw new AppError('BAD_USER_INPUT', { fields });
  return { filter: validFilter(filter), page, pageSize };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function newsWithin(live: LiveSearch, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([live.firstNews, patience]);
  clearTimeout(timer);
}
