import { useIntl } from 'react-intl';
import {
  type BookingStatus,
  type BookingsTab_BookingFragment,
  useAdminSetBookingStatusMutation,
} from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { confirmationNumber } from '#shared/text/booking-number.ts';
import { StatusWord } from '../kit/words/StatusBadge.tsx';
import { messages as common } from '../kit/kit.messages.ts';
import { statuses } from '../kit/words/status.messages.ts';
import { messages } from './BookingsTab.messages.ts';

export interface StatusChange {
  readonly booking: BookingsTab_BookingFragment;
  readonly to: BookingStatus;
}

interface ChangeStatusProps {
  /** The change to confirm; null closes the dialog. */
  change: StatusChange | null;
  onClose: () => void;
  /** Another administrator changed the booking first: the list is loaded again. */
  onConflict: () => Promise<unknown>;
}

/** Sets a status after a question; the toast that follows can undo it. */
export function ChangeStatus({ change, onClose, onConflict }: ChangeStatusProps) {
  const intl = useIntl();
  const set = useSetStatus(onConflict);
  const label = (status: BookingStatus) => <bdi>{intl.formatMessage(statuses[status])}</bdi>;
  return (
    <AlertDialog
      isOpen={change !== null}
      onClose={onClose}
      message={
        change && (
          <>
            <p>
              <Text
                message={messages.question}
                values={{
                  number: <bdi dir="ltr">{confirmationNumber(change.booking.id)}</bdi>,
                  hotel: <BookedHotelName booking={change.booking} />,
                  from: <StatusWord booking={change.booking} />,
                  to: label(change.to),
                }}
              />
            </p>
            {change.booking.status === 'cancelled' && change.to === 'confirmed' && (
              <p>
                <Text message={messages.refundedNote} />
              </p>
            )}
            <p>
              <Text message={messages.questionNote} />
            </p>
          </>
        )
      }
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        {
          label: intl.formatMessage(messages.change),
          variant: change?.to === 'cancelled' ? 'danger' : 'primary',
          onPress: () => {
            if (change) void set(change.booking.id, change.to, false);
          },
        },
      ]}
    />
  );
}

/** Saves a status and shows the outcome, with Undo unless the change was itself an undo. */
const useSetStatus = (onConflict: () => Promise<unknown>) => {
  const intl = useIntl();
  const toasts = useToasts();
  const [write] = useAdminSetBookingStatusMutation();

  const set = async (bookingId: string, status: BookingStatus, isUndo: boolean): Promise<void> => {
    try {
      const { data } = await write({ variables: { bookingId, status } });
      if (!data) throw new Error('The response has no data');
      const { previous, isWaiting } = data.setBookingStatus;
      const done = isUndo ? messages.undone : messages.changed;
      toasts.show({
        tone: 'ok',
        text: intl.formatMessage(isWaiting ? messages.waitingToast : done, {
          number: confirmationNumber(bookingId),
          to: intl.formatMessage(statuses[status]),
        }),
        ...(!isUndo &&
          previous !== null && {
            action: {
              label: intl.formatMessage(common.undo),
              onPress: () => void set(bookingId, previous, true),
            },
          }),
      });
    } catch (error) {
      const isConflict = failureCode(error) === 'CONFLICT';
      toasts.show({
        tone: 'error',
        text: intl.formatMessage(isConflict ? common.conflict : common.failed),
      });
      if (isConflict) await onConflict().catch(() => undefined);
    }
  };
  return set;
};
