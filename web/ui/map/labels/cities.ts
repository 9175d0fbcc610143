import type L from 'leaflet';
import type { cityRows } from 'virtual:map-cities';
import { ringLabels, showRings } from '../centreRings.ts';
import { readLandmarks } from './landmarks.ts';
import { type GeoPoint, labelLayer, type PlaceLabel } from '../baseMap.ts';
import { placeLabels } from './placeLabels.ts';
import { hasRoom } from './labelRoom.ts';
import type { PinGroup } from '../pins/pinGroups.ts';
import { readRem, type Space } from '../pins/pinSpace.ts';

type CityRow = (typeof cityRows)[number];

/** Removes dots and lines below letters, which most fonts lack. */
const plainLatin = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0323\u0331]/g, '')
    .normalize('NFC');

/** From this zoom on a city fills the map, so its landmarks and the rings around its centre are shown. */
const CITY_ZOOM = 11;
/** A city is large enough to have a centre when its name is shown from this zoom on. */
const CITY_FROM = 9;
/** Degrees by which the centre of the shown city may be away from the middle of the map. */
const NEAR_MIDDLE = 0.2;

/** The city whose centre is nearest to the middle of the map; null where none is close. */
const cityAt = (map: L.Map, cities: readonly CityRow[]): GeoPoint | null => {
  const { lat, lng } = map.getCenter();
  const far = ([, , north, east]: CityRow) => Math.hypot(north - lat, east - lng);
  const [nearest] = cities
    .filter((row) => row[4] <= CITY_FROM && far(row) < NEAR_MIDDLE)
    .toSorted((one, other) => far(one) - far(other));
  return nearest ? { latitude: nearest[2], longitude: nearest[3] } : null;
};

const labelOf = ([name, hebrew, latitude, longitude]: CityRow, language: string): PlaceLabel => ({
  ...(language === 'he' && hebrew !== null
    ? { name: hebrew, language: 'he' }
    : { name: plainLatin(name), language: 'en' }),
  latitude,
  longitude,
});

/** Maximum number of names on the map; more would clutter it. */
const MAX_NAMES = 60;

/** Pixels at the lower edge of a static map that its button covers. */
const BUTTON_HEIGHT = 56;

/** Selects the names of a static map that are completely visible beside its pins: half a name looks like a mistake. */
const readable = (map: L.Map, marks: readonly PinGroup[]) => {
  const at = ({ latitude, longitude }: GeoPoint) => map.latLngToContainerPoint([latitude, longitude]);
  const points = marks.map((mark) => at(mark.kind === 'pin' ? mark.pin : mark));
  return (label: PlaceLabel) => hasRoom(at(label), points, map.getSize(), BUTTON_HEIGHT);
};

/** The visible part of the map, in pixels of the world. */
const frameOf = (map: L.Map): Space => {
  const { min, max } = map.getPixelBounds();
  return { left: min?.x ?? 0, right: max?.x ?? 0, top: min?.y ?? 0, bottom: max?.y ?? 0 };
};

/** Kinds that the street tiles name themselves. */
const onStreets: ReadonlySet<PlaceLabel['kind']> = new Set(['water', 'station', 'airport']);

interface CitiesShown {
  readonly language: string;
  /** Locale of the user, for distances. */
  readonly locale: string;
  readonly marks: readonly PinGroup[];
  readonly isStill: boolean;
  /** Centre of the rings; by default the large city nearest to the middle, and no rings where it is null. */
  readonly centre?: GeoPoint | null;
  /** The part of the Earth that has streets; null without streets. */
  readonly streets: L.LatLngBounds | null;
  /** Whether to leave out names that the edge of the map would cut; false by default. */
  readonly hidesCutNames?: boolean;
  /** Whether the map uses tiles of another server; false by default. */
  readonly hasTiles?: boolean;
}

/**
 * Shows names of cities on a part of the map, in Hebrew where requested and known, as many as fit beside the marks; at
 * near zooms also landmarks of a city, and rings around its centre.
 * @param marks those of the current view; call again after the view changes
 * @returns the function that removes them
 */
export const showCities = (
  map: L.Map,
  { language, locale, marks, isStill, centre, streets, hidesCutNames = false, hasTiles = false }: CitiesShown,
): (() => void) => {
  // Tiles of other servers contain names, which this code does not know.
  if (hasTiles) return () => undefined;
  let layer: L.LayerGroup | null = null;
  let rings: L.LayerGroup | null = null;
  let isOver = false;
  const draw = (
    cities: readonly CityRow[],
    nearBy: readonly PlaceLabel[],
    distances: readonly PlaceLabel[],
  ) => {
    layer?.remove();
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.1);
    const towns = cities
      .filter(([, , north, east, fromZoom]) => fromZoom <= zoom && view.contains([north, east]))
      .slice(0, MAX_NAMES)
      .map((row) => labelOf(row, language));
    const isSeen = ({ latitude, longitude }: PlaceLabel) => view.contains([latitude, longitude]);
    const near = nearBy.filter(
      (label) =>
        isSeen(label) && !(onStreets.has(label.kind) && streets?.contains([label.latitude, label.longitude])),
    );
    const labels = [...towns, ...distances.filter(isSeen), ...near.slice(0, MAX_NAMES)];
    const rem = readRem();
    const spaces = marks.map(({ space }) => space);
    const frame = hidesCutNames ? frameOf(map) : null;
    const shown = isStill
      ? labels.filter(readable(map, marks))
      : placeLabels(labels, spaces, { zoom, rem, frame });
    layer = labelLayer(shown).addTo(map);
  };
  const start = async () => {
    const { cityRows } = await import('virtual:map-cities');
    if (isOver) return;
    draw(cityRows, [], []);
    if (isStill || map.getZoom() < CITY_ZOOM) return;
    const town = centre === undefined ? cityAt(map, cityRows) : centre;
    if (town) rings = showRings(map, town);
    const distances = town ? ringLabels(town, locale) : [];
    draw(cityRows, [], distances);
    const nearBy = await readLandmarks(map.getZoom(), language);
    if (!isOver) draw(cityRows, nearBy, distances);
  };
  // A map without names still shows where the hotels are.
  void start().catch(() => undefined);
  return () => {
    isOver = true;
    layer?.remove();
    rings?.remove();
  };
};
