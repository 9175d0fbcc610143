import { landTable } from 'virtual:land-pieces';
import { ringsOf, type Square, squareKinds, SQUARES_ACROSS, wholeSquare } from './landSquares.ts';

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

const isPiece = (value: unknown): value is readonly (readonly number[])[] =>
  Array.isArray(value) && value.every(isNumbers);

const fetchPiece = async ({ x, y }: Square): Promise<readonly (readonly number[])[]> => {
  const answer = await fetch(`${landTable.folder}${x}-${y}.json`);
  const piece: unknown = answer.ok ? await answer.json() : null;
  if (!isPiece(piece)) throw new Error(`no land for square ${x} ${y}`);
  return piece;
};

/**
 * The fine land of one square, from our own origin; squares of all sea or all land need no file.
 * @throws Error or TypeError when the piece cannot be had
 * Source: Natural Earth 1:10m (public domain) by way of world-atlas, cut by `web/build/landPieces.ts`
 */
export const readSquare = async (square: Square) => {
  const kind = landTable.squares[square.y * SQUARES_ACROSS + square.x];
  const rings =
    kind === squareKinds.piece ? await fetchPiece(square) : kind === squareKinds.land ? wholeSquare : [];
  return ringsOf(rings, square);
};
