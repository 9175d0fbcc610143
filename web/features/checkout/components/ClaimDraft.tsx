import { useClaimBookingMutation } from '#generated/graphql.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { useOnce } from '../useOnce.ts';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';

/** Assigns the visitor's draft to the member right after the sign-in; the page then opens its tabs. */
export function ClaimDraft({ bookingId }: { bookingId: string }) {
  const [claim, { error }] = useClaimBookingMutation();
  const start = () => {
    // The mutation's state shows the failure.
    claim({ variables: { bookingId } }).catch(() => undefined);
  };
  useOnce(start);
  if (!error) return <CheckoutSkeleton bookingId={bookingId} />;
  return (
    <div className="container">
      <Problem error={error} onRetry={start} />
    </div>
  );
}
