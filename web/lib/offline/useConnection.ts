import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { shownAge } from './shownAge.ts';

const subscribe = (listener: () => void): (() => void) => {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
};

/** Whether the device has a connection, and since when what is shown from it is old. Back online, pages are read again. */
export function useConnection(): { readonly isOnline: boolean; readonly savedAt: number | null } {
  const client = useApolloClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const savedAt = useSyncExternalStore(shownAge.subscribe, shownAge.read);
  const isOld = isOnline && savedAt !== null;
  useEffect(() => {
    // What fails now is still on screen with its age.
    if (isOld) client.refetchQueries({ include: 'active' }).catch(() => undefined);
  }, [isOld, client]);
  return { isOnline, savedAt };
}
