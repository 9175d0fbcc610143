import { z } from 'zod';
import type { CachePolicy } from '#cache/cache.ts';
import { NOTHING_FOUND_TTL, PART_TTL, PLACES_TTL, SEARCH_CHUNK_TTL, SEARCH_ROW_TTL } from '#cache/ttl.ts';
import type { HotelRow } from '#models/search/search.ts';
import type { PackedHotel } from './planned-hotel.ts';
import { type PackedIndex, packedIndex } from '../view/packed-index.ts';

const text = z.string();
const maybeNumber = z.number().nullable();

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

const offerNotes = z.object({
  bedsForAll: z.boolean().exactOptional(),
  bedPlaces: z.int().exactOptional(),
  propertyFees: z.array(z.object({ amountMinor: z.int(), currency: text })).exactOptional(),
  propertyFeesMinor: z.int().exactOptional(),
});

const packedOffer = z.tuple([
  z.int(),
  z.int(),
  z.union([text, z.array(text)]),
  z.int(),
  text.nullable(),
  offerNotes.optional(),
]);

const hotelRow: z.ZodType<HotelRow> = z.object({
  id: text,
  source: z.enum(['STORED', 'PROVIDER']),
  name: z.object({ en: text.nullable(), he: text.nullable() }),
  city: text,
  country: text,
  stars: maybeNumber,
  quality: z
    .object({
      score: z.number(),
      source: z.enum(['TRIPADVISOR', 'REVIEWS', 'HOTEL_DATA']),
      reviewCount: maybeNumber,
    })
    .nullable(),
  amenities: z.array(text),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  offers: z.array(packedOffer),
  lacksPictures: z.literal(true).exactOptional(),
  isFeatured: z.boolean(),
  pickReason: text.nullable(),
});

/** The head of a city's cached list: its current version, and the number of its parts and hotels. */
export interface CityHead {
  readonly stamp: number;
  readonly parts: number;
  readonly count: number;
}

/** The heads of the lists; their hotels are `CITY_PART`. */
export const CITY_HOTELS: CachePolicy<CityHead> = {
  kind: 'city-hotels.4',
  ...PLACES_TTL,
  // A second list call of a slow provider takes longer than waiting for the first.
  waitSeconds: 30,
  parse: (stored) => z.object({ stamp: z.number(), parts: z.int(), count: z.int() }).parse(stored),
};

/** Hotels of a part of a city's list, in their short form. */
export const CITY_PART: CachePolicy<readonly PackedHotel[]> = {
  kind: 'city-part.2',
  ...PART_TTL,
  parse: (stored) => z.array(packedHotel).parse(stored),
};

/** One finished chunk. */
export interface ChunkRecord {
  readonly index: PackedIndex;
  /** When its offers were read, milliseconds since the epoch; amenities may have been added later. */
  readonly pricedAt: number;
}

const chunkRecord: z.ZodType<ChunkRecord> = z.object({ index: packedIndex, pricedAt: z.number() });

/** Index of one finished chunk. */
export const CHUNK: CachePolicy<ChunkRecord> = {
  kind: 'search-chunk.10',
  ...SEARCH_CHUNK_TTL,
  parse: (stored) => chunkRecord.parse(stored),
};

/** Marks a search as opened, for every instance. */
export const SEARCH_OPENED: CachePolicy<true> = {
  kind: 'search-opened.1',
  ...SEARCH_CHUNK_TTL,
  parse: (stored) => z.literal(true).parse(stored),
};

/** Marks a chunk that the provider failed to answer, for every instance. */
export const CHUNK_FAILED: CachePolicy<true> = {
  kind: 'search-chunk-failed.1',
  ...NOTHING_FOUND_TTL,
  parse: (stored) => z.literal(true).parse(stored),
};

/** Row of one hotel for one stay. */
export const ROW: CachePolicy<HotelRow> = {
  kind: 'search-row.12',
  ...SEARCH_ROW_TTL,
  parse: (stored) => hotelRow.parse(stored),
};
