import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { readLand } from './land/land.ts';
import { landLayers } from './land/landLayer.ts';
import { ScaleBar } from './scaleBar.ts';
import './map.css';

export interface GeoPoint {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

/** Where the words of a name stand: right of its dot, left of it, or so many rem below or above its point, which then has no dot. */
export interface LabelPlace {
  readonly side: 'after' | 'before' | 'alone';
  readonly shift: number;
}

/** A name on the map: a town unless told. */
export interface PlaceLabel extends GeoPoint {
  readonly name: string;
  /** Of the name, where it may be another one than the page's. */
  readonly language?: 'en' | 'he';
  readonly kind?: 'town' | 'part' | 'water' | 'station' | 'airport' | 'sight' | 'distance';
  /** Of several labels with this name the first that has room is shown, and no other. */
  readonly isOnce?: boolean;
  /** After its dot unless told. */
  readonly place?: LabelPlace;
}

interface BaseMapOptions {
  readonly center: GeoPoint;
  readonly zoom: number;
  /** Of the page: the zoom buttons stand at its inline end; the map itself is never mirrored. */
  readonly direction: 'ltr' | 'rtl';
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  /** Street tiles over the drawing, with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl?: string | null;
  /** How near one can come; 14 unless told. */
  readonly maxZoom?: number;
  /** Whether it follows the size of the window by itself; it does unless told. */
  readonly trackResize?: boolean;
  /** A picture of a map: nothing in it can be moved, pressed or reached by keys. */
  readonly isStill?: boolean;
}

/** Movement of the map explains where one goes; without it for those who asked for stillness. */
export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A map that jumps for those who asked for stillness: else it glides, and drops keys that come while it does. */
class CalmMap extends L.Map {
  override panBy(offset: L.PointExpression, options: L.PanOptions = {}): this {
    return super.panBy(offset, mayMove() ? options : { ...options, animate: false });
  }
}

/** Draws the land, and draws it again when the page turns dark or light. */
const drawLand = async (map: L.Map): Promise<void> => {
  const land = await readLand();
  const container = map.getContainer();
  if (!container.isConnected) return;
  const layerIn = landLayers(land);
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
  // It is not zoomed by hand, so it comes as near as its places let it, also between two steps.
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

/** Names the zoom buttons again, which Leaflet names only once. */
export const nameZoomButtons = (map: L.Map, zoomIn: string, zoomOut: string): void => {
  for (const [kind, label] of [
    ['in', zoomIn],
    ['out', zoomOut],
  ] as const) {
    const button = map.getContainer().querySelector(`.leaflet-control-zoom-${kind}`);
    button?.setAttribute('aria-label', label);
    // A title with the same words would be read as a description of it.
    button?.removeAttribute('title');
  }
};

/**
 * A map in an empty element: our own drawing of the land, because nothing is fetched from outside. The wheel scrolls the
 * page, so zooming is by buttons, keys, double press and pinch.
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
  // Without the land the map is bare sea; places and pin still stand where they belong.
  void drawLand(map).catch(() => undefined);
  return map;
};

/** Names of towns; decoration, told neither to the pointer nor to screen readers. */
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
