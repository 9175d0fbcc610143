import type { Money } from './money.ts';
import type { OfferWishes } from './search/offer-wishes.ts';
import type { PlainDate } from './stay.ts';

/**
 * Wishes for the rooms of a saved hotel; with a price range only if it has a minimum price, which affects the selected
 * room.
 */
export type SavedWishes = OfferWishes;

/** The stay a hotel was saved with. */
export interface SavedStay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly infants: number;
  readonly rooms: number;
  /** None in older favorites. */
  readonly wishes: SavedWishes;
}

/** A hotel that a member saved. */
export interface Favorite {
  readonly id: string;
  readonly hotelId: string;
  /** Name at the time of saving. */
  readonly hotelName: string;
  readonly savedAt: string;
  /** Price of one night at the time of saving, of the cheapest offer that met the wishes; null when none was known. */
  readonly savedPricePerNight: Money | null;
  readonly savedStay: SavedStay | null;
}
