import { useMemo, useState } from 'react';
import { type Box, isInBox } from '#ui/map/box.ts';
import type { MapLook } from '#ui/map/PinMap.tsx';
import type { MapHotel } from './useMapHotels.ts';
import type { StoredMapState } from './useMapRestore.ts';
import type { MapSearch } from './useMapSearch.ts';

/** Tolerance for comparing views, as a share of their size, because the URL contains rounded values. */
const ROUNDING = 0.01;

const isSameBox = (one: Box, other: Box | null): boolean => {
  if (other === null) return false;
  const [west, south, east, north] = other;
  const slack = { x: (east - west) * ROUNDING, y: (north - south) * ROUNDING };
  return one.every((edge, at) => Math.abs(edge - (other[at] ?? edge)) <= (at % 2 === 0 ? slack.x : slack.y));
};

const NONE: Pick<StoredMapState, 'chosenId' | 'groupIds'> = { chosenId: null, groupIds: [] };

/**
 * The chosen hotel, the highlighted ones and the list.
 * @param left what was chosen when the traveller left this map
 */
export const useMapState = (hotels: readonly MapHotel[], search: MapSearch, left = NONE) => {
  const [chosenId, setChosenId] = useState(left.chosenId);
  const [groupIds, setGroupIds] = useState(left.groupIds);
  const [activeId, setActive] = useState<string | null>(null);
  /** Hotels of the cluster that is pointed at. */
  const [groupPointedAt, setActiveGroup] = useState<readonly string[]>([]);
  const [seenIds, setSeenIds] = useState<ReadonlySet<string>>(
    () => new Set(left.chosenId === null ? [] : [left.chosenId]),
  );
  /** The visible part of the map; null before it is drawn. */
  const [look, setLook] = useState<MapLook | null>(null);
  const view = look?.box ?? null;
  /** Whether the traveller has moved the map, now or before a reload. */
  const [isMoved, setMoved] = useState(search.place !== null);
  /**
   * Part of the map, for hotels of a link, which are all loaded. For a search it is a filter that the server applies.
   */
  const [ownArea, setOwnArea] = useState<Box | null>(null);
  const { request, setBox, isFollowing } = search;
  const isSearch = request.kind === 'search';
  const area = isSearch ? request.state.filters.box : ownArea;
  const setArea = isSearch ? setBox : setOwnArea;

  const placed = useMemo(() => hotels.filter(({ coordinates }) => coordinates !== null), [hotels]);
  const placeless = useMemo(() => hotels.filter(({ coordinates }) => coordinates === null), [hotels]);
  const listed = useMemo(
    () =>
      ownArea ? placed.filter(({ coordinates }) => coordinates && isInBox(coordinates, ownArea)) : placed,
    [placed, ownArea],
  );
  const activeGroup = useMemo(() => new Set(groupPointedAt), [groupPointedAt]);
  const inView = useMemo(
    () => listed.filter(({ coordinates }) => !view || (coordinates && isInBox(coordinates, view))).length,
    [listed, view],
  );
  return {
    isSearch,
    /** How many hotels of the list are visible on the map; null when all of them are. */
    inView: inView < listed.length ? inView : null,
    placed,
    listed,
    // Hotels without a position are in no part of the map.
    placeless: area ? [] : placeless,
    chosenId,
    groupIds,
    group: placed.filter(({ id }) => groupIds.includes(id)),
    activeId,
    activeGroup,
    seenIds,
    area,
    canSearchArea: isMoved && view !== null && !isFollowing && !isSameBox(view, area),
    isFollowing,
    /** True when the results can be limited to a part of the map: it is drawn, or the limit is already set. */
    canFollow: view !== null || area !== null,
    setActive,
    setActiveGroup,
    see: (seen: MapLook) => {
      setLook(seen);
      // A cluster that a new view splits gets no event when the pointer leaves it.
      setActiveGroup((ids) => (ids.length === 0 ? ids : []));
    },
    /** Called when the traveller has moved the map. */
    move: ({ box, ...place }: MapLook) => {
      setMoved(true);
      search.look(place, box);
    },
    setFollowing: (isOn: boolean) => search.setFollowing(isOn, look),
    choose: (id: string | null) => {
      setChosenId(id);
      setGroupIds([]);
      if (id !== null) setSeenIds((seen) => new Set([...seen, id]));
    },
    chooseGroup: (ids: readonly string[]) => {
      setChosenId(null);
      setGroupIds(ids);
    },
    searchArea: () => view && setArea(view),
    resetArea: () => {
      if (isSearch) search.resetBox();
      else setOwnArea(null);
    },
  };
};

export type MapState = ReturnType<typeof useMapState>;
