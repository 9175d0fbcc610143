import type { Cache } from '#cache/cache.ts';
import { within } from '#gateway/kit/within.ts';
import type { HotelRow, SearchView } from '#models/search/search.ts';
import { type TownFinder, searchedTown } from '../city/listed-town.ts';
import { type RowSource, type WantedList, viewOf } from '../view/search-view.ts';
import { pendingRow } from './hotel-row.ts';
import type { OpenedSearch } from './open-searches.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { ROW } from './search-cache.ts';
import { withStored } from './stored-rows.ts';

interface SearchListDeps {
  /** Pictures that are known without a call of the provider. */
  readonly knownImages: RowSource['images'];
  readonly cache: Pick<Cache, 'peekMany'>;
  readonly towns: TownFinder;
  /** Longest wait for rows that the cache has lost, in milliseconds. */
  readonly patienceMs: number;
  /** Time after which a search counts as settled although it still runs, in milliseconds. */
  readonly settledMs: number;
}

/** Longest wait for images that are cached, which nearly always come with the rows: the list must not wait for them. */
const IMAGES_MS = 250;

/** Rows of listed hotels without prices yet, so that what is made of them is made once. */
const pendingRows = new WeakMap<PlannedHotel, HotelRow>();

function knownPendingRow(hotel: PlannedHotel): HotelRow {
  const row = pendingRows.get(hotel) ?? pendingRow(hotel);
  pendingRows.set(hotel, row);
  return row;
}

/** A page taken from one snapshot of a search, which continues. Rows that the cache has lost are read again once. */
export type ReadSearchList = (
  opened: Pick<OpenedSearch, 'live' | 'criteria'>,
  stored: readonly HotelRow[],
  wanted: WantedList,
  mayAskAgain?: boolean,
) => Promise<Omit<SearchView, 'key'>>;

export function createSearchList(deps: SearchListDeps): ReadSearchList {
  const { cache, towns, patienceMs, settledMs, knownImages } = deps;
  const read: ReadSearchList = async ({ live, criteria }, stored, wanted, mayAskAgain = true) => {
    const state = live.state();
    const isSettled = state.progress.complete || performance.now() - live.startedAt >= settledMs;
    const lost: string[] = [];
    const list = await viewOf(
      state,
      stored,
      { ...wanted, isSettled },
      {
        checked: async (ids) => {
          const found = await cache.peekMany(ROW, ids.map(live.runner.rowKey));
          lost.push(...ids.filter((_, at) => !found[at]));
          return found.map((row) => row?.value ?? null);
        },
        pending: (ids) => {
          const requestedIds = new Set(ids);
          const hotels = ids.length === 0 ? [] : live.hotels().filter(({ code }) => requestedIds.has(code));
          return new Map(hotels.map((hotel) => [hotel.code, knownPendingRow(hotel)]));
        },
        images: (hotels) => within(knownImages(hotels), IMAGES_MS, []),
      },
      searchedTown(live.hotels(), criteria, towns),
    );
    if (lost.length === 0 || !mayAskAgain)
      return { ...list, progress: withStored(state.progress, stored.length) };
    await within(live.refetch(lost), patienceMs, undefined);
    return read({ live, criteria }, stored, wanted, false);
  };
  return read;
}
