import { useIntl } from 'react-intl';
import { shortageOf } from '#shared/stay/bed-shortage.ts';
import { bedsOfRoom } from '#shared/stay/room-beds.ts';
import { isPartlyRefundable } from '#shared/cancellation/refund.ts';
import type { ListedHotel_HotelFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { EstimatedPrice, Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BedNote } from '#lib/beds/BedNote.tsx';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { messages as policyMessages } from '#lib/booking/booking.messages.ts';
import type { CurrentPrice } from '#lib/hotel/price/currentPrice.ts';
import { amenityLabels, qualityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { wishes as wishLabels } from '#lib/hooks/labels.messages.ts';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { useDistance } from '#lib/location/CentreDistance.tsx';
import { messages as locationMessages } from '#lib/location/location.messages.ts';
import { Score } from '#ui/Score.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { Stars } from '#ui/Stars.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';

/** A hotel as loaded for the comparison. */
export type Hotel = ListedHotel_HotelFragment;

/** A hotel with its price: one column of the table. */
export interface Compared {
  readonly hotel: Hotel;
  readonly price: CurrentPrice;
  /** The guests of the stay; a price is for all of their rooms together. */
  readonly party: PartySize;
}

/** Content of a cell whose value is not known. */
export function Unknown() {
  return (
    <span className={styles.faint}>
      <Text message={messages.unknown} />
    </span>
  );
}

export function Amount({
  price,
  party: { rooms },
  part,
}: Pick<Compared, 'price' | 'party'> & { part: 'pricePerNight' | 'total' }) {
  const intl = useIntl();
  const labels = useLabels();
  if (price.kind === 'loading')
    return (
      <SkeletonRegion label={intl.formatMessage(messages.pricesLoading)}>
        <Skeleton width="5rem" height="1.5rem" />
      </SkeletonRegion>
    );
  if (price.kind === 'unknown') return <Unknown />;
  if (price.kind !== 'known')
    return (
      <span className={styles.none}>
        <Text message={price.kind === 'unmet' ? messages.unmet : messages.noRooms} />
      </span>
    );
  const money = price.offer[part];
  return (
    <span className={styles.amount}>
      <Price money={money} size={part === 'total' ? 'lg' : 'md'} />
      <EstimatedPrice money={money} />
      {part === 'pricePerNight' && rooms > 1 && (
        <span className={styles.faint}>{labels.perNight(rooms)}</span>
      )}
      {part === 'total' && (
        <span className={styles.faint}>
          <TaxesAndFees fees={price.offer.propertyFees} isLine />
        </span>
      )}
    </span>
  );
}

export function Meals({ price }: { price: CurrentPrice }) {
  const labels = useLabels();
  if (price.kind !== 'known') return <Unknown />;
  // Only the meal plan of the shown price, not other plans that could be chosen.
  return labels.meal(price.offer.mealPlan);
}

/** The beds of the room whose price is shown, with a note if there are too few. */
export function RoomBeds({ price, party }: Pick<Compared, 'price' | 'party'>) {
  if (price.kind !== 'known') return <Unknown />;
  const { roomNames } = price.offer;
  const beds = roomNames.map(bedsOfRoom);
  if (!beds.some((known) => known !== null)) return <Unknown />;
  return (
    <>
      <RoomBedLines names={roomNames} />
      <BedNote shortage={shortageOf(beds, party)} className={styles.bedNote} />
    </>
  );
}

const cancellationOf = (price: CurrentPrice): Message | null => {
  if (price.kind !== 'known') return null;
  const { cancellation, total } = price.offer;
  if (cancellation.isFree) return wishLabels.freeCancellation;
  return isPartlyRefundable(cancellation, total) ? policyMessages.partlyRefundable : messages.nonRefundable;
};

export function Cancellation({ price }: { price: CurrentPrice }) {
  const dates = useDates();
  const rule = cancellationOf(price);
  const until =
    price.kind === 'known' && price.offer.cancellation.isFree && price.offer.cancellation.freeUntil;
  if (until)
    return (
      <Text
        message={policyMessages.freeUntil}
        values={{ when: <bdi key="when">{dates.wallClock(until)}</bdi> }}
      />
    );
  return rule ? <Text message={rule} /> : <Unknown />;
}

/** The distance to the sea; the server returns it only up to 5 km. */
export function ToSea({ meters }: { meters: number | null }) {
  const distance = useDistance();
  if (meters === null)
    return (
      <span className={styles.faint}>
        <Text message={messages.farFromSea} />
      </span>
    );
  return (
    <Text
      message={locationMessages.about}
      values={{ distance: <bdi key="distance">{distance(meters)}</bdi> }}
    />
  );
}

const knownAmenities = ({ amenities }: Hotel) =>
  Object.entries(amenityLabels).filter(([key]) => amenities.includes(key));

/** The amenities of a hotel. Those that some other hotel lacks come first and are emphasized. */
export function Amenities({ hotel, all }: { hotel: Hotel; all: readonly Hotel[] }) {
  const known = knownAmenities(hotel);
  if (known.length === 0) return <Unknown />;
  const isShared = (key: string) => all.every(({ amenities }) => amenities.includes(key));
  const shared = known.filter(([key]) => isShared(key));
  const others = known.filter(([key]) => !isShared(key));
  return (
    <ul className={styles.amenities}>
      {others.map(([key, label]) => (
        <li key={key} className={styles.special}>
          <Text message={label} />
          <span className="visually-hidden">
            {' '}
            <Text message={messages.notEverywhere} />
          </span>
        </li>
      ))}
      {shared.map(([key, label]) => (
        <li key={key}>
          <Text message={label} />
        </li>
      ))}
    </ul>
  );
}

export function StarClass({ stars }: { stars: number | null }) {
  const intl = useIntl();
  if (stars === null) return <Unknown />;
  return <Stars value={stars} label={intl.formatMessage(messages.stars, { stars })} />;
}

export function Rating({ quality }: { quality: Hotel['quality'] }) {
  const intl = useIntl();
  if (!quality) return <Unknown />;
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
