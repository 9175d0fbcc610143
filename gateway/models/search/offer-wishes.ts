/** Unit of a price range: one night as displayed, or the whole stay. */
export type PriceUnit = 'NIGHT' | 'STAY';

/** A range of prices, all rooms together, in whole shekels. */
export interface PriceRange {
  readonly min: number;
  /** Null for no limit. */
  readonly max: number | null;
  readonly per: PriceUnit;
}

/** Wishes for a room. One offer must meet all of them. */
export interface OfferWishes {
  /** English names of meal plans. Any of them is enough; a plan also counts for the plans that it includes. */
  readonly meals: readonly string[];
  readonly freeCancellation: boolean;
  /** Whether the room has to be known to have enough beds. */
  readonly bedsForAll?: boolean;
  /** Any price when left out. */
  readonly price?: PriceRange | null;
}
