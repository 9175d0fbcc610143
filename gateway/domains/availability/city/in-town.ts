import type { Coordinates } from '#models/hotel/place.ts';
import type { LocatedPart } from '#models/hotel/place-in-town.ts';
import { metersBetween, nearestPart } from '#shared/map/place-in-town.ts';
import type { ListedTown } from './listed-town.ts';

/** Where the hotels of an index lie in the searched town, one entry per hotel. */
export interface InTown {
  /** Straight line to the centre; Infinity where it is not known. */
  readonly meters: Float64Array;
  /** Place of the part that it is near to in `parts`, and 1 more; 0 for none. */
  readonly part: Uint8Array;
  readonly parts: readonly LocatedPart[];
}

/** @param points of the hotels, in the order of the index */
export function inTown(points: readonly (Coordinates | null)[], { centre, parts }: ListedTown): InTown {
  return {
    parts,
    meters: Float64Array.from(points, (point) => (point && centre ? metersBetween(point, centre) : Infinity)),
    part: Uint8Array.from(points, (point) => {
      const near = point && nearestPart(point, parts);
      return near ? parts.indexOf(near) + 1 : 0;
    }),
  };
}
