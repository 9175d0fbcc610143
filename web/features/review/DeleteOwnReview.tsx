import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDeleteMyReviewMutation } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import type { HotelNamed } from '#lib/booking/names/useBookedName.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { deletion } from './ReviewDialog.messages.ts';

interface DeleteOwnReviewProps {
  booking: HotelNamed & { readonly id: string };
  reviewId: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** The question before a member's own review is deleted permanently. */
export function DeleteOwnReview({ booking, reviewId, isOpen, onClose, onDeleted }: DeleteOwnReviewProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isDeleting, setDeleting] = useState(false);
  const [remove] = useDeleteMyReviewMutation();
  const confirm = async () => {
    setDeleting(true);
    try {
      await remove({
        variables: { bookingId: booking.id },
        // Every screen that shows the stay or the review is updated at once.
        update: (cache) => {
          cache.modify({
            id: cache.identify({ __typename: 'Booking', id: booking.id }) ?? '',
            fields: {
              reviewState: (known) => ({ ...known, canReview: true, canChange: false, review: null }),
            },
          });
          cache.evict({ id: cache.identify({ __typename: 'Review', id: reviewId }) ?? '' });
        },
      });
    } catch {
      setDeleting(false);
      onClose();
      toasts.show({ tone: 'error', text: intl.formatMessage(deletion.failed) });
      return;
    }
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
