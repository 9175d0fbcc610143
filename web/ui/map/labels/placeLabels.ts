import type { LabelPlace, PlaceLabel } from '../baseMap.ts';
import { onWorld } from '../mercator.ts';
import { areTouching, type Space } from '../pins/pinSpace.ts';

/**
 * Sizes of `map.css`, in rem: the dot with some space, from the point to the text, half of a line, and the widest
 * letter.
 */
const NAME = { dot: 0.5, gap: 0.5, half: 0.75, letter: 0.5 };

/** Best position first. A mark may cover the dot: then the name is shown without it, as close as possible. */
const places: readonly LabelPlace[] = [
  { side: 'after', shift: 0 },
  { side: 'before', shift: 0 },
  { side: 'alone', shift: -1.75 },
  { side: 'alone', shift: 1.75 },
  { side: 'alone', shift: -2.5 },
  { side: 'alone', shift: 2.5 },
];

/** For areas, which have no single point: the name is in the middle. */
const placesWithin: readonly LabelPlace[] = [
  { side: 'alone', shift: 0 },
  { side: 'alone', shift: -1.75 },
  { side: 'alone', shift: 1.75 },
];

/** Position for the label of a ring: on the ring only. */
const placesOn: readonly LabelPlace[] = [{ side: 'alone', shift: 0 }];

const placesOf = ({ kind }: PlaceLabel) =>
  kind === 'distance' ? placesOn : kind === 'part' || kind === 'water' ? placesWithin : places;

const spaceOf = (label: PlaceLabel, { side, shift }: LabelPlace, zoom: number, rem: number): Space => {
  const { x, y } = onWorld(label, zoom);
  const words = label.name.length * NAME.letter;
  const { left, right } = {
    after: { left: NAME.dot, right: NAME.gap + words },
    before: { left: NAME.gap + words, right: NAME.dot },
    alone: { left: words / 2, right: words / 2 },
  }[side];
  return {
    left: x - left * rem,
    right: x + right * rem,
    top: y + (shift - NAME.half) * rem,
    bottom: y + (shift + NAME.half) * rem,
  };
};

const isWithin = (space: Space, frame: Space): boolean =>
  space.left >= frame.left &&
  space.right <= frame.right &&
  space.top >= frame.top &&
  space.bottom <= frame.bottom;

/** The view of the map. */
interface LabelView {
  readonly zoom: number;
  /** Pixels of one rem. */
  readonly rem: number;
  /** Part of the world, in its pixels, that names must not extend beyond; null or missing for no limit. */
  readonly frame?: Space | null;
}

/**
 * Places names around the marks of the map: beside their points, or left out.
 * @param labels the most important first
 */
export const placeLabels = (
  labels: readonly PlaceLabel[],
  marks: readonly Space[],
  { zoom, rem, frame = null }: LabelView,
): PlaceLabel[] => {
  const occupied = [...marks];
  const placedNames = new Set<string>();
  return labels.flatMap((label) => {
    if (label.isOnce && placedNames.has(label.name)) return [];
    for (const place of placesOf(label)) {
      const space = spaceOf(label, place, zoom, rem);
      if (frame && !isWithin(space, frame)) continue;
      if (occupied.some((other) => areTouching(space, other))) continue;
      occupied.push(space);
      placedNames.add(label.name);
      return [{ ...label, place }];
    }
    return [];
  });
};
