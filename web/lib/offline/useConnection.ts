import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { backoffDelay } from '../api/backoff.ts';
import { failureCode } from '../failures/errors.ts';
import { shownAge } from './shownAge.ts';

const subscribe = (listener: () => void): (() => void) => {
  const names = ['online', 'offline'] as const;
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
};

/** Repeats the reads on screen until all their data is live: a network that seems available may still have no route. */
function readAgain(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = async (failures: number) => {
    const shown = [...client.getObservableQueries('active')].flatMap(({ queryName }) => queryName ?? []);
    shownAge.keepOnly(new Set(shown));
    // When a read fails now, the old data stays on screen with its age.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    if (isOver) return;
    timer = setTimeout(() => void attempt(failures + 1), backoffDelay(failures));
  };
  void attempt(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Repeats the reads on screen that failed without a connection. */
function repeatLost(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    const { error } = query.getCurrentResult();
    if (error && failureCode(error) === 'NETWORK') void query.refetch().catch(() => undefined);
  }
}

/**
 * Whether the device has a connection, and the age of what it shows from storage. Once back online, reads that failed
 * and data that is old are requested again.
 */
export function useConnection(): { readonly isOnline: boolean; readonly savedAt: number | null } {
  const client = useApolloClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const savedAt = useSyncExternalStore(shownAge.subscribe, shownAge.read);
  const isOld = isOnline && savedAt !== null;
  useEffect(() => {
    const repeat = () => repeatLost(client);
    window.addEventListener('online', repeat);
    return () => window.removeEventListener('online', repeat);
  }, [client]);
  useEffect(() => (isOld ? readAgain(client) : undefined), [isOld, client]);
  return { isOnline, savedAt };
}
