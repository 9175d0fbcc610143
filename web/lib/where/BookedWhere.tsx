import type { BookedWhere_HotelFragment } from '#generated/graphql.ts';
import { HotelAddress } from './HotelAddress.tsx';
import { HotelSurroundings } from './HotelSurroundings.tsx';
import { SmallMap } from './SmallMap.tsx';

interface BookedWhereProps {
  hotel: BookedWhere_HotelFragment;
  /** The name that was booked, for the pin of the map. */
  name: string;
}

/** Where a booked hotel is: address, a small map and what is nearby; unknown parts are left out. */
export function BookedWhere({ hotel, name }: BookedWhereProps) {
  const { coordinates, placeInTown, surroundings } = hotel;
  return (
    <>
      <HotelAddress hotel={hotel} name={name} />
      {coordinates && <SmallMap coordinates={coordinates} placeInTown={placeInTown} />}
      {surroundings && <HotelSurroundings around={surroundings} />}
    </>
  );
}
