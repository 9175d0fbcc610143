import L from 'leaflet';
import type { Box } from '../box.ts';
import { densestHalf, middleOf } from './densestPart.ts';
import { groupsIn, indexPins, type MapPin, PIN_MAX_ZOOM } from './pinGroups.ts';
import { CREDIT, readRem } from './pinSpace.ts';

/** Zoom for a single hotel: a town with its surroundings. */
export const ALONE_ZOOM = 12;
/** Nearest zoom of a small picture: streets of a town, so that its hotels are separate. */
const STILL_ZOOM = 14;

export interface View {
  readonly zoom: number;
  readonly box: Box;
}

export const viewOf = (map: L.Map): View => {
  const box = map.getBounds();
  return { zoom: map.getZoom(), box: [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()] };
};

/** Pixels at the bottom of a picture that its button takes; a circle must not touch it. */
export const STILL_FOOT = 84;
/** Pixels of a circle below its point, with some space. */
const BELOW = 34;
/** Pixels at the bottom of a movable map. */
export const FOOT = CREDIT + BELOW;

/** Pixels that stay free for the points themselves, however much covers a small map: a circle of hotels has room. */
const LEAST = 44;

/**
 * The share of its margins that a small map has room for. Without room between them Leaflet would zoom in as far as
 * possible, with no hotel in view.
 */
const share = (size: number, margins: number): number => Math.min(1, Math.max(0, size - LEAST) / margins);

interface Fit {
  readonly isStill: boolean;
  /** Pixels that are covered at the bottom. */
  readonly foot: number;
  /** Nearest zoom for several pins. */
  readonly nearest?: number;
}

const lookAt = (
  map: L.Map,
  pins: readonly MapPin[],
  { isStill, foot, nearest = isStill ? STILL_ZOOM : PIN_MAX_ZOOM - 1 }: Fit,
): void => {
  const bounds = L.latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]));
  // Room for the pills, which are above their points.
  const [side, top] = isStill ? [36, 44] : [56, 72];
  const { x, y } = map.getSize();
  const [across, down] = [share(x, 2 * side), share(y, top + foot)];
  map.fitBounds(bounds, {
    paddingTopLeft: [across * side, down * top],
    paddingBottomRight: [across * side, down * foot],
    maxZoom: pins.length > 1 ? nearest : ALONE_ZOOM,
    animate: false,
  });
};

/** Enough prices to compare; with more hotels, fewer are too few. */
const ENOUGH_PRICES = 30;

const pricesIn = (map: L.Map, pins: readonly MapPin[], from: (price: string) => string): number => {
  const view = viewOf(map);
  const groups = groupsIn(indexPins(pins), pins, { ...view, rem: readRem(), from, visible: view.box });
  return groups.filter((group) => group.kind === 'pin' && group.pill !== null).length;
};

/** Metres across that a part of a large town needs to be recognisable by names of its parts or by the sea. */
const LEAST_ACROSS = 2_500;
/** Length of the equator in metres, and its pixels at zoom 0. */
const EQUATOR = { meters: 40_075_017, pixels: 256 };

/** The nearest zoom at which the map still shows enough of a town, whose latitude is in degrees. */
const nearestZoom = (map: L.Map, latitude: number): number => {
  const across = (EQUATOR.meters / EQUATOR.pixels) * Math.cos((latitude * Math.PI) / 180) * map.getSize().x;
  return Math.max(0, Math.min(PIN_MAX_ZOOM, Math.floor(Math.log2(across / LEAST_ACROSS))));
};

/** Whether at least a third of the hotels is in view. */
export const hasGoodPart = (map: L.Map, pins: readonly MapPin[]): boolean => {
  const box = map.getBounds();
  return pins.filter((pin) => box.contains([pin.latitude, pin.longitude])).length >= pins.length / 3;
};

/**
 * Fits the map to the pins: to all of them where their prices are readable, otherwise to the half that is closest
 * together, and then nearer step by step until enough prices are visible, as long as enough of the town and a good part
 * of the hotels stay in view.
 * @param from text of a cluster with its lowest price; null for a small picture, which shows all
 */
export const openAt = (
  map: L.Map,
  pins: readonly MapPin[],
  { from, ...fit }: Fit & { readonly from: ((price: string) => string) | null },
): void => {
  if (pins.length === 0) return;
  lookAt(map, pins, fit);
  if (from === null) return;
  const wanted = Math.min(ENOUGH_PRICES, Math.ceil(pins.filter(({ label }) => label !== null).length / 2));
  if (pricesIn(map, pins, from) >= wanted) return;
  const { x, y } = map.getSize();
  const half = densestHalf(pins, x / y);
  const { latitude, longitude } = middleOf(half);
  const nearest = nearestZoom(map, latitude);
  lookAt(map, half, { ...fit, nearest: Math.min(nearest, PIN_MAX_ZOOM - 1) });
  const open = map.getCenter();
  // At a nearer zoom, centring on all hotels would let the few at the edge push the many out of view.
  const center = L.latLng(latitude, longitude);
  let best = { center: open, zoom: map.getZoom(), prices: pricesIn(map, pins, from) };
  for (const zoom of [best.zoom + 1, best.zoom + 2]) {
    if (best.prices >= wanted || zoom > nearest) break;
    map.setView(center, zoom, { animate: false });
    if (!hasGoodPart(map, pins)) break;
    const prices = pricesIn(map, pins, from);
    if (prices > best.prices) best = { center, zoom, prices };
  }
  map.setView(best.center, best.zoom, { animate: false });
};
