/** What the limits of a price range speak of: one night as it is shown, or the whole stay. */
export type PriceUnit = 'NIGHT' | 'STAY';

/** A range of prices, all rooms together, in whole shekels. */
export interface PriceRange {
  readonly min: number;
  /** null is no limit. */
  readonly max: number | null;
  readonly per: PriceUnit;
}

/** What is asked of a room. One offer has to meet all of it. */
export interface OfferWishes {
  /** English names of meal plans. Any of them is enough; a plan also counts for those that it contains. */
  readonly meals: readonly string[];
  readonly freeCancellation: boolean;
  /** Whether the room has to be known to have enough beds. */
  readonly bedsForAll?: boolean;
  /** Any price without it. */
  readonly price?: PriceRange | null;
}
