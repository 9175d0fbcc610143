import type L from 'leaflet';
import type { cityRows } from 'virtual:map-cities';
import { type GeoPoint, labelLayer, type PlaceLabel } from './baseMap.ts';
import { hasRoom } from './labelRoom.ts';

type CityRow = (typeof cityRows)[number];

/** Dots and lines below letters, which most fonts lack. */
const plainLatin = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0323\u0331]/g, '')
    .normalize('NFC');

const labelOf = ([name, hebrew, latitude, longitude]: CityRow, language: string): PlaceLabel => ({
  name: (language === 'he' && hebrew) || plainLatin(name),
  latitude,
  longitude,
});

/** More names than these are noise. */
const MOST = 60;

/** What lies over the lower edge of a small picture of a map: its button. */
const FOOT = 56;

/** Names of a small picture that can be read whole beside its pins: half a name looks like a mistake. */
const readable = (map: L.Map, marks: readonly GeoPoint[]) => {
  const at = ({ latitude, longitude }: GeoPoint) => map.latLngToContainerPoint([latitude, longitude]);
  const points = marks.map(at);
  return (label: PlaceLabel) => hasRoom(at(label), points, map.getSize(), FOOT);
};

/**
 * Keeps names of cities on the map, in Hebrew where it is wanted and known, as many as fit at each zoom.
 * @param marks in a small picture its pins, which no name may meet; null on a map that can be moved
 * @returns what ends it
 */
export const showCities = (map: L.Map, language: string, marks: readonly GeoPoint[] | null): (() => void) => {
  let layer: L.LayerGroup | null = null;
  let isOver = false;
  let cities: readonly CityRow[] = [];
  const draw = () => {
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.1);
    const shown = cities
      .filter(([, , north, east, fromZoom]) => fromZoom <= zoom && view.contains([north, east]))
      .slice(0, MOST)
      .map((row) => labelOf(row, language))
      .filter(marks ? readable(map, marks) : () => true);
    layer?.remove();
    layer = labelLayer(shown).addTo(map);
  };
  const start = async () => {
    const table = await import('virtual:map-cities');
    if (isOver) return;
    cities = table.cityRows;
    draw();
    map.on('moveend', draw);
  };
  // A map without names still tells where the hotels are.
  void start().catch(() => undefined);
  return () => {
    isOver = true;
    map.off('moveend', draw);
    layer?.remove();
  };
};
