import { useEffect, useState } from 'react';
import type { GeoPoint } from '#ui/map/baseMap.ts';
import { readTown } from '#ui/map/labels/knownTown.ts';

/** Position of a town that the map names; looked up once. Undefined until it is known, null when there is none. */
export const useTown = (city: string): GeoPoint | null | undefined => {
  const [initialCity] = useState(city);
  const [town, setTown] = useState<GeoPoint | null>();
  useEffect(() => {
    let isOver = false;
    const notify = (found: GeoPoint | null) => {
      if (!isOver) setTown(found);
    };
    readTown(initialCity).then(notify, () => notify(null));
    return () => {
      isOver = true;
    };
  }, [initialCity]);
  return town;
};
