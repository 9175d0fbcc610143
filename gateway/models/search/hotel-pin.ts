import type { QualitySource } from '../hotel/hotel.ts';
import type { Money } from '../money.ts';
import type { Coordinates, LocalizedText } from '../hotel/place.ts';
import type { SearchProgress, SearchView } from './search.ts';

/** One hotel of the map. */
export interface HotelPin {
  readonly id: string;
  readonly name: LocalizedText;
  readonly city: string;
  readonly country: string;
  readonly stars: number | null;
  readonly score: number | null;
  readonly scoreSource: QualitySource | null;
  /** Number of our own reviews; null when the score has another source, or there are more than the index can store. */
  readonly reviewCount: number | null;
  readonly coordinates: Coordinates | null;
  readonly rooms: 'AVAILABLE' | 'NONE' | 'UNKNOWN';
  /** Rounded to a whole shekel. */
  readonly pricePerNight: Money | null;
  readonly total: Money | null;
  /** The full cost of the stay, by which hotels are compared. */
  readonly fullCost: Money | null;
  /** Whether the offer of this price can be cancelled free of charge; false without a room. */
  readonly freeCancellation: boolean;
  /** Fees at the property in addition to the total, one sum per currency. */
  readonly propertyFees: readonly Money[];
  readonly isPick: boolean;
}

/** All hotels of a search that match its filters. */
export interface HotelPinList {
  readonly pins: readonly HotelPin[];
  readonly totalItems: number;
  readonly facets: SearchView['facets'];
  readonly suggestion: SearchView['suggestion'];
  readonly progress: SearchProgress;
  readonly isStale: boolean;
}
