import Supercluster from 'supercluster';
import type { GeoPoint } from './baseMap.ts';
import type { Box } from './box.ts';

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
  /** The zoom at which it breaks up; null when the hotels share one place and never part. */
  readonly opensAt: number | null;
}

interface SinglePin {
  readonly kind: 'pin';
  readonly pin: MapPin;
}

export type PinGroup = SinglePin | PinCluster;

interface Order {
  readonly order: number;
}

export type PinIndex = Supercluster<Order, Order>;

/** Pixels within which pins become one: a circle of a cluster and the room to hit its neighbour. */
const RADIUS = 84;
/** In a small picture of a map, where nothing is hit: pins need only be read. */
const STILL_RADIUS = 60;
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

/** Pins and clusters in a part of the map, in the order of the list, so that the keys go through them as through it. */
export const groupsIn = (
  index: PinIndex,
  pins: readonly MapPin[],
  [west, south, east, north]: Box,
  zoom: number,
): PinGroup[] => {
  const found = index
    .getClusters([west, south, east, north], Math.round(zoom))
    .flatMap((feature): { order: number; group: PinGroup }[] => {
      const { properties, geometry } = feature;
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if (!('cluster' in properties)) {
        const pin = pins[properties.order];
        return pin ? [{ order: properties.order, group: { kind: 'pin', pin } }] : [];
      }
      const orders = index
        .getLeaves(properties.cluster_id, Infinity)
        .map((leaf) => leaf.properties.order)
        .sort((left, right) => left - right);
      const opens = index.getClusterExpansionZoom(properties.cluster_id);
      const group: PinCluster = {
        kind: 'cluster',
        ids: orders.flatMap((order) => pins[order]?.id ?? []),
        opensAt: opens > PIN_MAX_ZOOM ? null : opens,
        latitude,
        longitude,
      };
      return [{ order: orders[0] ?? 0, group }];
    });
  return found.sort((left, right) => left.order - right.order).map(({ group }) => group);
};
