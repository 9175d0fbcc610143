import type geojsonvt from 'geojson-vt';

type Point = readonly [x: number, y: number];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** Outlines of a tile of polygons, in steps of its index; the library's types tell of points only. */
export const ringsIn = (tile: geojsonvt.Tile | null): Point[][] =>
  (tile?.features ?? []).flatMap(({ geometry }) =>
    geometry.map((ring) => {
      const points: unknown[] = ring;
      return points.filter(isPoint);
    }),
  );
