import { useMemo } from 'react';
import { useAdminHotelPlacesQuery } from '#generated/graphql.ts';
import { usableCoordinates } from '#shared/hotel/coordinates.ts';

interface NamedPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const none: readonly NamedPoint[] = [];

/**
 * Cities of the first 100 stored hotels, each at the position of its first hotel; used where the map does not know a
 * city.
 */
export const useHotelPlaces = (): readonly NamedPoint[] => {
  const { data } = useAdminHotelPlacesQuery({ variables: { page: { page: 1, pageSize: 100 } } });
  const items = data?.adminHotels.items;
  return useMemo(() => {
    if (!items) return none;
    const byName = new Map<string, NamedPoint>();
    for (const { city, ...place } of items) {
      const point = usableCoordinates(place);
      const name = city.trim();
      if (point && name !== '' && !byName.has(name.toLowerCase())) {
        byName.set(name.toLowerCase(), { name, ...point });
      }
    }
    return [...byName.values()];
  }, [items]);
};
