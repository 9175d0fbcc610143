import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { landLayers } from './land/landLayer.ts';
import { ScaleBar } from './scaleBar.ts';
import './map.css';

export interface GeoPoint {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** Position of a name: right of its dot, left of it, or this many rem below or above its point, which then has no dot. */
export interface LabelPlace {
  readonly side: 'after' | 'before' | 'alone';
  readonly shift: number;
}

/** A name on the map; of a town by default. */
export interface PlaceLabel extends GeoPoint {
  readonly name: string;
  /** Language of the name, where it may differ from that of the page. */
  readonly language?: 'en' | 'he';
  readonly kind?: 'town' | 'part' | 'water' | 'station' | 'airport' | 'sight' | 'distance';
  /** Of several labels with this name only the first that has room is shown. */
  readonly isOnce?: boolean;
  /** Position of the name; after its dot by default. */
  readonly place?: LabelPlace;
}

interface BaseMapOptions {
  readonly center: GeoPoint;
  readonly zoom: number;
  /** Direction of the page: the zoom buttons are at its inline end; the map itself is never mirrored. */
  readonly direction: 'ltr' | 'rtl';
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  /** URL of street tiles over the drawn land, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl?: string | null;
  /** Maximum zoom; 14 by default. */
  readonly maxZoom?: number;
  /** Whether the map follows the size of its window by itself; true by default. */
  readonly trackResize?: boolean;
  /** A static map: nothing in it can be moved, pressed or focused. */
  readonly isStill?: boolean;
}

/** Animation shows where the map goes; it is off for users who prefer reduced motion. */
export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map that jumps for users who prefer reduced motion; otherwise it glides, and ignores keys while it does. */
class CalmMap extends L.Map {
  override panBy(offset: L.PointExpression, options: L.PanOptions = {}): this {
    return super.panBy(offset, mayMove() ? options : { ...options, animate: false });
  }
}

/** Draws the land, and again when the page changes between dark and light. */
const drawLand = async (map: L.Map): Promise<void> => {
  // Runs in a later task: by then the caller has set the view, so only land in view is loaded, and creating the map and
  // drawing the land do not block a phone in one long task.
  await new Promise((resolve) => setTimeout(resolve));
  const container = map.getContainer();
  if (!container.isConnected) return;
  const layerIn = landLayers();
  if (!layerIn) return;
  let layer: L.GridLayer | null = null;
  const draw = () => {
    layer?.remove();
    layer = layerIn(container).addTo(map);
  };
  draw();
  const theme = new MutationObserver(draw);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  map.on('unload', () => theme.disconnect());
};

const still: L.MapOptions = {
  // A static map is not zoomed by hand, so it may use any zoom that fits its places.
  zoomSnap: 0,
  dragging: false,
  keyboard: false,
  doubleClickZoom: false,
  touchZoom: false,
  boxZoom: false,
};

const addControls = (map: L.Map, options: BaseMapOptions): void => {
  const isMirrored = options.direction === 'rtl';
  L.control
    .zoom({
      position: isMirrored ? 'topleft' : 'topright',
      zoomInTitle: options.zoomInLabel,
      zoomOutTitle: options.zoomOutLabel,
    })
    .addTo(map);
  nameZoomButtons(map, options.zoomInLabel, options.zoomOutLabel);
  L.control
    .attribution({ prefix: 'Leaflet', position: isMirrored ? 'bottomleft' : 'bottomright' })
    .addAttribution('Natural Earth, GSHHG, GeoNames')
    .addTo(map);
  new ScaleBar({ position: isMirrored ? 'bottomright' : 'bottomleft' }).addTo(map);
};

/** Renames the zoom buttons, because Leaflet names them only once. */
export const nameZoomButtons = (map: L.Map, zoomIn: string, zoomOut: string): void => {
  for (const [kind, label] of [
    ['in', zoomIn],
    ['out', zoomOut],
  ] as const) {
    const button = map.getContainer().querySelector(`.leaflet-control-zoom-${kind}`);
    button?.setAttribute('aria-label', label);
    // A screen reader would read a title with the same text a second time.
    button?.removeAttribute('title');
  }
};

/**
 * A map in an empty element with our own drawing of the land, because nothing is loaded from other origins. The wheel
 * scrolls the page, so the map is zoomed by buttons, keys, double press and pinch.
 */
export const createBaseMap = (container: HTMLElement, options: BaseMapOptions): L.Map => {
  const map = new CalmMap(container, {
    center: [options.center.latitude, options.center.longitude],
    zoom: options.zoom,
    minZoom: 2,
    maxZoom: options.maxZoom ?? 14,
    maxBounds: [
      [-85, -180],
      [85, 180],
    ],
    maxBoundsViscosity: 1,
    scrollWheelZoom: false,
    trackResize: options.trackResize ?? true,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: mayMove(),
    zoomAnimation: mayMove(),
    ...(options.isStill ? still : {}),
  });
  if (!options.isStill) addControls(map, options);
  if (options.tilesUrl) L.tileLayer(options.tilesUrl, { className: 'map-tiles', zIndex: 2 }).addTo(map);
  void drawLand(map);
  return map;
};

/** Names of towns; decoration, hidden from the pointer and from screen readers. */
export const labelLayer = (places: readonly PlaceLabel[]): L.LayerGroup =>
  L.layerGroup(
    places.map(({ name, language, kind = 'town', latitude, longitude, place }) => {
      const words = document.createElement('span');
      words.textContent = name;
      words.dir = 'auto';
      if (language) words.lang = language;
      if (place?.shift) words.style.translate = `0 ${place.shift}rem`;
      const className = `map-place map-place-${place?.side ?? 'after'} map-${kind}`;
      const icon = L.divIcon({ className, html: words, iconSize: [0, 0] });
      const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false });
      marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
      return marker;
    }),
  );
