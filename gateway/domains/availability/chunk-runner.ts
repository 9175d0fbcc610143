import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/key.ts';
import { AppError } from '../../errors.ts';
import type { HotelContent } from '../../models/hotel.ts';
import type { Stay } from '../../models/stay.ts';
import { amenityKeys } from '../../pricing/amenity-keys.ts';
import { dayOf, nightsBetween, wallClock } from '../../pricing/nights.ts';
import { sellableOffers } from '../../pricing/offers.ts';
import type { RateTable } from '../../pricing/rates.ts';
import type { ReviewSummary } from '../../upstreams/platform/entity-platform.ts';
import type { HotelProvider } from '../../upstreams/provider/hotel-provider.ts';
import { providerRow } from './hotel-row.ts';
import type { PlannedHotel } from './planned-hotel.ts';
import { CHUNK, CHUNK_FAILED, ROW } from './search-cache.ts';
import { FLAG, type KnownRow, type SearchIndex, indexOf } from './search-index.ts';
import { type PriceScope, partiesOf, stayKey } from './stay-key.ts';

/** Longer than the provider may take for a chunk (23 s), so that a lock never ends under a running call. */
const LOCK_MS = 40_000;
const POLL_MS = 250;
/** After others held the lock their answer is expected, and one slow read of the cache is no proof that it is missing. */
const LOOKS_AFTER_OTHERS = 3;
const LOOK_AGAIN_MS = 150;
/** Past this a chunk that others hold and never finish counts as failed. */
const GIVE_UP_MS = 90_000;

export interface ChunkDeps extends PriceScope {
  readonly provider: Pick<HotelProvider, 'searchOffers'>;
  readonly cache: Cache;
  readonly clock: () => Date;
  readonly rates: () => RateTable;
  /** Review summaries by hotel id; empty when out of reach. */
  readonly reviews: (ids: readonly string[]) => Promise<ReadonlyMap<string, ReviewSummary>>;
  /** Contents of hotels by code; what is unknown is missing. @throws AppError when nothing could be read */
  readonly contents: (codes: readonly string[]) => Promise<ReadonlyMap<string, HotelContent>>;
  /** Keeps list ratings for hotel pages. */
  readonly rememberRatings: (ratings: ReadonlyMap<string, number>) => Promise<void>;
  readonly logger: Logger;
}

/** What is known of a chunk. `failed` with an index is an old answer, served because the provider failed. */
export interface ChunkState {
  readonly kind: 'waiting' | 'done' | 'failed';
  readonly index: SearchIndex | null;
  /** Milliseconds since the epoch; null without an index. */
  readonly readAt: number | null;
}

export const WAITING: ChunkState = { kind: 'waiting', index: null, readAt: null };

/** Runs and finds the chunks of one stay: at most 100 hotels each, shared by all instances through the cache. */
export interface ChunkRunner {
  /** What any instance knows of the chunks, in their order. */
  peek(chunks: readonly (readonly PlannedHotel[])[]): Promise<readonly ChunkState[]>;
  /** Gets the chunk answered, here or by whoever is at it already. Never throws; never answers `waiting`. */
  run(chunk: readonly PlannedHotel[]): Promise<ChunkState>;
  /**
   * Fills in the amenities of hotels whose list row did not tell them, from their details.
   * @returns the chunk after it; null when there was nothing to do or somebody else is at it
   */
  fillIn(chunk: readonly PlannedHotel[]): Promise<ChunkState | null>;
  /** Forgets that chunks failed. */
  forgive(chunks: readonly (readonly PlannedHotel[])[]): Promise<void>;
  /** Cache key of a hotel's row. */
  rowKey(hotelId: string): string;
}

export function createChunkRunner(deps: ChunkDeps, stay: Stay): ChunkRunner {
  const { cache, clock, logger } = deps;
  const stayPart = stayKey(stay, deps);
  const keyOf = (chunk: readonly PlannedHotel[]): string =>
    cacheKey(
      stayPart,
      chunk.map((hotel) => hotel.code),
    );
  const rowKey = (hotelId: string): string => cacheKey(stayPart, hotelId);

  const peek: ChunkRunner['peek'] = async (chunks) => {
    const keys = chunks.map(keyOf);
    const [found, failed] = await Promise.all([
      cache.peekMany(CHUNK, keys),
      cache.peekMany(CHUNK_FAILED, keys),
    ]);
    return Promise.all(
      keys.map(async (key, at): Promise<ChunkState> => {
        const hit = found[at];
        if (hit) return { kind: 'done', index: hit.value.index, readAt: hit.value.pricedAt };
        return failed[at] ? staleState(cache, key) : WAITING;
      }),
    );
  };

  const fetchChunk = async (chunk: readonly PlannedHotel[]): Promise<ChunkState> => {
    const readAt = clock();
    const [reply, reviews] = await Promise.all([
      deps.provider.searchOffers({
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        hotelCodes: chunk.map((hotel) => hotel.code),
        rooms: partiesOf(stay),
        nationality: deps.nationality,
      }),
      deps.reviews(chunk.filter((hotel) => hotel.tripAdvisorRating === null).map((hotel) => hotel.code)),
    ]);
    const terms = {
      nights: nightsBetween(stay.checkIn, stay.checkOut),
      today: dayOf(wallClock(readAt)),
      rates: deps.rates(),
      nationality: deps.nationality,
      searchedAt: reply.searchedAt,
      // Rows show no offer ids.
      idOf: () => '',
    };
    const rows = chunk.map((hotel) => {
      const offers = sellableOffers(reply.offers.get(hotel.code) ?? [], terms);
      return {
        row: providerRow(hotel, offers, reviews.get(hotel.code) ?? null),
        isKnown: hotel.amenities !== null,
      };
    });
    await cache.putMany(
      ROW,
      rows.map(({ row }) => ({ key: rowKey(row.id), value: row })),
    );
    await deps.rememberRatings(ratingsOf(chunk));
    // Last, because it announces the rows.
    const record = { index: indexOf(rows), pricedAt: readAt.getTime() };
    await cache.putMany(CHUNK, [{ key: keyOf(chunk), value: record }]);
    return { kind: 'done', index: record.index, readAt: record.pricedAt };
  };

  const attempt = async (chunk: readonly PlannedHotel[], looks: number): Promise<ChunkState> => {
    for (let look = 1; look <= looks; look += 1) {
      if (look > 1) await pause(LOOK_AGAIN_MS);
      const [known = WAITING] = await peek([chunk]);
      if (known.kind !== 'waiting') return known;
    }
    try {
      return await fetchChunk(chunk);
    } catch (cause) {
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.warn({ hotels: chunk.length, code }, 'a chunk of a search failed');
      await cache.putMany(CHUNK_FAILED, [{ key: keyOf(chunk), value: true }]);
      return staleState(cache, keyOf(chunk));
    }
  };

  const describe = async (chunk: readonly PlannedHotel[], pricedAt: number): Promise<void> => {
    const found = await cache.peekMany(
      ROW,
      chunk.map((hotel) => rowKey(hotel.code)),
    );
    const contents = await deps.contents(chunk.filter(isUntold).map((hotel) => hotel.code));
    const rows = chunk.flatMap((hotel, at): KnownRow[] => {
      const row = found[at]?.value;
      const content = isUntold(hotel) ? contents.get(hotel.code) : undefined;
      if (!row) return [];
      if (!content) return [{ row, isKnown: !isUntold(hotel) }];
      return [{ row: { ...row, amenities: amenityKeys(content.facilities) }, isKnown: true }];
    });
    // Rows that the cache has lost make the chunk worthless to touch.
    if (contents.size === 0 || rows.length < chunk.length) return;
    await cache.putMany(
      ROW,
      rows.map(({ row }) => ({ key: rowKey(row.id), value: row })),
    );
    await cache.putMany(CHUNK, [{ key: keyOf(chunk), value: { index: indexOf(rows), pricedAt } }]);
  };

  return {
    peek,
    rowKey,
    fillIn: async (chunk) => {
      const [known = WAITING] = chunk.some(isUntold) ? await peek([chunk]) : [];
      const { kind, index, readAt } = known;
      if (kind !== 'done' || readAt === null || index?.flags.every(isKnownFlag)) return null;
      const ran = await cache.exclusively(`details:${keyOf(chunk)}`, LOCK_MS, async () => {
        try {
          await describe(chunk, readAt);
        } catch {
          logger.debug({ hotels: chunk.length }, 'amenities stay unknown for now');
        }
      });
      const [after = null] = ran ? await peek([chunk]) : [];
      return after;
    },
    forgive: (chunks) => cache.drop(CHUNK_FAILED, chunks.map(keyOf)),
    run: async (chunk) => {
      const until = clock().getTime() + GIVE_UP_MS;
      let looks = 1;
      for (;;) {
        // What was done here is told by the run itself: a cache may be slow or lose it again.
        let own = WAITING;
        const ran = await cache.exclusively(`search:${keyOf(chunk)}`, LOCK_MS, async () => {
          own = await attempt(chunk, looks);
        });
        if (!ran) looks = LOOKS_AFTER_OTHERS;
        const [state = WAITING] = own.kind === 'waiting' ? await peek([chunk]) : [own];
        if (state.kind !== 'waiting') return state;
        if (clock().getTime() > until) return { kind: 'failed', index: null, readAt: null };
        await pause(POLL_MS);
      }
    },
  };
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const isUntold = (hotel: PlannedHotel): boolean => hotel.amenities === null;

const isKnownFlag = (flags: number): boolean => (flags & FLAG.known) !== 0;

/** An answer that is past its fresh time, where one is still usable. */
async function staleState(cache: Cache, key: string): Promise<ChunkState> {
  try {
    const old = await cache.read(CHUNK, key, () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE')));
    return { kind: 'failed', index: old.value.index, readAt: old.value.pricedAt };
  } catch {
    return { kind: 'failed', index: null, readAt: null };
  }
}

function ratingsOf(chunk: readonly PlannedHotel[]): ReadonlyMap<string, number> {
  return new Map(
    chunk.flatMap(({ code, tripAdvisorRating }): [string, number][] =>
      tripAdvisorRating === null ? [] : [[code, tripAdvisorRating]],
    ),
  );
}
