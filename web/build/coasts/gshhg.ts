import { execFileSync } from 'node:child_process';
import { project, type Point, simplify, spanOf } from './geometry.ts';

interface Segment {
  readonly level: number;
  readonly line: readonly Point[];
}

const EARTH = 40_075_017;

/** Converts metres at a point to a fraction of the side of the map. */
const metresAt = (metres: number, [, y]: Point): number =>
  // Web Mercator enlarges the Earth by the inverse of the cosine of the latitude.
  (metres / EARTH) * Math.cosh(Math.PI * (1 - 2 * y));

/** Runs `gmt coast -M`, which writes lines in boxes of one degree, each after a header that ends with its level. */
const dump = (what: string, metres: number): Segment[] => {
  const flags = ['coast', '-Rg', '-Df', what, '-M', '--FORMAT_FLOAT_OUT=%.5f'];
  const bytes = execFileSync('gmt', flags, { maxBuffer: 2 ** 30 });
  const segments: { level: number; line: Point[] }[] = [];
  let level = 0;
  let start = 0;
  let line: Point[] = [];
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    const text = bytes.toString('latin1', start, end);
    start = end + 1;
    if (text.startsWith('>')) {
      level = Number(/\d+$/.exec(text.trim())?.[0]);
      line = [];
      segments.push({ level, line });
    } else if (!text.startsWith('#')) {
      const [longitude = '', latitude = ''] = text.split('\t');
      line.push(project(Number(longitude), Number(latitude)));
    }
  }
  return segments
    .filter((segment) => segment.line.length > 1)
    .map(({ level: rank, line: all }) => ({
      level: rank,
      line: simplify(all, metresAt(metres, all[0] ?? [0, 0.5])),
    }));
};

/** A key for a point that is the same in two adjacent boxes, also across the date line. */
const keyOf = (level: number, [x, y]: Point): string => {
  const around = 2 ** 23;
  return `${level} ${((Math.round(x * around) % around) + around) % around} ${Math.round(y * around)}`;
};

const ends = ({ level, line }: Segment): [string, string] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) throw new Error('A line has no points');
  return [keyOf(level, first), keyOf(level, last)];
};

/** Moves a line by whole turns of the world, so that it starts at the end of another line. */
const goOn = (line: readonly Point[], [x]: Point): Point[] => {
  const worlds = Math.round(x - (line[0]?.[0] ?? x));
  return line.map(([east, south]) => [east + worlds, south]);
};

/** Land around a pole ends one turn away from its start; it is closed along the edge of the map. */
const closeAtPole = (ring: readonly Point[]): readonly Point[] => {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(first[0] - last[0]) < 0.5) return ring;
  return [...ring, [last[0], 1], [first[0], 1], first];
};

/**
 * Joins the line pieces of the one-degree boxes to closed outlines.
 * @throws Error when an outline does not close
 */
const join = (segments: readonly Segment[]): (readonly Point[])[] => {
  const at = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const key of new Set(ends(segment))) at.set(key, [...(at.get(key) ?? []), segment]);
  const used = new Set<Segment>();
  return segments.flatMap((segment) => {
    if (used.has(segment)) return [];
    used.add(segment);
    const ring = [...segment.line];
    const [first, last] = ends(segment);
    for (let end = last; end !== first;) {
      const next = at.get(end)?.find((other) => !used.has(other));
      const tail = ring.at(-1);
      if (!next || !tail) throw new Error(`An outline does not close at ${end}`);
      used.add(next);
      const [from, to] = ends(next);
      const line = goOn(from === end ? next.line : next.line.toReversed(), tail);
      for (const point of line.slice(1)) ring.push(point);
      end = from === end ? to : from;
    }
    return [closeAtPole(ring)];
  });
};

/** How much detail is read from the source. */
export interface Detail {
  /** Metres by which a line may be moved to simplify it. */
  readonly metres: number;
  /** Minimum span of a lake or island, in metres. */
  readonly minSpan: number;
  /** Highest rank of rivers that are read: 0 and 1 are great rivers, 3 small ones. */
  readonly maxRank: number;
}

/** Outlines of land, of lakes in it, of islands in these and so on: what is inside an odd number of them is land. */
export const readOutlines = ({ metres, minSpan: leastSpan }: Detail): (readonly Point[])[] =>
  join(dump('-W', metres)).filter((ring) => spanOf(ring) > metresAt(leastSpan, ring[0] ?? [0, 0.5]));

export interface RiverLine {
  readonly rank: number;
  readonly line: readonly Point[];
}

/** Rivers with water all year; rivers wide enough to have two shores are lakes in the source. */
export const readRivers = ({ metres, maxRank: mostRank }: Detail): RiverLine[] =>
  dump('-Ir', metres)
    .filter(({ level }) => level <= mostRank)
    .map(({ level, line }) => ({ rank: level, line }));
