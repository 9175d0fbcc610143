import type { Cache, ReadVersion } from '#cache/cache.ts';
import type { HotelContent } from '#models/hotel/hotel.ts';
import type { Stay } from '#models/stay.ts';
import { amenityKeys } from '#shared/hotel/amenity-keys.ts';
import { propertyClock } from '#shared/stay/clocks.ts';
import { sleepersOf } from '#shared/stay/bed-shortage.ts';
import { dayOf, nightsBetween } from '#shared/stay/nights.ts';
import { sellableOffers } from '#shared/pricing/offers.ts';
import type { RateTable } from '#shared/pricing/rates.ts';
import type { ReviewSummary } from '#upstreams/platform/entity-platform.ts';
import type { CallOptions, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { providerRow } from '../hotel-row.ts';
import type { PlannedHotel } from '../planned-hotel.ts';
import { CHUNK, ROW } from '../search-cache.ts';
import { type KnownRow, type SearchIndex, indexOf } from '../../view/search-index.ts';
import { packIndex } from '../../view/packed-index.ts';
import { type PriceScope, partiesOf } from '../../stay-key.ts';
import { mapInSlices, yieldIfDue } from '#gateway/kit/slices.ts';
import { within } from '#gateway/kit/within.ts';

/** Longest wait for review summaries: a slow platform must not delay the prices. */
const REVIEWS_MS = 1_000;

export interface ReaderDeps extends PriceScope {
  readonly provider: Pick<HotelProvider, 'searchOffers'>;
  readonly cache: Pick<Cache, 'peekMany' | 'putMany' | 'nextVersion'>;
  readonly clock: () => Date;
  readonly rates: () => RateTable;
  /** Review summaries by hotel id; empty when they cannot be read. */
  readonly reviews: (ids: readonly string[]) => Promise<ReadonlyMap<string, ReviewSummary>>;
  /** Contents of hotels by code; unknown ones are missing. @throws AppError when nothing could be read */
  readonly contents: (
    codes: readonly string[],
    options?: CallOptions,
  ) => Promise<{ readonly found: ReadonlyMap<string, HotelContent> }>;
  /**
   * Hotels among these codes that are known to have no picture; the provider is not called. Empty when that cannot be
   * read.
   */
  readonly pictureless: (codes: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Stores list ratings for hotel pages. */
  readonly cacheRatings: (ratings: ReadonlyMap<string, number>) => Promise<void>;
}

/** Cache keys of a chunk and of its rows. */
export interface ChunkKeys {
  readonly chunk: (hotels: readonly PlannedHotel[]) => string;
  readonly row: (hotelId: string) => string;
}

/** A chunk that was read. */
interface ReadChunk {
  readonly index: SearchIndex;
  /** When its offers were read, milliseconds since the epoch. */
  readonly pricedAt: number;
}

/** Reads chunks from the provider and stores them in the cache for every instance. */
export interface ChunkReader {
  /** Reads and stores the prices of the chunk's hotels, without hotels whose fares cannot be read. @throws AppError */
  prices(chunk: readonly PlannedHotel[], options: CallOptions): Promise<ReadChunk>;
  /**
   * Adds amenities that the list lacked, from the details.
   * @returns false when no details were found or the cache has lost rows of the chunk
   * @throws AppError
   */
  details(chunk: readonly PlannedHotel[], read: ReadChunk): Promise<boolean>;
}

export function createChunkReader(deps: ReaderDeps, stay: Stay, keys: ChunkKeys): ChunkReader {
  const { cache, clock } = deps;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);

  const keepRows = (rows: readonly KnownRow[], readVersion: ReadVersion): Promise<void> =>
    cache.putMany(
      ROW,
      rows.map(({ row }) => ({ key: keys.row(row.id), value: row })),
      undefined,
      readVersion,
    );

  const keepChunk = (
    chunk: readonly PlannedHotel[],
    { index, pricedAt }: ReadChunk,
    readVersion: ReadVersion,
  ): Promise<void> => {
    const value = { index: packIndex(index), pricedAt };
    return cache.putMany(CHUNK, [{ key: keys.chunk(chunk), value }], pricedAt, readVersion);
  };

  return {
    prices: async (chunk, options) => {
      const query = {
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        hotelCodes: chunk.map((hotel) => hotel.code),
        rooms: partiesOf(stay),
        nationality: deps.nationality,
      };
      const unrated = chunk.filter((hotel) => hotel.tripAdvisorRating === null).map((hotel) => hotel.code);
      // Taken before the call: a run that loses its lock meanwhile must not overwrite what others read after it.
      const readVersion = await cache.nextVersion();
      const reply = await deps.provider.searchOffers(query, options);
      // After the provider's response, not in parallel: most searches wait for the provider, and reading reviews for
      // all of them at once would take the platform's connections from people who are paying.
      const reviews = await within(deps.reviews(unrated), REVIEWS_MS, new Map<string, ReviewSummary>());
      await yieldIfDue();
      const pictureless = await deps.pictureless(query.hotelCodes);
      const terms = {
        nights,
        sleepers: sleepersOf(stay.occupancy),
        today: dayOf(propertyClock(clock(), null)),
        rates: deps.rates(),
        nationality: deps.nationality,
        searchedAt: reply.searchedAt,
        // Rows do not contain offer ids.
        idOf: () => '',
      };
      // Hotels whose fares cannot be read are left out: they would count as sold out.
      const read = chunk.filter((hotel) => !reply.unread.has(hotel.code));
      const rows = await mapInSlices(read, (hotel) => {
        const offers = sellableOffers(reply.offers.get(hotel.code) ?? [], terms);
        const row = providerRow(hotel, offers, reviews.get(hotel.code) ?? null, pictureless.has(hotel.code));
        return { row, isKnown: hotel.amenities !== null };
      });
      // Pauses between the steps, so that chunks that arrive together do not block the event loop.
      await yieldIfDue();
      await keepRows(rows, readVersion);
      await yieldIfDue();
      await deps.cacheRatings(ratingsOf(chunk));
      await yieldIfDue();
      // Last, because a stored chunk means that its rows are stored too.
      const index = indexOf(rows, nights);
      await keepChunk(chunk, { index, pricedAt: reply.searchedAt }, readVersion);
      return { index, pricedAt: reply.searchedAt };
    },
    details: async (chunk, { index, pricedAt }) => {
      // Taken before the read, so that prices read by others meanwhile count as newer than those written back here.
      const readVersion = await cache.nextVersion();
      const listed = new Set(index.ids);
      const hotels = chunk.filter((hotel) => listed.has(hotel.code));
      const withoutAmenities = hotels.filter((hotel) => hotel.amenities === null).map((hotel) => hotel.code);
      const { found: contents } = await deps.contents(withoutAmenities, { priority: 'low' });
      const found = await cache.peekMany(
        ROW,
        hotels.map((hotel) => keys.row(hotel.code)),
      );
      const rows = hotels.flatMap((hotel, at): KnownRow[] => {
        const row = found[at]?.value;
        const content = hotel.amenities === null ? contents.get(hotel.code) : undefined;
        if (!row) return [];
        if (!content) return [{ row, isKnown: hotel.amenities !== null }];
        const isBare = content.imageUrls.length === 0;
        // Newer details may have pictures where older ones had none.
        const { lacksPictures: _before, ...others } = row;
        const completed = {
          ...others,
          amenities: amenityKeys(content.facilities),
          ...(isBare && { lacksPictures: true as const }),
        };
        return [{ row: completed, isKnown: true }];
      });
      // When the cache has lost rows, the chunk cannot be completed.
      if (contents.size === 0 || rows.length < hotels.length) return false;
      await keepRows(rows, readVersion);
      // The age of a chunk is that of its prices, even if the amenities came later.
      await keepChunk(chunk, { index: indexOf(rows, nights), pricedAt }, readVersion);
      return true;
    },
  };
}

function ratingsOf(chunk: readonly PlannedHotel[]): ReadonlyMap<string, number> {
  return new Map(
    chunk.flatMap(({ code, tripAdvisorRating }): [string, number][] =>
      tripAdvisorRating === null ? [] : [[code, tripAdvisorRating]],
    ),
  );
}
