import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { DuplicateDialog_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { RoomNames } from './names/RoomNames.tsx';
import { BookedHotelName } from './names/BookedHotelName.tsx';
import { messages } from './DuplicateDialog.messages.ts';
import { thankYouPath } from '../page/paths.ts';

interface DuplicateDialogProps {
  /** The other booking of the room; null while the dialog is closed. */
  booking: DuplicateDialog_BookingFragment | null;
  isPending: boolean;
  /** Called to book the room once more. */
  onAgain: () => void;
  onClose: () => void;
}

/** The same room was booked a moment ago, perhaps by mistake: the traveller opens that booking or books again. */
export function DuplicateDialog({ booking, isPending, onAgain, onClose }: DuplicateDialogProps) {
  const intl = useIntl();
  const dates = useDates();
  const navigate = useNavigate();
  return (
    <AlertDialog
      isOpen={booking !== null}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      message={
        booking && (
          <Text
            message={booking.isProcessing ? messages.confirming : messages.confirmed}
            values={{
              hotel: <BookedHotelName key="hotel" booking={booking} />,
              room: <RoomNames key="room" rooms={booking} />,
              dates: <bdi key="dates">{dates.range(booking.checkIn, booking.checkOut)}</bdi>,
            }}
          />
        )
      }
      actions={[
        {
          label: intl.formatMessage(messages.see),
          isSafe: true,
          onPress: () => booking && void navigate(thankYouPath(booking.id)),
        },
        { label: intl.formatMessage(messages.again), onPress: onAgain, isPending, keepOpen: true },
      ]}
    />
  );
}
