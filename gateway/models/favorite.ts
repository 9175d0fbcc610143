import type { Money } from './money.ts';
import type { OfferWishes } from './search/offer-wishes.ts';
import type { PlainDate } from './stay.ts';

/** What was asked of the rooms of a saved hotel; the price range only where it has a lowest price, which chooses the room. */
export type SavedWishes = OfferWishes;

/** The stay a hotel was saved with. */
export interface SavedStay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly infants: number;
  readonly rooms: number;
  /** None in what was saved before they were kept. */
  readonly wishes: SavedWishes;
}

/** A hotel that a member saved. */
export interface Favorite {
  readonly id: string;
  readonly hotelId: string;
  /** Name when it was saved. */
  readonly hotelName: string;
  readonly savedAt: string;
  /** Price of one night when it was saved, of the cheapest offer that met the wishes; null when none was known. */
  readonly savedPricePerNight: Money | null;
  readonly savedStay: SavedStay | null;
}
