/** What the words of a message say about the place. */
import type { Place } from '../../tools/tools.ts';

/** The place that a message wants to search. */
export type PlaceChoice =
  | {
      readonly kind: 'place';
      readonly place: Place;
      readonly also: readonly Place[];
      /** The words that were read as this place although it is spelled differently. */
      readonly assumed: string | null;
      readonly leftOver: readonly string[];
    }
  /** Equally likely readings of one misspelled word. */
  | { readonly kind: 'tied'; readonly places: readonly Place[] }
  /** Words that are nearly this name, where a place is not clearly meant. */
  | { readonly kind: 'meant'; readonly place: Place; readonly words: string }
  /** The message has words where a place is expected, but no place has that name. */
  | { readonly kind: 'unknown'; readonly words: string }
  /** No place is named; `leftOver` are words that might have been one. */
  | { readonly kind: 'none'; readonly leftOver: readonly string[] };

/** Minimum likeness for a phrase to count as the exact name. */
export const EXACT = 0.95;
