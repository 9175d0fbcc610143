/**
 * A point in fractions of the side of the Web Mercator map, from the date line eastward and from the north southward.
 */
export type Point = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Latitude at which the Web Mercator map ends. */
const POLE = 85.05;

export const project = (longitude: number, latitude: number): Point => {
  const sine = Math.sin((Math.max(-POLE, Math.min(POLE, latitude)) * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** Square of the distance between a point and the segment between two others. */
const squaredDistance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [wayX, wayY] = [toX - fromX, toY - fromY];
  const length = wayX * wayX + wayY * wayY;
  const part =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * wayX + (y - fromY) * wayY) / length));
  return (fromX + part * wayX - x) ** 2 + (fromY + part * wayY - y) ** 2;
};

/**
 * Simplifies a line: removes points that are nearer than the tolerance to the segment between the others (Douglas and
 * Peucker).
 */
export const simplify = (line: readonly Point[], tolerance: number): Point[] => {
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[line.length - 1] = 1;
  const waiting: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [first, last] = span;
    const [from, to] = [line[first], line[last]];
    if (!from || !to) continue;
    let [farthest, most] = [-1, tolerance * tolerance];
    for (let at = first + 1; at < last; at += 1) {
      const point = line[at];
      const far = point ? squaredDistance(point, from, to) : 0;
      if (far > most) [farthest, most] = [at, far];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    waiting.push([first, farthest], [farthest, last]);
  }
  return line.filter((_point, at) => kept[at] === 1);
};

const cutAt = (
  ring: readonly Point[],
  isIn: (point: Point) => boolean,
  edge: (a: Point, b: Point) => Point,
) => {
  const cut: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && isIn(before) !== isIn(point)) cut.push(edge(before, point));
    if (isIn(point)) cut.push(point);
    before = point;
  }
  return cut;
};

const atX =
  (x: number) =>
  ([fromX, fromY]: Point, [toX, toY]: Point): Point => [
    x,
    fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY),
  ];
const atY =
  (y: number) =>
  ([fromX, fromY]: Point, [toX, toY]: Point): Point => [
    fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
    y,
  ];

/** The part of an outline inside a box (Sutherland and Hodgman); empty when it is outside. */
export const clipRing = (ring: readonly Point[], { left, top, right, bottom }: Box): Point[] => {
  let cut: readonly Point[] = ring;
  cut = cutAt(cut, ([x]) => x >= left, atX(left));
  cut = cutAt(cut, ([x]) => x <= right, atX(right));
  cut = cutAt(cut, ([, y]) => y >= top, atY(top));
  return cutAt(cut, ([, y]) => y <= bottom, atY(bottom));
};

/** The parts of a line in a box: complete segments, which may extend beyond the edge. */
export const clipLine = (line: readonly Point[], { left, top, right, bottom }: Box): Point[][] => {
  const parts: Point[][] = [];
  let part: Point[] = [];
  line.forEach((to, at) => {
    const from = line[at - 1];
    if (!from) return;
    const isSeen =
      Math.min(from[0], to[0]) <= right &&
      Math.max(from[0], to[0]) >= left &&
      Math.min(from[1], to[1]) <= bottom &&
      Math.max(from[1], to[1]) >= top;
    if (isSeen && part.length === 0) parts.push((part = [from]));
    if (isSeen) part.push(to);
    else part = [];
  });
  return parts;
};

/** The longer side of the bounding box of a line. */
export const spanOf = (line: readonly Point[]): number => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of line) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return Math.max(box.right - box.left, box.bottom - box.top);
};
