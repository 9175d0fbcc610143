import { useEffect, useReducer, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendChatMessageMutation } from '#generated/graphql.ts';
import type { SendChatMessageMutation } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { randomId } from '#lib/storage/randomId.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { messages } from '../chat.messages.ts';
import { converse, emptyConversation, lastMessage, unsentMessage } from './conversation.ts';
import type { Conversation, ConversationEvent, Turn } from './conversation.ts';
import { replyWords } from '../reply/replyWords.ts';
import { useChatContext } from './useChatContext.ts';
import { storeConversation, usePrevious } from './usePrevious.ts';
import { useReplyProgress } from '../reply/useReplyProgress.ts';
import type { ReplyProgress } from '../reply/useReplyProgress.ts';

export interface ConversationControls {
  readonly conversation: Conversation;
  /** The reply so far, while it is being written. */
  readonly progress: ReplyProgress | null;
  /**
   * The last message of the conversation that can be resumed, if its reply failed or was stopped before any text arrived;
   * it is put back into the field. Null once the messages are shown, because the message can then be sent again there.
   */
  readonly unsent: string | null;
  /** Sends a message; ignored when empty or while a reply is awaited. */
  readonly send: (text: string) => void;
  /** Sends the last message again after a failure, with its key, so that the assistant does not receive it twice. */
  readonly sendAgain: () => void;
  /** Stops the reply; the text received so far stays. */
  readonly stop: () => void;
  /** Restores this tab's last conversation; null without one, and once this chat has messages. */
  readonly resume: (() => void) | null;
  /** Empties the chat and deletes the conversation stored in this tab; null when there is none. */
  readonly startOver: (() => void) | null;
}

const replyEvent = (
  sentThreadId: string | null,
  reply: SendChatMessageMutation['sendChatMessage'],
): ConversationEvent => {
  const { text, threadId, suggestions, mood } = reply;
  const hotels = reply.hotels.map((fresh) => ({ href: fresh.href, fresh }));
  const actions = reply.actions.map(({ kind, href }) => ({ kind, href: href ?? null }));
  const isOtherThread = sentThreadId !== null && sentThreadId !== threadId;
  const extras = { hotels, suggestions, actions, mood };
  return { type: 'replied', text, threadId, isOtherThread, extras };
};

const outcomeOf = (error: unknown): 'failed' | 'busy' | 'empty' => {
  const code = failureCode(error);
  if (code === 'CHAT_EMPTY') return 'empty';
  return code === 'RATE_LIMITED' ? 'busy' : 'failed';
};

/** Returns functions that announce events and replies to screen readers. */
const useSpoken = () => {
  const intl = useIntl();
  const { brand } = useLocale();
  const announce = useAnnounce();
  return {
    say: (key: 'typing' | 'failed' | 'busy' | 'empty' | 'stopped') =>
      announce(intl.formatMessage(messages[key], { assistant: brand.assistant })),
    sayReply: (text: string) =>
      announce(text.trim() === '' ? intl.formatMessage(messages.empty) : replyWords(text)),
  };
};

/**
 * A conversation with the assistant. When the dialog is opened, the viewer's last conversation in this tab is offered,
 * and the first message continues it unless they start a new one.
 */
export const useConversation = (opening: ChatOpening): ConversationControls => {
  const { say, sayReply } = useSpoken();
  const context = useChatContext(opening);
  const { viewerId } = useViewer();
  const { previous, forgetPrevious } = usePrevious(viewerId);
  const [conversation, dispatch] = useReducer(
    converse,
    opening.isResumed && previous ? previous : emptyConversation,
  );
  useEffect(() => {
    if (conversation.turns.length > 0) storeConversation(viewerId, conversation);
  }, [conversation, viewerId]);
  const [sendMessage] = useSendChatMessageMutation();
  const [streamKey, setStreamKey] = useState<string | null>(null);
  const progress = useReplyProgress(streamKey);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * Ends the wait for a reply.
   * @returns false when it had already ended, so that a response arriving now is ignored
   */
  const end = (attempt: AbortController | null): boolean => {
    if (attempt === null || running.current !== attempt || attempt.signal.aborted) return false;
    running.current = null;
    setStreamKey(null);
    return true;
  };

  const ask = async ({ text, key }: Pick<Turn, 'text' | 'key'>, { threadId }: Conversation) => {
    const attempt = new AbortController();
    const ownStream = randomId();
    running.current = attempt;
    setStreamKey(ownStream);
    say('typing');
    try {
      const { data } = await sendMessage({
        variables: {
          input: { message: text, threadId, context: context(), streamKey: ownStream, key: key ?? null },
        },
        context: { fetchOptions: { signal: attempt.signal } },
      });
      if (!data) throw new Error('The response has neither data nor an error');
      if (!end(attempt)) return;
      dispatch(replyEvent(threadId, data.sendChatMessage));
      sayReply(data.sendChatMessage.text);
    } catch (error) {
      if (!end(attempt)) return;
      const outcome = outcomeOf(error);
      dispatch({ type: 'failed', outcome });
      say(outcome);
    }
  };

  const canResume = previous !== null && conversation.turns.length === 0;
  const resume = canResume ? () => dispatch({ type: 'resumed', conversation: previous }) : null;
  /**
   * The conversation that the next message continues: right after the chat was opened, the previous one in this tab.
   */
  const current = canResume ? previous : conversation;
  const unsent = unsentMessage(current);
  const sendAgain = () => {
    const message = lastMessage(current);
    if (message === null || current.isPending) return;
    resume?.();
    dispatch({ type: 'again' });
    void ask(message, current);
  };
  const send = (text: string) => {
    const message = { text: text.trim(), key: randomId() };
    if (message.text === '' || current.isPending) return;
    if (message.text === unsent) return sendAgain();
    resume?.();
    dispatch({ type: 'sent', ...message });
    void ask(message, current);
  };
  const stop = () => {
    const attempt = running.current;
    if (!end(attempt)) return;
    attempt?.abort();
    dispatch({ type: 'stopped', text: progress?.text.trim() ?? '' });
    say('stopped');
  };
  const beginNew = () => {
    const attempt = running.current;
    if (end(attempt)) attempt?.abort();
    forgetPrevious();
    dispatch({ type: 'begun' });
  };
  const begin = current.turns.length > 0 ? beginNew : null;
  const isShown = conversation.turns.length > 0;
  return {
    conversation,
    progress,
    unsent: isShown ? null : unsent,
    send,
    sendAgain,
    stop,
    resume,
    startOver: begin,
  };
};
