import { setImmediate as others } from 'node:timers/promises';
import { aboutMeters } from '#shared/map/about-meters.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { createSeaDistance, type Sea } from '../coasts/sea.ts';

/** Time in milliseconds after which other requests may run. One point takes 0.2 ms, the first of a city up to 80 ms. */
const SLICE_MS = 10;

/** Straight-line distances from hotels to the sea. */
export interface SeaDistances {
  /**
   * Rounded by `aboutMeters`; null beyond 5 km, without coordinates, and where the coast is unknown.
   * @throws Error when the coasts, which are read on first use, cannot be read
   */
  meters(point: Coordinates | null): number | null;
  /** Measures the points of many hotels in advance, letting other requests run in between. */
  measure(hotels: readonly { readonly coordinates: Coordinates | null }[]): Promise<void>;
}

export function createSeaLines(): SeaDistances {
  // Read on first use: 8 MB that many processes and tests never need.
  let sea: Sea | null = null;
  // Weak: the results are cached as long as the list of hotels.
  const cache = new WeakMap<Coordinates, number | null>();
  const meters = (point: Coordinates | null): number | null => {
    if (!point) return null;
    const found = cache.get(point);
    if (found !== undefined) return found;
    const line = (sea ??= createSeaDistance()).metersTo(point);
    const rounded = line === null ? null : aboutMeters(line);
    cache.set(point, rounded);
    return rounded;
  };
  return {
    meters,
    measure: async (hotels) => {
      let since = performance.now();
      for (const { coordinates: point } of hotels) {
        if (!point || cache.has(point)) continue;
        meters(point);
        if (performance.now() - since < SLICE_MS) continue;
        await others();
        since = performance.now();
      }
    },
  };
}
