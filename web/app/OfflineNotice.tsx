import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import { useConnection } from '../lib/offline/useConnection.ts';
import { Notice } from '../ui/Notice.tsx';
import styles from './OfflineNotice.module.css';
import { messages } from './OfflineNotice.messages.ts';

/** Says that there is no connection, and how old is what is shown without one (CV-12). */
export function OfflineNotice() {
  const intl = useIntl();
  const { isOnline, savedAt } = useConnection();
  if (isOnline && savedAt === null) return null;
  return (
    <output className={clsx('container', styles.place)}>
      <Notice tone="warn" className={styles.notice}>
        {savedAt === null
          ? intl.formatMessage(messages.offline)
          : intl.formatMessage(messages.asOf, {
              time: intl.formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
      </Notice>
    </output>
  );
}
