import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { firstFrameHotel } from '#lib/hotel/firstFrameHotel.ts';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import styles from '../Checkout.module.css';
import { messages } from '../checkout.messages.ts';
import { stepIds } from '../steps.ts';
import { StepSkeleton } from './StepSkeleton.tsx';

/** Heading, steps and placeholders of the checkout, in their final positions, while the booking is loaded. */
export function CheckoutSkeleton({ bookingId }: { bookingId: string }) {
  const [hotel] = useState(() => firstFrameHotel(bookingId));
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="display">
        <Text message={messages.title} />
      </h1>
      <SkeletonRegion isPage label={useIntl().formatMessage(messages.loading)}>
        <div className={styles.stepBones}>
          {stepIds.map((id) => (
            <Skeleton key={id} width="2.25rem" height="2.25rem" radius="full" />
          ))}
        </div>
        <StepSkeleton hotel={hotel} />
      </SkeletonRegion>
    </div>
  );
}
