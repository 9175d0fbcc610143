import Supercluster from 'supercluster';
import type { GeoPoint } from '../baseMap.ts';
import type { Box } from '../box.ts';
import {
  areTouching,
  boxSpace,
  circleSpace,
  CREDIT,
  dotSpace,
  isInside,
  movedInside,
  type PillPlace,
  pillPlaces,
  pillSpace,
  shiftFrom,
  type Space,
  tagSpace,
  usualPlace,
} from './pinSpace.ts';

export interface MapPin extends GeoPoint {
  readonly id: string;
  /** The price on the pin; null shows a bed. */
  readonly label: string | null;
  /** The price as a number, for finding the lowest; null without a price. */
  readonly price: number | null;
  /** Accessible name: the hotel and its price. */
  readonly name: string;
  /** `pick` is amber, for a pick of the assistant; `soldOut` is grey. */
  readonly look: 'plain' | 'pick' | 'soldOut';
}

/** Pins that would cover each other, shown as one mark. */
export interface PinCluster extends GeoPoint {
  readonly kind: 'cluster';
  /** Hotels of the group, in the order of the list. */
  readonly ids: readonly string[];
  /** The zoom at which the group breaks up; null when no zoom separates its hotels. */
  readonly opensAt: number | null;
  /** The lowest price in the group, with the text of its pin; null without any. */
  readonly lowest: string | null;
  /** How far its mark is moved from the point, in pixels, so that no edge of the map cuts it off. */
  readonly shift: { readonly x: number; readonly y: number };
  readonly space: Space;
}

export interface SinglePin {
  readonly kind: 'pin';
  readonly pin: MapPin;
  /** Position of its price; null for a dot, whose price is shown when it is pointed at. */
  readonly pill: PillPlace | null;
  readonly space: Space;
}

export type PinGroup = SinglePin | PinCluster;

/** Whether all are at exactly the same point; hotels that no zoom separates may also be close neighbours. */
export const areAtOnePlace = ([first, ...others]: readonly GeoPoint[]): boolean =>
  others.every(({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude);

interface Order {
  readonly order: number;
}

export type PinIndex = Supercluster<Order, Order>;

/** Pixels within which pins become a cluster: only those that would overlap even as dots. */
const RADIUS = 24;
/** Maximum number of prices that are readable on one map; further hotels are dots. */
export const MAX_PRICES = 60;
/** Maximum zoom of a map of pins. */
export const PIN_MAX_ZOOM = 16;

/**
 * Makes the index that `groupsIn` searches.
 * @param pins in the order of the list
 */
export const indexPins = (pins: readonly MapPin[]): PinIndex => {
  const index: PinIndex = new Supercluster<Order, Order>({
    radius: RADIUS,
    extent: 256,
    maxZoom: PIN_MAX_ZOOM,
    map: ({ order }) => ({ order }),
  });
  return index.load(
    pins.map(({ latitude, longitude }, order) => ({
      type: 'Feature' as const,
      properties: { order },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
  );
};

const ascending = (left: number, right: number): number => left - right;

/** A pin or a cluster while it is being placed. */
interface Mark extends GeoPoint {
  /** Positions of its pins in the list, ascending. */
  readonly orders: readonly number[];
  readonly opensAt: number | null;
  readonly space: Space;
}

interface View {
  readonly box: Box;
  readonly zoom: number;
  /** Pixels of one rem. */
  readonly rem: number;
  /**
   * Text of a cluster with its lowest price. When omitted, the map is static: every price is shown, and clusters have
   * only the number of hotels.
   */
  readonly from?: ((price: string) => string) | undefined;
  /** The visible part of `box`, whose edges must not cut off a mark; when missing, marks may be anywhere. */
  readonly visible?: Box;
}

/** The lowest price of some pins. */
const lowestOf = (orders: readonly number[], pins: readonly MapPin[]): string | null => {
  let best: MapPin | undefined;
  for (const order of orders) {
    const pin = pins[order];
    if (pin && pin.price !== null && pin.price < (best?.price ?? Infinity)) best = pin;
  }
  return best?.label ?? null;
};

/** On a map lower than this, in rem, a mark that is cut off is better than none. */
const LOW_MAP = 10;

/**
 * The rectangle that clusters and prices must fit into: the visible part of the map without the attribution. Null when
 * the visible part is unknown or lower than `LOW_MAP`.
 */
const frameOf = ({ visible, zoom, rem }: View): Space | null => {
  const space = visible && boxSpace(visible, zoom);
  return space && space.bottom - space.top >= LOW_MAP * rem
    ? { ...space, bottom: space.bottom - CREDIT }
    : null;
};

const spaceOf = (mark: Omit<Mark, 'space'>, pins: readonly MapPin[], view: View): Space => {
  const { zoom, rem, from } = view;
  const { orders } = mark;
  const alone = orders.length === 1 ? pins[orders[0] ?? -1] : undefined;
  if (alone) return from ? dotSpace(mark, zoom, rem) : pillSpace(alone, zoom, rem);
  const lowest = from ? lowestOf(orders, pins) : null;
  const space =
    from && lowest !== null ? tagSpace(mark, from(lowest), zoom, rem) : circleSpace(mark, zoom, rem);
  const frame = frameOf(view);
  return frame ? movedInside(space, frame) : space;
};

const markOf = (mark: Omit<Mark, 'space'>, pins: readonly MapPin[], view: View): Mark => ({
  ...mark,
  space: spaceOf(mark, pins, view),
});

const joined = (one: Mark, other: Mark, pins: readonly MapPin[], view: View): Mark => {
  const [share, rest] = [one.orders.length, other.orders.length];
  const mean = (left: number, right: number) => (left * share + right * rest) / (share + rest);
  const next = Math.floor(view.zoom) + 1;
  return markOf(
    {
      orders: [...one.orders, ...other.orders].toSorted(ascending),
      opensAt: next > PIN_MAX_ZOOM ? null : next,
      latitude: mean(one.latitude, other.latitude),
      longitude: mean(one.longitude, other.longitude),
    },
    pins,
    view,
  );
};

/**
 * Merges marks that still overlap: the index compares only the distances between points, but the middle of a cluster is
 * not at its first pin, and its text is wider than high.
 */
const apart = (marks: readonly Mark[], pins: readonly MapPin[], view: View): readonly Mark[] => {
  const placed: Mark[] = [];
  for (const mark of marks) {
    let own = mark;
    for (;;) {
      const { space } = own;
      const covered = placed.findIndex((other) => areTouching(other.space, space));
      const [other] = covered < 0 ? [] : placed.splice(covered, 1);
      if (!other) break;
      own = joined(other, own, pins, view);
    }
    placed.push(own);
  }
  return placed;
};

const groupOf = (mark: Mark, pins: readonly MapPin[], view: View): PinGroup | null => {
  const { orders, opensAt, latitude, longitude, space } = mark;
  const [first, ...others] = orders.flatMap((order) => pins[order] ?? []);
  if (!first) return null;
  if (others.length === 0) return { kind: 'pin', pin: first, pill: view.from ? null : usualPlace, space };
  const ids = [first, ...others].map(({ id }) => id);
  const shift = shiftFrom(mark, space, view.zoom);
  return { kind: 'cluster', ids, opensAt, latitude, longitude, lowest: lowestOf(orders, pins), shift, space };
};

/** Dots that have room for their price show it, in the order of the list. */
const priced = (groups: readonly PinGroup[], view: View): PinGroup[] => {
  const { zoom, rem } = view;
  const frame = frameOf(view);
  const spaces = groups.map(({ space }) => space);
  let left = MAX_PRICES;
  return groups.map((group, at) => {
    if (left === 0 || group.kind !== 'pin' || group.pin.label === null) return group;
    for (const pill of pillPlaces) {
      const taken = pillSpace(group.pin, zoom, rem, pill);
      if (frame && !isInside(taken, frame)) continue;
      if (spaces.some((other, index) => index !== at && areTouching(taken, other))) continue;
      spaces[at] = taken;
      left -= 1;
      return { ...group, pill, space: taken };
    }
    return group;
  });
};

/** Pins and clusters in a part of the map, in the order of the list, so that the keyboard visits them in that order. */
export const groupsIn = (index: PinIndex, pins: readonly MapPin[], view: View): PinGroup[] => {
  const [west, south, east, north] = view.box;
  const found = index.getClusters([west, south, east, north], Math.round(view.zoom)).map((feature): Mark => {
    const { properties, geometry } = feature;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const point = { latitude, longitude };
    if (!('cluster' in properties))
      return markOf({ ...point, orders: [properties.order], opensAt: null }, pins, view);
    const orders = index
      .getLeaves(properties.cluster_id, Infinity)
      .map((leaf) => leaf.properties.order)
      .sort(ascending);
    const opens = index.getClusterExpansionZoom(properties.cluster_id);
    return markOf({ ...point, orders, opensAt: opens > PIN_MAX_ZOOM ? null : opens }, pins, view);
  });
  const groups = apart(found, pins, view)
    .toSorted((left, right) => (left.orders[0] ?? 0) - (right.orders[0] ?? 0))
    .flatMap((mark) => groupOf(mark, pins, view) ?? []);
  return view.from ? priced(groups, view) : groups;
};
