import L from 'leaflet';
import { type GeoPoint, mayMove } from './baseMap.ts';

/** Zoom for a single place: a part of a town. */
export const SPOT_ZOOM = 14;
/** Metres within which the centre is shown too; a map with a farther one would show nothing of the surroundings. */
const CENTRE_REACH = 4_000;
/** Pixels between the centre and the edge. */
const EDGE = 24;

export const toLatLng = ({ latitude, longitude }: GeoPoint): L.LatLngTuple => [latitude, longitude];

/** The zoom at which the centre is in view while the place is in the middle. */
const zoomWith = (map: L.Map, spot: GeoPoint, centre: GeoPoint): number => {
  const opposite: L.LatLngTuple = [
    2 * spot.latitude - centre.latitude,
    2 * spot.longitude - centre.longitude,
  ];
  const bounds = L.latLngBounds([toLatLng(centre), opposite]);
  return Math.min(SPOT_ZOOM, map.getBoundsZoom(bounds, false, L.point(2 * EDGE, 2 * EDGE)));
};

/** Puts a place in the middle of the map, with the centre of its town in view where that is close; both in degrees. */
export const lookAtSpot = (
  map: L.Map,
  { spot, centre, isGliding = false }: { spot: GeoPoint; centre: GeoPoint | null; isGliding?: boolean },
): void => {
  const isNear = centre !== null && map.distance(toLatLng(spot), toLatLng(centre)) <= CENTRE_REACH;
  const zoom = isNear ? zoomWith(map, spot, centre) : SPOT_ZOOM;
  map.setView(toLatLng(spot), zoom, { animate: isGliding && mayMove() });
};
