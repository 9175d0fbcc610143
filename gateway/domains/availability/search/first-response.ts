import { within } from '#gateway/kit/within.ts';
import type { HotelRow, SearchProgress } from '#models/search/search.ts';
import type { CriteriaInput } from '../stay-input.ts';
import type { OpenedSearch, OpenSearches } from './open-searches.ts';
import type { SearchCaller } from './search-opening.ts';
import { type createStoredRows, isPlaceNamed, STORED_MS, type StoredRowDeps } from './stored-rows.ts';

/** The caller that waits for a response. */
interface Requester {
  readonly caller: SearchCaller;
  /** Called when a part was not there in time, or could not be read. */
  readonly onMissing: () => void;
}

interface Deps extends Pick<OpenSearches, 'open'>, Pick<StoredRowDeps, 'storedHotels'> {
  readonly storedRows: ReturnType<typeof createStoredRows>;
  /** How long a response waits for something to show, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * How long a response waits for the stored hotels, in milliseconds since its search was opened. After a change they are
 * read from the platform again, so they always get at least `STORED_MS`.
 */
const ANSWER_MS = 1_750;

/**
 * Returns a function that makes a first response (`read`) from what a search knows so far. It waits for the names of the hotels,
 * for a limited time, and for the stored hotels; then for the first prices when nothing passes the filters without them
 * (`isEmpty`).
 */
export const createFirstResponse =
  ({ open, storedHotels, storedRows, patienceMs }: Deps) =>
  async <T extends { readonly progress: SearchProgress }>(
    input: CriteriaInput,
    { caller, onMissing }: Requester,
    read: (opened: OpenedSearch, stored: readonly HotelRow[]) => Promise<T>,
    isEmpty: (response: T) => boolean,
  ): Promise<T> => {
    const hotels = storedHotels(onMissing);
    const opened = await open(input, caller);
    const { live } = opened;
    const startedAt = performance.now();
    const since = () => performance.now() - startedAt;
    const ownRows = () =>
      storedRows(opened, { hotels, patienceMs: Math.max(STORED_MS, ANSWER_MS - since()), onMissing });
    // A place that is named needs no list to find its stored hotels, so both are read at the same time.
    const early = isPlaceNamed(opened.criteria) ? ownRows() : null;
    await within(live.listed, patienceMs, undefined);
    if (live.state().progress.failedChunks.length > 0) await live.adoptFailed();
    const stored = await (early ?? ownRows());
    const response = await read(opened, stored);
    if (!isEmpty(response) || response.progress.complete) return response;
    await within(live.firstResult, patienceMs - since(), undefined);
    return read(opened, stored);
  };
