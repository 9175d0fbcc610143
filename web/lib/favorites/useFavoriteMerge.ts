import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useMergeFavoritesMutation } from '#generated/graphql.ts';
import { useToasts } from '#ui/toasts.tsx';
import { removeLocalFavorites, readLocalFavorites } from './localFavorites.ts';
import { messages } from './Favorites.messages.ts';
import { localFavorites } from './localFavoritesStore.ts';

/**
 * Copies the favorites of this device to the account, once per sign-in. They stay on the device until the server has
 * them: a second merge changes nothing, but lost favorites cannot be restored.
 * @returns true while the account may still lack some of them
 */
export const useFavoriteMerge = (viewerId: string | undefined, onMerged: () => Promise<unknown>): boolean => {
  const intl = useIntl();
  const toasts = useToasts();
  const [merge] = useMergeFavoritesMutation();
  const onDevice = useSyncExternalStore(localFavorites.subscribe, localFavorites.read);
  const [settledFor, setSettledFor] = useState<string | undefined>(undefined);
  const mergedFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (mergedFor.current === viewerId) return;
    mergedFor.current = viewerId;
    const give = async () => {
      const hotelIds = viewerId === undefined ? [] : readLocalFavorites();
      if (hotelIds.length === 0) return;
      try {
        await merge({ variables: { hotelIds: [...hotelIds] } });
        // The account's list is read before the device's is deleted; otherwise both would be empty in between.
        await onMerged().catch(() => undefined);
        removeLocalFavorites(hotelIds);
        localFavorites.changed();
      } catch {
        void onMerged().catch(() => undefined);
        toasts.show({ tone: 'error', text: intl.formatMessage(messages.mergeFailed) });
      }
    };
    void give().finally(() => setSettledFor(viewerId));
  });
  return viewerId !== undefined && settledFor !== viewerId && onDevice.length > 0;
};
