import type { GeoPoint } from '../baseMap.ts';

/**
 * Position of a city whose name the map shows.
 * @param name English or Hebrew, in any case
 * @returns null for an unknown name, and for one that several cities have
 * @throws TypeError when the names cannot be loaded
 */
export const cityPosition = async (name: string): Promise<GeoPoint | null> => {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return null;
  const { cityRows } = await import('virtual:map-cities');
  const [town, another] = cityRows.filter(
    ([english, hebrew]) => english.toLowerCase() === wanted || hebrew === wanted,
  );
  return town && !another ? { latitude: town[2], longitude: town[3] } : null;
};
