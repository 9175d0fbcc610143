import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import styles from '../Checkout.module.css';
import { messages } from '../checkout.messages.ts';
import { stepIds } from '../steps.ts';
import { OrderBones } from './OrderBones.tsx';

/** Heading, steps and boxes of the checkout while the booking is read, where they will stand. */
export function CheckoutSkeleton({ bookingId }: { bookingId: string }) {
  const loading = useIntl().formatMessage(messages.loading);
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="display">
        <Text message={messages.title} />
      </h1>
      <SkeletonRegion isPage label={loading}>
        <div className={styles.stepBones}>
          {stepIds.map((id) => (
            <Skeleton key={id} width="2.25rem" height="2.25rem" radius="full" />
          ))}
        </div>
        <div className={styles.columns}>
          <Card>
            <p aria-hidden="true" className={`title ${styles.waiting}`}>
              {loading}
            </p>
            <Skeleton height="28rem" />
          </Card>
          <OrderBones bookingId={bookingId} />
        </div>
      </SkeletonRegion>
    </div>
  );
}
