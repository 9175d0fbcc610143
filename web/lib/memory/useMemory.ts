import { useEffect, useReducer } from 'react';
import { useViewer } from '../session/Viewer.tsx';
import {
  clearMemory,
  type DeviceMemory,
  storeSearch,
  storeVisit,
  readMemory,
  type VisitedHotel,
  watchMemory,
} from './deviceMemory.ts';

/**
 * The data that the device stores for the current member or visitor, null until it is known who that is, and a function
 * that clears it.
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

/**
 * Stores a search on this device.
 * @param query query string of its URL; null while nothing is searched
 */
export const useStoreSearch = (query: string | null): void => {
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (query !== null && !isLoading) storeSearch(viewerId, query);
  }, [query, viewerId, isLoading]);
};

/**
 * Stores the hotel on screen on this device.
 * @param hotel the same object in every render, unless it changes
 */
export const useStoreVisit = (hotel: Omit<VisitedHotel, 'at'>): void => {
  const { viewer, isLoading } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (!isLoading) storeVisit(viewerId, hotel);
  }, [hotel, viewerId, isLoading]);
};
