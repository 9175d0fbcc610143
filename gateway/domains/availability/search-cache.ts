import { z } from 'zod';
import type { CachePolicy } from '../../cache/cache.ts';
import { NOTHING_FOUND_TTL, PLACES_TTL, SEARCH_CHUNK_TTL } from '../../cache/ttl.ts';
import type { HotelRow } from '../../models/search.ts';
import { type PackedHotel, type PlannedHotel, packHotel, unpackHotel } from './planned-hotel.ts';
import type { SearchIndex } from './search-index.ts';

const text = z.string();
const maybeNumber = z.number().nullable();
const integers = z.array(z.int());
const money = z.object({ amountMinor: z.int(), currency: text }).nullable();

const packedHotel = z.tuple([
  text,
  text,
  text,
  text,
  maybeNumber,
  maybeNumber,
  maybeNumber,
  maybeNumber,
  maybeNumber,
]);

const searchIndex: z.ZodType<SearchIndex> = z.object({
  ids: z.array(text),
  total: integers,
  night: integers,
  stars: integers,
  quality: integers,
  meals: integers,
  amenities: integers,
  flags: integers,
});

const hotelRow: z.ZodType<HotelRow> = z.object({
  id: text,
  source: z.enum(['STORED', 'PROVIDER']),
  name: z.object({ en: text.nullable(), he: text.nullable() }),
  city: text,
  country: text,
  stars: maybeNumber,
  quality: z.object({ score: z.number(), reviewCount: maybeNumber }).nullable(),
  amenities: z.array(text),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  pricePerNight: money,
  total: money,
  mealOptions: z.array(text),
  breakfastIncluded: z.boolean(),
  freeCancellation: z.boolean(),
  freeCancellationUntil: text.nullable(),
  isFeatured: z.boolean(),
  pickReason: text.nullable(),
});

/** Hotels of a city in their short form. */
export const CITY_HOTELS: CachePolicy<readonly PackedHotel[]> = {
  kind: 'city-hotels.1',
  ...PLACES_TTL,
  parse: (stored) => z.array(packedHotel).parse(stored),
};

/** One finished chunk. */
export interface ChunkRecord {
  readonly index: SearchIndex;
  /** When its offers were read, milliseconds since the epoch; amenities may have been added later. */
  readonly pricedAt: number;
}

const chunkRecord: z.ZodType<ChunkRecord> = z.object({ index: searchIndex, pricedAt: z.number() });

/** Index of one finished chunk. */
export const CHUNK: CachePolicy<ChunkRecord> = {
  kind: 'search-chunk.1',
  ...SEARCH_CHUNK_TTL,
  parse: (stored) => chunkRecord.parse(stored),
};

/** Marks a chunk that the provider failed to answer, for every instance. */
export const CHUNK_FAILED: CachePolicy<true> = {
  kind: 'search-chunk-failed.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.literal(true).parse(stored),
};

/** One row. It outlives the chunk's fresh time, because a stale chunk may still be shown. */
export const ROW: CachePolicy<HotelRow> = {
  kind: 'search-row.1',
  freshSeconds: SEARCH_CHUNK_TTL.usableSeconds,
  usableSeconds: SEARCH_CHUNK_TTL.usableSeconds,
  parse: (stored) => hotelRow.parse(stored),
};

export const packAll = (hotels: readonly PlannedHotel[]): readonly PackedHotel[] => hotels.map(packHotel);
export const unpackAll = (packed: readonly PackedHotel[]): readonly PlannedHotel[] => packed.map(unpackHotel);
