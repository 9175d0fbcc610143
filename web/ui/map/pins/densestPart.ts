import type { GeoPoint } from '../baseMap.ts';
import { onWorld } from '../mercator.ts';

/** Number of points that are tried as the middle; trying more hardly improves the result. */
const TRIED_POINTS = 64;

/**
 * The half of the points that fits into the smallest window of this aspect ratio.
 * @param aspectRatio width divided by height
 */
export const densestHalf = <T extends GeoPoint>(points: readonly T[], aspectRatio: number): readonly T[] => {
  const places = points.map((point) => ({ point, ...onWorld(point, 0) }));
  const half = Math.ceil(places.length / 2);
  const step = Math.max(1, Math.floor(places.length / TRIED_POINTS));
  let best: { readonly reach: number; readonly points: readonly T[] } = { reach: Infinity, points };
  for (let at = 0; at < places.length; at += step) {
    const middle = places[at];
    if (!middle) break;
    const near = places
      .map(({ point, x, y }) => ({
        point,
        reach: Math.max(Math.abs(x - middle.x) / aspectRatio, Math.abs(y - middle.y)),
      }))
      .sort((one, other) => one.reach - other.reach)
      .slice(0, half);
    const reach = near.at(-1)?.reach ?? Infinity;
    if (reach < best.reach) best = { reach, points: near.map(({ point }) => point) };
  }
  return best.points;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** The median latitude and longitude, which points far away do not shift. */
export const medianPoint = (points: readonly GeoPoint[]): GeoPoint => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});
