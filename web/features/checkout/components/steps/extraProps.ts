import type { CheckoutPage_BookingFragment, CheckoutPage_ExtrasFragment } from '#generated/graphql.ts';
import type { ExtraChoices } from '../../extras/useExtraChoices.ts';

/** Props of every extras step. */
export interface ExtraStepProps {
  booking: CheckoutPage_BookingFragment;
  catalogue: CheckoutPage_ExtrasFragment;
  choices: ExtraChoices;
}
