import { useState } from 'react';
import { useIntl } from 'react-intl';
import { mismatches } from '#models/admin/stored-sentences.ts';
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
import { bookingNumber } from '#shared/text/booking-number.ts';
import { StatusWord } from '../kit/words/StatusBadge.tsx';
import { messages as common } from '../kit/kit.messages.ts';
import { AdminMoney } from '../kit/money/AdminMoney.tsx';
import { statuses } from '../kit/words/status.messages.ts';
import { messages } from './BookingsTab.messages.ts';
import { CancelTerms } from './CancelTerms.tsx';

export interface StatusChange {
  readonly booking: BookingsTab_BookingFragment;
  readonly to: BookingStatus;
}

interface ChangeStatusDialogProps {
  /** The change to confirm; null closes the dialog. */
  change: StatusChange | null;
  onClose: () => void;
  /** Called when the booking has changed since it was loaded; loads the list again. */
  onConflict: () => Promise<unknown>;
}

/** Sets a status after confirmation; the toast that follows can undo it. */
export function ChangeStatusDialog({ change, onClose, onConflict }: ChangeStatusDialogProps) {
  const intl = useIntl();
  const set = useSetStatus(onConflict);
  // While the dialog closes, it keeps its text and the button that has the focus.
  const [shown, setShown] = useState(change);
  if (change && change !== shown) setShown(change);
  const isCancel = shown !== null && givesRoomsBack(shown);
  return (
    <AlertDialog
      isOpen={change !== null}
      onClose={onClose}
      message={
        shown && (isCancel ? <CancelQuestion booking={shown.booking} /> : <StatusQuestion change={shown} />)
      }
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        {
          label: intl.formatMessage(isCancel ? messages.cancelBooking : messages.change),
          variant: shown?.to === 'cancelled' ? 'danger' : 'primary',
          onPress: () => {
            if (change) void set(change.booking.id, change.to, false);
          },
        },
      ]}
    />
  );
}

/** True when the change cancels a paid reservation: the hotel gets its rooms back and the guest a refund. */
function givesRoomsBack({ booking, to }: StatusChange): boolean {
  const { status, pendingOperation, payment } = booking;
  if (to !== 'cancelled' || payment === null || pendingOperation === 'cancel') return false;
  const mismatch = booking.mismatch ?? '';
  return status === 'confirmed'
    ? !mismatch.includes(mismatches.noReservation)
    : pendingOperation === 'book' || mismatch.includes(mismatches.livePending);
}

/** Confirmation text for cancelling a paid reservation: its guest, the refund, and until when it can be undone. */
function CancelQuestion({ booking }: Pick<StatusChange, 'booking'>) {
  const { guest, createdBy } = booking;
  return (
    <>
      <p>
        <Text
          message={messages.cancelQuestion}
          values={{
            number: <bdi dir="ltr">{bookingNumber(booking.id)}</bdi>,
            guest: <bdi>{guest.name ?? guest.email ?? createdBy}</bdi>,
            hotel: <BookedHotelName booking={booking} />,
          }}
        />
      </p>
      <p>
        <Text
          message={messages.cancelNote}
          values={{ amount: <AdminMoney key="amount" money={booking.totalToPay} /> }}
        />
      </p>
      {booking.canCancel && <CancelTerms id={booking.id} />}
      <p>
        <Text message={messages.cancelFinal} />
      </p>
    </>
  );
}

function StatusQuestion({ change: { booking, to } }: { change: StatusChange }) {
  return (
    <>
      <p>
        <Text
          message={messages.question}
          values={{
            number: <bdi dir="ltr">{bookingNumber(booking.id)}</bdi>,
            hotel: <BookedHotelName booking={booking} />,
            from: <StatusWord booking={booking} />,
            to: (
              <bdi>
                <Text message={statuses[to]} />
              </bdi>
            ),
          }}
        />
      </p>
      {booking.status === 'cancelled' && to === 'confirmed' && (
        <p>
          <Text message={messages.confirmNote} />
        </p>
      )}
      <p>
        <Text message={messages.questionNote} />
      </p>
    </>
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
          number: bookingNumber(bookingId),
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
      const code = failureCode(error);
      const isTooLate = code === 'INVALID_STATE';
      const failed = code === 'CONFLICT' ? common.conflict : common.failed;
      toasts.show({
        tone: 'error',
        text: intl.formatMessage(isTooLate ? messages.givenBack : failed, {
          number: bookingNumber(bookingId),
        }),
      });
      if (isTooLate || code === 'CONFLICT') await onConflict().catch(() => undefined);
    }
  };
  return set;
};
