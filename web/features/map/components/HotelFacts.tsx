import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { PropertyFeeSum } from '#lib/hotel/price/PropertyFeeSum.tsx';
import { Score } from '#ui/Score.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stars } from '#ui/Stars.tsx';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { wishes } from '#lib/hooks/labels.messages.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Icon } from '#ui/Icon.tsx';
import { messages } from '../HotelsMapPage.messages.ts';
import type { MapHotel } from '../useMapHotels.ts';
import styles from './HotelFacts.module.css';

/** The first picture of a hotel: undefined while it is loading, null when there is none. */
export type Thumbnail = { readonly url: string } | null | undefined;

/** Stars of a hotel, and its guest rating with the source. */
export function HotelMarks({ hotel, id }: { hotel: MapHotel; id?: string }) {
  const intl = useIntl();
  const { stars, score, scoreSource, reviewCount } = hotel;
  const text = score === null ? '' : intl.formatNumber(score, { minimumFractionDigits: 1 });
  return (
    <div id={id} className={styles.marks}>
      {stars === null ? (
        <span />
      ) : (
        <Stars value={stars} label={intl.formatMessage(messages.stars, { stars })} />
      )}
      {score !== null && (
        <span className={styles.score}>
          {scoreSource && (
            <span className={styles.source}>
              <QualitySource quality={{ source: scoreSource, reviewCount }} />
            </span>
          )}
          <span className="visually-hidden">{intl.formatMessage(messages.quality, { score: text })}</span>
          <span aria-hidden="true">
            <Score value={text} />
          </span>
        </span>
      )}
    </div>
  );
}

/**
 * Price of a night and the fees paid at the hotel, or that there is no room; nothing while no price is known.
 */
export function HotelPrice({
  hotel,
  roomCount,
  isLarge = false,
}: {
  hotel: MapHotel;
  /** Number of rooms of the stay: a price is for all of them together. */
  roomCount: number;
  isLarge?: boolean;
}) {
  const labels = useLabels();
  const intl = useIntl();
  const { pricePerNight, rooms, propertyFees } = hotel;
  if (pricePerNight)
    return (
      <p className={styles.price}>
        <strong>
          <Price money={pricePerNight} size={isLarge ? 'lg' : 'inherit'} />
        </strong>{' '}
        {labels.perNight(roomCount)} <EstimatedPrice money={pricePerNight} />
        {propertyFees.length > 0 && (
          <span className={styles.fees}>
            <PropertyFeeSum sums={propertyFees} />
          </span>
        )}
      </p>
    );
  return rooms === 'NONE' ? <p className={styles.none}>{intl.formatMessage(messages.noRooms)}</p> : null;
}

/** Total of the stay, and whether it can be cancelled free of charge; nothing without a price. */
export function HotelTerms({ hotel, nights }: { hotel: MapHotel; nights: number }) {
  const intl = useIntl();
  const { total, freeCancellation } = hotel;
  if (!total) return null;
  return (
    <>
      <p className={styles.total}>
        {intl.formatMessage(messages.total, {
          nights,
          total: <Price key="total" money={total} isEstimated />,
        })}
      </p>
      <p className={clsx(styles.cancellation, freeCancellation && styles.free)}>
        {freeCancellation && <Icon icon={CircleCheck} size={16} />}
        {intl.formatMessage(freeCancellation ? wishes.freeCancellation : messages.notFree)}
      </p>
    </>
  );
}

/** The hotel's first picture; decoration beside its name. */
export function HotelThumbnail({ thumbnail, ratio }: { thumbnail: Thumbnail; ratio: string }) {
  const emptyLabel = useIntl().formatMessage(messages.noImage);
  if (thumbnail === undefined)
    return (
      <span className={styles.waiting} style={{ aspectRatio: ratio }}>
        <Skeleton height="100%" />
      </span>
    );
  return (
    <Picture src={pictureSrc(thumbnail?.url ?? null, 320)} alt="" ratio={ratio} emptyLabel={emptyLabel} />
  );
}
