import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { runLengthEncoded } from '#shared/map/land-squares.ts';
import { readPack } from '#shared/map/land-pack.ts';

const name = 'virtual:land-pieces';
const id = `\0${name}`;

interface LandPieces {
  /** Folder of the files; its name changes whenever a coast changes. */
  readonly folder: string;
  /** The kind of each square of a level (all sea, all land, or a piece with a file), run-length encoded. */
  readonly tables: { readonly wide: string; readonly town: string };
  /** Content of the files, by name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const packOf = (level: 'wide' | 'town') => readFileSync(join(import.meta.dirname, `${level}.pack`));

/** Reads the pieces that `coasts/cutCoasts.ts` has cut. Source: GSHHG (LGPL 3 or later). */
function readPieces(): LandPieces {
  const packs = { wide: packOf('wide'), town: packOf('town') };
  const levels = { wide: readPack(packs.wide), town: readPack(packs.town) };
  const files = new Map<string, Uint8Array>();
  for (const level of ['wide', 'town'] as const)
    for (const [place, bytes] of levels[level].files) files.set(`${level}-${place}.bin`, bytes);
  const hash = createHash('sha256').update(packs.wide).update(packs.town).digest('hex').slice(0, 8);
  const tables = { wide: runLengthEncoded(levels.wide.kinds), town: runLengthEncoded(levels.town.kinds) };
  return { folder: `/assets/land-${hash}/`, tables, files };
}

let made: LandPieces | null = null;

/** The pieces, read once per build. */
export const landPieces = (): LandPieces => (made ??= readPieces());

/** The tables of squares as a small module; `npm run dev` also serves the pieces themselves. */
export const landTable = (): Plugin => ({
  name: 'land-table',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => {
    if (wanted !== id) return null;
    const { folder, tables } = landPieces();
    return `export const landTable = ${JSON.stringify({ folder, ...tables })};`;
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { folder, files } = landPieces();
      const path = request.url ?? '';
      const bytes = path.startsWith(folder) ? files.get(path.slice(folder.length)) : undefined;
      if (bytes === undefined) next();
      else response.setHeader('content-type', 'application/octet-stream').end(bytes);
    });
  },
});

/** Copies the pieces into the build of the client. */
export const landFiles = (): Plugin => ({
  name: 'land-files',
  apply: 'build',
  generateBundle() {
    const { folder, files } = landPieces();
    for (const [file, source] of files)
      this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${file}`, source });
  },
});
