import { useEffect, useState } from 'react';
import type { GeoPoint } from '#ui/map/baseMap.ts';
import { readTown } from '#ui/map/labels/knownTown.ts';

/** Position of a town that the map names; looked up once. Undefined until it is known, null when there is none. */
export const useTown = (city: string): GeoPoint | null | undefined => {
  const [asked] = useState(city);
  const [town, setTown] = useState<GeoPoint | null>();
  useEffect(() => {
    let isOver = false;
    const tell = (found: GeoPoint | null) => {
      if (!isOver) setTown(found);
    };
    readTown(asked).then(tell, () => tell(null));
    return () => {
      isOver = true;
    };
  }, [asked]);
  return town;
};
