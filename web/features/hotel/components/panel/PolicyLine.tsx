import { clsx } from 'clsx';
import { CircleCheck, Info } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { today } from '#i18n/dates/plain-date.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { messages } from '#lib/booking/booking.messages.ts';
import { Icon } from '#ui/Icon.tsx';
import { feeInEffect } from '../../policy/cancellationPlan.ts';
import { usePolicyWords } from '../../policy/policyWords.ts';
import styles from './BookingPanel.module.css';

interface PolicyLineProps {
  offer: HotelPage_OfferFragment;
  checkIn: string;
}

/**
 * What cancelling costs at the price shown: “Free cancellation until Fri 18 Jun, 23:59”, “Non-refundable”, “Partly
 * refundable · Cancelling costs ₪900.45”.
 */
export function PolicyLine({ offer, checkIn }: PolicyLineProps) {
  const policy = usePolicyWords(checkIn)(offer);
  const intl = useIntl();
  const { language } = useLocale();
  const { isFree } = offer.cancellation;
  const fee = feeInEffect(offer.cancellation, offer.total, today());
  return (
    <span className={clsx(styles.policy, isFree && styles.free)}>
      <Icon icon={isFree ? CircleCheck : Info} size={16} />
      <span>
        {policy}
        {fee && ` · ${intl.formatMessage(messages.feeNow, { fee: formatMoney(fee, language.locale) })}`}
      </span>
    </span>
  );
}
