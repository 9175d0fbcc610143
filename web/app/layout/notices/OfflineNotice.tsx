import { clsx } from 'clsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { useConnection } from '#lib/offline/useConnection.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './OfflineNotice.module.css';
import { messages } from './OfflineNotice.messages.ts';

/** Says that there is no connection, and how old the displayed data is. */
export function OfflineNotice() {
  const dates = useDates();
  const { isOnline, savedAt } = useConnection();
  // Always mounted, because screen readers announce only changes in an existing live region.
  return (
    <output className={clsx('container', styles.place)}>
      {(!isOnline || savedAt !== null) && (
        <Notice tone="warn" className={styles.notice}>
          {savedAt === null ? (
            <Text message={messages.offline} />
          ) : (
            <Text
              message={messages.asOf}
              values={{ time: <bdi>{dates.moment(new Date(savedAt).toISOString())}</bdi> }}
            />
          )}
        </Notice>
      )}
    </output>
  );
}
