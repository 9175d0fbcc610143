import type { Money } from './money.ts';
import type { PlainDate } from './stay.ts';

/** The stay a hotel was saved with. */
export interface SavedStay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly rooms: number;
}

/** A hotel that a member saved. */
export interface Favorite {
  readonly id: string;
  readonly hotelId: string;
  /** Name when it was saved. */
  readonly hotelName: string;
  readonly savedAt: string;
  /** Price of one night when it was saved; null when none was known. */
  readonly savedPricePerNight: Money | null;
  readonly savedStay: SavedStay | null;
}
