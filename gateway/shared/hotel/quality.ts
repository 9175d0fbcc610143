import type { Quality } from '#models/hotel/hotel.ts';

/** Bands of the guest rating as cards show them. */
export type QualityBand = 'EXCELLENT' | 'GREAT' | 'VERY_GOOD' | 'GOOD' | 'FAIR';

/**
 * Thresholds of the guest-rating filter. The keys appear in URLs and are not the names of the bands: as on cards,
 * travellers see the band that starts at the number, such as GREAT from 4 on.
 */
export const RATING_THRESHOLDS = { EXCELLENT: 4.5, VERY_GOOD: 4, GOOD: 3.5, FAIR: 3 } as const;

/** The band of a score of 1 to 5. */
export function qualityBand(score: number): QualityBand {
  if (score >= 4.5) return 'EXCELLENT';
  if (score >= 4) return 'GREAT';
  if (score >= 3.5) return 'VERY_GOOD';
  return score >= 3 ? 'GOOD' : 'FAIR';
}

/**
 * The guest rating of a hotel: TripAdvisor's, else the mean of our reviews with their count, else the stored rating;
 * rounded down to one decimal, so that the number always matches its band.
 * @returns null when no source has a number from 1 to 5
 */
export function qualityOf(sources: {
  readonly tripAdvisor?: number | null;
  readonly reviews?: { readonly mean: number; readonly count: number } | null;
  readonly stored?: number | null;
}): Quality | null {
  const { tripAdvisor, reviews, stored } = sources;
  if (isScore(tripAdvisor))
    return { score: oneDecimal(tripAdvisor), source: 'TRIPADVISOR', reviewCount: null };
  if (reviews && reviews.count > 0 && isScore(reviews.mean))
    return { score: oneDecimal(reviews.mean), source: 'REVIEWS', reviewCount: reviews.count };
  return isScore(stored) ? { score: oneDecimal(stored), source: 'HOTEL_DATA', reviewCount: null } : null;
}

/** Weight of the usual rating of a place, in reviews: with this many, a hotel's own rating has the same weight. */
const USUAL_WEIGHT = 5;

/**
 * A rating weighted by its number of reviews: `(votes × score + 5 × usual) / (votes + 5)`, so that one review of 5 does
 * not rank above two hundred of 4.6. Only for sorting; the displayed value is the score itself.
 * @param votes number of reviews of the score, above 0
 * @param usual mean rating of the hotels in the same list
 */
export const trustedScore = (score: number, votes: number, usual: number): number =>
  (votes * score + USUAL_WEIGHT * usual) / (votes + USUAL_WEIGHT);

/** Whole stars of a stored rating, 1 to 5, or null; the same for travellers and administrators. */
export function starsOf(rating: number | null): number | null {
  return isScore(rating) ? Math.floor(rating) : null;
}

const isScore = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 && value <= 5;

/** Rounds down to one decimal. The addend compensates the binary error of numbers such as 4.1 × 10. */
export const oneDecimal = (score: number): number => Math.floor(score * 10 + 1e-9) / 10;
