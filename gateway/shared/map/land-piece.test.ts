import { expect, it } from 'vitest';
import { decodePiece, encodePiece } from './land-piece.ts';
import { runLengthDecoded, runLengthEncoded } from './land-squares.ts';

const piece = {
  rings: [
    [
      [-410, 0],
      [63, 64],
      [16_794, -410],
      [-410, 0],
    ],
    [],
  ],
  rivers: [
    {
      rank: 3,
      line: [
        [0, 16_384],
        [1, 16_320],
      ],
    },
  ],
} as const;

it('decoding a piece of land returns what was encoded', () => {
  expect(decodePiece(encodePiece(piece))).toEqual(piece);
  expect(decodePiece(encodePiece({ rings: [], rivers: [] }))).toEqual({ rings: [], rivers: [] });
});

it('a step of less than 64 takes one byte per coordinate', () => {
  const line = [
    [0, 0],
    [63, -63],
    [0, 0],
  ] as const;
  // One byte for each count, two for each point.
  expect(encodePiece({ rings: [line], rivers: [] })).toHaveLength(3 + 3 * 2);
});

it('an incomplete piece of land is refused, and so is an empty response', () => {
  const bytes = encodePiece(piece);
  expect(() => decodePiece(bytes.subarray(0, bytes.length - 1))).toThrow('too early');
  expect(() => decodePiece(new Uint8Array())).toThrow('too early');
});

it('a run of equal characters in a table is written as its length and the character', () => {
  expect(runLengthEncoded('...+##')).toBe('3.+2#');
  expect(runLengthDecoded('3.+2#')).toBe('...+##');
  expect(runLengthDecoded('12-+')).toBe(`${'-'.repeat(12)}+`);
});
