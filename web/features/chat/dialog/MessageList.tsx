import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { Button } from '#ui/Button.tsx';
import bubble from '../Bubble.module.css';
import { messages } from '../chat.messages.ts';
import { newestExtras } from '../conversation/conversation.ts';
import type { Turn } from '../conversation/conversation.ts';
import { Greeting, WavingSherry } from './Greeting.tsx';
import styles from './MessageList.module.css';
import { ReplyActions } from '../reply/ReplyActions.tsx';
import { SherryTurn } from './SherryTurn.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { ConversationControls } from '../conversation/useConversation.ts';
import { useNewestInView } from './useNewestInView.ts';
import { Waiting } from './Waiting.tsx';

interface MessageListProps {
  opening: ChatOpening;
  chat: ConversationControls;
  /** The scrolling region. */
  logRef: RefObject<HTMLDivElement | null>;
  onSuggestion: (suggestion: string) => void;
  onSignIn: () => void;
  onTalkToPerson: () => void;
  onFollowLink: () => void;
}

/** Suggestions and actions of the newest reply. */
function NewestOffers({ chat, ...props }: Omit<MessageListProps, 'opening' | 'logRef'>) {
  const extras = newestExtras(chat.conversation);
  if (!extras) return null;
  return (
    <>
      <ReplyActions
        actions={extras.actions}
        onSignIn={props.onSignIn}
        onTalkToPerson={props.onTalkToPerson}
        onFollowLink={props.onFollowLink}
      />
      <Suggestions suggestions={extras.suggestions} onChoose={props.onSuggestion} />
    </>
  );
}

function OneTurn(props: { turn: Turn; onRetry: (() => void) | null; onFollowLink: () => void }) {
  if (props.turn.sender === 'sherry') return <SherryTurn {...props} />;
  return (
    <div className={clsx(bubble.bubble, bubble.user)}>
      <span className={bubble.words} dir="auto">
        {props.turn.text}
      </span>
    </div>
  );
}

/** Separates earlier turns from those that belong to the current thread. */
function NewBelow() {
  return (
    <p className={styles.newBelow}>
      <Text message={messages.otherThread} />
    </p>
  );
}

/**
 * The conversation so far, with the newest turn in view. New replies are announced by `useConversation`, not by this
 * log.
 */
export function MessageList({ opening, logRef, ...props }: MessageListProps) {
  const intl = useIntl();
  const { chat, onFollowLink } = props;
  const { conversation, progress, resume, sendAgain, stop } = chat;
  const { turns, startId, isPending } = conversation;
  useNewestInView(logRef, turns.length, isPending, progress);
  return (
    <div
      ref={logRef}
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label={intl.formatMessage(messages.log)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
      tabIndex={0}
    >
      <Greeting opening={opening} />
      {resume && (
        <Button size="sm" variant="secondary" className={styles.resume} onPress={resume}>
          <Text message={messages.resume} />
        </Button>
      )}
      {turns.map((turn, index) => {
        const isNewest = index === turns.length - 1 && !isPending;
        return (
          <div key={turn.id} className={styles.turn} data-newest={isNewest || undefined}>
            {turn.id === startId && index > 0 && <NewBelow />}
            <OneTurn turn={turn} onRetry={isNewest ? sendAgain : null} onFollowLink={onFollowLink} />
          </div>
        );
      })}
      {isPending && (
        <div className={styles.turn} data-newest>
          <Waiting progress={progress} onStop={stop} onFollowLink={onFollowLink} />
        </div>
      )}
      <NewestOffers {...props} />
      {turns.length === 0 && <WavingSherry />}
    </div>
  );
}
