import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { feeNames } from './price/propertyFees.messages.ts';

/** Fee names that have a translation. The complete name has to match; it may say how the fee is counted. */
const known: readonly (readonly [RegExp, Message])[] = [
  [/^city tax$/i, feeNames.cityTax],
  [/^mandatory tax$/i, feeNames.mandatoryTax],
  [/^resort fee(?: per (?:accommodation|stay))*$/i, feeNames.resortFee],
  [/^deposit(?: fee)?(?: per (?:accommodation|stay))*$/i, feeNames.deposit],
];

/** The name of a fee in the reader's language where it has a translation; otherwise as the hotel wrote it. */
export function PropertyFeeName({ description }: { description: string }) {
  const words = description.replace(/\s+/g, ' ').trim();
  const name = known.find(([pattern]) => pattern.test(words))?.[1];
  return name ? <Text message={name} /> : <bdi>{description}</bdi>;
}
