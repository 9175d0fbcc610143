import { useIntl } from 'react-intl';
import { LEDGER_CURRENCY } from '#models/money.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';

/**
 * Height of a price, without and with the estimate in another currency below it, minus the height of the text shown
 * here.
 */
const PRICE_HEIGHT = { plain: '1.5rem', estimated: '2.5875rem' };

/**
 * Placeholder of a price while it is loading: as high as a price, its total and the link to the rooms, so that there is
 * no layout shift.
 */
export function PricePending() {
  const intl = useIntl();
  const { currency } = useCurrency();
  return (
    <div className={styles.price}>
      <Skeleton
        width="6rem"
        height={PRICE_HEIGHT[currency.code === LEDGER_CURRENCY ? 'plain' : 'estimated']}
      />
      <p className={styles.small}>{intl.formatMessage(messages.pricePending)}</p>
      <Skeleton width="8rem" height="3.97rem" />
      <Skeleton width="7rem" height="2.25rem" className={styles.pendingView ?? ''} />
    </div>
  );
}

/** Placeholder of meals and cancellation terms, as high as those of most prices. */
export function PendingTerms() {
  return (
    <div className={styles.terms}>
      <Skeleton width="9rem" height="1.36rem" />
      <Skeleton width="13rem" height="3.97rem" />
    </div>
  );
}
