import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import { sinceSaved } from '../price.ts';
import type { RowStay } from '../rowStay.ts';
import type { CurrentPrice } from '#lib/hotel/price/currentPrice.ts';
import styles from './FavoriteRow.module.css';

/** “₪50 less since you saved it”; renders nothing when the prices cannot be compared. */
function SinceSaved({ difference }: { difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0) {
    return (
      <p className={styles.since}>
        <Icon icon={Equal} size={16} />
        <Text message={messages.same} />
      </p>
    );
  }
  const isLess = difference < 0;
  const amount = <Price key="amount" money={{ amountMinor: Math.abs(difference), currency: 'ILS' }} />;
  return (
    <p className={isLess ? styles.less : styles.since}>
      <Icon icon={isLess ? ArrowDown : ArrowUp} size={16} />
      <span>
        <Text message={isLess ? messages.less : messages.more} values={{ amount }} />
      </span>
    </p>
  );
}

interface FavoritePriceProps {
  favorite: FavoriteRow_FavoriteFragment;
  price: CurrentPrice;
  rowStay: RowStay;
}

/** The current price of the hotel, or the reason why it is not known. */
export function FavoritePrice({ favorite, price, rowStay }: FavoritePriceProps) {
  const intl = useIntl();
  const labels = useLabels();
  const wishNames = useWishNames();
  const { stay } = rowStay;
  if (price.kind === 'loading') {
    return (
      <SkeletonRegion label={intl.formatMessage(messages.pricesLoading)} className={styles.deal ?? ''}>
        <Skeleton width="6rem" height="1.75rem" />
        <Skeleton width="9rem" />
      </SkeletonRegion>
    );
  }
  if (price.kind === 'unknown') {
    return (
      <div className={styles.deal}>
        <p className={styles.small}>
          <Text message={messages.noPrice} />
        </p>
      </div>
    );
  }
  if (price.kind === 'unmet') {
    return (
      <div className={styles.deal}>
        <p className={styles.gone}>
          <Text message={messages.noneAsked} values={{ wishes: wishNames(stay.wishes ?? NO_WISHES) }} />
        </p>
      </div>
    );
  }
  if (price.kind === 'sold-out') {
    return (
      <div className={styles.deal}>
        <p className={styles.gone}>
          <Text message={messages.noRooms} />
        </p>
        <p className={styles.small}>
          <Text message={messages.forDates} />
        </p>
      </div>
    );
  }
  const { pricePerNight, total, propertyFees } = price.offer;
  const nights = nightsBetween(stay.checkIn, stay.checkOut) ?? 1;
  return (
    <div className={styles.deal}>
      <p className={styles.night}>
        <Price money={pricePerNight} size="display" />
        <span className={styles.small}>{labels.perNight(stay.party.rooms)}</span>
        <EstimatedPrice money={pricePerNight} />
      </p>
      <p className={styles.small}>
        <Text
          message={messages.total}
          values={{ nights, total: <Price key="total" money={total} isEstimated /> }}
        />
      </p>
      <p className={styles.small}>
        <TaxesAndFees fees={propertyFees} />
      </p>
      <SinceSaved difference={sinceSaved(favorite, price, rowStay)} />
    </div>
  );
}
