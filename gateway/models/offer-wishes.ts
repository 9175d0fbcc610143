/** What is asked of a room beside its price. One offer has to meet all of it. */
export interface OfferWishes {
  /** English names of meal plans. Any of them is enough; a plan also counts for those that it contains. */
  readonly meals: readonly string[];
  readonly freeCancellation: boolean;
}
