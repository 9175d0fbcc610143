import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodePiece } from '#shared/map/land-piece.ts';
import { readPack } from '#shared/map/land-pack.ts';
import { SQUARE_MARGIN, SQUARE_STEPS, squareKinds, townLevel } from '#shared/map/land-squares.ts';
import { isWithin, parted, type Point, type Ring } from './geometry.ts';

/** A short part of a sea shore. */
export interface Shore {
  readonly from: Point;
  readonly to: Point;
}

/** Land and shores of one square. */
export interface CoastSquare {
  /**
   * Outlines of land in the sea, of lakes, and of islands in lakes: a point inside an odd number of them is on land.
   */
  readonly rings: readonly Ring[];
  /** Sea shores in short parts, by the grid cell in which they start. */
  readonly shores: ReadonlyMap<string, readonly Shore[]>;
}

export const WORLD_STEPS = SQUARE_STEPS * 2 ** townLevel.zoom;
/** Side of a cell, in steps; some 2 km. */
export const CELL = 256;
/** Longest part of a shore, so that every part is found in its cell or those around it. */
const LONGEST = 64;
/** Maximum number of squares that stay decoded. */
const MOST_HELD = 64;

export const cellOf = (x: number, y: number): string => `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;

/** The pack of squares: beside the built gateway, or in the source of the client. */
const packFiles = ['./coasts/town.pack', '../../../../web/build/coasts/town.pack'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const readFirst = (paths: readonly string[]): Buffer => {
  for (const path of paths.slice(0, -1)) {
    try {
      return readFileSync(path);
    } catch {
      // Not there; the next path is tried.
    }
  }
  return readFileSync(paths.at(-1) ?? '');
};

const [LOW, HIGH] = [-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN];
const isEdge = ([x, y]: Point): boolean => x === LOW || x === HIGH || y === LOW || y === HIGH;

/** True for an outline inside no other: the shore of the sea, not of a lake or of an island in a lake. */
const isInSea = (ring: Ring, rings: readonly Ring[]): boolean => {
  const probe = ring.find((point) => !isEdge(point));
  return probe !== undefined && !rings.some((other) => other !== ring && isWithin(probe, other));
};

function shoresOf(rings: readonly Ring[], left: number, top: number): ReadonlyMap<string, readonly Shore[]> {
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
        LONGEST,
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

/**
 * The squares of coasts around towns, decoded on demand. Source: GSHHG (LGPL 3 or later), see `web/build/coasts`.
 * @throws Error when the pack cannot be read
 */
export function readCoastSquares(): (x: number, y: number) => CoastSquare | 'sea' | 'land' | null {
  const pack = readPack(readFirst(packFiles));
  const loaded = new Map<string, CoastSquare>();
  const decoded = (name: string, x: number, y: number): CoastSquare | null => {
    const bytes = pack.files.get(name);
    if (!bytes) return null;
    const [left, top] = [x * SQUARE_STEPS, y * SQUARE_STEPS];
    const { rings } = decodePiece(bytes);
    return {
      rings: rings.map((ring) => ring.map(([east, south]): Point => [east + left, south + top])),
      shores: shoresOf(rings, left, top),
    };
  };
  return (x, y) => {
    const kind = pack.kinds[y * 2 ** townLevel.zoom + x];
    if (kind === squareKinds.sea) return 'sea';
    if (kind === squareKinds.land) return 'land';
    if (kind !== squareKinds.piece) return null;
    const name = `${x}-${y}`;
    const square = loaded.get(name) ?? decoded(name, x, y);
    if (!square) return null;
    loaded.delete(name);
    loaded.set(name, square);
    const [oldest] = loaded.keys();
    if (loaded.size > MOST_HELD && oldest !== undefined) loaded.delete(oldest);
    return square;
  };
}
