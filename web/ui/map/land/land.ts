import { type Land, landOf } from '../labels/atlas.ts';

const read = async (): Promise<Land> => {
  const { default: atlas }: { default: unknown } = await import('world-atlas/land-50m.json');
  return landOf(atlas);
};

let reading: Promise<Land> | null = null;

/**
 * The land that maps draw where there are no street tiles, loaded once from our own origin. Source: Natural Earth 1:50m
 * (public domain) by way of world-atlas; land only, no borders.
 */
export const readLand = (): Promise<Land> => {
  reading ??= read().catch((error: unknown) => {
    // Lets the next map try again.
    reading = null;
    throw error;
  });
  return reading;
};
