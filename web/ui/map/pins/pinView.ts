import L from 'leaflet';
import type { Box } from '../box.ts';
import { densestHalf, medianPoint } from './densestPart.ts';
import { groupsIn, indexPins, type MapPin, PIN_MAX_ZOOM } from './pinGroups.ts';
import { CREDIT, readRem } from './pinSpace.ts';

/** Zoom for a single hotel: a town with its surroundings. */
export const ALONE_ZOOM = 12;
/** Maximum zoom of a static map: street level, where hotels no longer overlap. */
const STILL_ZOOM = 14;

export interface View {
  readonly zoom: number;
  readonly box: Box;
}

export const viewOf = (map: L.Map): View => {
  const box = map.getBounds();
  return { zoom: map.getZoom(), box: [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()] };
};

/** Bottom margin of points on a static map, in pixels: its button, and the part of a circle below its point. */
export const STILL_FOOT = 84;
/** How far a cluster circle reaches below its point, with some space, in pixels. */
const BELOW = 34;
/** Bottom margin of points on a movable map, in pixels: the attribution, and the part of a circle below its point. */
export const FOOT = CREDIT + BELOW;

/** At least this many pixels stay between the margins, enough for a cluster circle. */
const MIN_FREE_PX = 44;

/**
 * The factor by which the margins are reduced on a small map. Without room between them Leaflet would zoom in as far as
 * possible, with no hotel in view.
 */
const marginScale = (size: number, margins: number): number =>
  Math.min(1, Math.max(0, size - MIN_FREE_PX) / margins);

interface Fit {
  readonly isStill: boolean;
  /** Pixels that are covered at the bottom. */
  readonly foot: number;
  /** Maximum zoom for several pins. */
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
  const [across, down] = [marginScale(x, 2 * side), marginScale(y, top + foot)];
  map.fitBounds(bounds, {
    paddingTopLeft: [across * side, down * top],
    paddingBottomRight: [across * side, down * foot],
    maxZoom: pins.length > 1 ? nearest : ALONE_ZOOM,
    animate: false,
  });
};

/** Zooming in stops once this many prices are visible, or half of all prices if those are fewer. */
const ENOUGH_PRICES = 30;

const pricesIn = (map: L.Map, pins: readonly MapPin[], from: (price: string) => string): number => {
  const view = viewOf(map);
  const groups = groupsIn(indexPins(pins), pins, { ...view, rem: readRem(), from, visible: view.box });
  return groups.filter((group) => group.kind === 'pin' && group.pill !== null).length;
};

/**
 * Width in metres that the map must show of a large city, so that it can be recognised by names of its parts or by the
 * sea.
 */
const MIN_METERS_ACROSS = 2_500;
/** Length of the equator in metres, and its pixels at zoom 0. */
const EQUATOR = { meters: 40_075_017, pixels: 256 };

/**
 * The maximum zoom at which the map still shows `MIN_METERS_ACROSS` metres of a town.
 * @param latitude of the town, in degrees
 */
const nearestZoom = (map: L.Map, latitude: number): number => {
  const across = (EQUATOR.meters / EQUATOR.pixels) * Math.cos((latitude * Math.PI) / 180) * map.getSize().x;
  return Math.max(0, Math.min(PIN_MAX_ZOOM, Math.floor(Math.log2(across / MIN_METERS_ACROSS))));
};

/** Whether at least a third of the hotels is in view. */
export const hasGoodPart = (map: L.Map, pins: readonly MapPin[]): boolean => {
  const box = map.getBounds();
  return pins.filter((pin) => box.contains([pin.latitude, pin.longitude])).length >= pins.length / 3;
};

/**
 * Fits the map to the pins: to all of them where their prices are readable, otherwise to the half that is closest
 * together, and then zoomed in step by step until enough prices are visible, as long as enough of the town and a good
 * part of the hotels stay in view.
 * @param from text of a cluster with its lowest price; null for a static map, which shows all pins
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
  const { latitude, longitude } = medianPoint(half);
  const nearest = nearestZoom(map, latitude);
  lookAt(map, half, { ...fit, nearest: Math.min(nearest, PIN_MAX_ZOOM - 1) });
  const open = map.getCenter();
  // Centred on the dense half, because the centre of all hotels may be empty at this zoom.
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
