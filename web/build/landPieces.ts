import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import geojsonvt from 'geojson-vt';
import type { Plugin } from 'vite';
import { isShapes, landOf } from '../ui/map/atlas.ts';
import {
  SQUARE_MARGIN,
  SQUARE_STEPS,
  SQUARE_ZOOM,
  squareKinds,
  SQUARES_ACROSS,
} from '../ui/map/landSquares.ts';
import { ringsIn } from '../ui/map/tileRings.ts';

const name = 'virtual:land-pieces';
const id = `\0${name}`;

interface LandPieces {
  /** Where the files lie; another one whenever a coast changes. */
  readonly folder: string;
  /** Kind of each square, row by row from the north-west. */
  readonly squares: string;
  /** Text of a file by its name in the folder. */
  readonly files: ReadonlyMap<string, string>;
}

type Point = readonly [x: number, y: number];

/** Whether one outline goes round the whole square with its margin. */
const isAllLand = (rings: readonly (readonly Point[])[]): boolean => {
  const edges = new Set([-SQUARE_MARGIN, SQUARE_STEPS + SQUARE_MARGIN]);
  return rings.length === 1 && rings.flat().every(([x, y]) => edges.has(x) && edges.has(y));
};

/** From point to point: small numbers are short. */
const stepsOf = (ring: readonly Point[]): number[] => {
  let [left, top] = [0, 0];
  return ring.flatMap(([x, y], at) => {
    if (at > 0 && x === left && y === top) return [];
    const step = [x - left, y - top];
    [left, top] = [x, y];
    return step;
  });
};

/** The finest land of the atlas, cut into squares. Source: Natural Earth 1:10m (public domain) by way of world-atlas. */
export function cutLand(): LandPieces {
  const atlas: unknown = createRequire(import.meta.url)('world-atlas/land-10m.json');
  const land = landOf(atlas);
  if (!isShapes(land)) throw new Error('the land of the atlas has no shapes');
  const index = geojsonvt(land, {
    maxZoom: SQUARE_ZOOM,
    indexMaxZoom: SQUARE_ZOOM,
    indexMaxPoints: 0,
    tolerance: 0,
    extent: SQUARE_STEPS,
    buffer: SQUARE_MARGIN,
  });
  const files = new Map<string, string>();
  let squares = '';
  for (let y = 0; y < SQUARES_ACROSS; y += 1)
    for (let x = 0; x < SQUARES_ACROSS; x += 1) {
      const rings = ringsIn(index.getTile(SQUARE_ZOOM, x, y));
      const isMixed = rings.length > 0 && !isAllLand(rings);
      squares += isMixed ? squareKinds.piece : rings.length > 0 ? squareKinds.land : squareKinds.sea;
      if (isMixed) files.set(`${x}-${y}.json`, JSON.stringify(rings.map(stepsOf)));
    }
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
  return { folder: `/assets/land-${hash}/`, squares, files };
}

let made: LandPieces | null = null;

/** Cut once in a build. */
export const landPieces = (): LandPieces => (made ??= cutLand());

/** The table of squares as a small module; `npm run dev` answers with the pieces themselves, too. */
export const landTable = (): Plugin => ({
  name: 'land-table',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => {
    if (wanted !== id) return null;
    const { folder, squares } = landPieces();
    return `export const landTable = ${JSON.stringify({ folder, squares })};`;
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { folder, files } = landPieces();
      const path = request.url ?? '';
      const text = path.startsWith(folder) ? files.get(path.slice(folder.length)) : undefined;
      if (text === undefined) next();
      else response.setHeader('content-type', 'application/json').end(text);
    });
  },
});

/** Puts the pieces beside the client. */
export const landFiles = (): Plugin => ({
  name: 'land-files',
  apply: 'build',
  generateBundle() {
    const { folder, files } = landPieces();
    for (const [file, source] of files)
      this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${file}`, source });
  },
});
