import { useClaimBookingMutation } from '#generated/graphql.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { useOnMount } from '../../useOnMount.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';

/**
 * Assigns a visitor's draft to the member who has signed in; the page then shows the steps
 * from the top: the form of the account was scrolled to its button.
 */
export function ClaimDraft({ bookingId }: { bookingId: string }) {
  const [claim, { error }] = useClaimBookingMutation();
  const start = () => {
    // A failure is shown from the state of the mutation.
    claim({ variables: { bookingId } }).catch(() => undefined);
  };
  useOnMount(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    start();
  });
  if (!error) return <CheckoutSkeleton bookingId={bookingId} />;
  return (
    <div className="container">
      <Problem error={error} onRetry={start} />
    </div>
  );
}
