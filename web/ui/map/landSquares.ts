/**
 * How the fine land is cut: tiles of the map at zoom 5, some 10° wide. A tile of a nearer zoom lies whole in one of them, so it
 * is drawn from one piece and no seam is seen.
 */
export const SQUARE_ZOOM = 5;
export const SQUARES_ACROSS = 2 ** SQUARE_ZOOM;
/** Steps over the side of a square: some 30 m in the Mediterranean, finer than the atlas. */
export const SQUARE_STEPS = 32_768;
/**
 * Steps that a piece reaches over its square: its cut edges lie further outside of every tile than a soft shore is wide, so that
 * no cut looks like a coast.
 */
export const SQUARE_MARGIN = 820;
/** From this zoom on the coarse land is seen to be coarse. */
export const FINE_ZOOM = 7;

/** What a square of the table is: all sea, all land, or a piece of its own. */
export const squareKinds = { sea: '.', land: '#', piece: '+' } as const;

export interface Square {
  /** From the date line eastward. */
  readonly x: number;
  /** From the north southward. */
  readonly y: number;
}

type Ring = readonly (readonly [longitude: number, latitude: number])[];

const low = -SQUARE_MARGIN;
const side = SQUARE_STEPS + 2 * SQUARE_MARGIN;
/** A square that is all land, as a piece. */
export const wholeSquare: readonly (readonly number[])[] = [[low, low, side, 0, 0, side, -side, 0]];

/**
 * Outlines of a piece in degrees.
 * @param rings each the steps from point to point, x and y in turn, the first from the north-western corner of the square
 */
export const ringsOf = (rings: readonly (readonly number[])[], square: Square): Ring[] =>
  rings.map((steps) => {
    const ring: (readonly [number, number])[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0;
      y += steps[at + 1] ?? 0;
      const east = (square.x + x / SQUARE_STEPS) / SQUARES_ACROSS;
      const south = (square.y + y / SQUARE_STEPS) / SQUARES_ACROSS;
      // Web Mercator backwards.
      const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
      ring.push([east * 360 - 180, latitude]);
    }
    return ring;
  });
