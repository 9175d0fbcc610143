import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { STORED_HOTELS_TTL } from '#cache/ttl.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { PublicPlatform } from '#upstreams/platform/entity-platform.ts';
import { STORED_STAMP } from './hotel-cache.ts';

/** Share of the fresh time after which a read refreshes the list in the background. */
const AGEING = 0.8;

interface Deps {
  readonly platform: Pick<PublicPlatform, 'storedHotels'>;
  readonly cache: Pick<Cache, 'read' | 'drop' | 'usedFreshUntil'>;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Complete stored hotels, newest first. */
interface StoredHotelList {
  readonly all: readonly StoredHotel[];
  readonly byId: ReadonlyMap<string, StoredHotel>;
}

interface StoredHotels {
  /**
   * At most 30 s old and not older than the last `forget` of any instance; up to ten minutes old while the platform is
   * down. @throws AppError when nothing usable is left
   */
  read(): Promise<StoredHotelList>;
  /** Called after an administrator's write: the next read of every instance calls the platform again. */
  forget(): Promise<void>;
}

interface Snapshot {
  readonly stamp: string;
  readonly readAt: number;
  readonly list: StoredHotelList;
}

const STAMP_KEY = cacheKey('all');

/**
 * Public fields of all stored hotels, in the memory of this process: thousands are too many for one cached value, and
 * too many to read again for every search. Instances share a stamp: an administrator's write drops it, and a list with
 * another stamp than the shared one is only used while the platform is down.
 */
export function createStoredHotels({ platform, cache, logger, now = Date.now }: Deps): StoredHotels {
  const freshMs = STORED_HOTELS_TTL.freshSeconds * 1000;
  const usableMs = STORED_HOTELS_TTL.usableSeconds * 1000;
  let snapshot: Snapshot | null = null;
  let flight: { readonly stamp: string; readonly read: Promise<Snapshot> } | null = null;

  const load = async (stamp: string): Promise<Snapshot> => {
    const readAt = now();
    const all = await platform.storedHotels();
    const list = { all, byId: new Map(all.map((hotel) => [hotel.id, hotel])) };
    // A slow response from before a write must not replace a quick one from after it.
    const own = { stamp, readAt, list };
    if (!snapshot || snapshot.readAt <= readAt) snapshot = own;
    return own;
  };

  const loadOnce = (stamp: string): Promise<Snapshot> => {
    if (flight?.stamp === stamp) return flight.read;
    const own = { stamp, read: load(stamp) };
    flight = own;
    const land = () => {
      if (flight === own) flight = null;
    };
    own.read.then(land, land);
    return own.read;
  };
  const listOf = ({ readAt, list }: Snapshot): StoredHotelList => {
    cache.usedFreshUntil(readAt + freshMs);
    return list;
  };

  return {
    read: async () => {
      const { value: stamp } = await cache.read(STORED_STAMP, STAMP_KEY, async () => randomUUID());
      const known = snapshot;
      const age = known ? now() - known.readAt : Number.POSITIVE_INFINITY;
      if (known?.stamp === stamp && age < freshMs) {
        if (age > freshMs * AGEING) loadOnce(stamp).catch(() => undefined);
        return listOf(known);
      }
      try {
        return listOf(await loadOnce(stamp));
      } catch (cause) {
        if (!known || age > usableMs) throw cause;
        logger.warn(
          { code: cause instanceof AppError ? cause.code : 'INTERNAL' },
          'stored hotels cannot be read: an older list is served',
        );
        return listOf(known);
      }
    },
    forget: () => cache.drop(STORED_STAMP, [STAMP_KEY]),
  };
}
