import type { Plugin } from 'vite';
import { landmarkRows } from './landmarks.ts';

const name = 'virtual:map-landmarks';
const id = `\0${name}`;

const kinds = ['water', 'station', 'airport', 'sight'] as const;

/** What it is, English and Hebrew name, degrees north, degrees east. */
export type LandmarkRow = readonly [(typeof kinds)[number], string, string, number, number];

const rowOf = (row: string): LandmarkRow => {
  const [told, english = '', hebrew = '', place = ''] = row.split('|');
  const kind = kinds.find((each) => each === told);
  const [north = NaN, east = NaN] = place.split(',').map(Number);
  if (!kind || !english || !hebrew || !Number.isFinite(north + east)) throw new Error(`no landmark: ${row}`);
  return [kind, english, hebrew, north, east];
};

/** @throws Error when a row is not whole */
export const landmarks = (): LandmarkRow[] => landmarkRows.trim().split('\n').map(rowOf);

/** Sights, stations, airports and waters as a small module of its own, which maps load when they are near a town. */
export const mapLandmarks = (): Plugin => ({
  name: 'map-landmarks',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => (wanted === id ? `export const landmarkRows = ${JSON.stringify(landmarks())};` : null),
});
