import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAcceptBookingPriceMutation } from '#generated/graphql.ts';
import type { CheckoutPage_PriceChangedFragment, ErrorCode } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { randomId } from '#lib/storage/randomId.ts';
import { useToasts } from '#ui/toasts.tsx';
import { useErrorToast } from '#lib/failures/useErrorToast.ts';
import { priceMessages } from '../checkout.messages.ts';

export type PriceChange = CheckoutPage_PriceChangedFragment;

export interface PriceChangeState {
  /** The price change that the traveller has to accept or refuse; null without one. */
  readonly pending: PriceChange | null;
  readonly isAccepting: boolean;
  /**
   * Asks the traveller unless the new price is lower; a lower one is only announced, because the server has applied it
   * already.
   */
  readonly report: (change: PriceChange) => void;
  /** Announces that the price is lower, without asking. */
  readonly announceLower: (change: PriceChange) => void;
  readonly accept: () => void;
  readonly dismiss: () => void;
}

export const isLower = (change: PriceChange): boolean =>
  change.newTotal.amountMinor < change.oldTotal.amountMinor;

/** Price changes of a pending booking, and the traveller's decision. */
export const usePriceChange = (
  bookingId: string,
  on: { readonly refused: (code: ErrorCode | null) => void; readonly lower: () => void },
): PriceChangeState => {
  const intl = useIntl();
  const toasts = useToasts();
  const failure = useErrorToast();
  const { language } = useLocale();
  const [pending, setPending] = useState<PriceChange | null>(null);
  const [acceptPrice, { loading }] = useAcceptBookingPriceMutation();

  const announceLower = (change: PriceChange) => {
    const text = intl.formatMessage(priceMessages.lower, {
      oldTotal: formatMoney(change.oldTotal, language.locale),
      newTotal: formatMoney(change.newTotal, language.locale),
    });
    toasts.show({ tone: 'ok', text });
  };

  const report = (change: PriceChange) => {
    if (!isLower(change)) {
      setPending(change);
      return;
    }
    announceLower(change);
    on.lower();
  };

  const accept = async (change: PriceChange) => {
    failure.clear();
    try {
      const variables = { bookingId, offerId: change.offer.id, key: randomId() };
      const { data } = await acceptPrice({ variables });
      const result = data?.acceptBookingPrice;
      if (result?.__typename === 'PriceChanged') {
        setPending(result);
        return;
      }
      setPending(null);
      if (result?.__typename === 'BookingSaved')
        toasts.show({ tone: 'ok', text: intl.formatMessage(priceMessages.accepted) });
      else on.refused(result?.__typename === 'BookingRefused' ? result.code : null);
    } catch {
      failure.fail(intl.formatMessage(priceMessages.acceptFailed));
    }
  };

  return {
    pending,
    isAccepting: loading,
    report,
    announceLower,
    accept: () => {
      if (pending) void accept(pending);
    },
    dismiss: () => setPending(null),
  };
};
