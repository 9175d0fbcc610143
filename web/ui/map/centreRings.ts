import L from 'leaflet';
import type { GeoPoint, PlaceLabel } from './baseMap.ts';

/** Kilometres from the centre of the town. */
const KILOMETRES = [1, 2, 5] as const;
/** Kilometres per degree of latitude. */
const DEGREE = 111.2;

/** The distance of a ring in the language of the reader: `1 km`. */
export const ringName = (kilometres: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }).format(kilometres);

/** The labels of the rings around a centre: each below, above, right or left of it, at the first position with room. */
export const ringLabels = ({ latitude, longitude }: GeoPoint, locale: string): PlaceLabel[] =>
  KILOMETRES.flatMap((kilometres) => {
    const common = { name: ringName(kilometres, locale), kind: 'distance', isOnce: true } as const;
    const north = kilometres / DEGREE;
    const east = north / Math.cos((latitude * Math.PI) / 180);
    return [
      { ...common, latitude: latitude - north, longitude },
      { ...common, latitude: latitude + north, longitude },
      { ...common, latitude, longitude: longitude + east },
      { ...common, latitude, longitude: longitude - east },
    ];
  });

/** Faint rings around the centre of a town; decoration, like the names. */
export const showRings = (map: L.Map, centre: GeoPoint): L.LayerGroup => {
  const point: L.LatLngTuple = [centre.latitude, centre.longitude];
  const rings = KILOMETRES.map((kilometres) =>
    L.circle(point, { radius: kilometres * 1000, className: 'map-ring', interactive: false, fill: false }),
  );
  const middle = L.circleMarker(point, { radius: 3, className: 'map-centre', interactive: false });
  return L.layerGroup([...rings, middle]).addTo(map);
};
