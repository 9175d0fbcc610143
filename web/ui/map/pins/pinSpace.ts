import type { GeoPoint } from '../baseMap.ts';
import type { Box } from '../box.ts';
import { onWorld } from '../mercator.ts';
import type { MapPin } from './pinGroups.ts';

/** The space of a mark or a name on the map, in world pixels of a zoom level. */
export interface Space {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels at the bottom of a map that the attribution covers. */
export const CREDIT = 20;

/** Sizes of `PinMap.module.css`, in rem. */
const CIRCLE = 2.75;
const PILL = { least: 2.75, height: 2.25, padding: 1.625, picture: 1.25, above: 0.375 };
/** The area of a hotel without its price that reacts to presses: 24 pixels at the usual text size. */
const DOT = 1.5;
/** A cluster with its lowest price in a line below its number; a character includes the wide sign of the shekel. */
const TAG = { least: 3.25, height: 2.5, padding: 1.125, character: 0.5 };
/**
 * Average width of a character of a price, including the wide sign of the shekel; invisible direction marks have no
 * width.
 */
const CHARACTER = 0.625;
/** Space between two marks, because a chosen pill grows a little. */
const GAP = 0.25;
/** How far a pill may be moved beside its point, as a part of its width; its tip stays on the point. */
const SHIFT = 0.22;

/** Position of a hotel's pill: above or below its point, and moved to a side or not. */
export interface PillPlace {
  readonly isBelow: boolean;
  readonly side: -1 | 0 | 1;
}

export const usualPlace: PillPlace = { isBelow: false, side: 0 };
/** Best position first. */
export const pillPlaces: readonly PillPlace[] = [false, true].flatMap((isBelow) =>
  ([0, 1, -1] as const).map((side) => ({ isBelow, side })),
);

/** Pixels of one rem, which users may have made larger. */
export const readRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const lengthOf = (text: string): number => text.replaceAll(/\p{Cf}/gu, '').length;

/** @param size width and height in rem */
const around = (point: GeoPoint, size: readonly [number, number], zoom: number, rem: number): Space => {
  const { x, y } = onWorld(point, zoom);
  const [across, down] = [(size[0] / 2) * rem, (size[1] / 2) * rem];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/** @param rem pixels of one rem */
export const circleSpace = (point: GeoPoint, zoom: number, rem: number): Space =>
  around(point, [CIRCLE + GAP, CIRCLE + GAP], zoom, rem);

/** @param rem pixels of one rem */
export const dotSpace = (point: GeoPoint, zoom: number, rem: number): Space =>
  around(point, [DOT, DOT], zoom, rem);

/**
 * @param words the hotel's lowest price, as it is shown
 * @param rem pixels of one rem
 */
export const tagSpace = (point: GeoPoint, words: string, zoom: number, rem: number): Space => {
  const width = Math.max(TAG.least, lengthOf(words) * TAG.character + TAG.padding);
  return around(point, [width + GAP, TAG.height + GAP], zoom, rem);
};

/** The pill, whose tip is on the point. @param rem pixels of one rem */
export const pillSpace = (pin: MapPin, zoom: number, rem: number, place = usualPlace): Space => {
  const { x, y } = onWorld(pin, zoom);
  const words = pin.label === null ? 1 : lengthOf(pin.label) * CHARACTER;
  const width = Math.max(PILL.least, words + PILL.padding + (pin.look === 'pick' ? PILL.picture : 0));
  const half = ((width + GAP) / 2) * rem;
  const middle = x + place.side * SHIFT * width * rem;
  const height = (PILL.height + GAP) * rem;
  const near = y + (place.isBelow ? 1 : -1) * PILL.above * rem;
  const [top, bottom] = place.isBelow ? [near, near + height] : [near - height, near];
  return { left: middle - half, right: middle + half, top, bottom };
};

/** The space of a part of the map. @param box west, south, east and north, in degrees */
export const boxSpace = ([west, south, east, north]: Box, zoom: number): Space => {
  const [first, last] = [
    onWorld({ latitude: north, longitude: west }, zoom),
    onWorld({ latitude: south, longitude: east }, zoom),
  ];
  return { left: first.x, right: last.x, top: first.y, bottom: last.y };
};

export const isInside = (inner: Space, outer: Space): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** A space moved so that no edge of the outer one cuts it off; the same one outside of it. */
export const movedInside = (inner: Space, outer: Space): Space => {
  if (!areTouching(inner, outer)) return inner;
  const x = Math.max(0, outer.left - inner.left) - Math.max(0, inner.right - outer.right);
  const y = Math.max(0, outer.top - inner.top) - Math.max(0, inner.bottom - outer.bottom);
  return { left: inner.left + x, right: inner.right + x, top: inner.top + y, bottom: inner.bottom + y };
};

/** Offset in pixels from a point to the centre of a rectangle. */
export const shiftFrom = (point: GeoPoint, { left, right, top, bottom }: Space, zoom: number) => {
  const { x, y } = onWorld(point, zoom);
  return { x: (left + right) / 2 - x, y: (top + bottom) / 2 - y };
};

export const areTouching = (one: Space, other: Space): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
