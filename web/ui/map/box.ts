interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number];

export const isInBox = ({ latitude, longitude }: Place, [west, south, east, north]: Box): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
