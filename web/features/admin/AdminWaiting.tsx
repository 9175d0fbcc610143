import { clsx } from 'clsx';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages } from './AdminPage.messages.ts';
import styles from './AdminPage.module.css';
import { tabOf } from './AdminTabs.tsx';
import { DashboardSkeletons } from './dashboard/DashboardSkeleton.tsx';
import dashboard from './dashboard/DashboardTab.module.css';
import { firstWelcomeMark, nameSlot } from './firstWelcome.ts';

/**
 * Skeleton shown until it is known whether the user is an administrator; it contains nothing private. In the first
 * frame a script writes the administrator's name into it.
 */
export function AdminWaiting({ params }: { params: URLSearchParams }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.checking);
  return (
    <SkeletonRegion label={label} className={`container ${styles.page}`}>
      <div className={styles.header}>
        <div className={styles.nameBones}>
          <p className={styles.kicker}>
            <Text message={messages.title} />
          </p>
          <div
            className={clsx('display', styles.welcomeBone)}
            {...{ [firstWelcomeMark]: intl.formatMessage(messages.welcome, { name: nameSlot }) }}
          >
            <Skeleton width="18rem" height="100%" />
          </div>
        </div>
        <Skeleton width="8rem" height="1.625rem" radius="full" />
      </div>
      <div className={styles.tabBones}>
        {[1, 2, 3, 4, 5].map((each) => (
          <Skeleton key={each} width="7rem" height="1.5rem" />
        ))}
      </div>
      <div className={clsx(styles.tab, dashboard.dashboard)}>
        {tabOf(params).id === 'dashboard' && <DashboardSkeletons />}
      </div>
    </SkeletonRegion>
  );
}
