import { useIntl } from 'react-intl';
import type { HotelsTab_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { messages } from './HotelsTab.messages.ts';
import { StoredHotelName } from './StoredHotelName.tsx';

interface DeleteHotelDialogProps {
  /** The hotel to delete; null closes the dialog. */
  hotel: HotelsTab_HotelFragment | null;
  onClose: () => void;
  onConfirm: (hotel: HotelsTab_HotelFragment) => void;
}

/** Asks for confirmation before a hotel is deleted, which hides it from travellers. */
export function DeleteHotelDialog({ hotel, onClose, onConfirm }: DeleteHotelDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      isOpen={hotel !== null}
      onClose={onClose}
      title={intl.formatMessage(messages.question)}
      message={
        hotel && (
          <Text
            message={messages.questionNote}
            values={{ hotel: <StoredHotelName key="hotel" hotel={hotel} /> }}
          />
        )
      }
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        {
          label: intl.formatMessage(messages.confirmRemove),
          variant: 'danger',
          onPress: () => {
            if (hotel) onConfirm(hotel);
          },
        },
      ]}
    />
  );
}
