import type { PlaceLabel } from '../baseMap.ts';

/** The zoom from which a name is shown. */
const from = { water: 11, airport: 11, sight: 12, station: 12, part: 12 } as const;
/** The most important first, because names without room are left out. */
const order = ['sight', 'water', 'station', 'airport', 'part'] as const;

/**
 * Landmarks in a city and around it, the most important first; in English where no Hebrew name is known. Sources:
 * `web/build/names`; parts of cities by GeoNames (CC BY 4.0)
 * @throws TypeError when they cannot be loaded
 */
export const readLandmarks = async (zoom: number, language: string): Promise<PlaceLabel[]> => {
  const [{ landmarkRows }, { partRows }] = await Promise.all([
    import('virtual:map-landmarks'),
    zoom < from.part ? { partRows: [] } : import('virtual:map-parts'),
  ]);
  const isHebrew = language === 'he';
  const landmarks = landmarkRows.map(([kind, name, hebrew, latitude, longitude]) => ({
    kind,
    name: isHebrew ? hebrew : name,
    language: isHebrew ? ('he' as const) : ('en' as const),
    latitude,
    longitude,
  }));
  const parts = partRows.map(([name, hebrew, latitude, longitude]) => ({
    kind: 'part' as const,
    name: (isHebrew && hebrew) || name,
    language: isHebrew && hebrew !== null ? ('he' as const) : ('en' as const),
    latitude,
    longitude,
  }));
  const all = [...landmarks, ...parts].filter(({ kind }) => from[kind] <= zoom);
  return order.flatMap((kind) => all.filter((each) => each.kind === kind));
};
