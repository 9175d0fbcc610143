import { useEffect, useState } from 'react';
import type { GeoPoint } from '#ui/map/baseMap.ts';
import { cityPosition } from '#ui/map/labels/cityPosition.ts';

/**
 * Position of a city that is named on our map, looked up once for the first name passed. Undefined while it is looked
 * up, null if the map has no such city.
 */
export const useCityPosition = (city: string): GeoPoint | null | undefined => {
  const [initialCity] = useState(city);
  const [town, setTown] = useState<GeoPoint | null>();
  useEffect(() => {
    let isOver = false;
    const notify = (found: GeoPoint | null) => {
      if (!isOver) setTown(found);
    };
    cityPosition(initialCity).then(notify, () => notify(null));
    return () => {
      isOver = true;
    };
  }, [initialCity]);
  return town;
};
