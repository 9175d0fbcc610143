import { clsx } from 'clsx';
import { CircleCheck, Info } from 'lucide-react';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { Icon } from '#ui/Icon.tsx';
import { usePolicyWords } from '../../policy/policyWords.ts';
import styles from './BookingPanel.module.css';

interface PolicyLineProps {
  offer: HotelPage_OfferFragment;
  checkIn: string;
}

/** What cancelling costs at the price shown: “Free cancellation until Fri 18 Jun, 23:59”, “Non-refundable”. */
export function PolicyLine({ offer, checkIn }: PolicyLineProps) {
  const policy = usePolicyWords(checkIn)(offer);
  const { isFree } = offer.cancellation;
  return (
    <span className={clsx(styles.policy, isFree && styles.free)}>
      <Icon icon={isFree ? CircleCheck : Info} size={16} />
      <span>{policy}</span>
    </span>
  );
}
