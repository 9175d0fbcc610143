import { useState } from 'react';
import type { RoomGroup } from './roomGroups.ts';

/** Number of rooms that are shown at first. */
const SHOWN_FIRST = 6;

/**
 * The first rooms of a long list, including all up to the last one that is always shown; the whole list after
 * `showAll`.
 * @param alwaysShown ids of offers whose rooms are always shown: the chosen one, and the one whose price is shown
 */
export const useShownRooms = (groups: readonly RoomGroup[], alwaysShown: readonly (string | undefined)[]) => {
  const [showsAll, setShowsAll] = useState(false);
  const last = groups.findLastIndex(({ offers }) => offers.some(({ id }) => alwaysShown.includes(id)));
  return {
    shown: showsAll ? groups : groups.slice(0, Math.max(SHOWN_FIRST, last + 1)),
    showAll: () => setShowsAll(true),
  };
};
