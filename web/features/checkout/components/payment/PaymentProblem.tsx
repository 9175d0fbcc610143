import { useEffect, useRef } from 'react';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { bookingsPath } from '#lib/page/paths.ts';
import { focusField } from '#ui/focusField.ts';
import styles from '../steps/SummaryStep.module.css';
import { failures } from './payment.messages.ts';

export interface PaymentFailure {
  readonly error: unknown;
  /** False when the payment was not sent or was refused, so that nothing can be booked. */
  readonly isSent: boolean;
}

const unsentTexts = { NETWORK: failures.unsent };
const sentTexts = {
  NETWORK: failures.unanswered,
  TIMEOUT: failures.unanswered,
  UNANSWERED: failures.unanswered,
};

/** A link that opens in a new tab, because the typed card number is not stored and would be lost. */
const bookingsLink = (
  <a key="bookings" href={bookingsPath} target="_blank" rel="noopener" className={styles.policy}>
    <Text message={failures.myBookings} />
  </a>
);

/** Says why a payment failed, and whether the room may be booked. It takes the focus, because it may be out of view. */
export function PaymentProblem({ failure }: { failure: PaymentFailure }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusField(place.current), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Problem
        error={failure.error}
        texts={failure.isSent ? sentTexts : unsentTexts}
        values={{ bookings: bookingsLink }}
      />
    </div>
  );
}
