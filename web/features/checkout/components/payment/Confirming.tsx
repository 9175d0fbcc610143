import { useEffect, useRef } from 'react';
import { useCheckoutPageQuery } from '#generated/graphql.ts';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { bookingsPath } from '#lib/page/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import styles from '../../Checkout.module.css';
import { messages } from '../../checkout.messages.ts';
import own from './Confirming.module.css';
import { failures } from './payment.messages.ts';
import { OrderSummary } from '../OrderSummary.tsx';

const pollMs = 3000;

interface ConfirmingProps {
  booking: CheckoutPage_BookingFragment;
  /** True when this replaces the steps, false when the page opens with it. */
  isAfterSteps: boolean;
}

/** Shown while the outcome of the reservation is not known; polls the booking until it is. */
export function Confirming({ booking, isAfterSteps }: ConfirmingProps) {
  useCheckoutPageQuery({
    variables: { bookingId: booking.id },
    pollInterval: pollMs,
    fetchPolicy: 'network-only',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The payment form was removed, so scroll position and focus are set here. After Back and a reload the browser sets
  // them.
  useEffect(() => {
    if (!isAfterSteps) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [isAfterSteps]);
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.columns}>
        <Card>
          <div className={own.state} aria-live="polite">
            <Spinner size={36} />
            <h1 ref={heading} tabIndex={-1} className="title">
              <Text message={messages.confirming} />
            </h1>
            <p>
              <Text message={messages.confirmingLine} />
            </p>
            <ButtonLink to={bookingsPath} variant="secondary">
              <Text message={failures.myBookings} />
            </ButtonLink>
          </div>
        </Card>
        <OrderSummary booking={booking} />
      </div>
    </div>
  );
}
