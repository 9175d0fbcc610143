import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { priceMessages } from '../../checkout.messages.ts';
import { hotelPathOf } from '../../hotelPathOf.ts';
import type { PriceChangeState } from '../../payment/usePriceChange.ts';

/** Dialog with the old and the new price, which the traveller accepts or refuses. */
export function PriceChangedDialog(props: {
  booking: CheckoutPage_BookingFragment;
  price: PriceChangeState;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pending, accept, dismiss, isAccepting } = props.price;
  const isSamePrice = pending?.oldTotal.amountMinor === pending?.newTotal.amountMinor;
  return (
    <AlertDialog
      isOpen={pending !== null}
      onClose={dismiss}
      title={intl.formatMessage(priceMessages.changed)}
      message={
        pending && (
          <Text
            message={isSamePrice ? priceMessages.rulesChanged : priceMessages.changedLine}
            values={{
              oldTotal: <Price key="old" money={pending.oldTotal} size="md" />,
              newTotal: <Price key="new" money={pending.newTotal} size="md" isEstimated />,
              includes: <TaxesAndFees key="includes" fees={pending.offer.propertyFees} />,
            }}
          />
        )
      }
      actions={[
        {
          label: intl.formatMessage(priceMessages.leave),
          isSafe: true,
          onPress: () => void navigate(hotelPathOf(props.booking)),
        },
        {
          label: intl.formatMessage(priceMessages.accept),
          variant: 'primary',
          isPending: isAccepting,
          keepOpen: true,
          onPress: accept,
        },
      ]}
    />
  );
}
