import { describe, expect, it } from 'vitest';
import type { HotelRow } from '../../models/search.ts';
import { askedIndex } from './asked-index.ts';
import { providerRow, storedRow } from './hotel-row.ts';
import { plannedFromListing } from './planned-hotel.ts';
import { NO_FILTER, failures } from './search-filter.ts';
import { FLAG, indexOf } from './search-index.ts';
import { ordered, rankingOf } from './search-order.ts';
import { listing, stored } from './test-kit.ts';

const indexOfRows = (rows: readonly HotelRow[]) =>
  indexOf(
    rows.map((row) => ({ row, isKnown: true })),
    2,
  );

describe('a hotel without any picture', () => {
  it('is recommended behind its like, and before one that is a point worse', () => {
    const picture = { imageUrl: '/files/u/a.jpg' };
    const rows = [
      storedRow({ ...stored, id: 'bare', rating: 4.2 }, [], null),
      storedRow({ ...stored, ...picture, id: 'like', rating: 4 }, [], null),
      storedRow({ ...stored, ...picture, id: 'worse', rating: 3.2 }, [], null),
    ];
    const index = askedIndex(indexOfRows(rows), NO_FILTER);
    const list = ordered(index, failures(index, NO_FILTER), 'RECOMMENDED', rankingOf(index));
    expect(list.map((at) => index.ids[at])).toEqual(['like', 'bare', 'worse']);
  });

  it('is one of ours whose record names none; of others nobody knows', () => {
    const rows = [
      storedRow(stored, [], null),
      storedRow({ ...stored, galleryUrls: ['/files/u/a.jpg'] }, [], null),
      storedRow({ ...stored, imageUrl: '/files/u/b.jpg' }, [], null),
      providerRow(plannedFromListing(listing(0)), [], null),
    ];
    const { flags } = indexOfRows(rows);
    expect([...flags].map((bits) => (bits & FLAG.pictureless) !== 0)).toEqual([true, false, false, false]);
  });
});
