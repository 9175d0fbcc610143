import { useIntl } from 'react-intl';
import { useAdminDeleteReviewMutation } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { ReviewedHotel } from './ReviewedHotel.tsx';
import { messages } from './ReviewsTab.messages.ts';
import type { AdminReviewItem } from './ReviewsTab.tsx';

interface DeleteReviewDialogProps {
  /** The review to delete; null closes the dialog. */
  item: AdminReviewItem | null;
  onClose: () => void;
  onDeleted: () => Promise<unknown>;
}

/** Asks for confirmation before a review is deleted permanently. */
export function DeleteReviewDialog({ item, onClose, onDeleted }: DeleteReviewDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [remove] = useAdminDeleteReviewMutation();
  const confirm = async (id: string) => {
    try {
      await remove({ variables: { id } });
    } catch {
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.removeFailed) });
      return;
    }
    toasts.show({ tone: 'ok', text: intl.formatMessage(messages.removed) });
    // A list that cannot be loaded again shows its own error.
    await onDeleted().catch(() => undefined);
  };
  return (
    <AlertDialog
      isOpen={item !== null}
      onClose={onClose}
      title={intl.formatMessage(messages.question)}
      message={
        item && (
          <Text
            message={messages.questionAbout}
            values={{
              hotel: <ReviewedHotel key="hotel" item={item} />,
              name: (
                <bdi key="name">{item.review.reviewerName || intl.formatMessage(messages.anonymous)}</bdi>
              ),
            }}
          />
        )
      }
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        {
          label: intl.formatMessage(messages.remove),
          variant: 'danger',
          onPress: () => {
            if (item) void confirm(item.review.id);
          },
        },
      ]}
    />
  );
}
