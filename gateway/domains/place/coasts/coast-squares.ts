import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { decodePiece } from '#shared/map/land-piece.ts';
import { readPack } from '#shared/map/land-pack.ts';
import { SQUARE_STEPS, squareKinds, townLevel } from '#shared/map/land-squares.ts';
import type { Point, Ring } from './geometry.ts';
import { type Shore, shoresOf } from './shores.ts';

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
/** Maximum number of squares that stay decoded. */
const MAX_DECODED = 64;

/** The pack of squares: beside the built gateway, or in the source of the client. */
const packFiles = ['./coasts/town.pack', '../../../../web/build/coasts/town.pack'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const readFirst = (paths: readonly string[]): Buffer => {
  for (const path of paths.slice(0, -1)) {
    try {
      return readFileSync(path);
    } catch {
      // The file is not at this path; the next one is tried.
    }
  }
  return readFileSync(paths.at(-1) ?? '');
};

/**
 * Reads a square by its column and row: all sea, all land, or a coast; null far from any city, where no square is
 * known.
 */
type ReadSquare = (column: number, row: number) => CoastSquare | 'sea' | 'land' | null;

/**
 * The squares of coasts around cities, decoded on demand. Source: GSHHG (LGPL 3 or later), see `web/build/coasts`.
 * @throws Error when the pack cannot be read
 */
export function readCoastSquares(): ReadSquare {
  const pack = readPack(readFirst(packFiles));
  const decodedSquares = new LRUCache<string, CoastSquare>({ max: MAX_DECODED });
  const decoded = (name: string, column: number, row: number): CoastSquare | null => {
    const bytes = pack.files.get(name);
    if (!bytes) return null;
    const [left, top] = [column * SQUARE_STEPS, row * SQUARE_STEPS];
    const { rings } = decodePiece(bytes);
    return {
      rings: rings.map((ring) => ring.map(([east, south]): Point => [east + left, south + top])),
      shores: shoresOf(rings, left, top),
    };
  };
  return (column, row) => {
    const kind = pack.kinds[row * 2 ** townLevel.zoom + column];
    if (kind === squareKinds.sea) return 'sea';
    if (kind === squareKinds.land) return 'land';
    if (kind !== squareKinds.piece) return null;
    const name = `${column}-${row}`;
    const square = decodedSquares.get(name) ?? decoded(name, column, row);
    if (square) decodedSquares.set(name, square);
    return square;
  };
}
