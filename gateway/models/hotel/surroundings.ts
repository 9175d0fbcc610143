/** A station or an airport near a hotel. */
export interface NearbyPlace {
  readonly name: string;
  readonly nameHe: string;
  /** Straight line, rounded by `aboutMeters`. */
  readonly meters: number;
}

/** Surroundings of a point; each field is null when too far or unknown. */
export interface Surroundings {
  /** Straight line to the open sea, rounded by `aboutMeters`. */
  readonly metersToSea: number | null;
  readonly station: NearbyPlace | null;
  readonly airport: NearbyPlace | null;
}
