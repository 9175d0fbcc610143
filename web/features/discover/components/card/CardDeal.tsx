import { ArrowRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Score } from '#ui/Score.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { messages } from './HotelCard.messages.ts';
import styles from './HotelCard.module.css';
import { qualityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { PricePending } from './PricePending.tsx';
import { type CardNearest, SoldOut } from './SoldOut.tsx';

interface CardDealProps {
  /** Id of the element that describes the card's link. */
  id: string;
  /** Id of the text that looks like a button; it is part of the link's name. */
  viewId: string;
  hotel: HotelCard_HotelFragment;
  criteria: CriteriaWithWishes;
  /** The nearest dates with rooms, for a hotel without rooms. */
  nearest?: CardNearest | undefined;
}

function Quality({ quality }: { quality: NonNullable<HotelCard_HotelFragment['quality']> }) {
  const intl = useIntl();
  const score = intl.formatNumber(quality.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className={styles.quality}>
      <span className={styles.qualityWords}>
        <strong>{intl.formatMessage(qualityLabels[quality.label])}</strong>
        <span>{intl.formatMessage(messages.quality)}</span>
        <span>
          <QualitySource quality={quality} />
        </span>
      </span>
      <Score value={score} />
    </p>
  );
}

/** Rating and price of a card; while the price is loading a placeholder, without rooms a note. */
export function CardDeal({ id, viewId, hotel, criteria, nearest }: CardDealProps) {
  const intl = useIntl();
  const labels = useLabels();
  const { pricePerNight, total } = hotel;
  const nights = nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1;
  return (
    <div className={styles.deal} id={id}>
      {hotel.quality ? <Quality quality={hotel.quality} /> : <span />}
      {pricePerNight && total ? (
        <div className={styles.price}>
          <p className={styles.perNight}>
            <Price money={pricePerNight} size="display" />
            <span className={styles.small}>{labels.perNight(criteria.party.rooms)}</span>
            <EstimatedPrice money={pricePerNight} />
          </p>
          <p className={styles.total}>
            {intl.formatMessage(messages.total, {
              nights,
              total: (
                <strong key="total">
                  <Price money={total} isEstimated />
                </strong>
              ),
            })}
            <span className={styles.small}>
              <TaxesAndFees fees={hotel.propertyFees.map((amount) => ({ amount }))} />
            </span>
          </p>
          <span className={styles.view} aria-hidden="true">
            <span id={viewId}>{intl.formatMessage(messages.viewRooms)}</span>
            <Icon icon={ArrowRight} size={16} flip />
          </span>
        </div>
      ) : hotel.isPricePending ? (
        <PricePending />
      ) : (
        <SoldOut hotelId={hotel.id} criteria={criteria} nearest={nearest} />
      )}
    </div>
  );
}
