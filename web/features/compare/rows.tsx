import type { ReactNode } from 'react';
import { fullCostOfOffer } from '#shared/pricing/fees/full-cost.ts';
import type { Message } from '#i18n/messages.ts';
import { HotelPlace } from '#lib/hotel/HotelPlace.tsx';
import { CentreDistance } from '#lib/location/CentreDistance.tsx';
import { messages } from './compare.messages.ts';
import {
  Amenities,
  Amount,
  Cancellation,
  Meals,
  Rating,
  RoomBeds,
  StarClass,
  ToSea,
  Unknown,
} from './cells.tsx';
import type { Compared, Hotel } from './cells.tsx';

/** How the best value of a row is found, and its label. */
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
  /** Omitted for a row that is always shown. */
  readonly isShown?: (hotels: readonly Hotel[]) => boolean;
}

/** The rows of the comparison, in this order. */
export const compareRows: readonly CompareRow[] = [
  {
    label: messages.total,
    cell: ({ price, party }) => <Amount price={price} party={party} part="total" />,
    best: {
      label: messages.lowest,
      value: ({ price }) => (price.kind === 'known' ? fullCostOfOffer(price.offer).total : null),
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
    cell: ({ hotel }) => (hotel.placeInTown ? <CentreDistance place={hotel.placeInTown} /> : <Unknown />),
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

/** Ids of the hotels with the best value of a row; none while prices are loading, or if all known values are equal. */
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
