import { useState } from 'react';
import type { RoomGroup } from './roomGroups.ts';

const SHOWN = 6;

/**
 * The first rooms of a long list, until all are requested.
 * @param inSight ids of offers whose rooms are always shown: the chosen one, and the one whose price is shown
 */
export const useShownRooms = (groups: readonly RoomGroup[], inSight: readonly (string | undefined)[]) => {
  const [isWhole, setWhole] = useState(false);
  const last = groups.findLastIndex(({ offers }) => offers.some(({ id }) => inSight.includes(id)));
  return {
    shown: isWhole ? groups : groups.slice(0, Math.max(SHOWN, last + 1)),
    showAll: () => setWhole(true),
  };
};
