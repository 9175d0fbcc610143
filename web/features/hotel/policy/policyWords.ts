import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { useDates } from '#i18n/dates/useDates.ts';
import { messages as policyMessages } from '#lib/booking/booking.messages.ts';
import { policyKind } from './cancellationPlan.ts';
import { dealMessages } from '../HotelPage.messages.ts';

type Terms = Pick<HotelPage_OfferFragment, 'cancellation' | 'total'>;

/**
 * Returns a function that puts cancellation terms into a phrase: “Free cancellation until Fri 18 Jun, 23:59”,
 * “Non-refundable”.
 */
export const usePolicyWords = (checkIn: string) => {
  const intl = useIntl();
  const dates = useDates();
  return ({ cancellation, total }: Terms): string => {
    switch (policyKind(cancellation, checkIn, total)) {
      case 'non-refundable':
        return intl.formatMessage(dealMessages.nonRefundable);
      case 'partly-refundable':
        return intl.formatMessage(policyMessages.partlyRefundable);
      case 'free':
        return intl.formatMessage(dealMessages.free);
      case 'free-48-hours':
      case 'free-until':
      default:
        return intl.formatMessage(dealMessages.freeUntil, {
          moment: dates.wallClock(cancellation.freeUntil),
        });
    }
  };
};
