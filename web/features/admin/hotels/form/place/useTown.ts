import { useEffect, useState } from 'react';
import type { GeoPoint } from '#ui/map/baseMap.ts';
import { readTown } from '#ui/map/labels/knownTown.ts';

/** Where a town of the map's names is when the form asks first; undefined until it is known, null where it is not. */
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
