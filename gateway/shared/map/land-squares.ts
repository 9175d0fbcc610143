/**
 * How the land is cut: into tiles of the map, here called squares. A tile of a nearer zoom lies whole in one of them, so it is
 * drawn from one piece and no seam is seen.
 */
export interface Level {
  /** Zoom whose tiles the squares are. */
  readonly zoom: number;
  /** From this zoom on the squares are drawn; before, what is coarser does. */
  readonly from: number;
}

/** Everywhere: 10° wide, true to some 150 m. */
export const wideLevel: Level = { zoom: 5, from: 7 };
/** Around towns: 1.4° wide, true to some 20 m of what the source knows. */
export const townLevel: Level = { zoom: 8, from: 11 };

/** Steps over the side of a square. */
export const SQUARE_STEPS = 16_384;
/**
 * Steps that a piece reaches over its square: its cut edges lie further outside of every tile than a soft shore is wide, so that
 * no cut looks like a coast.
 */
export const SQUARE_MARGIN = 410;

/** What a square of a table is: all sea, all land, a piece of its own, or not cut at this level. */
export const squareKinds = { sea: '.', land: '#', piece: '+', none: '-' } as const;

export interface Square {
  /** From the date line eastward. */
  readonly x: number;
  /** From the north southward. */
  readonly y: number;
}

/** Kinds of all squares, row by row from the north-west: equal neighbours as their number and one letter, `3#`. */
export const shortTable = (kinds: string): string =>
  kinds.replaceAll(/(.)\1+/g, (run) => `${run.length}${run[0]}`);

/** The other way round. */
export const longTable = (short: string): string =>
  short.replaceAll(/(\d+)(\D)/g, (_run, count: string, kind: string) => kind.repeat(Number(count)));

type Degrees = readonly [longitude: number, latitude: number];
type Steps = readonly [x: number, y: number];

/** Corners of what a piece reaches over. */
const [low, high] = [-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN];
/** A square that is all land. */
export const wholeSquare: readonly Steps[] = [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
  [low, low],
];

/** A line of a piece, which is in steps of its square, in degrees. */
export const degreesOf = (line: readonly Steps[], square: Square, { zoom }: Level): Degrees[] =>
  line.map(([x, y]) => {
    const east = (square.x + x / SQUARE_STEPS) / 2 ** zoom;
    const south = (square.y + y / SQUARE_STEPS) / 2 ** zoom;
    // Web Mercator backwards.
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
    return [east * 360 - 180, latitude];
  });
