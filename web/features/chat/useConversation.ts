import { useCallback, useEffect, useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendChatMessageMutation } from '../../generated/graphql.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import type { ChatOpening } from '../../lib/ChatLauncher.tsx';
import { failureCode } from '../../lib/errors.ts';
import { readTab, writeTab } from '../../lib/tabStorage.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { messages } from './chat.messages.ts';
import { converse, emptyConversation, keptConversation, lastMessage, unsentMessage } from './conversation.ts';
import type { Conversation } from './conversation.ts';

const storageName = 'chat';

export interface ConversationControls {
  readonly conversation: Conversation;
  /** The message that got no answer; it belongs back into the field. */
  readonly unsent: string | null;
  /** Sends a message; ignored when blank or while a reply is pending. */
  readonly send: (text: string) => void;
  /** Sends the last message once more after a failure. */
  readonly sendAgain: () => void;
  /** Brings back what this tab talked about last; null when there is nothing. */
  readonly resume: (() => void) | null;
}

/** A conversation with the assistant that begins anew with each opening of the dialog (DEC-74). */
export const useConversation = (opening: ChatOpening): ConversationControls => {
  const intl = useIntl();
  const { brand } = useLocale();
  const announce = useAnnounce();
  const [conversation, dispatch] = useReducer(converse, emptyConversation);
  const [sendMessage] = useSendChatMessageMutation();
  const [previous] = useState(() => keptConversation(readTab(storageName)));

  useEffect(() => {
    if (conversation.turns.length > 0) writeTab(storageName, conversation);
  }, [conversation]);

  const ask = useCallback(
    async (message: string) => {
      announce(intl.formatMessage(messages.typing, { assistant: brand.assistant }));
      const { kind, hotelId, bookingId } = opening;
      try {
        const input = {
          message,
          threadId: conversation.threadId,
          context: { kind, hotelId: hotelId ?? null, bookingId: bookingId ?? null },
        };
        const { data } = await sendMessage({ variables: { input } });
        if (!data) throw new Error('No data without an error');
        dispatch({ type: 'replied', ...data.sendChatMessage });
        announce(data.sendChatMessage.text);
      } catch (error) {
        const outcome = failureCode(error) === 'CHAT_EMPTY' ? 'empty' : 'failed';
        dispatch({ type: 'failed', outcome });
        announce(intl.formatMessage(messages[outcome]));
      }
    },
    [announce, intl, brand, opening, conversation.threadId, sendMessage],
  );

  const unsent = unsentMessage(conversation);
  const sendAgain = () => {
    const message = lastMessage(conversation);
    if (message === null || conversation.isPending) return;
    dispatch({ type: 'again' });
    void ask(message);
  };
  const send = (text: string) => {
    const message = text.trim();
    if (message === '' || conversation.isPending) return;
    if (message === unsent) return sendAgain();
    dispatch({ type: 'sent', text: message });
    void ask(message);
  };
  const resume =
    previous && conversation.turns.length === 0
      ? () => dispatch({ type: 'resumed', conversation: previous })
      : null;
  return { conversation, unsent, send, sendAgain, resume };
};
