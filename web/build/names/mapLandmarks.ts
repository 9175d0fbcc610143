import type { Plugin } from 'vite';
import { landmarks } from '#shared/map/landmarks.ts';

const name = 'virtual:map-landmarks';
const id = `\0${name}`;

/** Sights, stations, airports and waters as a small module, which maps load at near zooms. */
export const mapLandmarks = (): Plugin => ({
  name: 'map-landmarks',
  resolveId: (wanted) => (wanted === name ? id : null),
  load: (wanted) => (wanted === id ? `export const landmarkRows = ${JSON.stringify(landmarks())};` : null),
});
