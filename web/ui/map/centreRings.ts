import L from 'leaflet';
import type { GeoPoint } from './baseMap.ts';

/** Kilometres from the centre of the town. */
const KILOMETRES = [1, 2, 5] as const;
/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/** How far it is, in the words of a language: `1 km`. */
export const ringName = (kilometres: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' }).format(kilometres);

const nameAt = ({ latitude, longitude }: GeoPoint, text: string): L.Marker => {
  const words = document.createElement('span');
  words.textContent = text;
  words.dir = 'auto';
  const icon = L.divIcon({ className: 'map-ring-name', html: words, iconSize: [0, 0] });
  const marker = L.marker([latitude, longitude], { icon, interactive: false, keyboard: false });
  marker.on('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
  return marker;
};

/** Quiet rings around the centre of a town; decoration, as names are. */
export const showRings = (map: L.Map, centre: GeoPoint, language: string): L.LayerGroup => {
  const point: L.LatLngTuple = [centre.latitude, centre.longitude];
  const rings = KILOMETRES.flatMap((kilometres) => [
    L.circle(point, { radius: kilometres * 1000, className: 'map-ring', interactive: false, fill: false }),
    nameAt(
      { latitude: centre.latitude - kilometres / DEGREE, longitude: centre.longitude },
      ringName(kilometres, language),
    ),
  ]);
  const middle = L.circleMarker(point, { radius: 3, className: 'map-centre', interactive: false });
  return L.layerGroup([...rings, middle]).addTo(map);
};
