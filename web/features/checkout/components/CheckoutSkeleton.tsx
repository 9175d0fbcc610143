import { useIntl } from 'react-intl';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import styles from '../Checkout.module.css';
import { messages } from '../checkout.messages.ts';

/** The boxes of the checkout while the booking is read. */
export function CheckoutSkeleton() {
  const loading = useIntl().formatMessage(messages.loading);
  return (
    <div className={`container ${styles.page}`}>
      <SkeletonRegion label={loading}>
        <div className={styles.columns}>
          <Card>
            <p aria-hidden="true" className={`title ${styles.waiting}`}>
              {loading}
            </p>
            <Skeleton height="28rem" />
          </Card>
          <Card>
            <Skeleton height="24rem" />
          </Card>
        </div>
      </SkeletonRegion>
    </div>
  );
}
