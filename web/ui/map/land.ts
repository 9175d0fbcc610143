import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

/** Land of the Earth as shapes with longitude and latitude. */
export type Land = ReturnType<typeof feature>;

const isTopology = (value: unknown): value is Topology =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology';

const read = async (): Promise<Land> => {
  const { default: atlas }: { default: unknown } = await import('world-atlas/land-50m.json');
  const land = isTopology(atlas) ? atlas.objects['land'] : undefined;
  if (!isTopology(atlas) || !land) throw new Error('no land in the atlas');
  return feature(atlas, land);
};

let reading: Promise<Land> | null = null;

/**
 * The land that maps draw where there are no street tiles, read once from our own origin.
 * Source: Natural Earth 1:50m (public domain) by way of world-atlas; land only, no borders.
 */
export const readLand = (): Promise<Land> => {
  reading ??= read().catch((error: unknown) => {
    // The next map tries again.
    reading = null;
    throw error;
  });
  return reading;
};
