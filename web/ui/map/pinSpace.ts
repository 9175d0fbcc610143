import type { GeoPoint } from './baseMap.ts';
import { onWorld } from './mercator.ts';
import type { MapPin } from './pinGroups.ts';

/** What a mark or a name of the map takes, in pixels of the whole world at a zoom. */
export interface Space {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Sizes of `PinMap.module.css`, in rem. */
const CIRCLE = 2.75;
const PILL = { least: 2.75, height: 2.25, padding: 1.625, picture: 1.25, above: 0.375 };
/** A character of a price on average, the wide sign of the shekel included; invisible marks of direction are none. */
const CHARACTER = 0.625;
/** Between two marks: a chosen pill grows a little. */
const GAP = 0.25;

/** Pixels of one rem, which readers may have made larger. */
export const readRem = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** @param rem pixels of one rem, which readers may have made larger */
export const circleSpace = (point: GeoPoint, zoom: number, rem: number): Space => {
  const { x, y } = onWorld(point, zoom);
  const half = ((CIRCLE + GAP) / 2) * rem;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
};

/** The pill stands above its point. @param rem pixels of one rem */
export const pillSpace = (pin: MapPin, zoom: number, rem: number): Space => {
  const { x, y } = onWorld(pin, zoom);
  const words = pin.label === null ? 1 : pin.label.replaceAll(/\p{Cf}/gu, '').length * CHARACTER;
  const width = Math.max(PILL.least, words + PILL.padding + (pin.look === 'pick' ? PILL.picture : 0));
  const half = ((width + GAP) / 2) * rem;
  const bottom = y - PILL.above * rem;
  return { left: x - half, right: x + half, top: bottom - (PILL.height + GAP) * rem, bottom };
};

export const areTouching = (one: Space, other: Space): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
