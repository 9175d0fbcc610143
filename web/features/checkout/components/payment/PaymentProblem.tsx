import { useEffect, useRef } from 'react';
import { Problem } from '#lib/failures/Problem.tsx';
import { focusField } from '#ui/focusField.ts';
import { failures } from './payment.messages.ts';

export interface PaymentFailure {
  readonly error: unknown;
  /** False when the payment never left this device, or was refused: then nothing is booked. */
  readonly isSent: boolean;
}

const unsentTexts = { NETWORK: failures.unsent };
const sentTexts = { NETWORK: failures.unanswered, TIMEOUT: failures.unanswered };

/** Why a payment failed, and whether something may be booked. It takes the focus, because it may be out of view. */
export function PaymentProblem({ failure }: { failure: PaymentFailure }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusField(place.current), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Problem error={failure.error} texts={failure.isSent ? sentTexts : unsentTexts} />
    </div>
  );
}
