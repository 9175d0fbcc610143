import { useEffect, useReducer } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useViewer } from '../session/Viewer.tsx';
import {
  clearMemory,
  type DeviceMemory,
  keepSearch,
  keepVisit,
  readMemory,
  type VisitedHotel,
  watchMemory,
} from './deviceMemory.ts';

/**
 * What the device stores for the member or visitor who is here, and the way to clear it. Null until it is known who
 * that is.
 */
export const useMemory = (): { readonly memory: DeviceMemory | null; readonly clear: () => void } => {
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id ?? null;
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  useEffect(() => watchMemory(viewerId, readAgain), [viewerId]);
  const clear = () => {
    clearMemory(viewerId);
    readAgain();
  };
  return { memory: isLoading ? null : readMemory(viewerId), clear };
};

let hasTraversed = false;
window.addEventListener('popstate', () => {
  hasTraversed = true;
});

const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || !('type' in opened) || opened.type === 'navigate';
};

/** Whether the page on screen came by Back, Forward or a reload: it was asked for earlier, not now. */
export const useIsTraversal = (): boolean => {
  const isPop = useNavigationType() === NavigationType.Pop;
  return isPop && (hasTraversed || !isOpenedAnew());
};

/** Remembers a search on this device. @param query of its address; null while nothing is searched */
export const useKeptSearch = (query: string | null): void => {
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (query !== null && !isLoading) keepSearch(viewerId, query);
  }, [query, viewerId, isLoading]);
};

/** Remembers the hotel on screen on this device. @param hotel must keep its identity while it stays the same */
export const useKeptVisit = (hotel: Omit<VisitedHotel, 'at'>): void => {
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (!isLoading) keepVisit(viewerId, hotel);
  }, [hotel, viewerId, isLoading]);
};
