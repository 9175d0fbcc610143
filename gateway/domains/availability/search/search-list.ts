import type { Cache } from '#cache/cache.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { within } from '#gateway/kit/within.ts';
import type { HotelImage } from '#models/hotel/hotel.ts';
import type { HotelRow, SearchView } from '#models/search/search.ts';
import { type CityFinder, searchedCity } from '../city/listed-city.ts';
import { type RowSource, type WantedList, viewOf } from '../view/search-view.ts';
import { pendingRow } from './hotel-row.ts';
import type { LiveSearch } from './live/live-search.ts';
import type { OpenedSearch } from './open-searches.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { ROW } from './search-cache.ts';
import { withStored } from './stored-rows.ts';

export interface SearchListDeps {
  /** Cached pictures; the provider is not called. */
  readonly cachedImages: (
    hotels: readonly Pick<HotelRow, 'id' | 'source'>[],
  ) => Promise<readonly (readonly HotelImage[] | null)[]>;
  readonly cache: Pick<Cache, 'peekMany'>;
  readonly cities: CityFinder;
  /** Longest wait for rows that the cache has lost, in milliseconds. */
  readonly patienceMs: number;
  /** Time after which a search counts as settled although it still runs, in milliseconds. */
  readonly settledMs: number;
}

/** Longest wait for images that are cached, which nearly always come with the rows: the list must not wait for them. */
const IMAGES_MS = 250;

/** Memoized rows of hotels without prices yet, so that data derived from a row is computed once. */
const pendingRows = new WeakMap<PlannedHotel, HotelRow>();

function knownPendingRow(hotel: PlannedHotel): HotelRow {
  const row = pendingRows.get(hotel) ?? pendingRow(hotel);
  pendingRows.set(hotel, row);
  return row;
}

/** Rows and pictures that were read already, by hotel id. */
export interface ReadRows {
  readonly rows: Map<string, HotelRow>;
  readonly images: Map<string, readonly HotelImage[]>;
}

export const noRows = (): ReadRows => ({ rows: new Map(), images: new Map() });

/** The cached values, aligned to the ids; null when one of them is missing. */
function allCached<T>(cached: ReadonlyMap<string, T>, ids: readonly string[]): readonly T[] | null {
  const values: T[] = [];
  for (const id of ids) {
    const value = cached.get(id);
    if (value === undefined) return null;
    values.push(value);
  }
  return values;
}

/** Adds the values that were found. */
function addFound<T>(cached: Map<string, T>, ids: readonly string[], found: readonly (T | null)[]): void {
  for (const [at, id] of ids.entries()) {
    const value = found[at];
    if (value) cached.set(id, value);
  }
}

/** What to do about rows that the cache has lost. */
interface LostRows {
  /** Whether their chunks are read again, once; true by default. */
  readonly mayAskAgain?: boolean;
  /** Called when rows are missing and are not read again. */
  readonly onMissing?: () => void;
}

/**
 * Reads a page from one snapshot of a search, which may still be running.
 * @param known rows and pictures read so far, to which new ones are added; a page that needs no others is returned
 * without a promise
 */
export type ReadSearchList = (
  opened: Pick<OpenedSearch, 'live' | 'criteria'>,
  stored: readonly HotelRow[],
  wanted: WantedList,
  known?: ReadRows,
  lostRows?: LostRows,
) => MaybeLater<Omit<SearchView, 'key'>>;

export function createSearchList(deps: SearchListDeps): ReadSearchList {
  const { cache, cities, patienceMs, settledMs, cachedImages: knownImages } = deps;
  const sourceOf = (live: LiveSearch, { rows, images }: ReadRows, lost: string[]): RowSource => ({
    checked: (ids) =>
      allCached(rows, ids) ??
      cache.peekMany(ROW, ids.map(live.runner.rowKey)).then((cached) => {
        const found = cached.map((row) => row?.value ?? null);
        lost.push(...ids.filter((_, at) => !found[at]));
        addFound(rows, ids, found);
        return found;
      }),
    pending: (ids) => {
      const requestedIds = new Set(ids);
      const hotels = ids.length === 0 ? [] : live.hotels().filter(({ code }) => requestedIds.has(code));
      return new Map(hotels.map((hotel) => [hotel.code, knownPendingRow(hotel)]));
    },
    images: (hotels) => {
      const ids = hotels.map(({ id }) => id);
      const read = async () => {
        const found = await within(knownImages(hotels), IMAGES_MS, []);
        addFound(images, ids, found);
        return found;
      };
      return allCached(images, ids) ?? read();
    },
  });
  const read: ReadSearchList = (opened, stored, wanted, known = noRows(), lostRows = {}) => {
    const { live, criteria } = opened;
    const state = live.state();
    const isSettled = state.progress.complete || performance.now() - live.startedAt >= settledMs;
    const lost: string[] = [];
    const source = sourceOf(live, known, lost);
    const city = searchedCity(live.hotels(), criteria, cities);
    return whenKnown(viewOf(state, stored, { ...wanted, isSettled }, source, city), (list) => {
      const isLast = lostRows.mayAskAgain === false;
      const readAgain = () =>
        within(live.refetch(lost), patienceMs, undefined).then(() =>
          read(opened, stored, wanted, known, { ...lostRows, mayAskAgain: false }),
        );
      // Read when it is requested, from rows that the cache may have lost although it has those of the page.
      const held: SearchView['held'] = async (ids) => {
        const before = lost.length;
        // Adds the hotels whose rows are missing to `lost`.
        const found = await list.held(ids);
        if (lost.length === before) return found;
        if (!isLast) return (await readAgain()).held(ids);
        lostRows.onMissing?.();
        return found;
      };
      if (lost.length > 0 && !isLast) return readAgain();
      if (lost.length > 0) lostRows.onMissing?.();
      return { ...list, held, progress: withStored(state.progress, stored.length) };
    });
  };
  return read;
}
