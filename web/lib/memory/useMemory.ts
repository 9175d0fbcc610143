import { useEffect, useReducer } from 'react';
import { hadAccount } from '../session/hadAccount.ts';
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
 * that clears it. On a device where no member ever signed in, a person who cannot be checked sees that of the visitors,
 * for example without a connection.
 */
export const useMemory = (): { readonly memory: DeviceMemory | null; readonly clear: () => void } => {
  const { viewerId: knownId, isUnknown } = useViewer();
  const viewerId = knownId === undefined && isUnknown && !hadAccount() ? null : knownId;
  const [, readAgain] = useReducer((reads: number) => reads + 1, 0);
  useEffect(() => (viewerId === undefined ? undefined : watchMemory(viewerId, readAgain)), [viewerId]);
  const clear = () => {
    if (viewerId === undefined) return;
    clearMemory(viewerId);
    readAgain();
  };
  return { memory: viewerId === undefined ? null : readMemory(viewerId), clear };
};

/**
 * Stores a search on this device.
 * @param query query string of its URL; null while nothing is searched
 */
export const useStoreSearch = (query: string | null): void => {
  const { viewerId } = useViewer();
  useEffect(() => {
    if (query !== null && viewerId !== undefined) storeSearch(viewerId, query);
  }, [query, viewerId]);
};

/**
 * Stores the hotel on screen on this device.
 * @param hotel the same object in every render, unless it changes
 */
export const useStoreVisit = (hotel: Omit<VisitedHotel, 'at'>): void => {
  const { viewerId } = useViewer();
  useEffect(() => {
    if (viewerId !== undefined) storeVisit(viewerId, hotel);
  }, [hotel, viewerId]);
};
