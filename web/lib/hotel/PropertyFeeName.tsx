import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { feeNames } from './price/propertyFees.messages.ts';

/** What hotels call the fees that we know: nothing but these words, and what they are counted by. */
const known: readonly (readonly [RegExp, Message])[] = [
  [/^city tax$/i, feeNames.cityTax],
  [/^mandatory tax$/i, feeNames.mandatoryTax],
  [/^resort fee(?: per (?:accommodation|stay))*$/i, feeNames.resortFee],
  [/^deposit(?: fee)?(?: per (?:accommodation|stay))*$/i, feeNames.deposit],
];

/** The name of a fee in the reader's language where it is a known one, else in the hotel's words. */
export function PropertyFeeName({ description }: { description: string }) {
  const words = description.replace(/\s+/g, ' ').trim();
  const name = known.find(([pattern]) => pattern.test(words))?.[1];
  return name ? <Text message={name} /> : <bdi>{description}</bdi>;
}
