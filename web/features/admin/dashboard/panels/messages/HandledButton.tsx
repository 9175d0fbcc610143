import { useIntl } from 'react-intl';
import { AdminOpenMessagesDocument, useAdminSetMessageHandledMutation } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages as kit } from '#features/admin/kit/kit.messages.ts';
import type { AdminMessage } from './MessageItem.tsx';
import { inbox } from '../panels.messages.ts';

/** Marks a message as handled, or as open again. */
export function HandledButton({ message }: { message: AdminMessage }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [mark, { loading }] = useAdminSetMessageHandledMutation({
    refetchQueries: [AdminOpenMessagesDocument],
  });
  const isHandled = !message.isHandled;
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={loading}
      onPress={() => {
        mark({ variables: { id: message.id, isHandled } }).catch(() =>
          toasts.show({ tone: 'error', text: intl.formatMessage(kit.failed) }),
        );
      }}
    >
      <Text message={isHandled ? inbox.markHandled : inbox.markOpen} />
    </Button>
  );
}
