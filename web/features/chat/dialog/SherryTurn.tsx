import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { Text } from '#i18n/Text.tsx';
import { TextWithHebrew } from '#i18n/content/TextWithHebrew.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import bubble from '../Bubble.module.css';
import { withoutCardLines } from '../reply/cardLines.ts';
import { messages } from '../chat.messages.ts';
import type { Turn } from '../conversation/conversation.ts';
import { ReplyHotels } from '../reply/ReplyHotels.tsx';
import { ReplyText } from '../reply/ReplyText.tsx';

interface SherryTurnProps {
  turn: Turn;
  /** Sends the previous message again; null if that is not offered. */
  onRetry: (() => void) | null;
  onFollowLink: () => void;
}

function Retry({ onRetry }: Pick<SherryTurnProps, 'onRetry'>) {
  if (!onRetry) return null;
  return (
    <TextLink onPress={onRetry}>
      <Text message={messages.retry} />
    </TextLink>
  );
}

/** Message about a failed or empty reply; after a failure with a button to try again, if that is offered. */
function FailedReply({ turn, onRetry }: Pick<SherryTurnProps, 'onRetry'> & { turn: Turn }) {
  const outcome = turn.outcome === 'empty' || turn.outcome === 'busy' ? turn.outcome : 'failed';
  return (
    <div className={clsx(bubble.bubble, bubble.sherry, bubble.failed)}>
      <Icon icon={CircleAlert} size={18} className={bubble.alert} />
      <div>
        <p>
          <TextWithHebrew message={messages[outcome]} />
        </p>
        <Retry onRetry={turn.outcome === 'empty' ? null : onRetry} />
      </div>
    </div>
  );
}

/** A reply with the hotels it mentions, or the reason why the reply failed. */
export function SherryTurn({ turn, onRetry, onFollowLink }: SherryTurnProps) {
  if (turn.outcome !== 'said' && turn.outcome !== 'stopped')
    return <FailedReply turn={turn} onRetry={onRetry} />;
  return (
    <>
      {turn.text !== '' && (
        <div className={clsx(bubble.bubble, bubble.sherry)}>
          <ReplyText text={withoutCardLines(turn.text, turn.extras)} onFollowLink={onFollowLink} />
        </div>
      )}
      {turn.outcome === 'stopped' && (
        <p className={bubble.stopped}>
          <Text message={messages.stopped} />
          <Retry onRetry={turn.text === '' ? onRetry : null} />
        </p>
      )}
      {turn.extras && <ReplyHotels hotels={turn.extras.hotels} onFollowLink={onFollowLink} />}
    </>
  );
}
