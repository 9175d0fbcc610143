import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import type { ChatOpening } from '../../lib/ChatLauncher.tsx';
import { AssistantDialog } from '../../ui/AssistantDialog.tsx';
import { messages } from './chat.messages.ts';
import { keepChatUser } from './chatUser.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { useConversation } from './useConversation.ts';

interface ChatDialogProps {
  opening: ChatOpening;
  onClose: () => void;
}

/** The chat with the assistant. Closing it clears the messages (DEC-74). */
export function ChatDialog({ opening, onClose }: ChatDialogProps) {
  const intl = useIntl();
  const { brand } = useLocale();
  const { conversation, unsent, send, sendAgain, resume } = useConversation(opening);
  useEffect(keepChatUser, []);
  return (
    <AssistantDialog
      isOpen
      onClose={onClose}
      title={brand.assistant}
      subtitle={intl.formatMessage(messages.subtitle)}
      footer={
        <Composer
          preset={opening.preset ?? ''}
          unsent={unsent}
          isPending={conversation.isPending}
          onSend={send}
        />
      }
    >
      <MessageList
        opening={opening}
        conversation={conversation}
        onRetry={sendAgain}
        onResume={resume}
        onFollowLink={onClose}
      />
    </AssistantDialog>
  );
}
