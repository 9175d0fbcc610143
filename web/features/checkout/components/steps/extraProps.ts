import type { CheckoutPage_BookingFragment, CheckoutPage_ExtrasFragment } from '#generated/graphql.ts';
import type { ExtraChoices } from '../../extras/useExtraChoices.ts';

/** Properties of every step for extras. */
export interface ExtraStepProps {
  booking: CheckoutPage_BookingFragment;
  catalogue: CheckoutPage_ExtrasFragment;
  choices: ExtraChoices;
}
