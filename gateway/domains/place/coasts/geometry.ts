/**
 * A point in grid steps of the coast squares, counted eastward and southward from the north-western corner of the world
 * map.
 */
export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** Square of the distance from a point to the line segment between two others. */
export const squaredDistance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [wayX, wayY] = [toX - fromX, toY - fromY];
  const length = wayX * wayX + wayY * wayY;
  const part =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * wayX + (y - fromY) * wayY) / length));
  return (fromX + part * wayX - x) ** 2 + (fromY + part * wayY - y) ** 2;
};

/** True when a point lies within an outline. */
export const isWithin = ([x, y]: Point, ring: Ring): boolean => {
  let inside = false;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && point[1] > y !== before[1] > y) {
      const crossing = point[0] + ((y - point[1]) / (before[1] - point[1])) * (before[0] - point[0]);
      if (x < crossing) inside = !inside;
    }
    before = point;
  }
  return inside;
};

/** Splits a line into parts of at most `longest` steps. */
export const parted = (from: Point, to: Point, longest: number): readonly (readonly [Point, Point])[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest));
  const at = (index: number): Point => [
    from[0] + ((to[0] - from[0]) * index) / count,
    from[1] + ((to[1] - from[1]) * index) / count,
  ];
  return Array.from({ length: count }, (_none, index) => [at(index), at(index + 1)] as const);
};
