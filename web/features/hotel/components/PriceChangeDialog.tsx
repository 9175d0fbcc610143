import { useIntl } from 'react-intl';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { panelMessages as messages } from '../HotelPage.messages.ts';
import type { BookRoomState } from '../useBookRoom.ts';

interface PriceChangeDialogProps {
  booking: BookRoomState;
  mealPlan: string;
}

/** The price went up between the page and Book Now: old and new, accept or leave (DEC-38). */
export function PriceChangeDialog({ booking, mealPlan }: PriceChangeDialogProps) {
  const intl = useIntl();
  const { change, prices, book, leaveChange } = booking;
  if (!change) return null;
  const amounts = prices(change);
  return (
    <AlertDialog
      isOpen
      onClose={leaveChange}
      title={intl.formatMessage(messages.changedTitle)}
      message={intl.formatMessage(messages.changed, amounts)}
      actions={[
        { label: intl.formatMessage(messages.leave), isSafe: true },
        {
          label: intl.formatMessage(messages.accept, amounts),
          onPress: () => void book(change.offer, mealPlan),
          keepOpen: true,
        },
      ]}
    />
  );
}
