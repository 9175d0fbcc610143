import { landTable } from 'virtual:land-pieces';
import { decodePiece, type LandPiece } from '#shared/map/land-piece.ts';
import {
  type Level,
  runLengthDecoded,
  type Square,
  squareKinds,
  townLevel,
  wholeSquare,
} from '#shared/map/land-squares.ts';

let tables: { readonly wide: string; readonly town: string } | null = null;

const kindAt = (level: Level, { x, y }: Square): string | undefined => {
  tables ??= { wide: runLengthDecoded(landTable.wide), town: runLengthDecoded(landTable.town) };
  return tables[nameOf(level)][y * 2 ** level.zoom + x];
};

const nameOf = (level: Level) => (level === townLevel ? 'town' : 'wide');

/** Whether a square is known in detail at a level, even if it is all sea. */
export const hasSquare = (level: Level, square: Square): boolean =>
  kindAt(level, square) !== squareKinds.none;

/**
 * Land and rivers of one square, from our own origin; squares of all sea or all land need no file. Source: GSHHG (LGPL
 * 3 or later), cut by `web/build/coasts/cutCoasts.ts`
 * @throws Error or TypeError when the piece cannot be loaded
 */
export const readSquare = async (level: Level, square: Square): Promise<LandPiece> => {
  const kind = kindAt(level, square);
  if (kind !== squareKinds.piece)
    return { rings: kind === squareKinds.land ? [wholeSquare] : [], rivers: [] };
  const answer = await fetch(`${landTable.folder}${nameOf(level)}-${square.x}-${square.y}.bin`);
  if (!answer.ok) throw new Error(`No land could be loaded for square ${square.x} ${square.y}`);
  return decodePiece(new Uint8Array(await answer.arrayBuffer()));
};
