import { describe, expect, it, vi } from 'vitest';
import type { HotelRow } from '#models/search/search.ts';
import { indexForWishes } from './index-for-wishes.ts';
import { providerRow, storedRow } from '../search/hotel-row.ts';
import { plannedFromListing } from '../search/planned-hotel.ts';
import { NO_FILTER, failures } from './search-filter.ts';
import { FLAG, indexOf } from './search-index.ts';
import { ordered, rankingOf } from './search-order.ts';
import type { SearchDeps } from '../search/search.service.ts';
import { searchFixture, criteria, list, listing, searchesOf, stored } from '../testing/kit.ts';

const indexOfRows = (rows: readonly HotelRow[]) =>
  indexOf(
    rows.map((row) => ({ row, isKnown: true })),
    2,
  );

describe('a hotel without any picture', () => {
  it('is recommended after a hotel with a picture and almost its rating, and before one rated a point lower', () => {
    const picture = { imageUrl: '/files/u/a.jpg' };
    const rows = [
      storedRow({ ...stored, id: 'bare', rating: 4.2 }, [], null),
      storedRow({ ...stored, ...picture, id: 'like', rating: 4 }, [], null),
      storedRow({ ...stored, ...picture, id: 'worse', rating: 3.2 }, [], null),
    ];
    const index = indexForWishes(indexOfRows(rows), NO_FILTER);
    const list = ordered(index, failures(index, NO_FILTER), 'RECOMMENDED', rankingOf(index));
    expect(list.map((at) => index.ids[at])).toEqual(['like', 'bare', 'worse']);
  });

  it('is a stored hotel whose record has none, or a provider hotel whose details are known to have none', () => {
    const rows = [
      storedRow(stored, [], null),
      storedRow({ ...stored, galleryUrls: ['/files/u/a.jpg'] }, [], null),
      storedRow({ ...stored, imageUrl: '/files/u/b.jpg' }, [], null),
      providerRow(plannedFromListing(listing(0)), [], null),
      providerRow(plannedFromListing(listing(1)), [], null, true),
    ];
    const { flags } = indexOfRows(rows);
    expect([...flags].map((bits) => (bits & FLAG.pictureless) !== 0)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a provider hotel that is known to have no picture', () => {
  /** Ids of the first page as recommended, once all prices are known. */
  const recommended = async (deps: SearchDeps): Promise<readonly string[]> => {
    const service = searchesOf(deps);
    for await (const progress of await service.follow(criteria)) if (progress.complete) break;
    const { hotels } = await service.view(criteria, { ...list, sort: 'RECOMMENDED' });
    return hotels.map(({ id }) => id);
  };

  it('is not on the first page that it would otherwise lead, and its details are not read for that', async () => {
    const [best = ''] = await recommended(searchFixture().deps);
    const { calls, deps } = searchFixture();
    const contents = vi.fn<SearchDeps['contents']>(deps.contents);
    const pictureless: SearchDeps['pictureless'] = async (codes) =>
      new Set(codes.filter((code) => code === best));
    expect(await recommended({ ...deps, contents, pictureless })).not.toContain(best);
    expect([contents.mock.calls.length, calls.searches.length]).toEqual([0, 3]);
  });
});
