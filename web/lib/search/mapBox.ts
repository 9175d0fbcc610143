import type { MapBoxInput } from '#generated/graphql.ts';
import type { Box } from '#ui/map/box.ts';

export type { Box };

/** Decimals of a degree in URLs, about ten metres. */
const DIGITS = 4;
const rounded = (degrees: number): number => Number(degrees.toFixed(DIGITS));

/** The numbers of a list, when there are exactly `count` and all are numbers. */
const numbersOf = (text: string | null, count: number): readonly number[] | null => {
  const entries = (text ?? '').split(',');
  const numbers = entries.map(Number);
  const isRight = entries.every((entry) => /^-?\d{1,3}(\.\d{1,7})?$/.test(entry));
  return isRight && numbers.length === count ? numbers : null;
};

/** Reads “west,south,east,north” in degrees; null for any other text. */
export const readBox = (text: string | null): Box | null => {
  const [west = 0, south = 0, east = 0, north = 0] = numbersOf(text, 4) ?? [0, 1, 0, -1];
  const isOnEarth = [west, east].every((degrees) => Math.abs(degrees) <= 180) && south >= -90 && north <= 90;
  return isOnEarth && south < north && west < east ? [west, south, east, north] : null;
};

export const writeBox = (box: Box): string => box.map(rounded).join(',');

/**
 * A box for a URL, so that a shared link shows the same hotels. It is cut to the limits of the Earth, because a map may
 * extend beyond them.
 */
export const boxForUrl = ([west, south, east, north]: Box): Box => [
  rounded(Math.max(-180, west)),
  rounded(Math.max(-90, south)),
  rounded(Math.min(180, east)),
  rounded(Math.min(90, north)),
];

export const boxInput = ([west, south, east, north]: Box): MapBoxInput => ({ west, south, east, north });

/** The middle of a map in degrees, and its zoom. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** Reads “latitude,longitude,zoom”; null for any other text. */
export const readPlace = (text: string | null): MapPlace | null => {
  const [latitude = 99, longitude = 0, zoom = 0] = numbersOf(text, 3) ?? [];
  const isUsable = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom >= 2 && zoom <= 19;
  return isUsable ? { latitude, longitude, zoom } : null;
};

/**
 * Rounds to less than a pixel at every zoom, so that after a reload no hotel at the edge has entered or left the map.
 */
const fine = (degrees: number): number => Number(degrees.toFixed(6));

export const writePlace = ({ latitude, longitude, zoom }: MapPlace): string =>
  [fine(latitude), fine(longitude), Math.round(zoom)].join(',');
