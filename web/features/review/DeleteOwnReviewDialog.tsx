import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDeleteMyReviewMutation } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import type { HotelNamed } from '#lib/booking/names/useBookedName.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { removeReviewFromCache } from './forgetReview.ts';
import { deletion } from './ReviewDialog.messages.ts';

interface DeleteOwnReviewDialogProps {
  booking: HotelNamed & { readonly id: string };
  reviewId: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, then deletes the member's own review permanently. */
export function DeleteOwnReviewDialog({
  booking,
  reviewId,
  isOpen,
  onClose,
  onDeleted,
}: DeleteOwnReviewDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isDeleting, setDeleting] = useState(false);
  const [remove, { client }] = useDeleteMyReviewMutation();
  const confirm = async () => {
    setDeleting(true);
    try {
      await remove({ variables: { bookingId: booking.id } });
    } catch (error) {
      // NOT_FOUND counts as success: the review was deleted in another tab or on another device.
      if (failureCode(error) !== 'NOT_FOUND') {
        setDeleting(false);
        onClose();
        toasts.show({ tone: 'error', text: intl.formatMessage(deletion.failed) });
        return;
      }
    }
    removeReviewFromCache(client, booking.id, reviewId);
    toasts.show({ tone: 'ok', text: intl.formatMessage(deletion.removed) });
    onDeleted();
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      message={
        <Text
          message={deletion.question}
          values={{ hotel: <BookedHotelName key="hotel" booking={booking} /> }}
        />
      }
      actions={[
        { label: intl.formatMessage(deletion.keep), isSafe: true },
        {
          label: intl.formatMessage(deletion.remove),
          variant: 'danger',
          isPending: isDeleting,
          onPress: () => void confirm(),
          keepOpen: true,
        },
      ]}
    />
  );
}
