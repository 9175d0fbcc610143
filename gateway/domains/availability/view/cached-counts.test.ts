import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { HotelRow } from '#models/search/search.ts';
import { plannedFromListing } from '../search/planned-hotel.ts';
import { providerRow } from '../search/hotel-row.ts';
import { listing } from '../testing/kit.ts';
import { type HotelFilter, NO_FILTER } from './search-filter.ts';
import { FLAG, indexOf } from './search-index.ts';
import { viewOf } from './search-view.ts';

/** A complete search, in which it is too late to cancel free of charge. */
function searchOf(hotels: number) {
  const rows = Array.from({ length: hotels }, (_, at): HotelRow => ({
    ...providerRow(plannedFromListing(listing(at)), [], null),
    offers: [[20_000 + at, 10_000 + at, 'Room only', 0, null]],
  }));
  const { flags, ...index } = indexOf(
    rows.map((row) => ({ row, isKnown: true })),
    2,
  );
  const state = {
    index: { ...index, flags: flags.map((each) => each | FLAG.over) },
    progress: { checked: hotels, total: hotels, complete: true, failedChunks: [], isWaiting: false },
    readAt: 0,
    isStale: false,
  };
  const source = {
    checked: async (ids: readonly string[]) => ids.map((id) => rows.find((row) => row.id === id) ?? null),
    pending: () => new Map(),
    images: async () => [],
  };
  const countsOf = async (filter: Partial<HotelFilter> = {}, { page = 1, complete = true } = {}) => {
    const own = { ...state, progress: { ...state.progress, complete } };
    const wanted = { filter: { ...NO_FILTER, ...filter }, sort: 'PRICE_ASC' as const, page, pageSize: 5 };
    return (await viewOf(own, [], wanted, source)).facets;
  };
  return Object.assign(countsOf, { column: new WeakRef(state.index.totals) });
}

it('the counts of a filter are computed once for all pages', async () => {
  const countsOf = searchOf(10);
  expect(await countsOf({}, { page: 2 })).toBe(await countsOf());
});

it('cached counts are not reused for another filter, another search or another progress', async () => {
  const [countsOf, others] = [searchOf(10), searchOf(20)];
  const poolOf = ({ amenities }: Awaited<ReturnType<typeof countsOf>>) =>
    amenities.find(({ key }) => key === 'Pool')?.count;
  expect([poolOf(await countsOf()), poolOf(await others())]).toEqual([5, 10]);
  expect(poolOf(await countsOf({ stars: [5] }))).toBe(1);
  expect((await countsOf()).isFreeCancellationOver).toBe(true);
  expect((await countsOf({}, { complete: false })).isFreeCancellationOver).toBe(false);
});

it('maximum prices without an offer between them have the same counts', async () => {
  const countsOf = searchOf(10);
  const upTo = (max: number) => countsOf({ price: { min: 0, max, per: 'STAY' } });
  // The offers cost 200.00 to 200.09.
  expect(await upTo(5_000)).toBe(await upTo(300));
  expect(await upTo(200)).not.toBe(await upTo(300));
  expect((await upTo(200)).amenities).not.toEqual((await upTo(300)).amenities);
});

it('the price bars of a filter are made once for all its maximum prices', async () => {
  const countsOf = searchOf(10);
  const upTo = (max: number, filter: Partial<HotelFilter> = {}) =>
    countsOf({ ...filter, price: { min: 0, max, per: 'STAY' } });
  expect((await upTo(200)).prices).toBe((await upTo(300)).prices);
  expect((await countsOf()).prices).toBe((await upTo(300)).prices);
  expect((await upTo(200, { stars: [5] })).prices).not.toEqual((await upTo(200)).prices);
});

it('counts that follow other filters are those of a search without any before', async () => {
  const countsOf = searchOf(40);
  const prices = [null, { min: 0, max: 200, per: 'STAY' }, { min: 200, max: 300, per: 'STAY' }] as const;
  const others = [{}, { stars: [5] }, { amenities: ['Pool'] }, { freeCancellation: true }] as const;
  for (const price of prices)
    for (const filter of others)
      expect(await countsOf({ ...filter, price })).toEqual(await searchOf(40)({ ...filter, price }));
});

it('the counts of the twenty filters that were used last are cached', async () => {
  const countsOf = searchOf(10);
  const areas = Array.from({ length: 21 }, (_, at) => ({ areas: [`area ${at}`] }));
  const first: Awaited<ReturnType<typeof countsOf>>[] = [];
  // One after the other, because on a busy machine long computations pause, and then end in another order.
  for (const filter of areas) first.push(await countsOf(filter));
  expect(await countsOf(areas[20])).toBe(first[20]);
  expect(await countsOf(areas[1])).toBe(first[1]);
  expect(await countsOf(areas[0])).not.toBe(first[0]);
});

it('the lists and counts of an evicted search do not keep its index in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = async () => {
    const countsOf = searchOf(10);
    await countsOf();
    await countsOf({ price: { min: 0, max: 300, per: 'STAY' } });
    return countsOf.column;
  };
  const column = await used();
  let isInMemory = true;
  // An object that was dereferenced stays alive until the end of the turn of the event loop, and a task of another test
  // in this process may still be running.
  for (let attempt = 0; isInMemory && attempt < 20; attempt += 1) {
    await pause(50);
    collect();
    isInMemory = column.deref() !== undefined;
  }
  expect(isInMemory).toBe(false);
});
