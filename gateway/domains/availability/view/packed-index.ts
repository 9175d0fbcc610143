import { z } from 'zod';
import type { SearchIndex } from './search-index.ts';

const integers = z.array(z.int());

/** An index as the cache stores it: typed arrays have no JSON form. */
export const packedIndex = z.object({
  ids: z.array(z.string()),
  nights: z.int(),
  counts: integers,
  totals: integers,
  kinds: integers,
  propertyFees: z.array(
    z.tuple([z.int(), z.array(z.object({ amountMinor: z.int(), currency: z.string() }))]),
  ),
  feeTotals: z.array(z.tuple([z.int(), z.int()])),
  stars: integers,
  quality: integers,
  votes: integers,
  amenities: integers,
  flags: integers,
  latitudes: integers,
  longitudes: integers,
});

export type PackedIndex = z.output<typeof packedIndex>;

export const packIndex = ({ ids, nights, ...columns }: SearchIndex): PackedIndex => ({
  ids: [...ids],
  nights,
  counts: [...columns.counts],
  totals: [...columns.totals],
  kinds: [...columns.kinds],
  propertyFees: [...columns.propertyFees].map(([place, fees]) => [place, [...fees]]),
  feeTotals: [...columns.feeTotals.entries()].filter(([, fees]) => fees > 0),
  stars: [...columns.stars],
  quality: [...columns.quality],
  votes: [...columns.votes],
  amenities: [...columns.amenities],
  flags: [...columns.flags],
  latitudes: [...columns.latitudes],
  longitudes: [...columns.longitudes],
});

/** A column with one entry per offer; 0 for offers without an entry in the list. */
function filled(offers: number, entries: readonly (readonly [at: number, value: number])[]): Uint32Array {
  const column = new Uint32Array(offers);
  for (const [at, value] of entries) column[at] = value;
  return column;
}

export const unpackIndex = ({ ids, nights, ...columns }: PackedIndex): SearchIndex => ({
  ids,
  nights,
  counts: Uint16Array.from(columns.counts),
  totals: Uint32Array.from(columns.totals),
  kinds: Uint8Array.from(columns.kinds),
  propertyFees: new Map(columns.propertyFees),
  feeTotals: filled(columns.totals.length, columns.feeTotals),
  stars: Uint8Array.from(columns.stars),
  quality: Uint8Array.from(columns.quality),
  votes: Uint8Array.from(columns.votes),
  amenities: Uint16Array.from(columns.amenities),
  flags: Uint8Array.from(columns.flags),
  latitudes: Int32Array.from(columns.latitudes),
  longitudes: Int32Array.from(columns.longitudes),
});
