import { useIntl } from 'react-intl';
import type { HotelForm_HotelFragment } from '#generated/graphql.ts';
import { useToasts } from '#ui/toasts.tsx';
import { useHotelName } from '../useHotelName.ts';
import { useMissing } from '../useMissing.ts';
import { messages } from './HotelForm.messages.ts';

/**
 * Returns a function that says that a hotel was saved and, when facts are missing, that travellers do not see it yet.
 */
export const useSavedNote = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const nameOf = useHotelName();
  const missing = useMissing();
  return (hotel: HotelForm_HotelFragment): void => {
    const isComplete = hotel.missing.length === 0;
    toasts.show({
      tone: isComplete ? 'ok' : 'info',
      text: intl.formatMessage(isComplete ? messages.saved : messages.savedIncomplete, {
        hotel: nameOf(hotel),
        missing: missing(hotel.missing),
      }),
    });
  };
};
