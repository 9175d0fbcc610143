import { runLengthDecoded, runLengthEncoded } from './land-squares.ts';

/** The squares of a level. */
export interface CutLevel {
  /** Kind of each square, row by row from the north-west. */
  readonly kinds: string;
  /** Bytes of each piece by the position of its square, `x-y`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface Head {
  readonly kinds: string;
  /** Position of a square and its number of bytes. */
  readonly files: readonly (readonly [string, number])[];
}

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && 'kinds' in value && 'files' in value;

/** A level as one file: a line of JSON with the contents, then all pieces. */
export const writePack = ({ kinds, files }: CutLevel): Uint8Array => {
  const lengths = [...files].map(([name, bytes]) => [name, bytes.length] as const);
  const head: Head = { kinds: runLengthEncoded(kinds), files: lengths };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files.values()]);
};

/** @throws Error when it is not a pack */
export const readPack = (pack: Buffer): CutLevel => {
  let at = pack.indexOf(10) + 1;
  const head: unknown = JSON.parse(pack.toString('latin1', 0, at));
  if (!isHead(head)) throw new Error('the header of the land archive is not valid');
  const files = new Map(
    head.files.map(([name, length]) => {
      at += length;
      return [name, pack.subarray(at - length, at)] as const;
    }),
  );
  return { kinds: runLengthDecoded(head.kinds), files };
};
