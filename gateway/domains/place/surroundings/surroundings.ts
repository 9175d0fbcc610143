import { aboutMeters } from '#shared/map/about-meters.ts';
import { landmarks } from '#shared/map/landmarks.ts';
import type { Coordinates } from '#models/hotel/place.ts';
import { metersBetween } from '#shared/map/place-in-town.ts';
import type { NearbyPlace, Surroundings } from '#models/hotel/surroundings.ts';
import { createSeaLines, type SeaDistances } from './sea-lines.ts';

/** A station or an airport beyond this distance is not mentioned. */
const MAX_METERS = { station: 5_000, airport: 60_000 } as const;
/** Maximum number of points whose surroundings stay cached. */
const MAX_CACHED = 20_000;

const gazetteer = landmarks();

function nearest(kind: keyof typeof MAX_METERS, point: Coordinates): NearbyPlace | null {
  let best: NearbyPlace | null = null;
  let least: number = MAX_METERS[kind];
  for (const [each, name, nameHe, latitude, longitude] of gazetteer) {
    if (each !== kind) continue;
    const meters = metersBetween(point, { latitude, longitude });
    if (meters > least) continue;
    best = { name, nameHe, meters: aboutMeters(meters) };
    least = meters;
  }
  return best;
}

/** Sea, stations and airports near hotels. */
export interface SurroundingsFinder {
  /** Null without coordinates. @throws Error when the coasts, which are read on first use, cannot be read */
  around(point: Coordinates | null): Surroundings | null;
  readonly sea: SeaDistances;
}

export function createSurroundings(): SurroundingsFinder {
  const sea = createSeaLines();
  const loaded = new Map<string, Surroundings>();
  const find = (point: Coordinates): Surroundings => ({
    metersToSea: sea.meters(point),
    station: nearest('station', point),
    airport: nearest('airport', point),
  });
  return {
    sea,
    around: (point) => {
      if (!point) return null;
      const key = `${point.latitude},${point.longitude}`;
      const found = loaded.get(key) ?? find(point);
      if (loaded.size >= MAX_CACHED) loaded.clear();
      loaded.set(key, found);
      return found;
    },
  };
}
