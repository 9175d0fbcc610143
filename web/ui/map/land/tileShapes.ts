import type geojsonvt from 'geojson-vt';

type Point = readonly [x: number, y: number];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** Shapes of a tile with their lines, in units of its index; the types of the library only know points. */
export const shapesIn = (tile: geojsonvt.Tile | null) =>
  (tile?.features ?? []).map(({ geometry, tags }) => ({
    tags,
    lines: geometry.map((line) => {
      const points: unknown[] = line;
      return points.filter(isPoint);
    }),
  }));
