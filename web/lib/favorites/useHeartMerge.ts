import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMergeHeartsMutation } from '#generated/graphql.ts';
import { useToasts } from '#ui/toasts.tsx';
import { forgetHearts, readHearts } from './deviceHearts.ts';
import { messages } from './Favorites.messages.ts';
import { hearts } from './heartStore.ts';

/**
 * Gives the hearts of this device to the account, once per sign-in. They stay on the device until the server has them:
 * merging twice changes nothing, losing them would.
 */
export const useHeartMerge = (viewerId: string | undefined, onMerged: () => void): void => {
  const intl = useIntl();
  const toasts = useToasts();
  const [merge] = useMergeHeartsMutation();
  const askedFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (askedFor.current === viewerId) return;
    askedFor.current = viewerId;
    const hotelIds = readHearts();
    if (viewerId === undefined || hotelIds.length === 0) return;
    const give = async () => {
      try {
        await merge({ variables: { hotelIds: [...hotelIds] } });
        forgetHearts(hotelIds);
        hearts.changed();
      } catch {
        toasts.show({ tone: 'error', text: intl.formatMessage(messages.mergeFailed) });
      }
      onMerged();
    };
    void give();
  });
};
