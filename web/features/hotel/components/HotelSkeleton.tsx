import { useIntl } from 'react-intl';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { messages } from '../HotelPage.messages.ts';
import styles from '../HotelPage.module.css';

/** The page's boxes while the hotel loads. */
export function HotelSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.skeleton}>
      <Skeleton height="28rem" radius="lg" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton width="8rem" />
          <Skeleton width="60%" height="2.75rem" />
          <Skeleton width="40%" />
          <Skeleton height="4.5rem" />
          <Skeleton height="9.75rem" radius="lg" />
          <Skeleton height="9.75rem" radius="lg" />
        </div>
        <Skeleton height="26rem" radius="lg" />
      </div>
    </SkeletonRegion>
  );
}
