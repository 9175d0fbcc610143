import Supercluster from 'supercluster';
import type { GeoPoint } from './baseMap.ts';
import type { Box } from './box.ts';
import { areTouching, circleSpace, pillSpace, type Space } from './pinSpace.ts';

export interface MapPin extends GeoPoint {
  readonly id: string;
  /** On the pin, a price; null shows a bed. */
  readonly label: string | null;
  /** What it is called: the hotel and its price. */
  readonly name: string;
  /** Amber is the assistant's, grey has no rooms. */
  readonly look: 'plain' | 'pick' | 'soldOut';
}

/** Pins that would cover each other, as one. */
export interface PinCluster extends GeoPoint {
  readonly kind: 'cluster';
  /** Hotels in it, in the order of the list. */
  readonly ids: readonly string[];
  /** The zoom at which it breaks up; null when no zoom parts the hotels. */
  readonly opensAt: number | null;
}

interface SinglePin {
  readonly kind: 'pin';
  readonly pin: MapPin;
}

export type PinGroup = SinglePin | PinCluster;

/** Whether all stand at the very same point; hotels that no zoom parts may also be near neighbours. */
export const areAtOnePlace = ([first, ...others]: readonly GeoPoint[]): boolean =>
  others.every(({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude);

interface Order {
  readonly order: number;
}

export type PinIndex = Supercluster<Order, Order>;

/** Pixels within which pins become one: a circle of a cluster and the room to hit its neighbour. */
const RADIUS = 84;
/** In a small picture of a map, where nothing is hit: only what would cover another becomes one with it. */
const STILL_RADIUS = 24;
/** Nearest view of a map of pins. */
export const PIN_MAX_ZOOM = 16;

/** @param pins in the order of the list */
export const indexPins = (pins: readonly MapPin[], isStill = false): PinIndex => {
  const index: PinIndex = new Supercluster<Order, Order>({
    radius: isStill ? STILL_RADIUS : RADIUS,
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
  /** Places of its pins in the list, ascending. */
  readonly orders: readonly number[];
  readonly opensAt: number | null;
  readonly space: Space;
}

interface View {
  readonly box: Box;
  readonly zoom: number;
  /** Pixels of one rem. */
  readonly rem: number;
}

const markOf = (
  { orders, opensAt, latitude, longitude }: Omit<Mark, 'space'>,
  pins: readonly MapPin[],
  { zoom, rem }: View,
): Mark => {
  const alone = orders.length === 1 ? pins[orders[0] ?? -1] : undefined;
  const space = alone ? pillSpace(alone, zoom, rem) : circleSpace({ latitude, longitude }, zoom, rem);
  return { orders, opensAt, latitude, longitude, space };
};

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
 * The index measures from point to point, and the middle of a cluster lies elsewhere than the pin it began with; a pill is
 * wider than it is high. So marks that would still cover each other become one here.
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

const groupOf = (
  { orders, opensAt, latitude, longitude }: Mark,
  pins: readonly MapPin[],
): PinGroup | null => {
  const [first, ...others] = orders.flatMap((order) => pins[order] ?? []);
  if (!first) return null;
  if (others.length === 0) return { kind: 'pin', pin: first };
  return { kind: 'cluster', ids: [first, ...others].map(({ id }) => id), opensAt, latitude, longitude };
};

/** Pins and clusters in a part of the map, in the order of the list, so that the keys go through them as through it. */
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
  return apart(found, pins, view)
    .toSorted((left, right) => (left.orders[0] ?? 0) - (right.orders[0] ?? 0))
    .flatMap((mark) => groupOf(mark, pins) ?? []);
};
