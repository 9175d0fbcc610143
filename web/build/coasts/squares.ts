import { type LandPiece, encodePiece } from '#shared/map/land-piece.ts';
import { type Level, SQUARE_MARGIN, SQUARE_STEPS, squareKinds } from '#shared/map/land-squares.ts';
import type { CutLevel } from '#shared/map/land-pack.ts';
import { clipLine, clipRing, type Point } from './geometry.ts';
import type { RiverLine } from './gshhg.ts';

export interface World {
  readonly rings: readonly (readonly Point[])[];
  readonly rivers: readonly RiverLine[];
}

const MARGIN = SQUARE_MARGIN / SQUARE_STEPS;

const boxOf = (x: number, y: number, zoom: number, margin: number) => {
  const across = 2 ** zoom;
  return {
    left: (x - margin) / across,
    right: (x + 1 + margin) / across,
    top: (y - margin) / across,
    bottom: (y + 1 + margin) / across,
  };
};

/** Converts a line to units of the square, without consecutive duplicates. */
const stepsOf = (line: readonly Point[], x: number, y: number, zoom: number): Point[] => {
  const steps = (part: number, from: number) => Math.round((part * 2 ** zoom - from) * SQUARE_STEPS);
  const rounded = line.map(([east, south]): Point => [steps(east, x), steps(south, y)]);
  return rounded.filter(([east, south], at) => {
    const before = rounded[at - 1];
    return !before || before[0] !== east || before[1] !== south;
  });
};

const isAllLand = ({ rings, rivers }: LandPiece): boolean => {
  const edges = new Set([-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN]);
  return (
    rings.length === 1 && rivers.length === 0 && rings.flat().every(([x, y]) => edges.has(x) && edges.has(y))
  );
};

/**
 * Cuts the world into the squares of a level.
 * @param isWanted whether a square is needed
 */
export const cutSquares = (
  world: World,
  { zoom: target }: Level,
  isWanted: (x: number, y: number) => boolean,
): CutLevel => {
  const kinds = Array.from({ length: 4 ** target }, (_none, at): string =>
    isWanted(at % 2 ** target, Math.floor(at / 2 ** target)) ? squareKinds.sea : squareKinds.none,
  );
  const files = new Map<string, Uint8Array>();
  const finish = ({ rings, rivers }: World, x: number, y: number): void => {
    const at = y * 2 ** target + x;
    if (kinds[at] === squareKinds.none) return;
    const piece = {
      rings: rings.map((ring) => stepsOf(ring, x, y, target)).filter((ring) => ring.length > 2),
      rivers: rivers.map(({ rank, line }) => ({ rank, line: stepsOf(line, x, y, target) })),
    };
    if (piece.rings.length + piece.rivers.length === 0) return;
    kinds[at] = isAllLand(piece) ? squareKinds.land : squareKinds.piece;
    if (!isAllLand(piece)) files.set(`${x}-${y}`, encodePiece(piece));
  };
  const cut = ({ rings, rivers }: World, x: number, y: number, zoom: number): void => {
    // Nothing is lost for nearer zooms, because their squares have smaller margins than the square that they are in.
    const box = boxOf(x, y, zoom, MARGIN);
    const here = {
      rings: rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 2),
      rivers: rivers.flatMap(({ rank, line }) => clipLine(line, box).map((part) => ({ rank, line: part }))),
    };
    if (here.rings.length + here.rivers.length === 0) return;
    if (zoom === target) finish(here, x, y);
    else for (const dx of [0, 1]) for (const dy of [0, 1]) cut(here, 2 * x + dx, 2 * y + dy, zoom + 1);
  };
  cut(world, 0, 0, 0);
  return { kinds: kinds.join(''), files };
};
