import { useMemo, useState } from 'react';
import { addressBox, writeBox } from '../../lib/search/mapBox.ts';
import { type Box, isInBox } from '../../ui/map/box.ts';
import type { MapLook } from '../../ui/map/PinMap.tsx';
import type { MapHotel } from './useMapHotels.ts';
import type { MapSearch } from './useMapSearch.ts';

const isSameBox = (one: Box, other: Box | null): boolean =>
  other !== null && writeBox(addressBox(one)) === writeBox(addressBox(other));

/** What is chosen, lit and listed. */
export const useMapState = (hotels: readonly MapHotel[], search: MapSearch) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const [activeId, setActive] = useState<string | null>(null);
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(new Set<string>());
  /** What the map shows after the traveller has moved it. */
  const [view, setView] = useState<Box | null>(null);
  /** The hotels of a link are all here: a part of the map is taken of them. Those of a search are asked for anew. */
  const [ownArea, setOwnArea] = useState<Box | null>(null);
  const [isFollowing, setFollowing] = useState(false);
  const { address, setBox, look, follow } = search;
  const isSearch = address.kind === 'search';
  const area = isSearch ? address.state.filters.box : ownArea;
  const setArea = isSearch ? setBox : setOwnArea;

  const placed = useMemo(() => hotels.filter(({ coordinates }) => coordinates !== null), [hotels]);
  const placeless = useMemo(() => hotels.filter(({ coordinates }) => coordinates === null), [hotels]);
  const listed = useMemo(
    () =>
      ownArea ? placed.filter(({ coordinates }) => coordinates && isInBox(coordinates, ownArea)) : placed,
    [placed, ownArea],
  );
  return {
    isSearch,
    placed,
    listed,
    // They lie in no area.
    placeless: area ? [] : placeless,
    chosenId,
    group: placed.filter(({ id }) => groupIds.includes(id)),
    activeId,
    seenIds,
    area,
    canSearchArea: view !== null && !isFollowing && !isSameBox(view, area),
    isFollowing,
    setActive,
    /** Hears that the traveller has moved the map. */
    move: ({ box, ...place }: MapLook) => {
      setView(box);
      if (isSearch && isFollowing) follow(place, box);
      else look(place, box);
    },
    setFollowing: (isOn: boolean) => {
      setFollowing(isOn);
      if (isOn && view) setArea(view);
    },
    choose: (id: string | null) => {
      setChosenId(id);
      setGroupIds([]);
      if (id !== null) setSeenIds((seen) => new Set([...seen, id]));
    },
    chooseGroup: (ids: readonly string[]) => {
      setChosenId(null);
      setGroupIds(ids);
    },
    searchArea: () => setArea(view),
    resetArea: () => {
      setFollowing(false);
      setArea(null);
    },
  };
};

export type MapState = ReturnType<typeof useMapState>;
