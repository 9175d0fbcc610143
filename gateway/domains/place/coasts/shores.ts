import { SQUARE_MARGIN, SQUARE_STEPS } from '#shared/map/land-squares.ts';
import { isWithin, parted, type Point, type Ring } from './geometry.ts';

/** A short part of a sea shore. */
export interface Shore {
  readonly from: Point;
  readonly to: Point;
}

/** Side of a cell, in steps; some 2 km. */
export const CELL = 256;
/** Longest part of a shore, so that every part is found in its cell or those around it. */
const MAX_SHORE_LENGTH = 64;

/** Key of the grid cell that contains a point, whose coordinates are in grid steps. */
export const cellOf = (x: number, y: number): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

const [LOW, HIGH] = [-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN];
const isEdge = ([x, y]: Point): boolean => x === LOW || x === HIGH || y === LOW || y === HIGH;

/** True for an outline inside no other: the shore of the sea, not of a lake or of an island in a lake. */
const isInSea = (ring: Ring, rings: readonly Ring[]): boolean => {
  const probe = ring.find((point) => !isEdge(point));
  return probe !== undefined && !rings.some((other) => other !== ring && isWithin(probe, other));
};

/**
 * The sea shores of a square, by the grid cell in which each part starts.
 * @param rings in steps from the corner of the square
 * @param left steps from the western edge of the map to the square, as `top` from the northern one
 */
export function shoresOf(
  rings: readonly Ring[],
  left: number,
  top: number,
): ReadonlyMap<string, readonly Shore[]> {
  const cells = new Map<string, Shore[]>();
  for (const ring of rings) {
    if (!isInSea(ring, rings)) continue;
    ring.forEach((point, at) => {
      const before = ring.at(at - 1);
      // The edge of the square is not a shore.
      if (!before || (isEdge(before) && isEdge(point))) return;
      for (const [from, to] of parted(
        [before[0] + left, before[1] + top],
        [point[0] + left, point[1] + top],
        MAX_SHORE_LENGTH,
      )) {
        const cell = cellOf(...from);
        const known = cells.get(cell);
        if (known) known.push({ from, to });
        else cells.set(cell, [{ from, to }]);
      }
    });
  }
  return cells;
}
