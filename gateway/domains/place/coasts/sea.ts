import type { Coordinates } from '#models/hotel/place.ts';
import { SQUARE_STEPS } from '#shared/map/land-squares.ts';
import { type CoastSquare, readCoastSquares, WORLD_STEPS } from './coast-squares.ts';
import { squaredDistance, isWithin, type Point } from './geometry.ts';
import { CELL, cellOf, type Shore } from './shores.ts';

/** Farthest distance to the sea that is given, in metres. */
const SEA_METERS = 5_000;
/** Open sea has no land within this distance: rivers, canals and harbours are less than twice as wide. */
const OPEN_METERS = 1_250;
/** Maximum distance from a shore to open water for the shore to count as sea coast: a breakwater may lie between. */
const REACH_METERS = 2_000;
/**
 * Distance between the points at which open sea is looked for, in steps (`WORLD_STEPS` around the Earth); about 400 m.
 */
const GRID = 48;
/** Maximum number of grid points that stay cached. */
const MAX_POINTS = 100_000;
/** A hotel farther than this out at sea must be on land that the coast data lack. */
const AFLOAT_METERS = 500;
/**
 * Boxes (south, west, north, east) of wide waters that do not count as sea, although the coast data include them: the
 * Tagus before Lisbon, the Río de la Plata, the Lagoon of Venice and the Gironde.
 */
const EXCLUDED_WATERS = [
  [38.55, -9.225, 39.05, -8.85],
  [-35.3, -59, -33.8, -56.9],
  [45.18, 12.1, 45.58, 12.345],
  [44.9, -1.07, 45.56, -0.4],
] as const;
const EQUATOR_METERS = 40_075_017;

const onWorld = ({ latitude, longitude }: Coordinates): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * WORLD_STEPS, south * WORLD_STEPS];
};

const excludedWaters = EXCLUDED_WATERS.map(([south, west, north, east]) => ({
  from: onWorld({ latitude: north, longitude: west }),
  to: onWorld({ latitude: south, longitude: east }),
}));
const isExcludedWater = ([x, y]: Point): boolean =>
  excludedWaters.some(({ from, to }) => x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1]);

type SquareAt = ReturnType<typeof readCoastSquares>;

/** The squares with a coast in a box around a point; null when a square is unknown, which could have a nearer shore. */
function squaresAround(squareAt: SquareAt, [x, y]: Point, reach: number): readonly CoastSquare[] | null {
  const squares: CoastSquare[] = [];
  const range = (at: number) => [
    Math.floor((at - reach) / SQUARE_STEPS),
    Math.floor((at + reach) / SQUARE_STEPS),
  ];
  const [left = 0, right = 0] = range(x);
  const [top = 0, bottom = 0] = range(y);
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) {
      const square = squareAt(column, row);
      if (square === null) return null;
      if (typeof square === 'object') squares.push(square);
    }
  return squares;
}

/** Shores whose parts start in the cells that a box around a point touches, or in their neighbours. */
function shoresAround(squares: readonly CoastSquare[], [x, y]: Point, reach: number): Shore[] {
  const found: Shore[] = [];
  for (let column = x - reach - CELL; column <= x + reach + CELL; column += CELL)
    for (let row = y - reach - CELL; row <= y + reach + CELL; row += CELL)
      for (const { shores } of squares) found.push(...(shores.get(cellOf(column, row)) ?? []));
  return found;
}

const nearest = (point: Point, shores: readonly Shore[]): number =>
  Math.sqrt(Math.min(...shores.map(({ from, to }) => squaredDistance(point, from, to))));

/** Distances to the sea. */
export interface Sea {
  /**
   * Straight-line distance in metres to the nearest shore of the open sea, not of lakes, rivers and narrow waters. Null
   * beyond `SEA_METERS`, where the coasts are unknown, and for a point more than `AFLOAT_METERS` out at sea.
   */
  metersTo(point: Coordinates): number | null;
}

/** @throws Error when the coasts cannot be read */
export function createSeaDistance(): Sea {
  const squareAt = readCoastSquares();
  const openShores = new WeakMap<Shore, boolean>();
  const openPoints = new Map<string, boolean>();

  /** True for a point in the sea: in a known square, and inside no outline of land. */
  const isSea = (point: Point): boolean => {
    const square = squareAt(Math.floor(point[0] / SQUARE_STEPS), Math.floor(point[1] / SQUARE_STEPS));
    if (square === 'sea') return true;
    return (
      typeof square === 'object' && square !== null && !square.rings.some((ring) => isWithin(point, ring))
    );
  };

  /** True for a grid point with sea all around it. */
  const isOpenPoint = (column: number, row: number, metersAStep: number): boolean => {
    const key = `${column},${row}`;
    const known = openPoints.get(key);
    if (known !== undefined) return known;
    const point: Point = [column * GRID, row * GRID];
    const open = OPEN_METERS / metersAStep;
    const squares = squaresAround(squareAt, point, open);
    const isFree =
      squares !== null && nearest(point, shoresAround(squares, point, open)) >= open && isSea(point);
    if (openPoints.size >= MAX_POINTS) openPoints.clear();
    openPoints.set(key, isFree);
    return isFree;
  };
  const looksOpen = ({ from, to }: Shore, metersAStep: number): boolean => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (isExcludedWater(middle)) return false;
    const reach = REACH_METERS / metersAStep;
    const [left, top] = [
      Math.ceil((middle[0] - reach) / GRID),
      Math.ceil((middle[1] - reach) / GRID),
    ] as const;
    for (let column = left; column * GRID <= middle[0] + reach; column += 1)
      for (let row = top; row * GRID <= middle[1] + reach; row += 1) {
        const isNear = Math.hypot(column * GRID - middle[0], row * GRID - middle[1]) <= reach;
        if (isNear && isOpenPoint(column, row, metersAStep)) return true;
      }
    return false;
  };
  const isOpen = (shore: Shore, metersAStep: number): boolean => {
    const known = openShores.get(shore) ?? looksOpen(shore, metersAStep);
    openShores.set(shore, known);
    return known;
  };

  return {
    metersTo: (coordinates) => {
      const point = onWorld(coordinates);
      const metersAStep = (EQUATOR_METERS * Math.cos((coordinates.latitude * Math.PI) / 180)) / WORLD_STEPS;
      const reach = SEA_METERS / metersAStep;
      // Open sea is looked for beyond each shore, so the squares must reach farther than the farthest shore.
      const most = reach + (OPEN_METERS + REACH_METERS) / metersAStep;
      const squares = squaresAround(squareAt, point, most);
      if (!squares) return null;
      const shores = shoresAround(squares, point, reach)
        .map((shore) => ({ shore, far: squaredDistance(point, shore.from, shore.to) }))
        .filter(({ far }) => far <= reach * reach)
        .toSorted((one, other) => one.far - other.far);
      const first = shores.find(({ shore }) => isOpen(shore, metersAStep));
      if (!first) return null;
      const meters = Math.sqrt(first.far) * metersAStep;
      return meters > AFLOAT_METERS && isSea(point) ? null : meters;
    },
  };
}
