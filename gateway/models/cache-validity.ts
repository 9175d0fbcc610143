/**
 * How long, in milliseconds, a response is returned to later requests, and its parts are used for other pages of the
 * same search.
 */
export const MAX_REUSE_MS = 5_000;

/**
 * How long the response to one request may be cached. Resolvers state it while the response is made; while every
 * condition is met, the next visitor with the same request may get the same response.
 */
export interface CacheValidity {
  /**
   * Called by a root field whose value is the same for every caller as long as the condition is met.
   * @param isMet called again for each later request; must be quick
   * @param until moment until which other instances would make the same value while no cached value is dropped, in
   * milliseconds since the epoch; without it they may not return the response
   */
  validWhile(isMet: () => boolean, until?: number): void;
  /**
   * Call for parts that were read for an earlier response.
   * @param readAt milliseconds since the epoch; the age of the response counts from there
   */
  hasPartsFrom(readAt: number): void;
  /** Call when a part of the response came too late or could not be read: then it must not be cached. */
  markIncomplete(): void;
}
