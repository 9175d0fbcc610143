import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { SherryBadge } from '#ui/SherryBadge.tsx';
import { messages } from './HotelCard.messages.ts';
import styles from './PickFlag.module.css';

const REASONS = ['FEATURED', 'BEST_VALUE', 'TOP_RATED_FLEXIBLE'] as const;

/** Marks the assistant's pick; pressing it opens the reason in one line. */
export function PickFlag({ reason }: { reason: string }) {
  const intl = useIntl();
  const { brand } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const known = REASONS.find((key) => key === reason);
  return (
    <span className={styles.flag}>
      <button
        type="button"
        className={styles.badge}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setOpen(!isOpen)}
      >
        <SherryBadge>{intl.formatMessage(messages.pick, { assistant: brand.assistant })}</SherryBadge>
      </button>
      <span id={textId} className={styles.reason} hidden={!isOpen}>
        {known && `${intl.formatMessage(messages[known])} `}
        {intl.formatMessage(messages.unpaid)}
      </span>
    </span>
  );
}
