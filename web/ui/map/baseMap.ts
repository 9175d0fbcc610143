import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { readLand } from './land.ts';
import './map.css';

export interface GeoPoint {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** A name on the map: a town. */
export interface PlaceLabel extends GeoPoint {
  readonly name: string;
}

interface BaseMapOptions {
  readonly center: GeoPoint;
  readonly zoom: number;
  /** Of the page: the zoom buttons stand at its inline end; the map itself is never mirrored. */
  readonly direction: 'ltr' | 'rtl';
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
}

const colour = (element: HTMLElement, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();

/** Sea that grows deeper away from the shore, white coast with a thin line of sand, land. */
const drawLand = async (map: L.Map): Promise<void> => {
  const land = await readLand();
  const container = map.getContainer();
  if (!container.isConnected) return;
  if (!document.createElement('canvas').getContext('2d')) return;
  const renderer = L.canvas({ padding: 0.5 });
  const coast = colour(container, '--map-coast');
  const shared = { renderer, interactive: false };
  const layers: L.PathOptions[] = [
    { stroke: true, color: coast, weight: 22, opacity: 0.25, fill: false },
    { stroke: true, color: coast, weight: 10, opacity: 0.35, fill: false },
    {
      stroke: true,
      color: coast,
      weight: 4,
      fill: true,
      fillColor: colour(container, '--map-land'),
      fillOpacity: 1,
    },
    { stroke: true, color: colour(container, '--line-strong'), weight: 1, fill: false },
  ];
  for (const style of layers) {
    L.geoJSON(land, { style: { ...shared, ...style }, interactive: false }).addTo(map);
  }
};

/**
 * A map in an empty element: our own drawing of the land, because nothing is fetched from outside. The wheel scrolls the
 * page, so zooming is by buttons, keys, double press and pinch.
 */
export const createBaseMap = (container: HTMLElement, options: BaseMapOptions): L.Map => {
  const map = L.map(container, {
    center: [options.center.latitude, options.center.longitude],
    zoom: options.zoom,
    minZoom: 2,
    maxZoom: 14,
    maxBounds: [
      [-85, -180],
      [85, 180],
    ],
    maxBoundsViscosity: 1,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
  });
  L.control
    .zoom({
      position: options.direction === 'rtl' ? 'topleft' : 'topright',
      zoomInTitle: options.zoomInLabel,
      zoomOutTitle: options.zoomOutLabel,
    })
    .addTo(map);
  L.control
    .attribution({ prefix: 'Leaflet', position: options.direction === 'rtl' ? 'bottomleft' : 'bottomright' })
    .addAttribution('Natural Earth')
    .addTo(map);
  // Without the land the map is bare sea; places and pin still stand where they belong.
  void drawLand(map).catch(() => undefined);
  return map;
};

/** Names of towns; decoration, told neither to the pointer nor to screen readers. */
export const labelLayer = (places: readonly PlaceLabel[]): L.LayerGroup =>
  L.layerGroup(
    places.map(({ name, latitude, longitude }) => {
      const words = document.createElement('span');
      words.textContent = name;
      words.dir = 'auto';
      const icon = L.divIcon({ className: 'map-place', html: words, iconSize: [0, 0] });
      const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false });
      marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
      return marker;
    }),
  );
