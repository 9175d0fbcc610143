import { useIntl } from 'react-intl';
import { Skeleton } from '#ui/Skeleton.tsx';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';

/** Placeholder of a price while it is loading: as high as a price with its total, so that nothing moves when it arrives. */
export function PricePending() {
  const intl = useIntl();
  return (
    <div className={styles.price}>
      <Skeleton width="6rem" height="3.25rem" />
      <p className={styles.small}>{intl.formatMessage(messages.pricePending)}</p>
      <Skeleton width="8rem" height="1.25rem" />
      <Skeleton width="6rem" height="1.5rem" />
    </div>
  );
}

/** Placeholder of meals and the cancellation rule. */
export function PendingTerms() {
  return (
    <div className={styles.terms}>
      <Skeleton width="9rem" height="1.25rem" />
      <Skeleton width="13rem" height="2.5rem" />
    </div>
  );
}
