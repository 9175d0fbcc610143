import { useMemo, useState } from 'react';
import { type Box, isInBox } from '../../ui/map/box.ts';
import type { MapHotel } from './useMapHotels.ts';

/** What is chosen, lit and listed. */
export const useMapState = (hotels: readonly MapHotel[]) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const [activeId, setActive] = useState<string | null>(null);
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set<string>());
  /** What the map shows after the traveller has moved it. */
  const [view, setView] = useState<Box | null>(null);
  const [area, setArea] = useState<Box | null>(null);

  const placed = useMemo(() => hotels.filter(({ coordinates }) => coordinates !== null), [hotels]);
  const placeless = useMemo(() => hotels.filter(({ coordinates }) => coordinates === null), [hotels]);
  const listed = useMemo(
    () => (area ? placed.filter(({ coordinates }) => coordinates && isInBox(coordinates, area)) : placed),
    [placed, area],
  );
  return {
    placed,
    listed,
    // They lie in no area.
    placeless: area ? [] : placeless,
    chosenId,
    group: placed.filter(({ id }) => groupIds.includes(id)),
    activeId,
    seenIds,
    area,
    canSearchArea: view !== null && view !== area,
    setActive,
    setView,
    choose: (id: string | null) => {
      setChosenId(id);
      setGroupIds([]);
      if (id !== null) setSeenIds((seen) => new Set([...seen, id]));
    },
    chooseGroup: (ids: readonly string[]) => {
      setChosenId(null);
      setGroupIds(ids);
    },
    /** @returns hotels in the part of the map that is seen */
    searchArea: (): number => {
      setArea(view);
      return view ? placed.filter(({ coordinates }) => coordinates && isInBox(coordinates, view)).length : 0;
    },
    resetArea: () => setArea(null),
  };
};

export type MapState = ReturnType<typeof useMapState>;
