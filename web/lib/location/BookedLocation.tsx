import type { BookedLocation_HotelFragment } from '#generated/graphql.ts';
import { HotelAddress } from './HotelAddress.tsx';
import { HotelSurroundings } from './HotelSurroundings.tsx';
import { SmallMap } from './SmallMap.tsx';

interface BookedLocationProps {
  hotel: BookedLocation_HotelFragment;
  /** The name that was booked, for the pin of the map. */
  name: string;
}

/** Where a booked hotel is: address, a small map and what is nearby; unknown parts are left out. */
export function BookedLocation({ hotel, name }: BookedLocationProps) {
  const { coordinates, placeInTown, surroundings } = hotel;
  return (
    <>
      <HotelAddress hotel={hotel} name={name} />
      {coordinates && <SmallMap coordinates={coordinates} placeInTown={placeInTown} />}
      {surroundings && <HotelSurroundings around={surroundings} />}
    </>
  );
}
