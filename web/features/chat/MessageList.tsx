import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { Text } from '../../i18n/Text.tsx';
import { TextWithHebrew } from '../../i18n/TextWithHebrew.tsx';
import type { ChatOpening } from '../../lib/ChatLauncher.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { greetings, messages } from './chat.messages.ts';
import type { Conversation, Turn } from './conversation.ts';
import styles from './MessageList.module.css';
import { ReplyText } from './ReplyText.tsx';

interface MessageListProps {
  opening: ChatOpening;
  conversation: Conversation;
  onRetry: () => void;
  onResume: (() => void) | null;
  onFollowLink: () => void;
}

function Greeting({ opening }: { opening: ChatOpening }) {
  // Without a name the hotel greeting would have a hole.
  const kind = opening.kind === 'hotel' && !opening.hotelName ? 'general' : opening.kind;
  return (
    <div className={clsx(styles.bubble, styles.sherry)}>
      <Text message={greetings[kind]} values={{ HotelName: <bdi key="name">{opening.hotelName}</bdi> }} />
    </div>
  );
}

function SherryTurn({
  turn,
  onRetry,
  onFollowLink,
}: {
  turn: Turn;
  onRetry?: () => void;
  onFollowLink: () => void;
}) {
  if (turn.outcome === 'said') {
    return (
      <div className={clsx(styles.bubble, styles.sherry)} dir="auto">
        <ReplyText text={turn.text} onFollowLink={onFollowLink} />
      </div>
    );
  }
  return (
    <div className={clsx(styles.bubble, styles.sherry, styles.failed)}>
      <Icon icon={CircleAlert} size={18} className={styles.alert} />
      <div>
        <TextWithHebrew message={messages[turn.outcome]} />
        {onRetry && (
          <TextLink onPress={onRetry}>
            <Text message={messages.retry} />
          </TextLink>
        )}
      </div>
    </div>
  );
}

function Typing() {
  const intl = useIntl();
  const { brand } = useLocale();
  return (
    <div className={clsx(styles.bubble, styles.sherry, styles.typing)}>
      <span className="visually-hidden">
        {intl.formatMessage(messages.typing, { assistant: brand.assistant })}
      </span>
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
    </div>
  );
}

/** Mounted anew with every turn, at the end of the log. */
const showNewest = (end: HTMLDivElement | null): void => end?.scrollIntoView({ block: 'nearest' });

/** The conversation so far, newest in view. New replies are announced elsewhere, once (CV-07). */
export function MessageList({ opening, conversation, onRetry, onResume, onFollowLink }: MessageListProps) {
  const intl = useIntl();
  const { turns, isPending } = conversation;
  return (
    <div
      className={styles.log}
      role="log"
      aria-live="off"
      aria-label={intl.formatMessage(messages.log)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keys
      tabIndex={0}
    >
      <Greeting opening={opening} />
      {onResume && (
        <Button size="sm" variant="secondary" className={styles.resume} onPress={onResume}>
          <Text message={messages.resume} />
        </Button>
      )}
      {turns.map((turn, index) =>
        turn.sender === 'user' ? (
          <div key={turn.id} className={clsx(styles.bubble, styles.user)} dir="auto">
            {turn.text}
          </div>
        ) : (
          <SherryTurn
            key={turn.id}
            turn={turn}
            onFollowLink={onFollowLink}
            {...(index === turns.length - 1 && !isPending && turn.outcome === 'failed' ? { onRetry } : {})}
          />
        ),
      )}
      {isPending && <Typing />}
      <div key={`${turns.length} ${isPending}`} ref={showNewest} />
    </div>
  );
}
