type Point = readonly [x: number, y: number];

/** A river of a piece. */
export interface River {
  /** 0 and 1 are the largest, 3 a small one. */
  readonly rank: number;
  readonly line: readonly Point[];
}

/**
 * A piece: land and rivers of one square, which is a map tile (see `Level`), in steps from its north-western corner.
 */
export interface LandPiece {
  /** A point inside an odd number of these is on land. */
  readonly rings: readonly (readonly Point[])[];
  readonly rivers: readonly River[];
}

/** Numbers of any size, small ones in one byte: seven bits per byte, the eighth bit means that more follow. */
const writeNumber = (bytes: number[], value: number): void => {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
};

/** Negative numbers become odd ones. */
const writeStep = (bytes: number[], step: number): void =>
  writeNumber(bytes, step < 0 ? -2 * step - 1 : 2 * step);

/** Written as differences between points, because small numbers take fewer bytes. */
const writeLine = (bytes: number[], line: readonly Point[]): void => {
  writeNumber(bytes, line.length);
  let [left, top] = [0, 0];
  for (const [x, y] of line) {
    writeStep(bytes, x - left);
    writeStep(bytes, y - top);
    [left, top] = [x, y];
  }
};

/**
 * A piece as bytes: the number of outlines, each as its length and steps; the number of rivers, each with its rank
 * first.
 */
export const encodePiece = ({ rings, rivers }: LandPiece): Uint8Array => {
  const bytes: number[] = [];
  writeNumber(bytes, rings.length);
  for (const ring of rings) writeLine(bytes, ring);
  writeNumber(bytes, rivers.length);
  for (const { rank, line } of rivers) {
    writeNumber(bytes, rank);
    writeLine(bytes, line);
  }
  return Uint8Array.from(bytes);
};

const readerOf = (bytes: Uint8Array) => {
  let at = 0;
  const number = (): number => {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error('the land archive ends too early');
      at += 1;
      value += (byte % 128) * unit;
      if (byte < 128) return value;
      unit *= 128;
    }
  };
  const step = (): number => {
    const value = number();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const line = (): Point[] => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let left = number(); left > 0; left -= 1) {
      x += step();
      y += step();
      points.push([x, y]);
    }
    return points;
  };
  const many = <T>(read: () => T): T[] => {
    const all: T[] = [];
    for (let left = number(); left > 0; left -= 1) all.push(read());
    return all;
  };
  return { number, line, many };
};

/** @throws Error when the bytes are not a piece */
export const decodePiece = (bytes: Uint8Array): LandPiece => {
  const { number, line, many } = readerOf(bytes);
  const rings = many(line);
  const rivers = many(() => ({ rank: number(), line: line() }));
  return { rings, rivers };
};
