import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPartlyRefundable } from '../../../gateway/pricing/refund.ts';
import type { ListedHotel_HotelFragment } from '../../generated/graphql.ts';
import type { Message } from '../../i18n/messages.ts';
import { EstimatedPrice, Price } from '../../i18n/Price.tsx';
import { Text } from '../../i18n/Text.tsx';
import { messages as policyMessages } from '../../lib/booking.messages.ts';
import type { CurrentPrice } from '../../lib/currentPrice.ts';
import { amenityLabels, qualityLabels } from '../../lib/hotelLabels.messages.ts';
import { HotelPlace } from '../../lib/HotelPlace.tsx';
import { wishes as wishLabels } from '../../lib/labels.messages.ts';
import { QualitySource } from '../../lib/QualitySource.tsx';
import { useLabels } from '../../lib/useLabels.ts';
import { CentreDistance } from '../../lib/where/CentreDistance.tsx';
import { Score } from '../../ui/Score.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';

type Hotel = ListedHotel_HotelFragment;

/** One column. */
export interface Compared {
  readonly hotel: Hotel;
  readonly price: CurrentPrice;
}

const unknown = (
  <span className={styles.faint}>
    <Text message={messages.unknown} />
  </span>
);

function Amount({ price, part }: { price: CurrentPrice; part: 'pricePerNight' | 'total' }) {
  const intl = useIntl();
  if (price.kind === 'loading')
    return (
      <SkeletonRegion label={intl.formatMessage(messages.pricesLoading)}>
        <Skeleton width="5rem" height="1.5rem" />
      </SkeletonRegion>
    );
  if (price.kind === 'unknown') return unknown;
  if (price.kind !== 'known')
    return (
      <span className={styles.none}>
        <Text message={price.kind === 'unmet' ? messages.unmet : messages.noRooms} />
      </span>
    );
  const money = price.asked[part];
  return (
    <span className={styles.amount}>
      <Price money={money} size={part === 'total' ? 'lg' : 'md'} />
      <EstimatedPrice money={money} />
      {part === 'total' && (
        <span className={styles.faint}>
          <Text message={messages.taxes} />
        </span>
      )}
    </span>
  );
}

function Meals({ price }: { price: CurrentPrice }) {
  const labels = useLabels();
  if (price.kind !== 'known') return unknown;
  // Of the price in the row above; where several can be chosen at it, one or the other.
  return price.asked.mealChoices.map((meal) => labels.meal(meal)).join(' · ');
}

const cancellationOf = (price: CurrentPrice): Message | null => {
  if (price.kind !== 'known') return null;
  const { cancellation, total } = price.asked;
  if (cancellation.isFree) return wishLabels.freeCancellation;
  return isPartlyRefundable(cancellation, total) ? policyMessages.partlyRefundable : messages.nonRefundable;
};

function Cancellation({ price }: { price: CurrentPrice }) {
  const rule = cancellationOf(price);
  return rule ? <Text message={rule} /> : unknown;
}

const knownAmenities = ({ amenities }: Hotel) =>
  Object.entries(amenityLabels).filter(([key]) => amenities.includes(key));

function Amenities({ hotel }: { hotel: Hotel }) {
  const known = knownAmenities(hotel);
  if (known.length === 0) return unknown;
  return (
    <ul className={styles.amenities}>
      {known.map(([key, label]) => (
        <li key={key}>
          <Text message={label} />
        </li>
      ))}
    </ul>
  );
}

function StarClass({ stars }: { stars: number | null }) {
  const intl = useIntl();
  if (stars === null) return unknown;
  return <Stars value={stars} label={intl.formatMessage(messages.stars, { stars })} />;
}

function Rating({ quality }: { quality: Hotel['quality'] }) {
  const intl = useIntl();
  if (!quality) return unknown;
  const score = intl.formatNumber(quality.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.amount}>
      <Score value={score} label={intl.formatMessage(qualityLabels[quality.label])} />
      <span className={styles.faint}>
        <QualitySource quality={quality} />
      </span>
    </span>
  );
}

interface CompareRow {
  readonly label: Message;
  readonly cell: (compared: Compared) => ReactNode;
  /** What is compared: of two columns with different ones the row is marked. Null while it is not known. */
  readonly value: (compared: Compared) => string | number | null;
}

const amountOf = (price: CurrentPrice, part: 'pricePerNight' | 'total') =>
  price.kind === 'known' ? price.asked[part].amountMinor : null;

/** What is told of every hotel, in this order. */
export const compareRows: readonly CompareRow[] = [
  {
    label: messages.total,
    cell: ({ price }) => <Amount price={price} part="total" />,
    value: ({ price }) => amountOf(price, 'total'),
  },
  {
    label: messages.price,
    cell: ({ price }) => <Amount price={price} part="pricePerNight" />,
    value: ({ price }) => amountOf(price, 'pricePerNight'),
  },
  {
    label: messages.rating,
    cell: ({ hotel }) => <Rating quality={hotel.quality} />,
    value: ({ hotel }) => hotel.quality?.score ?? null,
  },
  {
    label: messages.class,
    cell: ({ hotel }) => <StarClass stars={hotel.stars} />,
    value: ({ hotel }) => hotel.stars,
  },
  {
    label: messages.place,
    cell: ({ hotel }) => <HotelPlace hotel={hotel} />,
    value: ({ hotel }) => `${hotel.city}|${hotel.country}`,
  },
  {
    label: messages.distance,
    cell: ({ hotel }) => (hotel.placeInTown ? <CentreDistance place={hotel.placeInTown} /> : unknown),
    value: ({ hotel }) => hotel.placeInTown?.metersToCentre ?? null,
  },
  {
    label: messages.meals,
    cell: ({ price }) => <Meals price={price} />,
    value: ({ price }) => (price.kind === 'known' ? price.asked.mealChoices.join('|') : null),
  },
  {
    label: messages.cancellation,
    cell: ({ price }) => <Cancellation price={price} />,
    value: ({ price }) => cancellationOf(price)?.id ?? null,
  },
  {
    label: messages.amenities,
    cell: ({ hotel }) => <Amenities hotel={hotel} />,
    value: ({ hotel }) =>
      knownAmenities(hotel)
        .map(([key]) => key)
        .join('|'),
  },
];

/** True where two hotels are known to differ: what is not known of one differs from nothing. */
export const differs = ({ value }: Pick<CompareRow, 'value'>, columns: readonly Compared[]): boolean =>
  new Set(columns.map(value).filter((each) => each !== null)).size > 1;
