import L from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import './streets.css';
import { flavorOf, streetRules } from './streetRules.ts';

/** Archives that were opened: their directories are read once for all maps. */
const archives = new Map<string, PMTiles>();
const archiveAt = (url: string): PMTiles => {
  const archive = archives.get(url) ?? new PMTiles(new URL(url, window.location.href).href);
  archives.set(url, archive);
  return archive;
};

const credit =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>';

/**
 * Shows the attribution of the streets; without a link on a static map, where nothing can be pressed.
 * @returns the function that removes it
 */
const showCredit = (map: L.Map): (() => void) => {
  const control = map.attributionControl;
  if (control instanceof L.Control.Attribution) {
    control.addAttribution(credit);
    return () => void control.removeAttribution(credit);
  }
  const own = L.control.attribution({ prefix: false, position: 'bottomright' });
  own.addAttribution('© OpenStreetMap').addTo(map);
  return () => void own.remove();
};

/** Watches the look of the page: its colours, and its language. */
const watchLook = (notify: () => void): (() => void) => {
  const root = new MutationObserver(notify);
  root.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', notify);
  return () => {
    root.disconnect();
    scheme.removeEventListener('change', notify);
  };
};

/**
 * Draws the streets of an archive over the bundled land, which stays visible where the archive has nothing.
 * @param isOver whether the streets are no longer needed
 * @returns the bounds of the archive and a function that removes the streets; null when they are no longer needed
 * @throws Error when the archive cannot be read
 */
export async function showStreets(
  map: L.Map,
  url: string,
  isOver: () => boolean,
): Promise<{ readonly bounds: L.LatLngBounds; readonly remove: () => void } | null> {
  const archive = archiveAt(url);
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await archive.getHeader();
  if (isOver()) return null;
  const corners: L.LatLngTuple[] = [
    [minLat, minLon],
    [maxLat, maxLon],
  ];
  const container = map.getContainer();
  const draw = (): L.Layer =>
    // The library expects Leaflet as a global of the window, where Leaflet puts itself.
    leafletLayer({
      url: archive,
      maxDataZoom: maxZoom,
      // A tile on the screen is a quarter of one in the archive.
      minZoom: minZoom + 1,
      bounds: corners,
      attribution: '',
      zIndex: 3,
      lang: document.documentElement.lang,
      className: 'map-streets',
      ...streetRules(flavorOf(container), document.documentElement.lang),
    }).addTo(map);
  let layer = draw();
  const unwatch = watchLook(() => {
    layer.remove();
    layer = draw();
  });
  const removeCredit = showCredit(map);
  // Removing the map removes its layers; only the observer of the page is left.
  map.on('unload', unwatch);
  const remove = () => {
    unwatch();
    map.off('unload', unwatch);
    // A map that was removed has no panes to remove anything from.
    if (!container.isConnected || !map.getPane('mapPane')) return;
    layer.remove();
    removeCredit();
  };
  return { bounds: L.latLngBounds(corners), remove };
}
