import type { MoneyAmount } from '#i18n/money/money.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { messages } from './price/propertyFees.messages.ts';

interface PropertyFeeAmountProps {
  fee: {
    /** Amount for the whole stay. */
    readonly amount: MoneyAmount;
    /** Amount per night; null where the property does not charge by the night. */
    readonly perNight: MoneyAmount | null;
  };
}

/** “€78 (€26 per night)”: the amount of a fee, with the price of a night where the property charges by the night. */
export function PropertyFeeAmount({ fee: { amount, perNight } }: PropertyFeeAmountProps) {
  return (
    // One element, also in a row that spreads its children.
    <bdi>
      <Price money={amount} />
      {perNight && (
        <>
          {' '}
          (<Text message={messages.ofNight} values={{ fee: <Price key="fee" money={perNight} /> }} />)
        </>
      )}
    </bdi>
  );
}
