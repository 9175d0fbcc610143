import { useEffect, useEffectEvent, useRef } from 'react';
import { usePaidBefore } from '../../payment/usePaidBefore.ts';
import { PaidCheckout } from './PaidCheckout.tsx';

/** A checkout whose booking was paid in another window while its steps were shown here. */
export function PaidElsewhere({ bookingId }: { bookingId: string }) {
  const say = useEffectEvent(usePaidBefore());
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isSaid.current) say();
    isSaid.current = true;
  }, []);
  return <PaidCheckout bookingId={bookingId} />;
}
