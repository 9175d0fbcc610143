import { useIntl } from 'react-intl';
import {
  type HotelsTab_HotelFragment,
  useAdminDeleteHotelMutation,
  useAdminRestoreHotelMutation,
} from '#generated/graphql.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages as common } from '../kit/kit.messages.ts';
import { messages } from './HotelsTab.messages.ts';
import { useHotelName } from './useHotelName.ts';

/**
 * Deletes and restores hotels and shows the outcome; the toast of a deletion can undo it.
 * @param onChanged loads the list again; a list that cannot be loaded shows its own error
 */
export const useHotelRemoval = (onChanged: () => Promise<unknown>) => {
  const intl = useIntl();
  const toasts = useToasts();
  const nameOf = useHotelName();
  const [deleteHotel] = useAdminDeleteHotelMutation();
  const [restoreHotel] = useAdminRestoreHotelMutation();
  const failed = () => toasts.show({ tone: 'error', text: intl.formatMessage(common.failed) });
  const reread = () => onChanged().catch(() => undefined);

  const restore = async (hotel: HotelsTab_HotelFragment): Promise<void> => {
    try {
      await restoreHotel({ variables: { id: hotel.id } });
    } catch {
      failed();
      return;
    }
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.restored, { hotel: nameOf(hotel) }) });
    await reread();
  };

  const remove = async (hotel: HotelsTab_HotelFragment): Promise<void> => {
    try {
      await deleteHotel({ variables: { id: hotel.id } });
    } catch {
      failed();
      return;
    }
    toasts.show({
      tone: 'ok',
      text: intl.formatMessage(messages.removed, { hotel: nameOf(hotel) }),
      action: { label: intl.formatMessage(common.undo), onPress: () => void restore(hotel) },
    });
    await reread();
  };

  return { remove, restore };
};
