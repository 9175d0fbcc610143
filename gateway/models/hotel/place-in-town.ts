import type { Coordinates } from './place.ts';

/** A part of a town that a hotel is near. Its English name identifies it within the town. */
export interface TownPart {
  readonly name: string;
  readonly nameHe: string;
}

/** A part of a town with its middle. */
export interface LocatedPart extends TownPart {
  readonly middle: Coordinates;
}

/** Location of a hotel in its town. */
export interface PlaceInTown {
  /** Straight line to the centre, rounded by `roundedMeters`. */
  readonly metersToCentre: number;
  readonly centre: Coordinates;
  /** The nearest well-known part, if one is near. */
  readonly near: TownPart | null;
}
