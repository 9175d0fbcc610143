import { clsx } from 'clsx';
import { Square } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import bubble from '../Bubble.module.css';
import { activities, messages } from '../chat.messages.ts';
import { ReplyText } from '../reply/ReplyText.tsx';
import type { ReplyProgress } from '../reply/useReplyProgress.ts';
import styles from './Waiting.module.css';

interface WaitingProps {
  /** The reply so far; null while nothing has been received. */
  progress: ReplyProgress | null;
  onStop: () => void;
  onFollowLink: () => void;
}

/** A reply in progress: what the assistant is doing, the text so far, and a button to stop it. */
export function Waiting({ progress, onStop, onFollowLink }: WaitingProps) {
  const intl = useIntl();
  const { brand } = useLocale();
  const activity = progress?.activity;
  return (
    <>
      {progress?.text && (
        <div className={clsx(bubble.bubble, bubble.sherry)}>
          <ReplyText text={progress.text} onFollowLink={onFollowLink} />
        </div>
      )}
      <div className={styles.row}>
        <span className={clsx(bubble.bubble, bubble.sherry, styles.dots)}>
          <span className="visually-hidden">
            {intl.formatMessage(messages.typing, { assistant: brand.assistant })}
          </span>
          <span className={styles.dot} />
          <span className={styles.dot} />
          <span className={styles.dot} />
        </span>
        <span className={styles.activity}>{activity && <Text message={activities[activity]} />}</span>
        <Button size="sm" variant="secondary" icon={Square} className={styles.stop} onPress={onStop}>
          <Text message={messages.stop} />
        </Button>
      </div>
    </>
  );
}
