import type { PlaceInTown } from './place-in-town.ts';
import type { Coordinates } from './place.ts';

/** Location of a booked hotel, as far as it could be read. */
export interface HotelLocation {
  /** One line or several; empty when it is unknown. */
  readonly address: string;
  readonly coordinates: Coordinates | null;
  readonly placeInTown: PlaceInTown | null;
}
