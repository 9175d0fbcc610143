import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { panelMessages as messages } from '../../HotelPage.messages.ts';
import type { BookRoomState } from '../../useBookRoom.ts';

interface PriceChangeDialogProps {
  booking: BookRoomState;
}

/** Shown when Book Now was pressed and the price has risen since it was loaded: old and new price, accept or leave. */
export function PriceChangeDialog({ booking }: PriceChangeDialogProps) {
  const intl = useIntl();
  const { change, prices, accept, leaveChange } = booking;
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
          variant: 'primary',
          onPress: accept,
          keepOpen: true,
        },
      ]}
    />
  );
}
