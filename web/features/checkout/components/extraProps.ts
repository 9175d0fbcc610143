import type {
  CheckoutPage_BookingFragment,
  CheckoutPage_ExtrasFragment,
} from '../../../generated/graphql.ts';

/** What every extras step gets. */
export interface ExtraStepProps {
  booking: CheckoutPage_BookingFragment;
  catalogue: CheckoutPage_ExtrasFragment;
  /** Saved or skipped: on to the next step. */
  onDone: () => void;
}
