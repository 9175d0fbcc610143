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

/** The reservation is running or being looked up: the page polls the booking until the outcome is known. */
export function Confirming({ booking }: { booking: CheckoutPage_BookingFragment }) {
  useCheckoutPageQuery({
    variables: { bookingId: booking.id },
    pollInterval: pollMs,
    fetchPolicy: 'network-only',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, and the payment form above which the page was scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
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
