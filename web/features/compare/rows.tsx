import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shortageOf } from '#shared/stay/bed-shortage.ts';
import { paidForOffer } from '#shared/pricing/fees/paid-price.ts';
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
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { wishes as wishLabels } from '#lib/hooks/labels.messages.ts';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { TaxesAndFees } from '#lib/hotel/price/TaxesAndFees.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { CentreDistance, useDistance } from '#lib/location/CentreDistance.tsx';
import { messages as locationMessages } from '#lib/location/location.messages.ts';
import { Score } from '#ui/Score.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { Stars } from '#ui/Stars.tsx';
import { messages } from './compare.messages.ts';
import styles from './ComparePage.module.css';

type Hotel = ListedHotel_HotelFragment;

/** One column. */
export interface Compared {
  readonly hotel: Hotel;
  readonly price: CurrentPrice;
  /** The people of the stay; a price is for all of their rooms together. */
  readonly party: PartySize;
}

const unknown = (
  <span className={styles.faint}>
    <Text message={messages.unknown} />
  </span>
);

function Amount({
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
  if (price.kind === 'unknown') return unknown;
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

function Meals({ price }: { price: CurrentPrice }) {
  const labels = useLabels();
  if (price.kind !== 'known') return unknown;
  // The meal plan of the price in the row above, not other plans that could be chosen.
  return labels.meal(price.offer.mealPlan);
}

/** The beds of the room whose price is shown, with a note where they are too few. */
function RoomBeds({ price, party }: Pick<Compared, 'price' | 'party'>) {
  if (price.kind !== 'known') return unknown;
  const { roomNames } = price.offer;
  const beds = roomNames.map(bedsOfRoom);
  if (!beds.some((known) => known !== null)) return unknown;
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

function Cancellation({ price }: { price: CurrentPrice }) {
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
  return rule ? <Text message={rule} /> : unknown;
}

/** The server gives the distance only up to 5 km, so a hotel farther away has none. */
function ToSea({ meters }: { meters: number | null }) {
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

/** Amenities that some of the hotels lack come first and are emphasized, because they distinguish the hotels. */
function Amenities({ hotel, all }: { hotel: Hotel; all: readonly Hotel[] }) {
  const known = knownAmenities(hotel);
  if (known.length === 0) return unknown;
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

/** Which number of the row is best for a traveller, and the label for it. */
interface Best {
  readonly label: Message;
  /** The compared number; null while it is not known. */
  readonly value: (compared: Compared) => number | null;
  readonly isLess: boolean;
}

interface CompareRow {
  readonly label: Message;
  /** @param all the hotels of all columns */
  readonly cell: (compared: Compared, all: readonly Hotel[]) => ReactNode;
  readonly best?: Best;
  /** Missing for a row that is always shown. */
  readonly isShown?: (hotels: readonly Hotel[]) => boolean;
}

/** The rows of the comparison, in this order. */
export const compareRows: readonly CompareRow[] = [
  {
    label: messages.total,
    cell: ({ price, party }) => <Amount price={price} party={party} part="total" />,
    best: {
      label: messages.lowest,
      value: ({ price }) => (price.kind === 'known' ? paidForOffer(price.offer).total : null),
      isLess: true,
    },
  },
  {
    label: messages.price,
    cell: ({ price, party }) => <Amount price={price} party={party} part="pricePerNight" />,
  },
  {
    label: messages.rating,
    cell: ({ hotel }) => <Rating quality={hotel.quality} />,
    best: { label: messages.highest, value: ({ hotel }) => hotel.quality?.score ?? null, isLess: false },
  },
  { label: messages.class, cell: ({ hotel }) => <StarClass stars={hotel.stars} /> },
  { label: messages.place, cell: ({ hotel }) => <HotelPlace hotel={hotel} /> },
  {
    label: messages.distance,
    cell: ({ hotel }) => (hotel.placeInTown ? <CentreDistance place={hotel.placeInTown} /> : unknown),
    best: {
      label: messages.nearest,
      value: ({ hotel }) => hotel.placeInTown?.metersToCentre ?? null,
      isLess: true,
    },
  },
  {
    label: messages.sea,
    cell: ({ hotel }) => <ToSea meters={hotel.surroundings?.metersToSea ?? null} />,
    best: {
      label: messages.nearestToSea,
      value: ({ hotel }) => hotel.surroundings?.metersToSea ?? null,
      isLess: true,
    },
    isShown: (hotels) => hotels.some(({ surroundings }) => surroundings?.metersToSea != null),
  },
  { label: messages.beds, cell: ({ price, party }) => <RoomBeds price={price} party={party} /> },
  { label: messages.meals, cell: ({ price }) => <Meals price={price} /> },
  { label: messages.cancellation, cell: ({ price }) => <Cancellation price={price} /> },
  { label: messages.amenities, cell: ({ hotel }, all) => <Amenities hotel={hotel} all={all} /> },
];

/** The hotels that are best in a row; none where all known numbers are equal, or prices are still loading. */
export const bestIn = ({ best }: CompareRow, columns: readonly Compared[]): ReadonlySet<string> => {
  if (!best || columns.some(({ price }) => price.kind === 'loading')) return new Set();
  const known = columns.flatMap((each) => {
    const value = best.value(each);
    return value === null ? [] : [{ id: each.hotel.id, value }];
  });
  const values = known.map(({ value }) => value);
  const top = best.isLess ? Math.min(...values) : Math.max(...values);
  const ids = known.filter(({ value }) => value === top).map(({ id }) => id);
  return new Set(ids.length < known.length ? ids : []);
};
