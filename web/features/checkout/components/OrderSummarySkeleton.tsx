import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './OrderSummary.module.css';

/**
 * Placeholder of the order while it is loaded. It shows the hotel's picture and name in their final positions if the
 * server wrote them into the page.
 */
export function OrderSummarySkeleton({ hotel }: { hotel: FirstFrameHotel | null }) {
  if (!hotel) {
    return (
      <Card>
        <Skeleton height="24rem" />
      </Card>
    );
  }
  return (
    <Card padding="none" className={styles.card ?? ''}>
      <img
        src={hotel.picture}
        alt=""
        width={800}
        height={600}
        className={styles.picture}
        fetchPriority="high"
      />
      <div className={styles.hotel}>
        <Skeleton width="5rem" className={styles.lineBone ?? ''} />
        <p className="title">
          <bdi>{hotel.name}</bdi>
        </p>
        <Skeleton width="40%" className={styles.lineBone ?? ''} />
      </div>
      <div className={styles.bones}>
        <Skeleton height="14rem" />
      </div>
    </Card>
  );
}
