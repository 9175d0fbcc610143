import type { MoneyAmount } from '#i18n/money.ts';
import { Price } from '#i18n/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { messages } from './deskFees.messages.ts';

interface DeskFeeSumProps {
  /** One per currency; none says nothing. */
  sums: readonly MoneyAmount[];
  /** Says that taxes are in the price, too. */
  hasTaxes?: boolean;
}

/** What the hotel collects itself beside a price that does not contain it. */
export function DeskFeeSum({ sums, hasTaxes = false }: DeskFeeSumProps) {
  if (sums.length === 0) return null;
  const fees = sums.map((money, place) => (
    <span key={money.currency}>
      {place > 0 && ' + '}
      <Price money={money} />
    </span>
  ));
  return (
    <Text
      message={hasTaxes ? messages.taxesPlus : messages.plus}
      values={{ fees: <span key="fees">{fees}</span> }}
    />
  );
}
