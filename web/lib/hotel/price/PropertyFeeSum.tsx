import type { MoneyAmount } from '#i18n/money/money.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { messages } from './propertyFees.messages.ts';

interface PropertyFeeSumProps {
  /** One per currency; nothing is shown when empty. */
  sums: readonly MoneyAmount[];
}

/** “€12 + $4”: amounts in different currencies are not added up. */
export function FeeSums({ sums }: PropertyFeeSumProps) {
  return (
    <span>
      {sums.map((money, at) => (
        <span key={money.currency}>
          {at > 0 && ' + '}
          <Price money={money} />
        </span>
      ))}
    </span>
  );
}

/** The fees that the hotel itself charges in addition to a price that does not include them. */
export function PropertyFeeSum({ sums }: PropertyFeeSumProps) {
  if (sums.length === 0) return null;
  return <Text message={messages.plus} values={{ fees: <FeeSums key="fees" sums={sums} /> }} />;
}
