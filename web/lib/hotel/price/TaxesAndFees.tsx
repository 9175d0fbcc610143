import type { MoneyAmount } from '#i18n/money/money.ts';
import { Text } from '#i18n/Text.tsx';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import { messages } from './propertyFees.messages.ts';
import { FeeSums } from './PropertyFeeSum.tsx';

interface TaxesAndFeesProps {
  /** Fees that the hotel itself charges, one by one; empty where the price includes everything. */
  fees: readonly { readonly amount: MoneyAmount }[];
  /** Shown on a line of its own, so it starts with a capital letter. */
  isLine?: boolean;
}

/** What a price includes: taxes and fees, or only taxes, with the amount paid at the hotel in addition. */
export function TaxesAndFees({ fees, isLine = false }: TaxesAndFeesProps) {
  const sums = feeSums(fees);
  if (sums.length === 0) return <Text message={isLine ? messages.noneLine : messages.none} />;
  return (
    <Text
      message={isLine ? messages.taxesPlusLine : messages.taxesPlus}
      values={{ fees: <FeeSums key="fees" sums={sums} /> }}
    />
  );
}
