import type geojsonvt from 'geojson-vt';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

/** Land of the Earth as shapes in longitude and latitude. */
export type Land = ReturnType<typeof feature>;

/** Land that can be cut into tiles. */
export type Shapes = Parameters<typeof geojsonvt>[0];

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology';

/** Whether the land can be cut into tiles. */
export const isShapes = (land: Land): land is Land & Shapes =>
  land.type === 'Feature' || land.type === 'FeatureCollection';

/**
 * The land in a file of world-atlas.
 * @throws Error when the file has no land
 */
export const landOf = (atlas: unknown): Land => {
  const land = isTopology(atlas) ? atlas.objects['land'] : undefined;
  if (!isTopology(atlas) || !land) throw new Error('The atlas has no land');
  return feature(atlas, land);
};
