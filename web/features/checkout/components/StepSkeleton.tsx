import type { FirstFrameHotel } from '#shared/routes/first-frame-hotel.ts';
import { Text } from '#i18n/Text.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from '../Checkout.module.css';
import { messages } from '../checkout.messages.ts';
import { OrderSummarySkeleton } from './OrderSummarySkeleton.tsx';

/**
 * Placeholders of a step and of the order beside it. Screen readers skip its heading, which will be replaced, and read
 * only the line below it.
 */
export function StepSkeleton({ hotel }: { hotel: FirstFrameHotel | null }) {
  return (
    <div className={styles.columns}>
      <Card>
        <p aria-hidden="true" className="title">
          <Text message={messages.loading} />
        </p>
        <p className={styles.waiting}>
          <Text message={messages.loadingLine} />
        </p>
        <Skeleton height="24.5rem" />
      </Card>
      <OrderSummarySkeleton hotel={hotel} />
    </div>
  );
}
