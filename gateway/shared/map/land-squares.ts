/**
 * How the land is divided: into map tiles, here called squares. A tile of a higher zoom lies completely in one of them,
 * so it is drawn from one piece and no seam is visible.
 */
export interface Level {
  /** Zoom at which map tiles are these squares. */
  readonly zoom: number;
  /** Zoom from which the squares are drawn; below it, a coarser level is drawn. */
  readonly from: number;
}

/** Everywhere: 11.25° wide, accurate to about 150 m. */
export const wideLevel: Level = { zoom: 5, from: 7 };
/** Around towns: 1.4° wide, within about 20 m of the source. */
export const townLevel: Level = { zoom: 8, from: 11 };

/** Steps along the side of a square. */
export const SQUARE_STEPS = 16_384;
/**
 * Steps by which a piece extends beyond its square: its cut edges are farther outside of every tile than a blurred
 * shore is wide, so that no cut looks like a coast.
 */
export const SQUARE_MARGIN = 410;

/** Kind of a square: all sea, all land, with a piece (see `LandPiece`), or not cut at this level. */
export const squareKinds = { sea: '.', land: '#', piece: '+', none: '-' } as const;

export interface Square {
  /** Eastward from the date line. */
  readonly x: number;
  /** Southward from the north. */
  readonly y: number;
}

/** Kinds of all squares, row by row from the north-west, with equal neighbours as their number and one letter, `3#`. */
export const runLengthEncoded = (kinds: string): string =>
  kinds.replaceAll(/(.)\1+/g, (run) => `${run.length}${run[0]}`);

/** The inverse of `runLengthEncoded`. */
export const runLengthDecoded = (short: string): string =>
  short.replaceAll(/(\d+)(\D)/g, (_run, count: string, kind: string) => kind.repeat(Number(count)));

type Degrees = readonly [longitude: number, latitude: number];
type Steps = readonly [x: number, y: number];

/** Corners of the area of a piece. */
const [low, high] = [-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN];
/** A square that is all land. */
export const wholeSquare: readonly Steps[] = [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
  [low, low],
];

/** Converts a line of a piece from steps of its square to degrees. */
export const degreesOf = (line: readonly Steps[], square: Square, { zoom }: Level): Degrees[] =>
  line.map(([x, y]) => {
    const east = (square.x + x / SQUARE_STEPS) / 2 ** zoom;
    const south = (square.y + y / SQUARE_STEPS) / 2 ** zoom;
    // Inverse Web Mercator.
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
    return [east * 360 - 180, latitude];
  });
